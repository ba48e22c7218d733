"""The console: one person at a terminal takes several seats, and sees what each of them may see."""

import asyncio
import io
import os
import re

import discord
import pytest
import rich.console
from discord import app_commands, ui

from hall.console import Console, meet, wait
from hall.console_input import Lines
from hall.images import size_of

PNG = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + (64).to_bytes(4, "big") * 2


class Counter(ui.View):
    """A button that counts, a menu that answers one person alone, a menu of people, a form."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        self.count = count
        self.add_item(ui.Button(label="Docs", url="https://example.com/docs", row=4))

    @ui.button(label="More", row=0)
    async def more(self, interaction: discord.Interaction, _: ui.Button):
        self.count += 1
        self.more.disabled = self.count > 1
        await interaction.response.edit_message(content=f"{LOREM}Count {self.count}", view=self)

    @ui.button(label="Ask", row=0)
    async def ask(self, interaction: discord.Interaction, _: ui.Button):
        await interaction.response.send_modal(Form())

    @ui.select(
        placeholder="Where",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label="Asgard", value="a", description="Gods live here"),
            discord.SelectOption(label="Hel", value="h"),
            discord.SelectOption(label="Midgard", value="m"),
        ],
    )
    async def where(self, interaction: discord.Interaction, select: ui.Select):
        await interaction.response.send_message("+".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect):
        await interaction.response.send_message(f"chosen: {select.values[0].display_name}")


class Form(ui.Modal, title="A form"):
    number = ui.TextInput(label="Number", max_length=3)
    kind = ui.Label(
        text="Kind",
        component=ui.Select(
            options=[
                discord.SelectOption(label="Elves", value="e"),
                discord.SelectOption(label="Dwarves", value="d"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction):
        text = f"{self.number.value} of {self.kind.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class Layout(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="An empty board")
        )
        self.add_item(ui.Container(ui.TextDisplay("## Turn 1"), gallery))


LOREM = "One\nTwo\nThree\n"
SHORT = app_commands.Range[int, 1, 9]


def add_commands(bot) -> None:
    group = app_commands.Group(name="match", description="Matches")

    @group.command(name="new", description="Opens a match")
    @app_commands.describe(title="Which one", size="How many")
    async def new(interaction: discord.Interaction, title: str, size: SHORT = 2):
        await interaction.response.send_message(f"title={title} size={size}")

    @new.autocomplete("title")
    async def suggest(interaction: discord.Interaction, current: str):
        known = {"The Long Saga": "long", "The Short Saga": "short"}
        return [
            app_commands.Choice(name=name, value=value)
            for name, value in known.items()
            if current.casefold() in name.casefold()
        ]

    @group.command(name="invite", description="Invites")
    async def invite(
        interaction: discord.Interaction,
        who: discord.User,
        where: discord.TextChannel | None = None,
        loud: bool | None = None,  # noqa: FBT001 - an option, given by name
        role: discord.Role | None = None,
        other: discord.User | discord.Role | None = None,
    ):
        given = [who.mention, where, loud, role and role.name, other and other.mention]
        await interaction.response.send_message(" ".join(map(str, filter(None, given))))

    bot.tree.add_command(group)


@pytest.fixture
async def bot(bot):
    add_commands(bot)
    return bot


class Terminal:
    """Types lines into a console, and reads what it wrote since."""

    def __init__(self, console: Console, written: io.StringIO) -> None:
        self.console = console
        self._written = written

    def read(self) -> str:
        text = self._written.getvalue()
        self._written.seek(0)
        self._written.truncate()
        return text

    async def type(self, *lines: str) -> str:
        for line in lines:
            await self.console.obey(line)
        return self.read()


def typed(*lines: str):
    """A person who types these lines, and then ends the input."""
    left = list(lines)

    async def read() -> str | None:
        return left.pop(0) if left else None

    return read


@pytest.fixture
def open_console(hall, room, ann, bo, tmp_path):
    def open_console(*lines: str, read=None) -> Terminal:
        written = io.StringIO()
        screen = rich.console.Console(file=written, width=100, highlight=False)
        read, pictures = read or typed(*lines), tmp_path / "pictures"
        console = Console(hall, room, [ann, bo], read=read, write=screen, pictures=pictures)
        console.quiet = 0.05
        return Terminal(console, written)

    return open_console


@pytest.fixture
async def terminal(bot, start, open_console):
    await start(bot)
    return open_console()


@pytest.fixture
def post(bot, room):
    async def post(content: str = "", **options):
        return await bot.get_channel(room.id).send(content, **options)

    return post


@pytest.fixture
async def counter(terminal, post):
    """A terminal that shows the counter."""
    await post(f"{LOREM}Count 0", view=Counter())
    return terminal


async def test_it_ends_with_the_input_or_by_a_word(bot, start, open_console):
    await start(bot)
    ended, quitted = open_console(), open_console("quit", "say never")

    await ended.console.run()
    await quitted.console.run()

    assert "You are Ann, in #room with Bot." in ended.read()
    assert "never" not in quitted.read()


async def test_it_opens_without_a_bot(open_console):
    terminal = open_console("/")
    terminal.console.patience = 0.1

    await terminal.console.run()

    text = terminal.read()
    assert "Waiting for the bot…" in text
    assert "No commands are offered here." in text


async def test_a_hall_can_be_met_with(bot, start, hall, monkeypatch, capsys):
    monkeypatch.setattr("hall.console.Lines", lambda: typed("as Dag", "/match new x"))
    await start(bot)

    await meet(["Dag", "Eli"])(hall)

    assert "You are Dag, in #table with Bot." in (written := capsys.readouterr().out)
    assert "title=x size=2" in written


async def test_a_hall_can_be_left_open(hall, capsys):
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(wait(hall), 0.05)

    assert hall.url in capsys.readouterr().out


async def test_the_prompt_says_who_acts_and_where(terminal):
    prompts = []
    for line in ("", "as bo", "go dm", "back", "as Cat"):
        await terminal.type(line)
        prompts.append(terminal.console.prompt)

    assert prompts == ["Ann #room> ", "Bo #room> ", "Bo @Bot> ", "Bo #room> ", "Cat #room> "]
    assert "so far there are Ann, Bo, Cat" in await terminal.type("as")


async def test_commands_are_listed_with_their_options(terminal):
    text = await terminal.type("/")

    assert "/match new title:… [size:…]  Opens a match" in text
    assert "    title: Which one (title:? suggests)" in text
    assert "    size: How many (optional)" in text
    assert await terminal.type("/match") == text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("/match new title:long size:3", "title=long size=3"),
        ('/match new title:"a b: c" size:4', "title=a b: c size=4"),
        ("/match new title:The Long Saga size:3", "title=long size=3"),
        ("/match new the short saga", "title=short size=2"),
        ("/MATCH new size: 3 title: see http://x", "title=see http://x size=3"),
        ("/match invite who:@bo loud:yes", "@Bo True"),
        ("/match invite Bo", "@Bo"),
        ("/match invite Bo where:#room role:@everyone", "@Bo room @everyone"),
        ("/match invite Bo other:@Ann", "@Bo @Ann"),
    ],
)
async def test_a_command_is_typed_as_in_discord(terminal, line, answer):
    assert f"  {answer}\n" in await terminal.type(line)


async def test_a_question_mark_shows_suggestions(terminal):
    everything = await terminal.type("/match new title:?")
    some = await terminal.type("/match new size:3 title:?short")

    assert re.findall(r"title:(\w+) +(.*)", everything) == [
        ("long", "The Long Saga"),
        ("short", "The Short Saga"),
    ]
    assert "long" not in some


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "“dance” is nothing I know"),
        ("7", "Nothing on screen has the number 7"),
        ("7.1", "Nothing on screen has the number 7"),
        ("1.1", "[1] is a button: just type 1"),
        ("3", "[3] is a menu: type 3.1 for its first entry"),
        ("3.", "“3.” is nothing I know"),
        ("3.9", "[3] ends at 3.3"),
        ("3.1 3.2 3.3", "Choose 1 to 2, not 3"),
        ("4 @Nobody", "'Nobody' is not somebody here; there are @Bot, @Owner, @Ann, @Bo"),
        ("/", ""),
        ("/dance", "There is no /dance; a bare / lists what there is"),
        ("/match new", "The option 'title' is required"),
        ("/match new title:x colour:red", "There is no option 'colour'"),
        ("/match new title:x size:many", "'size' takes INTEGER, not 'many'"),
        ("/match new title:x size:99", "'size' must be between 1 and 9"),
        ("/match new size:?", "The option 'size' has no autocomplete"),
        ("/match invite Zoe", "'Zoe' is not somebody here"),
        ("go nowhere", "Ann sees no place “nowhere”"),
        ("see much", "Write “see”, or “see 3”"),
        ("say", "Cannot send an empty message"),
    ],
)
async def test_what_cannot_be_done_is_told(counter, line, sentence):
    await counter.type("")

    assert sentence in await counter.type(line)


async def test_a_press_shows_what_has_changed(counter):
    before = await counter.type("")
    after = await counter.type("1")

    assert "[1] More  [2] Ask" in before
    assert "(changed)" in after
    assert "Count 1" in after
    assert "Two" not in after  # it was there before
    assert "Two" in await counter.type("see")
    assert "[1] More (off)" in await counter.type("1")
    assert "“More” is off now." in await counter.type("1")


async def test_only_what_is_new_to_the_person_is_shown(counter):
    await counter.type("", "1", "as Bo")

    assert await counter.type("", "as Ann") == ""
    assert "Count 2" in await counter.type("1")
    assert "Count 2" in await counter.type("as Bo")


async def test_menus_show_numbered_options(counter):
    text = await counter.type("")

    assert "[3] Where  (choose 1 to 2, such as 3.1 3.2)" in text
    assert "  [3.1] Asgard — Gods live here" in text
    assert "[4] Who  (type 4 @name)" in text
    assert "Docs (https://example.com/docs)" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [("3.2", "h"), ("3.1 3.3", "a+m"), ("3.3,3.2", "m+h"), ("4 @Bo", "chosen: Bo")],
)
async def test_menus_are_chosen_from_by_number_or_name(counter, line, answer):
    await counter.type("")

    assert f"  {answer}\n" in await counter.type(line)


async def test_an_ephemeral_answer_is_for_one_person(counter):
    await counter.type("")

    assert "(only you)" in await counter.type("3.2")
    assert "(only you)" not in await counter.type("as Bo", "see")


async def test_nobody_presses_what_only_another_sees(hall, terminal, bot, post):
    @bot.tree.command(name="panel", description="Opens a panel")
    async def panel(interaction: discord.Interaction):
        await interaction.response.send_message("secret", view=Counter(), ephemeral=True)

    await bot.tree.sync()
    await terminal.type("/panel", "as Bo")

    text = await terminal.type("1", "3.1")

    assert "not for these eyes" in text
    assert "secret" not in text


async def test_a_form_is_asked_field_by_field(bot, start, post, open_console):
    await start(bot)
    await post(view=Counter())
    terminal = open_console("2", "1000", "2", "12", "5", "2", "2", "1", "/cancel", "as Bo")

    await terminal.console.run()

    text = terminal.read()
    assert "A form" in text
    assert "Number (up to 3 letters)" in text
    assert "'Number' takes 1 to 3 letters" in text  # the form was asked again
    assert "  [2] Dwarves" in text
    assert "12 of d" in text
    assert text.endswith("Bo #room> ")


async def test_threads_are_listed_and_entered(terminal, post):
    message = await post("Lobby")
    thread = await message.create_thread(name="First match")
    await thread.send("Welcome")

    assert "→ go 1: First match, 1 new" in await terminal.type("")
    assert await terminal.type("") == ""
    assert "Welcome" in await terminal.type("go 1")
    assert terminal.console.prompt == "Ann #First match> "
    assert "→ back: #room\n→ go 1: First match\n→ go dm" in await terminal.type("go")
    assert "Welcome" in await terminal.type("as Bo")
    assert "→ back: #room, 1 new" in await terminal.type("as Ann", "as Cat")
    assert "Lobby" in await terminal.type("back")
    await terminal.type("go first")
    assert terminal.console.prompt == "Cat #First match> "


async def test_a_hidden_thread_stays_hidden(terminal, bot, room, ann):
    channel = bot.get_channel(room.id)
    thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(ann.id))
    await thread.send("psst")

    assert "psst" in await terminal.type("go secret")
    text = await terminal.type("as Bo", "go secret", "go", f"say see {thread.mention}")

    assert terminal.console.prompt == "Bo #room> "
    assert "psst" not in text
    assert "→ go 1" not in text
    assert "see #unknown" in text


async def test_calls_ring_for_everybody_at_the_terminal(terminal, post, ann, bo):
    await terminal.type("")
    await post(f"Your turn, {bo.mention}")

    text = await terminal.type("")

    assert "Your turn, @Bo" in text
    assert "🔔 Bo is called (as Bo)" in text
    assert re.search(r"Bot +\d\d:\d\d +🔔", await terminal.type("as Bo"))


async def test_a_deleted_message_is_gone(terminal, post):
    message = await post("**Going** soon")
    await terminal.type("")
    await message.delete()

    assert await terminal.type("") == "(gone: Going soon)\n"


async def test_pictures_are_saved_once(terminal, post, tmp_path):
    assert size_of(PNG) is not None
    for _ in range(2):
        await post(view=Layout(), file=discord.File(io.BytesIO(PNG), "board.png"))

    text = await terminal.type("")

    path = tmp_path / "pictures" / "0001-board.png"
    assert text.count(f"picture: {path} — An empty board") == 2
    assert path.read_bytes() == PNG
    assert len(list(path.parent.iterdir())) == 1


async def test_texts_read_as_in_discord(terminal, post, room, ann, clock):
    now = int(clock.now())
    link = f"https://discord.com/channels/1/{room.id}"
    text = (
        f"# Head\n**bold** _slanted_ ~~gone~~ a_b_c `**code**` \\*plain\\* <#{room.id}> {link}\n"
        "- one [label](https://example.com)\n"
        f"> quoted ||spoilt|| <t:{now - 7200}:R> <:wave:1> </go:2>\n"
        f"-# small \u2068Ann\u2069 {ann.mention} <t:43200:D>\x1b[31m\n"
        f"```\n  1 *2*\n    {'=' * 120}\n```\nafter"
    )
    await post(text)

    shown = await terminal.type("")

    assert "  Head\n  bold slanted gone a_b_c **code** *plain* #room #room\n" in shown
    assert "  • one label (https://example.com)\n" in shown
    assert "  │ quoted spoilt 2 hours ago :wave: /go\n" in shown
    assert "  small Ann @Ann 01 January 1970[31m\n" in shown
    assert f"    1 *2*\n      {'=' * 120}\n  after\n" in shown


async def test_embeds_are_read(terminal, post):
    embed = discord.Embed(title="Head", description="**Body**").add_field(name="N", value="V")
    await post(embed=embed.set_footer(text="Foot"))

    assert "    Head\n    Body\n    N\n    V\n    Foot\n" in await terminal.type("")


async def test_what_comes_by_itself_is_shown_while_a_line_is_awaited(
    bot, start, post, open_console
):
    ended = asyncio.Event()

    async def read() -> str | None:
        await ended.wait()
        return None

    await start(bot)
    terminal = open_console(read=read)
    running = asyncio.create_task(terminal.console.run())
    await asyncio.sleep(0.1)
    before = terminal.read()
    await post("Late news")
    await asyncio.sleep(0.4)
    ended.set()
    await running

    assert before.endswith("Ann #room> ")
    assert re.search(r"Late news\n\nAnn #room> $", terminal.read())


async def test_lines_are_read_without_blocking():
    reader, writer = os.pipe()
    lines = Lines(reader)
    waiting = asyncio.create_task(lines())
    await asyncio.sleep(0.01)

    os.write(writer, "ä one\ntwo\r\nthr".encode())
    read = [await waiting, await lines()]
    os.write(writer, b"ee")
    os.close(writer)

    assert [*read, await lines(), await lines()] == ["ä one", "two", "three", None]
    os.close(reader)


async def test_lines_are_read_from_a_file(tmp_path):
    path = tmp_path / "lines"
    path.write_text("one\ntwo\n")
    with path.open() as file:
        lines = Lines(file.fileno())

        assert [await lines() for _ in range(3)] == ["one", "two", None]
