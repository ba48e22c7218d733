"""The page's socket and its guards: what a page is told and may do, without a browser."""

import asyncio
import io
import json
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from hall import ApiError, Hall, TurnableClock, VirtualClock
from hall.page import socket
from hall.page.socket import STRANGER
from tests.patience import PATIENCE, PATIENT, patient, wait_for

PNG = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + (64).to_bytes(4, "big") * 2


class Form(ui.Modal, title="A form"):
    number = ui.TextInput(label="Number", max_length=3)

    async def on_submit(self, interaction: discord.Interaction):
        await interaction.response.send_message(f"number {self.number.value}", ephemeral=True)


class Controls(ui.View):
    """A secret, a form, a menu of texts, a menu of people, and a button that is never answered."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Secret", custom_id="secret")
    async def secret(self, interaction: discord.Interaction, _: ui.Button):
        file = discord.File(io.BytesIO(PNG), "hand.png")
        await interaction.response.send_message("xyzzy", ephemeral=True, file=file)

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: ui.Button):
        await interaction.response.send_modal(Form())

    @ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button):
        pass

    @ui.select(custom_id="where", options=[discord.SelectOption(label="Hel", value="h")])
    async def where(self, interaction: discord.Interaction, select: ui.Select):
        await interaction.response.send_message("+".join(select.values))

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect):
        await interaction.response.send_message(f"chosen: {select.values[0].display_name}")


class Visitor:
    """A page that has opened its socket; it remembers every byte that it was sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard = ""
        self.parts = {}
        self.messages = {}
        self.answers = {}
        self.number = 0

    async def hear(self) -> None:
        message = await self.socket.receive(timeout=PATIENCE)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        self.heard += message.data
        told = json.loads(message.data)
        if "n" in told:
            self.answers[told["n"]] = told
            return
        if told["part"] == "view":
            self.messages = {}
        for each in told.get("messages", ()) or told.get("changed", ()):
            self.messages[each["id"]] = each
        for gone in told.get("gone", ()):
            del self.messages[gone]
        if "data" in told:
            self.parts[told["part"]] = told["data"]

    async def until(self, look):
        async with patient():
            while not (found := look()):
                await self.hear()
        return found

    async def ask(self, do, **fields):
        self.number += 1
        await self.socket.send_str(json.dumps({"do": do, "n": self.number, **fields}))
        answer = await self.until(lambda: self.answers.get(self.number))
        return {key: value for key, value in answer.items() if key != "n"}

    async def sit(self, user, room):
        await self.ask("look", who=str(user.id), where=str(room.id))
        await self.until(lambda: self.parts.get("view", {}).get("who") == str(user.id))
        self.who, self.where = str(user.id), str(room.id)

    async def act(self, do, **fields):
        return await self.ask(do, who=self.who, where=self.where, **fields)

    def with_text(self, text):
        return [m for m in self.messages.values() if text in json.dumps(m)]


@asynccontextmanager
async def visiting(hall, word=None):
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{hall.url}/page/socket") as socket,
    ):
        await socket.send_str(hall.desk.key if word is None else word)
        yield Visitor(socket)


@pytest.fixture
async def page(hall):
    async with visiting(hall) as visitor:
        yield visitor


@pytest.fixture
async def bot(bot):
    async def greet(interaction: discord.Interaction, who: discord.User, size: int, how: str):
        await interaction.response.send_message(f"{how} {who.display_name} {size}")

    async def suggest(_: discord.Interaction, current: str):
        return [app_commands.Choice(name=f"{current}!", value=current)]

    command = app_commands.Command(name="greet", description="Greets", callback=greet)
    command.autocomplete("how")(suggest)
    bot.tree.add_command(command)
    return bot


async def with_controls(hall, bot, start, room, page, user) -> str:
    """The message with the controls, before somebody at the page."""
    await start(bot)
    await bot.get_channel(room.id).send("Here", view=Controls())
    await page.sit(user, room)
    return (await page.until(lambda: page.with_text("Here")))[0]["id"]


