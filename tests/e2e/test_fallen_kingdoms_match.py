"""Whole matches of Fallen Kingdoms; the bot is killed in a battle, and while a people invades.

Whoever plays comes only when called, and then decides all that is asked.
"""

import re
from pathlib import Path

import pytest

from play.match.consequences import ROBOT_DELAY
from tests.cogs.scene import empty, pressed, typed
from tests.e2e.choosy import plain
from tests.e2e.evening import Guest, evening
from tests.e2e.presses import KingdomReader
from tests.e2e.story import numbers, story
from tests.e2e.table import with_button
from tests.e2e.test_norseheim_match import logged
from tests.patience import wait_for

MATCHES = 4
"""So many are played at most until a kingdom has ended, and a people has invaded."""
IN_BATTLE, INVADING = "Throw again?", "Which path?"
ROBOTS = 5
FEW = 5
"""With so few cities a kingdom is given away for a new people."""
CITIES = re.compile(r"Give away your kingdom of (\d+) cit")
ENDED, OVERRAN = ("☠ The kingdom of", "🏳"), "🌊"
"""A kingdom has fallen in battle, or was given to another player; invaders took a city."""
WON = re.compile(r"^🏆 Victory for (.+)! (?:Piles|The last round)")
GLORY = re.compile(r"^✨ (.+) gains ")


class Jarl(Guest, KingdomReader):
    """Wants to be asked in battles, and gives a poor kingdom away for a new people."""

    def liking(self, label: str, hint: str) -> float:
        """As a reader does, but for what makes a saga."""
        if label.startswith("Give your kingdom"):
            found = CITIES.search(self._asked)
            return 9 if found and int(found[1]) <= FEW else -1
        if "after each round" in label:
            return 8
        return super().liking(label, hint)


@pytest.mark.soak
async def test_three_people_play_whole_matches_by_clicks_until_a_kingdom_ends(
    tmp_path: Path,
) -> None:
    """The bot is killed twice with a question open: nothing is lost, doubled, or told to others."""
    met = evening(tmp_path, "fallen_kingdoms", Jarl, ("Ann", "Bo", "Cat"), (IN_BATTLE, INVADING))
    async with met as three:
        for _ in range(MATCHES):
            match = await three.play()
            if all(any(one.startswith(sign) for one in match.told) for sign in (ENDED, OVERRAN)):
                break
        else:
            pytest.fail(f"in {MATCHES} matches no kingdom has ended, or no people has invaded")

        assert three.moments == {}
        await three.check()
        assert all(WON.match(match.told[-1]) for match in three.played)


@pytest.mark.soak
async def test_a_person_and_five_robots_play_to_the_end(tmp_path: Path) -> None:
    """Whoever has no robot's patience is awaited whenever the board says so, and reads the end."""
    async with empty(tmp_path) as scene:
        await typed(scene.ann, scene.room, "match new", title="fallen_kingdoms")
        invitation = (await wait_for(lambda: with_button(scene.ann, scene.room, "Start")))[0]
        for _ in range(ROBOTS):
            await pressed(scene.ann, scene.ann.reread(invitation), "Add a robot")
        await wait_for(lambda: not scene.ann.reread(invitation).button("Start").disabled)
        await pressed(scene.ann, scene.ann.reread(invitation), "Start")
        scene.thread = (await wait_for(lambda: scene.ann.threads(scene.room)))[0]
        ann = KingdomReader(scene.ann, 0)
        while (board := await ann.board(scene.thread)) is not None:
            if "Ann" in plain(board.text).rpartition("⏳")[2]:
                await ann.play(scene.thread)
            scene.clock.advance(seconds=ROBOT_DELAY[1])
            await scene.services.clocks.look()
            await scene.quiet()
        log = await logged(scene.ann, scene.thread)

        assert WON.match(story(scene.ann, scene.thread)[-1])
        assert numbers(log, "Round") == [*range(1, len(numbers(log, "Round")) + 1)]
        assert len({one[1] for line in log if (one := GLORY.match(line))}) == 1 + ROBOTS
