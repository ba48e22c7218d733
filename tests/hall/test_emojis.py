"""Emojis of the application: uploaded, renamed, removed, shown; what is refused; kept."""

import io
from base64 import b64encode

import aiohttp
import discord
import pytest
from discord import ui
from PIL import Image

from hall import Hall, TurnableClock
from hall.emojis import IMAGE_BYTES, MOST
from hall.model import Emoji
from tests.hall.conftest import Bot, running
from tests.patience import PATIENT

FORM = (400, 50035)


def picture(kind: str = "PNG") -> bytes:
    to = io.BytesIO()
    Image.new("RGB", (8, 8), "red").save(to, kind)
    return to.getvalue()


def data(image: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{b64encode(image).decode()}"


PNG = picture()
BAD = {
    "no name": ({"image": data(PNG)}, FORM),
    "a name of one letter": ({"name": "x", "image": data(PNG)}, FORM),
    "a name of 33 letters": ({"name": "x" * 33, "image": data(PNG)}, FORM),
    "a space": ({"name": "a b", "image": data(PNG)}, FORM),
    "another script": ({"name": "þórr", "image": data(PNG)}, FORM),
    "no picture": ({"name": "thor"}, FORM),
    "no data": ({"name": "thor", "image": "thor.png"}, FORM),
    "broken data": ({"name": "thor", "image": "data:image/png;base64,???"}, FORM),
    "no image": ({"name": "thor", "image": data(b"Thor")}, FORM),
    "too large": ({"name": "thor", "image": data(PNG + bytes(IMAGE_BYTES))}, (400, 0)),
}


@pytest.fixture
def path(hall) -> str:
    return f"/applications/{hall.world.bot.id}/emojis"


async def test_an_emoji_lives(api, path):
    """It is added, listed, found, renamed and removed."""
    status, made = await api.send("POST", path, {"name": "thor", "image": data(PNG)})
    assert (status, made["name"], made["animated"]) == (201, "thor", False)
    assert await api.send("GET", path) == (200, {"items": [made]})
    assert await api.send("GET", f"{path}/{made['id']}") == (200, made)

    status, renamed = await api.send("PATCH", f"{path}/{made['id']}", {"name": "odin"})
    assert (status, renamed) == (200, {**made, "name": "odin"})
    assert await api.send("DELETE", f"{path}/{made['id']}") == (204, {})
    assert await api.send("GET", path) == (200, {"items": []})


@pytest.mark.parametrize("kind", ["PNG", "GIF", "JPEG", "WEBP"])
async def test_a_picture_is_served_as_it_came(kind, hall, api, path):
    """To everybody, as a CDN does; a GIF is said to move."""
    image = picture(kind)
    _, made = await api.send("POST", path, {"name": "thor", "image": data(image, kind.lower())})

    async with api.session.get(f"{hall.url}/emojis/{made['id']}.png") as answer:
        assert (answer.status, await answer.read()) == (200, image)
        assert answer.content_type == f"image/{kind.lower()}"
    async with api.session.get(f"{hall.url}/emojis/1.png") as answer:
        assert answer.status == 404
    assert made["animated"] is (kind == "GIF")


@pytest.mark.parametrize("name", BAD)
async def test_a_bad_emoji_is_refused(name, api, path):
    payload, expected = BAD[name]

    assert await api.code("POST", path, payload) == expected
    assert await api.send("GET", path) == (200, {"items": []})


async def test_a_name_is_there_once(api, path):
    """Neither a new emoji nor an old one takes the name of another; its own it may keep."""
    _, thor = await api.send("POST", path, {"name": "thor", "image": data(PNG)})
    _, odin = await api.send("POST", path, {"name": "odin", "image": data(PNG)})

    assert await api.code("POST", path, {"name": "thor", "image": data(PNG)}) == FORM
    assert await api.code("PATCH", f"{path}/{odin['id']}", {"name": "thor"}) == FORM
    assert await api.code("PATCH", f"{path}/{thor['id']}", {"name": "thor"}) == (200, 0)


async def test_there_are_two_thousand_at_most(hall, api, path):
    hall.world.emojis |= {key: Emoji(key, f"e{key}", PNG) for key in range(MOST)}

    assert await api.code("POST", path, {"name": "thor", "image": data(PNG)}) == (400, 30008)


async def test_others_emojis_are_out_of_reach(hall, api, path):
    """Neither one that is not there, nor those of another application."""
    for method in ("GET", "PATCH", "DELETE"):
        assert await api.code(method, f"{path}/1", {"name": "thor"}) == (404, 10014)
    assert await api.code("GET", "/applications/1/emojis") == (403, 50001)
    api.hall = type(hall)()
    api.hall.world.url = hall.url
    assert await api.code("GET", path) == (401, 0)


class Shown(ui.View):
    """An emoji on a button and beside an option."""

    def __init__(self, emoji: discord.PartialEmoji) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Go", emoji=emoji))
        option = discord.SelectOption(label="Thor", value="thor", emoji=emoji)
        self.add_item(ui.Select(options=[option]))


async def test_discord_py_uploads_and_shows_them(hall, room, ann, bot, start):
    """By the functions that it has for that."""
    await start(bot)
    made = await bot.create_application_emoji(name="thor", image=PNG)
    assert [each.name for each in await bot.fetch_application_emojis()] == ["thor"]
    await bot.get_channel(room.id).send(f"{made} thunders", view=Shown(made))

    seen = ann.sees(room)[0]
    assert (seen.button("Go").emoji, seen.menu().options[0].emoji) == ("thor", "thor")
    assert seen.content == f"<:thor:{made.id}> thunders"


async def test_an_emoji_that_is_gone_is_refused_on_buttons(hall, room, ann, bot, start):
    """In a text it is only not seen."""
    await start(bot)
    made = await bot.create_application_emoji(name="thor", image=PNG)
    await made.delete()

    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_channel(room.id).send(view=Shown(made))
    assert (refused.value.status, refused.value.code) == FORM
    await bot.get_channel(room.id).send(f"{made} thunders")
    assert [message.content for message in ann.sees(room)] == [f"<:thor:{made.id}> thunders"]


async def test_a_kept_hall_keeps_them(tmp_path):
    """Their numbers, names and pictures; one that was removed does not come back."""
    async with Hall(clock=TurnableClock(), keep=tmp_path / "hall", **PATIENT) as hall:
        bot = Bot()
        async with running(bot, hall):
            thor = await bot.create_application_emoji(name="thor", image=PNG)
            await (await bot.create_application_emoji(name="odin", image=PNG)).delete()

    async with Hall(clock=TurnableClock(), keep=tmp_path / "hall", **PATIENT) as again:
        assert [(each.id, each.name) for each in again.world.emojis.values()] == [(thor.id, "thor")]
        address = f"{again.url}/emojis/{thor.id}.png"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert await answer.read() == PNG
