"""A bot and its users: commands, buttons, menus, modals, pictures, threads, whispers."""

import asyncio
import io
import re

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from hall import CallbackType, ClientRefusal, Fault
from hall.components import walk
from hall.message_limits import FILES
from hall.world import RECENT

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + (640).to_bytes(4) + (480).to_bytes(4) + b"picture"


async def test_a_command_in_a_group_gets_typed_options(hall, room, ann, bo, bot, start):
    seen = {}
    group = app_commands.Group(name="match", description="Matches")

    @group.command(name="new", description="Start one")
    @app_commands.choices(
        title=[app_commands.Choice(name="Norsaga", value="norsaga")],
    )
    async def new(
        interaction: discord.Interaction,
        title: str,
        rival: discord.Member,
        seats: app_commands.Range[int, 2, 5] = 2,
    ):
        seen.update(title=title, rival=rival, seats=seats)
        await interaction.response.send_message("Started", ephemeral=True)

    bot.tree.add_command(group)
    await start(bot)

    reply = await ann.command(room, "match new", title="Norsaga", rival=bo, seats=3)

    assert reply.message.content == "Started"
    assert reply.ephemeral
    assert (seen["title"], seen["rival"].id, seen["seats"]) == ("norsaga", bo.id, 3)
    assert [message.content for message in ann.sees(room)] == ["Started"]
    assert bo.sees(room) == []
    assert b"Started" in hall.delivered_to(ann)
    assert b"Started" not in hall.delivered_to(bo)
    for wrong in (
        {"title": "chess", "rival": bo},
        {"title": "norsaga"},
        {"title": "norsaga", "rival": bo, "seats": 9},
        {"title": "norsaga", "rival": bo, "colour": "red"},
    ):
        with pytest.raises(ClientRefusal):
            await ann.command(room, "match new", **wrong)
    with pytest.raises(ClientRefusal):
        await ann.command(room, "match old")


async def test_a_deferred_answer_is_edited_with_a_file(hall, room, ann, bo, bot, start):
    @bot.tree.command(name="board", description="Shows the board")
    async def board(interaction: discord.Interaction):
        await interaction.response.defer()
        file = discord.File(io.BytesIO(PNG), "board.png", description="The board")
        await interaction.edit_original_response(content="Here", attachments=[file])

    await start(bot)

    reply = await (await ann.command(room, "board")).settled()

    assert reply.callback is CallbackType.DEFERRED_MESSAGE
    (seen,) = bo.sees(room)
    assert (seen.content, seen.loading) == ("Here", False)
    assert seen.images[0].data == PNG
    assert seen.images[0].size == (640, 480)
    assert seen.alt_texts == ["The board"]
    assert PNG in hall.delivered_to(bo)
    fetched = await bot.http.get_from_cdn(seen.images[0].url)
    assert fetched == PNG


async def test_autocomplete_suggests(hall, room, ann, bot, start):
    @bot.tree.command(name="go", description="Goes")
    async def go(interaction: discord.Interaction, how: str, where: str):
        await interaction.response.send_message(f"{how} {where}")

    @go.autocomplete("where")
    async def suggest(interaction: discord.Interaction, current: str):
        prefix = f"{interaction.namespace.how}:{current}"
        return [app_commands.Choice(name=prefix, value="asgard")]

    await start(bot)

    (choice,) = await ann.autocomplete(room, "go", focused="where", value="as", how="fast")

    assert (choice.name, choice.value) == ("fast:as", "asgard")
    assert (await ann.command(room, "go", how="by", where=choice.value)).text == "by asgard"


async def test_commands_in_menus_get_a_person_or_a_message(hall, room, ann, bo, bot, start):
    @bot.tree.context_menu(name="Who is this?")
    @app_commands.guild_only()
    async def who(interaction: discord.Interaction, person: discord.Member):
        may = person.resolved_permissions
        said = f"{person.display_name} {person.id} {may.send_messages} {may.manage_guild}"
        await interaction.response.send_message(said)

    @bot.tree.context_menu(name="Read aloud")
    async def read(interaction: discord.Interaction, message: discord.Message):
        said = f"{message.author.display_name}: {message.content} ({len(message.attachments)})"
        await interaction.response.send_message(said, ephemeral=True)

    await start(bot)
    written = await bo.send(room, "Hail")

    assert (await ann.use_on(room, "Who is this?", bo)).text == f"Bo {bo.id} True False"
    reply = await ann.use_on_message(written, "Read aloud")
    assert (reply.text, reply.ephemeral) == ("Bo: Hail (0)", True)
    with pytest.raises(ClientRefusal):
        await ann.use_on(room, "Read aloud", bo)
    with pytest.raises(ClientRefusal):
        await ann.command(room, "Who is this?")
    with pytest.raises(ClientRefusal):
        await ann.use_on(ann.direct, "Who is this?", bo)
    with pytest.raises(ClientRefusal):
        await ann.use_on_message(reply.message, "Who is this?")


