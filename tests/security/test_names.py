"""Names made to ping, to format, to turn sentences around, to hide or to overflow."""

import io
import re
from types import SimpleNamespace

import pytest
from PIL import Image

from play.match.lobby import lobbies
from renderer.nine_realms.layout import SIZE
from renderer.themes import THEMES
from tests.cogs.scene import empty, pressed, typed
from tests.e2e.table import opened
from tests.games.nine_realms.builder import position
from tests.renderer.scenes import SCENES
from tests.renderer.test_legibility import inside, read
from words.names import cleaned

HOSTILE = {
    "everyone": "@everyone @here",
    "a user": "<@1>",
    "a role": "<@&1>",
    "markup": "**~~||Ann||~~** __x__",
    "a code block": "```Ann```",
    "a masked link": "[prize](https://evil.example)",
    "an invitation": "discord.gg/abc",
    "a bare link": "www.evil.example",
    "a bare link in capitals": "WWW.Evil.Example/x",
    "a heading": "# - > 1. Ann",
    "turned around": "\u202ennA\u2066\u2067\u2069\u2069",
    "no width": "A\u200b\u2060\ufeffnn",
    "nothing": "\u200b\u3164\u2800",
    "a flood": "A" + "\u0301\u0489" * 45,
    "emoji": "😀" * 32,
    "long": "W" * 100,
    "Fluent": "{ $seat } \\{",
}
IDS, MENTION = re.compile(r"\d{15,}"), re.compile(r"<@\d+>")
CUT = 23
"""Letters of a long name in the text of the board."""
PLAIN = "Ann"


async def heard(folder, name):
    """A few acts of somebody with a name: what all and what the players then read, and pictures."""
    folder.mkdir(exist_ok=True)
    async with empty(folder) as scene:
        rogue = scene.hall.add_user(
            name.format(cat=scene.cat.id, guild=scene.hall.guild.id) if "<" in name else name
        )
        scene.ann = rogue
        scene.thread = await opened(rogue, scene.bo, scene.room)
        await scene.quiet()
        await scene.stand(position(thor="D4"))
        await typed(rogue, scene.thread, "realms move", figure="thor", hex="D3")
        await typed(rogue, scene.thread, "match offer-draw")
        await typed(rogue, scene.room, "match new", title="nine_realms")
        await scene.quiet()
        await typed(rogue, scene.room, "table invite", match="2", player=scene.bo)
        private = [
            await pressed(scene.bo, scene.board(scene.bo), what)
            for what in ("Text", "Log", "Your move")
        ]
        suggested = await scene.bo.autocomplete(scene.room, "table join", focused="match")
        await scene.services.concessions.concede(1, rogue.id)
        await scene.quiet()
        seen = [*scene.cat.sees(scene.room), *scene.public(), *private]
        said = [message.text for message in seen] + [choice.name for choice in suggested]
        pictures = [image for message in seen for image in message.images]
        boards = [image for message in seen if not message.content for image in message.images]
        return Heard(scene, rogue, said, pictures, boards)


class Heard:
    """What was said of somebody."""

    def __init__(self, scene, rogue, said, pictures, boards):
        self.scene, self.rogue, self.pictures, self.boards = scene, rogue, pictures, boards
        self.name = cleaned(rogue.name) or str(rogue.id)
        self.said = said

    def with_plain_name(self):
        """The same with a usual name, and without the numbers that differ."""
        told = [MENTION.sub("@", text).replace(self.name, PLAIN) for text in self.said]
        return [IDS.sub("#", text.replace(f"{self.name[:CUT]}…", PLAIN)) for text in told]


@pytest.fixture
def settled_dice(monkeypatch):
    """The same chance in every match, so that they can be compared."""
    monkeypatch.setattr(lobbies, "secrets", SimpleNamespace(token_bytes=bytes))


@pytest.mark.parametrize("what", HOSTILE)
async def test_sentences_stay_as_they_are_with_anybodys_name(tmp_path, what, settled_dice):
    """Word by word, but for the name: nothing is turned around, formatted, cut or broken."""
    usual = await heard(tmp_path / "usual", PLAIN)
    hostile = await heard(tmp_path / "hostile", HOSTILE[what])

    assert any(hostile.name in text for text in hostile.said)
    assert hostile.with_plain_name() == usual.with_plain_name()


@pytest.mark.parametrize("what", HOSTILE)
async def test_nobody_is_pinged_but_who_is_called(tmp_path, what):
    """Bo is: he is invited, awaited, and told of the end. Cat never is, nor is everybody."""
    hostile = await heard(tmp_path, HOSTILE[what])
    scene = hostile.scene
    sent = [s for s in scene.hall.record if s.method in ("POST", "PATCH") and _speaks(s.payload)]
    named = [user for s in sent for user in s.payload["allowed_mentions"].get("users", ())]

    assert scene.cat.pings == []
    assert sent
    assert all(s.payload["allowed_mentions"]["parse"] == [] for s in sent)
    assert {int(user) for user in named} <= {scene.bo.id, hostile.rogue.id}


def _speaks(payload):
    return isinstance(payload, dict) and ("content" in payload or "components" in payload)


@pytest.mark.parametrize("what", HOSTILE)
async def test_files_have_names_that_tell_nothing(tmp_path, what):
    hostile = await heard(tmp_path, HOSTILE[what])

    assert {picture.filename for picture in hostile.pictures} == {"picture.png"}
    assert {Image.open(io.BytesIO(p.data)).size for p in hostile.boards} == {SIZE}


@pytest.mark.parametrize("what", HOSTILE)
def test_names_stay_in_their_places_on_pictures(what, monkeypatch):
    """Whoever they are: what is written neither leaves the picture nor is an empty box."""
    name = cleaned(HOSTILE[what]) or "123456789012345678"
    for view in SCENES.values():
        written, image = read(monkeypatch, view, THEMES["dark"], (name, name))
        for one in written:
            assert inside(one.box, (0, 0, *image.size)), one.text


@pytest.mark.parametrize("name", ["discord.gg/abc", "www.evil.example", "evil.example", "WWW.3.de"])
def test_no_name_is_a_link(name):
    """Clients link some addresses without a scheme; what looks like a dot leads nowhere."""
    assert not re.search(r"\w\.[^\W\d_]{2}|www\.", cleaned(name), re.IGNORECASE)


@pytest.mark.parametrize("name", ["J.R.R. Ann", "Dr. Ann", "3.5", "end."])
def test_a_dot_that_is_no_address_stays(name):
    assert cleaned(name) == name
