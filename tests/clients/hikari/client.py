"""A bot of a few lines on hikari, on the hall whose address is in HALL.

One command, one button, one file. It knows nothing of Skald, and nothing of the hall but where it
is; it has an environment of its own. hikari sends the gateway's JSON in binary frames, which
discord.py never does.
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
    """Tell the hall the command."""
    me = await bot.rest.fetch_application()
    name = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="name", description="Which one?", is_required=True
    )
    rune = bot.rest.slash_command_builder("rune", "Draw a rune").add_option(name)
    await bot.rest.set_application_commands(me, [rune])


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Answer the command privately, then the button."""
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "turn", label="Turn it")
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE,
            f"You draw {interaction.options[0].value}.",
            component=row,
            flags=hikari.MessageFlag.EPHEMERAL,
        )
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, "It is turned.", components=[]
        )
        file = hikari.Bytes("ᚠ".encode(), "rune.txt")
        await bot.rest.create_message(interaction.channel_id, "Here it is.", attachment=file)


bot.run(check_for_updates=False)