class Panel(ui.View):
    @ui.button(label="Join", custom_id="join")
    async def join(self, interaction: discord.Interaction, button: ui.Button):
        button.disabled = True
        await interaction.response.edit_message(content="Joined", view=self)

    @ui.select(
        placeholder="Where",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label=name, value=name.lower()) for name in ("Asgard", "Hel")
        ],
    )
    async def where(self, interaction: discord.Interaction, select: ui.Select):
        await interaction.response.send_message("+".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect):
        await interaction.response.send_message(select.values[0].display_name)

    @ui.button(label="Ask", row=4)
    async def ask(self, interaction: discord.Interaction, button: ui.Button):
        await interaction.response.send_modal(Form())


class Form(ui.Modal, title="How many"):
    number = ui.TextInput(label="Number", max_length=3)
    kind = ui.Label(
        text="Kind of troops",
        component=ui.Select(options=[discord.SelectOption(label="Elves", value="e")]),
    )

    async def on_submit(self, interaction: discord.Interaction):
        await interaction.response.edit_message(
            content=f"{self.number.value} {self.kind.component.values[0]}", view=None
        )


@pytest.fixture
def panel(room, bot):
    async def post():
        return await bot.get_channel(room.id).send("Panel", view=Panel(timeout=None))

    return post


async def test_a_button_updates_its_message(hall, room, ann, bo, bot, start, panel):
    await start(bot)
    await panel()
    (shown,) = ann.sees(room)

    reply = await ann.press(shown, "Join")

    assert reply.updated
    assert reply.message.content == "Joined"
    assert ann.reread(shown).button("join").disabled
    with pytest.raises(ClientRefusal):
        await bo.press(bo.sees(room)[0], "Join")
    with pytest.raises(ClientRefusal):
        await bo.press(shown, "Leave")


async def test_a_stale_look_can_still_be_pressed_as_in_a_race(room, ann, bo, bot, start, panel):
    await start(bot)
    await panel()
    (before,) = bo.sees(room)
    await ann.press(before, "Join")

    assert (await bo.press(before, "Join")).updated


async def test_menus_offer_values_and_people(room, ann, bo, bot, start, panel):
    await start(bot)
    await panel()
    (shown,) = ann.sees(room)

    both = await ann.choose(shown, "Where", "Asgard", "hel")
    who = await ann.choose(shown, "Who", bo)

    assert both.text == "asgard+hel"
    assert who.text == "Bo"
    for wrong in ((), ("Midgard",), ("Asgard", "Hel", "Asgard")):
        with pytest.raises(ClientRefusal):
            await ann.choose(shown, "Where", *wrong)


async def test_a_modal_pops_up_and_is_submitted(room, ann, bot, start, panel):
    await start(bot)
    await panel()
    (shown,) = ann.sees(room)

    modal = (await ann.press(shown, "Ask")).modal
    with pytest.raises(ClientRefusal):
        await ann.submit(modal, number="1000", kind_of_troops="Elves")
    reply = await ann.submit(modal, number="12", kind_of_troops="Elves")

    assert modal.title == "How many"
    numbers = [part["id"] for part in walk(modal.components)]
    assert sorted(numbers) == [*range(1, len(numbers) + 1)]
    assert reply.message.content == "12 e"
    assert ann.reread(shown).buttons == []


class Choices(ui.Modal, title="Choices"):
    """One of two, some of three, yes or no, and people of whom one is chosen already."""

    one = ui.Label(
        text="One",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=each) for each in ("Odin", "Thor")]
        ),
    )
    some = ui.Label(
        text="Some",
        component=ui.CheckboxGroup(
            min_values=0,
            max_values=2,
            required=False,
            options=[
                discord.CheckboxGroupOption(label=each, default=each == "Hel")
                for each in ("Hel", "Ran", "Sif")
            ],
        ),
    )
    tick = ui.Label(text="Really", component=ui.Checkbox())

    def __init__(self, chosen: int) -> None:
        super().__init__()
        kind = discord.SelectDefaultValueType.user
        before = [discord.SelectDefaultValue(id=chosen, type=kind)]
        self.people = ui.UserSelect(required=True, max_values=3, default_values=before)
        self.add_item(ui.Label(text="People", component=self.people))

    async def on_submit(self, interaction: discord.Interaction):
        found = [self.one.component.value, *self.some.component.values, self.tick.component.value]
        names = [each.display_name for each in self.people.values]
        await interaction.response.send_message(f"{found} {names}", ephemeral=True)


