"""A bot of a few lines on hikari, on the hall whose address is in HALL.

One command, one button, one file, a menu of people with a form, and one of messages. It knows
nothing of Skald, and nothing of the hall but where it is; it has an environment of its own. hikari
sends the gateway's JSON in binary frames, which discord.py never does.
"""

import os

import hikari

bot = hikari.GatewayBot(
    os.environ["DISCORD_TOKEN"],
    intents=hikari.Intents.GUILDS,
    rest_url=f"{os.environ['HALL']}/api/v10",
    banner=None,
)


@bot.listen()
async def ready(_: hikari.StartedEvent) -> None:
    """Tell the hall the commands."""
    me = await bot.rest.fetch_application()
    name = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="name", description="Which one?", is_required=True
    )
    rune = bot.rest.slash_command_builder("rune", "Draw a rune").add_option(name)
    challenge = bot.rest.context_menu_command_builder(hikari.CommandType.USER, "Challenge")
    read = bot.rest.context_menu_command_builder(hikari.CommandType.MESSAGE, "Read it")
    await bot.rest.set_application_commands(me, [rune, challenge, read])


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Answer the commands privately, then the form or the button."""
    interaction = event.interaction
    if isinstance(interaction, hikari.ModalInteraction):
        _, person = interaction.custom_id.split(":")
        words = interaction.components[0].components[0].value
        await said(interaction, f"{person} is told: {words}")
    elif not isinstance(interaction, hikari.CommandInteraction):
        await turned(interaction)
    elif interaction.command_type is hikari.CommandType.USER:
        row = bot.rest.build_modal_action_row().add_text_input("words", "Words")
        person = interaction.resolved.users[interaction.target_id].username
        await interaction.create_modal_response("A challenge", f"challenge:{person}", row)
    elif interaction.command_type is hikari.CommandType.MESSAGE:
        message = interaction.resolved.messages[interaction.target_id]
        await said(interaction, f"It says: {message.content}")
    else:
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "turn", label="Turn it")
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE,
            f"You draw {interaction.options[0].value}.",
            component=row,
            flags=hikari.MessageFlag.EPHEMERAL,
        )


async def said(interaction: hikari.CommandInteraction | hikari.ModalInteraction, text: str) -> None:
    """Answer privately."""
    await interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, text, flags=hikari.MessageFlag.EPHEMERAL
    )


async def turned(interaction: hikari.ComponentInteraction) -> None:
    """Answer the button, and send a file."""
    await interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_UPDATE, "It is turned.", components=[]
    )
    file = hikari.Bytes("ᚠ".encode(), "rune.txt")
    await bot.rest.create_message(interaction.channel_id, "Here it is.", attachment=file)


bot.run(check_for_updates=False)
