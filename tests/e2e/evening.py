"""People who play whole matches of a title by clicks, against a bot that is killed now and then.

Whoever plays comes only when called, and then decides all that is asked.
"""

import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path

from hall import Channel, Hall, Message, Reply, User
from tests.e2e.choosy import plain
from tests.e2e.kills import record
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.leaks import leaks
from tests.e2e.player import asks
from tests.e2e.presses import Reader
from tests.e2e.story import boards, numbers, story
from tests.e2e.table import open_hall, started, with_button
from tests.e2e.test_norseheim_match import TROUBLE, logged
from tests.e2e.test_whole_match import shared_privately
from tests.e2e.visits import AWAY, Visits
from tests.patience import wait_for

CUT = "…"
SHORTER = "-# Shortened: *Log* has all of it."
"""Stands for the older lines of a long turn, which the log tells."""

ROUND = re.compile(r"· round (\d+)")
"""How a board is headed."""
PRIVATE = ("🔒", "📜 Answered for you, as you ordered")
"""Lines of one's own log that others do not read."""

Moment = Callable[[], Awaitable[None]]


class Guest(Reader):
    """Wants to be asked; at the first question of some kinds something befalls the table."""

    leaves_orders = False

    def __init__(self, user: User, seed: int, moments: dict[str, Moment]) -> None:
        super().__init__(user, seed)
        self._moments = moments
        """What befalls the table the first time that somebody is asked so."""
        self._asked = ""

    @property
    def is_asked_again(self) -> bool:
        """The panel that is open asks something: standing orders of others act at once."""
        panel = self._open and self.user.reread(self._open)
        return panel is not None and asks(panel) and not self._waits(panel)

    async def _decide(self, panel: Message) -> Reply:
        self._asked = plain(panel.text)
        for asked in [one for one in self._moments if one in self._asked]:
            await self._moments.pop(asked)()
        return await super()._decide(panel)


@dataclass
class Evening:
    """People who have met for a title, and a bot that can be killed."""

    hall: Hall
    bot: MortalBot
    clock: SharedClock
    people: list[User]
    title: str
    guest: type[Guest]
    variant: str
    """What the host chooses in the settings; empty: nothing."""
    moments: dict[str, Moment]
    played: list["Match"] = field(default_factory=list)

    async def play(self) -> "Match":
        """One match, from the invitation to its end."""
        first, second, *others = self.people
        room = self.hall.add_channel(f"table-{len(self.played)}")
        await first.command(room, "match new", title=self.title)
        if self.variant:
            await vary(first, room, self.variant)
        match = Match(self, await started(first, second, room, *others))
        self.played.append(match)
        await match.play()
        return match

    async def check(self) -> None:
        """All came and decided, nothing is lost or doubled, and what was private stayed so.

        A match may end before everybody has come in it.
        """
        for match in self.played:
            await match.check()
        made = sum((match.visits.made for match in self.played), Counter[str]())
        assert set(+made) == {user.name for user in self.people}
        assert record.doubled(self.hall, self.people[0]) == []
        log = self.bot.log.read_text()
        assert leaks(log, self.hall, *self.people) == set()
        assert not TROUBLE.findall(log)


class Match:
    """A match, and what was seen of it."""

    def __init__(self, evening: Evening, thread: Channel) -> None:
        self.evening = evening
        self.thread = thread
        self.players = [
            evening.guest(user, at, evening.moments) for at, user in enumerate(evening.people)
        ]
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

    async def check(self) -> None:
        """Everybody's log holds what the boards tell, and private lines of its reader's beside."""
        thread, people, told = self.thread, self.evening.people, self.told
        for player in self.players:
            public = await public_log(player.user, thread)
            assert told == public or (is_short(told, public) and is_within(told, public))
            assert numbers(public, "Round") == [*range(1, len(numbers(public, "Round")) + 1)]
        shown = boards(people[0], thread)
        assert [len(board.images) for board in shown] == [1] * len(shown)
        assert all(board.alt_texts for board in shown)
        rounds = [int(found[1]) for one in shown if (found := ROUND.search(one.text))]
        assert rounds == sorted(rounds)
        assert {*rounds} == {*numbers(public, "Round")}
        assert self.end is not None
        assert plain(self.end.text.split("\n")[0]).endswith(told[-1])
        for one, other in permutations(people, 2):
            assert not shared_privately(self.evening.hall, one, other, thread)


@asynccontextmanager
async def evening(
    folder: Path,
    title: str,
    guest: type[Guest],
    names: tuple[str, ...],
    deadly: tuple[str, ...],
    variant: str = "",
) -> AsyncIterator[Evening]:
    """They meet; the bot dies whenever somebody is first asked something deadly."""
    clock = SharedClock(folder / "clock")
    async with open_hall(clock) as hall:
        bot = MortalBot(hall, folder, folder / "clock", "", "--log", "DEBUG")
        await bot.start()
        people = [hall.add_user(name) for name in names]
        moments: dict[str, Moment] = dict.fromkeys(deadly, bot.crash)
        try:
            yield Evening(hall, bot, clock, people, title, guest, variant, moments)
        finally:
            await bot.close()


async def vary(host: User, room: Channel, variant: str) -> None:
    """Choose a variant in a form of the invitation's settings."""
    invitation = (await wait_for(lambda: with_button(host, room, "Settings")))[0]
    reply = await host.press(invitation, "Settings")
    await reply.settled()
    form = (await host.press(reply.message, "Variants and look…")).modal
    offered = [(field, one) for field in form.fields for one in field.options]
    field, chosen = next(found for found in offered if variant in found[1].label)
    await (await host.submit(form, **{field.custom_id: [chosen.label]})).settled()


async def public_log(user: User, thread: Channel) -> list[str]:
    """The whole log as somebody pages through it, without what is for its reader alone."""
    return [line for line in await logged(user, thread) if not line.startswith(PRIVATE)]


def is_within(told: list[str], log: list[str]) -> bool:
    """Every line that was told stands in the log, in the same order; of a part its head does."""
    lines = iter(log)
    return all(
        any(line == one or line.startswith(f"{one} ") for one in lines)
        for line in told
        if line not in (CUT, SHORTER)
    )


def is_short(told: list[str], log: list[str]) -> bool:
    """The boards leave something out, and say so: they are cut, or have a whole part in a line."""
    return CUT in told or SHORTER in told or not set(told) <= set(log)