@pytest.fixture
async def choices(room, ann, bo, bot, start):
    """A form with all kinds of choices, as a command brings it up."""

    @bot.tree.command(description="Ask")
    async def ask(interaction: discord.Interaction):
        await interaction.response.send_modal(Choices(bo.id))

    await start(bot)
    return lambda: ann.command(room, "ask")


async def test_a_modal_takes_choices_ticks_and_people(room, ann, bo, bot, choices):
    """By their labels; what is not touched stays as it was shown."""
    untouched = await ann.submit((await choices()).modal, one="Thor")
    chosen = await ann.submit(
        (await choices()).modal, one="Odin", some=["Ran", "Sif"], really=True, people=[ann, bo]
    )
    nobody = await ann.submit((await choices()).modal, one="Odin", some=[])

    assert untouched.text == "['Thor', 'Hel', False] ['Bo']"
    assert chosen.text == "['Odin', 'Ran', 'Sif', True] ['Ann', 'Bo']"
    assert nobody.text == "['Odin', False] ['Bo']"


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"one": "Loki"},
        {"one": ["Odin", "Thor"]},
        {"one": "Odin", "some": ["Hel", "Ran", "Sif"]},
        {"one": "Odin", "some": ["Hel", "Hel"]},
        {"one": "Odin", "some": ["Loki"]},
        {"one": "Odin", "people": []},
        {"one": "Odin", "people": ["Bo"]},
        {"one": "Odin", "nothing": "x"},
    ],
)
async def test_a_modal_takes_nothing_that_it_does_not_offer(ann, bot, choices, wrong):
    """Neither other values, nor too few, too many, or the same twice."""
    modal = (await choices()).modal

    with pytest.raises(ClientRefusal):
        await ann.submit(modal, **wrong)


class Count(ui.DynamicItem[ui.Button], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=str(number), custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str], /):
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction):
        view = ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(view=view)


async def test_a_dynamic_item_lives_by_its_custom_id(room, ann, bot, start):
    await start(bot)
    bot.add_dynamic_items(Count)
    view = ui.View(timeout=None)
    view.add_item(Count(6))
    await bot.get_channel(room.id).send(view=view)

    reply = await ann.press(ann.sees(room)[0], "6")

    assert [button.label for button in reply.message.buttons] == ["7"]


class Board(ui.LayoutView):
    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="alt")
        )
        row = ui.ActionRow(ui.Button(label="Your move", custom_id="move"))
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, row))


async def test_a_layout_shows_its_attachment(hall, room, ann, bot, start):
    await start(bot)
    channel = bot.get_channel(room.id)

    sent = await channel.send(view=Board("Turn 1"), file=discord.File(io.BytesIO(PNG), "board.png"))

    (seen,) = ann.sees(room)
    assert seen.text == "Turn 1"
    assert seen.alt_texts == ["alt"]
    url = seen.components[0]["components"][1]["items"][0]["media"]["url"]
    assert url == seen.attachments[0].url
    assert sent.components[0].children[1].items[0].media.url == url
    edited = await sent.edit(view=Board("Turn 2"), attachments=sent.attachments)
    assert ann.sees(room)[0].text == "Turn 2"
    assert edited.attachments[0].id == sent.attachments[0].id
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(view=Board("Turn 3"))
    assert (refusal.value.status, refusal.value.code) == (400, 50035)


async def test_a_picture_that_was_just_replaced_can_still_be_loaded(room, ann, bot, start):
    """Whoever was told of it a moment ago is about to load it; after many others it is gone."""
    await start(bot)
    file = discord.File(io.BytesIO(PNG), "board.png")
    sent = await bot.get_channel(room.id).send("Turn 1", file=file)
    (before,) = ann.sees(room)[0].attachments
    await sent.edit(attachments=[])
    assert not ann.sees(room)[0].attachments
    async with aiohttp.ClientSession() as session:
        async with session.get(before.url) as answer:
            assert await answer.read() == PNG
        for _ in range(0, RECENT, FILES):
            some = [discord.File(io.BytesIO(PNG), f"{at}.png") for at in range(FILES)]
            await bot.get_channel(room.id).send(files=some)
        async with session.get(before.url) as answer:
            assert answer.status == 404


