"""Whole matches of Fallen Kingdoms; the bot is killed in a battle, and while a people invades.

Whoever plays comes only when called, and then decides all that is asked.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path

import pytest

from hall import Channel, Hall, Message, Reply, User
from play.match.consequences import ROBOT_DELAY
from tests.cogs.scene import empty, pressed, typed
from tests.e2e.choosy import plain
from tests.e2e.kills import record
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.leaks import leaks
from tests.e2e.player import asks
from tests.e2e.presses import KingdomReader
from tests.e2e.story import boards, numbers, story
from tests.e2e.table import open_hall, opened, with_button
from tests.e2e.test_norseheim_match import TROUBLE, logged
from tests.e2e.test_whole_match import shared_privately, turns
from tests.e2e.visits import AWAY, Visits
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
CUT = "…"
"""Stands for the older lines of a long turn, which the log tells."""
PRIVATE = ("🔒", "📜 Your standing order")
"""Lines of one's own log that others do not read."""
WON = re.compile(r"^🏆 Victory for (.+)! (?:Two piles|The last round)")
GLORY = re.compile(r"^✨ (.+) gains ")

Moment = Callable[[], Awaitable[None]]


class Jarl(KingdomReader):
    """Wants to be asked in battles, and gives a poor kingdom away for a new people."""

    leaves_orders = False

    def __init__(self, user: User, seed: int, moments: dict[str, Moment]) -> None:
        super().__init__(user, seed)
        self._moments = moments
        """What befalls the table the first time that somebody is asked so."""
        self._asked = ""

    def liking(self, label: str, hint: str) -> float:
        """As a reader does, but for what makes a saga."""
        if label.startswith("Give your kingdom"):
            found = CITIES.search(self._asked)
            return 9 if found and int(found[1]) <= FEW else -1
        if "after each round" in label:
            return 8
        return super().liking(label, hint)

    @property
    def is_asked_again(self) -> bool:
        """The panel that is open asks something: standing orders of others act at once."""
        return self._open is not None and asks(self.user.reread(self._open))

    async def _decide(self, panel: Message) -> Reply:
        self._asked = plain(panel.text)
        for asked in [one for one in self._moments if one in self._asked]:
            await self._moments.pop(asked)()
        return await super()._decide(panel)


@dataclass
class Evening:
    """Three people, and a bot that can be killed."""

    hall: Hall
    bot: MortalBot
    clock: SharedClock
    people: list[User]
    moments: dict[str, Moment]
    played: list["Match"] = field(default_factory=list)

    async def play(self) -> "Match":
        """One match, from the invitation to its end."""
        first, second, *others = self.people
        room = self.hall.add_channel(f"table-{len(self.played)}")
        thread = await opened(first, second, room, "fallen_kingdoms", *others)
        match = Match(self, thread)
        self.played.append(match)
        await match.play()
        return match


class Match:
    """A match, and what was seen of it."""

    def __init__(self, evening: Evening, thread: Channel) -> None:
        self.evening = evening
        self.thread = thread
        self.players = [Jarl(user, at, evening.moments) for at, user in enumerate(evening.people)]
        self.visits = Visits(
            self.players,
            thread,
            later=lambda: evening.clock.advance(seconds=AWAY),
            watching=lambda: next((one for one in self.players if one.is_asked_again), None),
        )
        self.end: Message | None = None

    async def play(self) -> None:
        """Until the rules end it, and its last board is there."""
        self.end = await self.visits.until_the_end()
        viewer = self.evening.people[0]
        await wait_for(lambda: "🏆" in "".join(story(viewer, self.thread)[-1:]))

    @property
    def told(self) -> list[str]:
        """The story of the thread, line by line."""
        return story(self.evening.people[0], self.thread)


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """Ann, Bo and Cat meet; the bot dies at the first question in a battle, and of a path."""
    clock = SharedClock(folder / "clock")
    async with open_hall(clock) as hall:
        bot = MortalBot(hall, folder, folder / "clock", "", "--log", "DEBUG")
        await bot.start()
        people = [hall.add_user(name) for name in ("Ann", "Bo", "Cat")]
        moments: dict[str, Moment] = {IN_BATTLE: bot.crash, INVADING: bot.crash}
        try:
            yield Evening(hall, bot, clock, people, moments)
        finally:
            await bot.close()


@pytest.mark.soak
async def test_three_people_play_whole_matches_by_clicks_until_a_kingdom_ends(
    tmp_path: Path,
) -> None:
    """The bot is killed twice with a question open: nothing is lost, doubled, or told to others."""
    async with evening(tmp_path) as three:
        for _ in range(MATCHES):
            match = await three.play()
            if all(any(one.startswith(sign) for one in match.told) for sign in (ENDED, OVERRAN)):
                break
        else:
            pytest.fail(f"in {MATCHES} matches no kingdom has ended, or no people has invaded")

        assert three.moments == {}
        for match in three.played:
            await check(match)
        assert record.doubled(three.hall, three.people[0]) == []
        log = three.bot.log.read_text()
        assert leaks(log, three.hall, *three.people) == set()
        assert not TROUBLE.findall(log)


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


def is_within(told: list[str], log: list[str]) -> bool:
    """Every line that was told stands in the log, in the same order."""
    lines = iter(log)
    return all(line in lines for line in told if line != CUT)


async def check(match: Match) -> None:
    """All were called, nothing is lost or doubled, and what was private stayed so."""
    thread, people, told = match.thread, match.evening.people, match.told
    for player in match.players:
        assert match.visits.made[player.user.name]
        log = await logged(player.user, thread)
        public = [line for line in log if not line.startswith(PRIVATE)]
        assert told == public or (CUT in told and is_within(told, public))
        assert numbers(public, "Round") == [*range(1, len(numbers(public, "Round")) + 1)]
    shown = boards(people[0], thread)
    assert [len(board.images) for board in shown] == [1] * len(shown)
    assert all(board.alt_texts for board in shown)
    assert turns(shown) == sorted(set(turns(shown)))

    assert match.end is not None
    assert WON.match(told[-1])
    assert plain(match.end.text.split("\n")[0]).endswith(told[-1])
    for one, other in permutations(people, 2):
        assert not shared_privately(match.evening.hall, one, other, thread)
