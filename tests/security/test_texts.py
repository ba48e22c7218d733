"""What people type: comments on rolls, what a refusal quotes, and names in a thread's name."""

import re

import pytest

from tests.cogs.scene import empty, settled
from tests.cogs.test_dice import openly
from tests.e2e.table import opened
from tests.security.test_names import HOSTILE
from words.names import cleaned

WRITTEN = {
    **HOSTILE,
    "out of its marks": "\u2069\u2069\u202eA",
    "a channel": "<#1>",
    "a time": "<t:0:R>",
    "a command": "</match new:1>",
    "an emoji of a server": "<a:x:1>",
    "a line of its own": "A\n# B",
}
COMMENTED = re.compile("🎲 \u2068([^\u2068\u2069]+)\u2069: \\*\\*1\\*\\*\n.*")
QUOTED = re.compile("I can't read that from “\u2068([^\u2068\u2069]+)\u2069” on\\. [^\n]*")
SUGGESTED = re.compile("There is no “\u2068([^\u2068\u2069]+)\u2069” here\\.[^\n]*")
BARE = re.compile(
    r"[*`~|<>@\\\[\]\n]|\w\.[^\W\d_]{2}|www\.|[\u202a-\u202e\u2066-\u2069]", re.IGNORECASE
)
"""What a client would take for formatting, a mention, a link or another direction."""


@pytest.fixture
async def room(tmp_path):
    """Somebody in an empty room."""
    async with empty(tmp_path) as scene:
        yield scene


async def answered(scene, path, **options):
    """What a command says."""
    return (await settled(await scene.ann.command(scene.room, path, **options))).message


@pytest.mark.parametrize("what", WRITTEN)
async def test_a_comment_is_words_and_nothing_else(room, what):
    """Everybody reads it: it pings nobody, leads nowhere, and turns or hides nothing."""
    shown = await openly(room.ann, room.room, "roll", dice=f"1d1 for {WRITTEN[what]}"[:200])

    said = COMMENTED.fullmatch(shown.text)
    assert said, shown.text
    assert said[1].startswith("for")
    assert not BARE.search(said[1])
    assert shown.pinged == ()


@pytest.mark.parametrize("what", WRITTEN)
async def test_what_a_refusal_quotes_is_words_and_nothing_else(room, what):
    """Dice that cannot be read, and a section that there is not."""
    dice = await answered(room, "roll", dice=f"& {WRITTEN[what]}"[:200])
    rules = await answered(
        room, "rules read", title="norsaga", section=f"zeppelin {WRITTEN[what]}"[:60]
    )

    for told, form in ((dice, QUOTED), (rules, SUGGESTED)):
        said = form.fullmatch(told.text)
        assert said, told.text
        assert not BARE.search(said[1])


@pytest.mark.parametrize("what", WRITTEN)
async def test_a_thread_is_named_after_people_and_nothing_else(room, what):
    """Whatever they call themselves: one line of letters that Discord takes."""
    rogue = room.hall.add_user(WRITTEN[what])
    thread = await opened(rogue, room.bo, room.room)

    assert (cleaned(rogue.name) or str(rogue.id))[:20] in thread.name
    assert not BARE.search(thread.name.replace(str(rogue.id), ""))
    assert len(thread.name) <= 100