async def test_a_thread_starts_from_a_message_once(hall, room, ann, bot, start):
    await start(bot)
    message = await bot.get_channel(room.id).send("Lobby")

    thread = await message.create_thread(name="Match", auto_archive_duration=10080)
    await thread.send("Welcome")

    assert thread.id == message.id
    (seen,) = ann.threads(room)
    assert [each.content for each in ann.sees(seen)] == ["Welcome"]
    with pytest.raises(discord.HTTPException) as refusal:
        await message.create_thread(name="Again")
    assert (refusal.value.status, refusal.value.code) == (400, 160004)


async def test_an_idle_thread_archives_and_sending_opens_it(hall, clock, room, bot, start):
    await start(bot)
    message = await bot.get_channel(room.id).send("Lobby")
    thread = await message.create_thread(name="Match", auto_archive_duration=60)
    inside = await thread.send("Board")
    state = hall.channel(thread.id).thread

    clock.advance(minutes=61)
    hall.tick()
    assert state.archived
    with pytest.raises(discord.HTTPException) as refusal:
        await inside.edit(content="Later")
    assert (refusal.value.status, refusal.value.code) == (400, 50083)
    await thread.send("Wake up")

    assert not state.archived
    await inside.edit(content="Later")
    await thread.edit(archived=True)
    assert state.archived
    await thread.edit(archived=False)
    assert not state.archived


async def test_direct_messages_reach_one_person_until_they_are_closed(hall, ann, bo, bot, start):
    await start(bot)
    user = await bot.fetch_user(ann.id)

    await user.send("psst")

    assert [message.content for message in ann.sees(ann.direct)] == ["psst"]
    assert bo.sees(ann.direct) == []
    assert b"psst" not in hall.delivered_to(bo)
    assert [message.content for message in ann.pings] == ["psst"]
    ann.close_dms()
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("again")
    assert refusal.value.code == 50007


async def test_only_allowed_mentions_ping_and_edits_never_do(room, ann, bo, bot, start):
    await start(bot)
    text = f"{ann.mention} {bo.mention} @everyone"
    allowed = discord.AllowedMentions(everyone=False, users=[discord.Object(ann.id)], roles=False)

    message = await bot.get_channel(room.id).send(text, allowed_mentions=allowed)
    await message.edit(content=text, allowed_mentions=discord.AllowedMentions.all())

    assert [ping.id for ping in ann.pings] == [message.id]
    assert bo.pings == []


async def test_followups_and_deletion(room, ann, bo, bot, start):
    done = asyncio.Event()

    @bot.tree.command(name="talk", description="Talks")
    async def talk(interaction: discord.Interaction):
        await interaction.response.send_message("one")
        second = await interaction.followup.send("two", ephemeral=True, wait=True)
        third = await interaction.followup.send("three", wait=True)
        await second.edit(content="two!")
        await third.delete()
        assert (await interaction.original_response()).content == "one"
        done.set()

    await start(bot)
    reply = await ann.command(room, "talk")
    await asyncio.wait_for(done.wait(), 5)

    assert [message.content for message in reply.messages] == ["one", "two!"]
    assert [message.content for message in bo.sees(room)] == ["one"]


async def test_a_silent_bot_did_not_respond(hall, clock, room, ann, bot, start):
    received = asyncio.Event()

    @bot.tree.command(name="sleep", description="Sleeps")
    async def sleep(interaction: discord.Interaction):
        clock.advance(seconds=3.1)
        received.set()

    await start(bot)

    reply = await ann.command(room, "sleep")

    assert received.is_set()
    assert reply.failed
    assert reply.text == "The application did not respond"


async def test_everything_the_bot_sent_is_on_record(hall, room, bot, start):
    await start(bot)
    await bot.get_channel(room.id).send("x", file=discord.File(io.BytesIO(b"bytes"), "a.txt"))

    sent = hall.record[-1]

    assert (sent.method, sent.route, sent.status) == (
        "POST",
        "/channels/{channel_id}/messages",
        200,
    )
    assert sent.payload["content"] == "x"
    assert sent.files[0].data == b"bytes"


async def test_a_lost_answer_does_not_double_a_message(hall, room, ann, bot, start):
    await start(bot)
    path = "/channels/{channel_id}/messages"
    hall.faults.order(Fault("POST", path, status=504, acted=True))

    await bot.get_channel(room.id).send("once")

    assert [sent.status for sent in hall.record if sent.route == path] == [504, 200]
    assert [message.content for message in ann.sees(room)] == ["once"]


async def test_a_deleted_call_has_rung_nevertheless(room, ann, bot, start):
    await start(bot)
    message = await bot.get_channel(room.id).send(ann.mention)
    await message.delete()

    (ping,) = ann.pings
    assert ping.deleted
    assert ann.sees(room) == []
