"""Whole matches of The Hammer of Thor by clicks; the bot is killed in a battle.

Whoever plays comes only when called, and then decides all that is asked.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from hall import Message
from play.match.consequences import ROBOT_DELAY
from tests.cogs.scene import Scene, empty, pressed, typed
from tests.e2e.choosy import plain
from tests.e2e.evening import evening, public_log, vary
from tests.e2e.saga import MET, Berserk, SagaReader
from tests.e2e.story import numbers
from tests.e2e.table import with_button
from tests.e2e.visits import AWAY
from tests.patience import wait_for

MATCHES = 4
"""So many are played at most until players have met, and a hero has lived on."""
NAMES = ("Ann", "Bo", "Cat", "Dag")
SAGA = "a saga, about half as long"
IN_BATTLE = "of the battle is next"
PLANNED = re.compile(r"^(\w+) has made a plan\.$")
LIVES_ON = "🧵 The thread isn't cut yet: "
RAGNAROK = "🌋 **Ragnarok comes in round "
CHAPTERS = ("I. The hosts", "III. The champions' duels", "IV. The melee", "V. The reckoning")
"""All sagas have these; the duels of the tales need their heroes."""
SCORED = re.compile(r"^(.+) has \*\*\d+\*\*: characters \d+")
WON = re.compile(r"^🏆 Victory for (.+)!|^⚖")
ROBOTS = 11
MOST = 4000
"""Characters of a message with components, all of its texts together (docs/discord.md, Limits)."""
LINES = 60
"""A turn that is longer than that is no pleasure on a phone."""


@pytest.mark.soak
async def test_four_people_play_sagas_by_clicks_until_they_meet_and_a_hero_lives_on(
    tmp_path: Path,
) -> None:
    """The bot is killed with a battle's question open: nothing is lost, doubled, or told."""
    async with evening(tmp_path, "hammer_of_thor", Berserk, NAMES, (IN_BATTLE,), SAGA) as four:
        told: list[str] = []
        for _ in range(MATCHES):
            told += (await four.play()).told
            if have_met(told) and any(line.startswith(LIVES_ON) for line in told):
                break
        else:
            pytest.fail(f"in {MATCHES} matches no players have met, or no hero has lived on")

        assert four.moments == {}
        await four.check()
        for match in four.played:
            check_ragnarok(await public_log(four.people[0], match.thread), NAMES)


@pytest.mark.soak
async def test_a_person_and_eleven_robots_play_a_saga_to_the_end(tmp_path: Path) -> None:
    """Twelve sit down; the person is called, and everything stays readable on a phone."""
    async with empty(tmp_path) as scene:
        await typed(scene.ann, scene.room, "match new", title="hammer_of_thor")
        invitation = (await wait_for(lambda: with_button(scene.ann, scene.room, "Start")))[0]
        await vary(scene.ann, scene.room, SAGA)
        for _ in range(ROBOTS):
            await pressed(scene.ann, scene.ann.reread(invitation), "Add a robot")
        await wait_for(lambda: "12 of 12 players" in scene.ann.reread(invitation).text)
        await pressed(scene.ann, scene.ann.reread(invitation), "Start")
        scene.thread = (await wait_for(lambda: scene.ann.threads(scene.room)))[0]
        ann = SagaReader(scene.ann, 0)
        called = 0
        while (board := await ann.board(scene.thread)) is not None:
            if "Ann" in plain(board.text).rpartition("⏳")[2]:
                await later(scene, AWAY)
                called += len(scene.calls())
                await ann.play(scene.thread)
            await later(scene, ROBOT_DELAY[1])
        log = await public_log(scene.ann, scene.thread)
        names = {found[1] for line in log if (found := SCORED.match(line))}

        assert called
        assert len(names) == 1 + ROBOTS
        check_ragnarok(log, names)
        for message in scene.public():
            check_readable(message)


async def later(scene: Scene, seconds: float) -> None:
    """Time has passed, and all that was due is delivered."""
    scene.clock.advance(seconds=seconds)
    await scene.services.clocks.look()
    await scene.quiet()


def have_met(told: Sequence[str]) -> bool:
    """Whether two players' groups have met, and both have made a plan."""
    for at, line in enumerate(told):
        if met := MET.match(line):
            planned = [one[1] for later in told[at:] if (one := PLANNED.match(later))][:2]
            if set(planned) == set(met.groups()):
                return True
    return False


def check_ragnarok(told: Sequence[str], names: Sequence[str] | set[str]) -> None:
    """The last battle is told chapter by chapter, then each score, then who has won."""
    assert sum(line.startswith(RAGNAROK) for line in told) == 1
    assert [one for one in CHAPTERS if f"**{one}**" in told] == [*CHAPTERS]
    assert {found[1] for line in told if (found := SCORED.match(line))} == set(names)
    assert numbers([*told], "Round") == [*range(1, len(numbers([*told], "Round")) + 1)]
    assert WON.match(told[-1])


def check_readable(message: Message) -> None:
    """What stands in a thread: short enough, and nobody is called who is not meant."""
    assert len(message.text) <= MOST
    assert len(message.text.split("\n")) <= LINES
    assert all(message.alt_texts)
    assert len(message.pinged) <= 1 or WON.search(plain(message.text))