# -- strangers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/page/main.js", "/page/socket", "/api/v10/gateway"])
@pytest.mark.parametrize(
    "foreign",
    [
        {"Origin": "https://example.com"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Host": "example.com"},
        {"Host": "127.0.0.1:1"},
        {"Host": "127.0.0.1.example.com"},
    ],
)
async def test_a_foreign_host_or_origin_is_refused(hall, path, foreign):
    """A page from elsewhere gets nothing, whatever name it gives to this address."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(hall.url + path, headers=foreign) as answer,
    ):
        assert answer.status == 403


async def test_its_own_page_and_programs_are_served(hall):
    """With its own origin, by either name of this machine, and without an origin."""
    port = hall.url.rpartition(":")[2]
    async with aiohttp.ClientSession() as session:
        for name in ("127.0.0.1", "localhost"):
            own = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
            async with session.get(f"{hall.url}/", headers=own) as answer:
                assert answer.status == 200
                assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        async with session.get(f"{hall.url}/page/main.js") as answer:
            assert answer.content_type == "text/javascript"
        async with session.get(f"{hall.url}/page/__init__.py") as answer:
            assert answer.status == 404


@pytest.mark.parametrize("word", ["", "guess", "{}"])
async def test_who_does_not_know_the_key_is_told_nothing(hall, word):
    """The key stands in the address that the terminal shows; without it the socket closes."""
    async with visiting(hall, word) as stranger:
        message = await stranger.socket.receive(timeout=PATIENCE)

        assert message.type is aiohttp.WSMsgType.CLOSE
        assert message.data == STRANGER


@pytest.mark.parametrize("data", ["", "[]", '{"do": "rob", "n": 1}', '{"do": "look", "n": 1}'])
async def test_what_is_no_request_closes_the_socket(page, data):
    """The page never sends such a thing."""
    await page.until(lambda: "people" in page.parts)
    await page.socket.send_str(data)
    message = await page.socket.receive(timeout=PATIENCE)

    assert message.type is aiohttp.WSMsgType.CLOSE


# -- seeing ---------------------------------------------------------------------------------------


async def test_a_page_is_sent_only_what_its_user_sees(hall, bot, start, room, ann, bo, page):
    """A private answer, and its picture's address, reach the page of who asked, and no other."""
    message = await with_controls(hall, bot, start, room, page, ann)
    async with visiting(hall) as other:
        await other.sit(bo, room)
        await page.act("press", message=message, button="secret")
        await page.until(lambda: page.with_text("xyzzy"))
        await bot.get_channel(room.id).send("Later")
        await other.until(lambda: other.with_text("Later"))

        assert "hand.png" in page.heard
        assert "xyzzy" not in other.heard
        assert "hand.png" not in other.heard


async def test_direct_messages_are_for_one(hall, bot, start, room, ann, bo, page):
    """A direct message shows in its owner's place, and only as a badge to whoever looks on."""
    await start(bot)
    await page.sit(bo, room)
    user = await bot.fetch_user(ann.id)
    await user.send("psst")
    people = await page.until(lambda: [p for p in page.parts["people"] if p["calls"]])
    assert [person["name"] for person in people] == ["Ann"]
    assert "psst" not in page.heard

    await page.sit(ann, ann.direct)
    await page.until(lambda: page.with_text("psst"))
    await page.until(lambda: not any(person["calls"] for person in page.parts["people"]))


async def test_what_is_new_elsewhere_is_counted(hall, bot, start, room, ann, page):
    """Until somebody goes there."""
    other = hall.add_channel("other")
    await start(bot)
    await page.sit(ann, room)
    await bot.get_channel(other.id).send(f"Come, <@{ann.id}>")

    def there():
        return next(p for p in page.parts["places"] if p["name"] == "other")

    await page.until(lambda: there()["unread"] == there()["calls"] == 1)
    await page.sit(ann, other)
    await page.until(lambda: there()["unread"] == there()["calls"] == 0)


async def test_only_the_newest_messages_are_sent_at_first(hall, room, ann, page):
    """And more when they are asked for."""
    for number in range(5):
        await ann.send(room, f"no. {number}")
    await page.ask("look", who=str(ann.id), where=str(room.id), most=2)
    await page.until(lambda: page.with_text("no. 4"))
    assert page.parts["view"]["earlier"]
    assert [m["content"] for m in page.messages.values()] == ["no. 3", "no. 4"]

    await page.ask("look", who=str(ann.id), where=str(room.id), most=9)
    await page.until(lambda: page.with_text("no. 0"))
    assert not page.parts["view"]["earlier"]


# -- acting ---------------------------------------------------------------------------------------


async def test_a_command_with_its_options_and_suggestions(hall, bot, start, room, ann, bo, page):
    """Numbers and people come as texts, and reach the bot as what they are."""
    await start(bot)
    await page.sit(ann, room)
    await page.until(lambda: page.parts["commands"])
    some = {"who": str(bo.id), "size": "3"}
    suggested = await page.act("suggest", path="greet", options=some, focused="how", typed="Hej")
    assert suggested == {"choices": [{"name": "Hej!", "value": "Hej"}]}

    answer = await page.act("use", path="greet", options={**some, "how": "Hej"})
    message = await page.until(lambda: page.messages.get(answer["message"]))
    assert message["content"] == "Hej Bo 3"
    assert message["used"]["path"] == "greet"


async def test_menus_and_forms(hall, bot, start, room, ann, bo, page):
    """A form opens at a press, is kept until it fits, and closes; people are chosen by number."""
    message = await with_controls(hall, bot, start, room, page, ann)
    form = (await page.act("press", message=message, button="ask"))["form"]
    assert form["title"] == "A form"
    field = form["parts"][0]["component" if "component" in form["parts"][0] else "components"]
    name = (field if isinstance(field, dict) else field[0])["custom_id"]
    assert "error" in await page.act("submit", form=form["id"], fields={name: "12345"})
    await page.act("submit", form=form["id"], fields={name: "12"})
    await page.until(lambda: page.with_text("number 12"))
    closed = await page.act("submit", form=form["id"], fields={name: "12"})
    assert closed == {"error": "that form is closed"}

    await page.act("choose", message=message, menu="who", values=[str(bo.id)])
    await page.until(lambda: page.with_text("chosen: Bo"))
    assert "error" in await page.act("choose", message=message, menu="where", values=["x"])


async def test_somebody_elses_form_cannot_be_sent(hall, bot, start, room, ann, bo, page):
    """It belongs to who opened it."""
    message = await with_controls(hall, bot, start, room, page, ann)
    form = (await page.act("press", message=message, button="ask"))["form"]
    await page.sit(bo, room)

    assert "error" in await page.act("submit", form=form["id"], fields={})


async def test_an_answer_that_comes_too_late(hall, clock, bot, start, room, ann, page):
    """The page is told that the interaction failed, as soon as three seconds are over."""
    message = await with_controls(hall, bot, start, room, page, ann)
    number = page.number + 1
    pressing = asyncio.create_task(page.act("press", message=message, button="silent"))
    await wait_for(lambda: "silent" in str([i.data for i in hall.world.interactions.values()]))
    assert number not in page.answers
    clock.advance(seconds=4)

    assert await pressing == {"failed": True}


async def test_the_page_is_told_whether_the_bot_is_there(hall, bot, start, room, ann, page):
    """Without it nobody answers commands."""
    await page.sit(ann, room)
    assert not page.parts["hall"]["bot"]["connected"]
    await start(bot)
    await page.until(lambda: page.parts["hall"]["bot"]["connected"])
    await bot.close()
    await page.until(lambda: not page.parts["hall"]["bot"]["connected"])


async def test_a_private_message_can_be_put_away_and_a_public_one_cannot(
    hall, bot, start, room, ann, page
):
    """Only who sees it alone may do so."""
    message = await with_controls(hall, bot, start, room, page, ann)
    answer = await page.act("press", message=message, button="secret")
    await page.until(lambda: page.with_text("xyzzy"))
    await page.act("dismiss", message=answer["message"])
    await page.until(lambda: not page.with_text("xyzzy"))

    assert "error" in await page.act("dismiss", message=message)


async def test_new_people_come_in_under_names_of_their_own(hall, room, ann, page):
    """A name is said once, and can be read."""
    await page.sit(ann, room)
    answer = await page.ask("meet", name="  Cy   the  Third ")
    await page.until(lambda: len(page.parts["people"]) == 2)
    assert page.parts["people"][1] == {
        "id": answer["id"], "name": "Cy the Third", "calls": 0, "last": None,
    }  # fmt: skip

    for name in ("", "ann", "x" * 33, "a\u202eb"):
        assert "error" in await page.ask("meet", name=name)


async def test_what_cannot_be_written_is_refused_with_a_reason(hall, room, ann, page):
    """The same refusals as for a user of the hall."""
    await page.sit(ann, room)

    assert (await page.act("say", text=""))["error"] == "Cannot send an empty message"
    assert "2000" in (await page.act("say", text="x" * 2001))["error"]
    with pytest.raises(ApiError):
        await ann.send(room, "x" * 2001)


async def test_a_virtual_clock_is_not_turned_by_the_page(hall, clock: VirtualClock, page):
    """It belongs to the test that holds it."""
    before = clock.now()

    assert "error" in await page.ask("turn", hours=1)
    assert clock.now() == before


async def test_the_clock_goes_on_from_where_it_is_turned(room):
    """Everybody who heeds it is woken; threads are archived when their time is over."""
    clock, woken = TurnableClock(), []
    clock.heed(lambda: woken.append(clock.ahead))
    async with Hall(clock=clock, **PATIENT) as hall, visiting(hall) as page:
        await page.ask("turn", hours=24)
        await page.until(lambda: page.parts["hall"]["ahead"] == 86_400)
        assert "error" in await page.ask("turn", hours=-1)

    assert woken == [86_400]


async def test_a_socket_that_never_says_the_key_is_closed(hall, monkeypatch):
    monkeypatch.setattr(socket, "KEY_PATIENCE", 0.05, raising=False)
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{hall.url}/page/socket") as silent,
    ):
        message = await silent.receive(timeout=PATIENCE)

        assert message.type is aiohttp.WSMsgType.CLOSE
        assert silent.close_code == STRANGER


async def test_an_address_that_is_none_of_a_file_leads_nowhere(hall):
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{hall.url}/attachments/a/b/c") as answer,
    ):
        assert answer.status == 404


async def test_a_stranger_s_body_is_not_read(hall):
    """Nothing of the body is sent; an answer comes all the same."""
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(hall.url).port)
    host = urlsplit(hall.url).netloc
    head = (
        f"POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: {host}\r\n"
        "Content-Type: application/json\r\nContent-Length: 60000000\r\n\r\n"
    )
    writer.write(head.encode())
    async with asyncio.timeout(PATIENCE):
        status = await reader.readline()
    writer.close()

    assert b" 401 " in status
