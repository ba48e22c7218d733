"""Whole matches of Norseheim by clicks, over two kills around a Gods card in another's battle.

Whoever plays comes only when called, and then decides all that is asked.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path

import pytest

from hall import Channel, Hall, Message, User
from tests.e2e.choosy import plain
from tests.e2e.feud import Feud
from tests.e2e.kills import record
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.leaks import Hushed, leaks
from tests.e2e.raider import Raider
from tests.e2e.story import boards, cards_in_anothers_battle, is_won_by_the_rules, numbers, story
from tests.e2e.table import open_hall, opened
from tests.e2e.test_whole_match import shared_privately, turns
from tests.e2e.visits import AWAY, Visits
from tests.patience import wait_for

MATCHES = 3
"""So many are played at most until there was a Gods card in another's battle."""
PAGE = "-# Page "
TROUBLE = re.compile(r'"level":"(?:WARNING|ERROR)","logger":"(?:bot|cogs|db)')


@dataclass
class Evening:
    """Three people, and a bot that can be killed."""

    hall: Hall
    bot: MortalBot
    clock: SharedClock
    people: list[User]
    played: list["Match"] = field(default_factory=list)

    async def play(self) -> "Match":
        """One match, from the invitation to its end."""
        first, second, *others = self.people
        room = self.hall.add_channel(f"table-{len(self.played)}")
        thread = await opened(first, second, room, "norseheim", *others)
        match = Match(self, thread)
        self.played.append(match)
        await match.play()
        return match


class Match:
    """A match, and what was seen of it."""

    def __init__(self, evening: Evening, thread: Channel) -> None:
        self.evening = evening
        self.thread = thread
        hushed = Hushed(evening.hall, evening.people)
        self.feud = Feud(evening.bot.crash, self._crash_when_played, hushed)
        self.players = [Raider(user, at, self.feud) for at, user in enumerate(evening.people)]
        self.visits = Visits(self.players, thread, lambda: evening.clock.advance(seconds=AWAY))
        self.end: Message | None = None

    async def play(self) -> None:
        """Until the rules end it, and its last board is there."""
        self.end = await self.visits.until_the_end()
        viewer = self.evening.people[0]
        await wait_for(lambda: "🏆" in "".join(story(viewer, self.thread)[-1:]))

    async def _crash_when_played(self, line: str) -> None:
        """Whoever has played the card was told so: then all will read it, whatever happens."""
        await self.evening.bot.crash()
        viewer = self.evening.people[0]
        await wait_for(lambda: line in story(viewer, self.thread))


@asynccontextmanager
async def evening(folder: Path, fault: str = "") -> AsyncIterator[Evening]:
    """Ann, Bo and Cat meet."""
    clock = SharedClock(folder / "clock")
    async with open_hall(clock) as hall:
        bot = MortalBot(hall, folder, folder / "clock", fault, "--log", "DEBUG")
        await bot.start()
        try:
            yield Evening(hall, bot, clock, [hall.add_user(name) for name in ("Ann", "Bo", "Cat")])
        finally:
            await bot.close()


@pytest.mark.soak
async def test_three_people_play_a_whole_match_by_clicks_with_a_card_in_anothers_battle(
    tmp_path: Path,
) -> None:
    """The bot dies with the question open, and again with the answer just given."""
    async with evening(tmp_path) as three:
        await until_there_was_a_card(three)

        for match in three.played:
            await check(match)
        assert record.doubled(three.hall, three.people[0]) == []
        log = three.bot.log.read_text()
        assert leaks(log, three.hall, *three.people) == set()
        assert not TROUBLE.findall(log)


async def until_there_was_a_card(three: Evening, most: int = MATCHES) -> None:
    """Play until somebody has played a Gods card in another's battle."""
    for _ in range(most):
        match = await three.play()
        if match.feud.answer:
            return
    pytest.fail(f"in {most} matches nobody played a Gods card in another's battle")


async def check(match: Match) -> None:
    """All were called, nothing is lost or doubled, and what was private stayed so."""
    thread, people = match.thread, match.evening.people
    shown, told = boards(people[0], thread), story(people[0], thread)
    assert [len(board.images) for board in shown] == [1] * len(shown)
    assert all("Ann" in text for board in shown for text in board.alt_texts)
    assert turns(shown) == sorted(set(turns(shown)))
    for what in ("Round", "Turn"):
        assert numbers(told, what) == [*range(1, len(numbers(told, what)) + 1)]

    assert match.end is not None
    assert plain(match.end.text.split("\n")[0]).endswith(told[-1])
    assert is_won_by_the_rules(told)
    for player in match.players:
        assert match.visits.made[player.user.name]
        assert await logged(player.user, thread) == told
    if match.feud.answer:
        assert match.feud.answer in cards_in_anothers_battle(told)
        assert told.count(match.feud.answer) == 1

    assert match.feud.hushed.number
    for one, other in permutations(people, 2):
        assert not shared_privately(match.evening.hall, one, other, thread)


async def logged(user: User, thread: Channel) -> list[str]:
    """The whole log, as somebody pages through it from the first turn to the last."""
    reply = await user.command(thread, "match log")
    await reply.settled()
    assert reply.ephemeral
    page, lines = reply.message, []
    way = "⏮"
    while any(one.label == way and not one.disabled for one in page.buttons):
        reply = await user.press(page, way)
        await reply.settled()
        page, way = reply.message, "▶"
        lines += [one for one in plain(page.text).split("\n") if not one.startswith(PAGE)]
    return lines
