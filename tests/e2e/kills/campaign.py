"""A campaign of kills: robots play at some tables, the bot dies and rises, and all is looked at.

Everything that is left to chance comes from one seed, but for the moments themselves.
"""

import asyncio
import random
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from hall import Hall
from hall.traffic import Sent
from play.library import playable
from tests.e2e.kills import audit, record
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.robots import Diary
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.kills.tables import Table
from tests.patience import PATIENCE, UNHURRIED, patient, wait_for

TABLES = len(playable())
"""One a title."""
A_WHILE = 5.0
"""Real seconds in which two actions are waited for, or the end of what the robots are at."""
A_MOMENT = 1.0
"""Real seconds until a kill from outside, at the most."""
LOOK = 0.02
YOUNG = 0.3
"""How often a bot that was killed from outside dies once more while it starts."""
AWAITS = 200
"""Resumptions of the bot from a press until all that came of it is delivered, and some more."""
BIRTH = 60
"""Resumptions of the bot while it starts."""
GAPS = (2.0, 20.0, 100.0, 170.0, 200.0, 1000.0, 3600.0, 13 * 3600.0)
"""Seconds of the hall's clock between a death and the next start.

The hall forgets a nonce after three minutes and an interaction after fifteen; after half a day
players are reminded.
"""
DUE = "SELECT count(*) FROM posts WHERE shown < wanted OR (gone AND message IS NOT NULL)"


class Watched(list[Sent]):
    """A record that is looked at whenever it grows."""

    def __init__(self, look: Callable[[Sent], None], record: list[Sent]) -> None:
        super().__init__(record)
        self._look = look

    def append(self, sent: Sent) -> None:
        """Keep a request, and look at it."""
        super().append(sent)
        self._look(sent)


@dataclass
class Campaign:
    """A bot that is killed, and those who play on meanwhile."""

    hall: Hall
    bot: MortalBot
    clock: SharedClock
    tables: list[Table]
    diary: Diary
    chance: random.Random
    playing: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self) -> None:
        """The robots sit down, and play from now on."""
        self.playing = [asyncio.create_task(table.play()) for table in self.tables]

    async def kill(self, number: int, kills: int) -> None:
        """One death, and the life after it; the awaits are gone through evenly."""
        await self.some_play(self.chance.randint(0, 2))
        match number % 4:
            case 1 | 3:
                share = (number + self.chance.random()) / kills
                await self.die_after_a_press(after=1 + int(share * AWAITS))
            case 2:
                await self.die_when(_public, self.chance.randint(1, 4))
            case _:
                await asyncio.sleep(self.chance.uniform(0, A_MOMENT))
                await self.bot.die()
        if self.chance.random() < YOUNG:
            await self.bot.die_young(after=self.chance.randint(1, BIRTH))
        await self.rise(self.chance.choice(GAPS))

    async def some_play(self, actions: int) -> None:
        """Let so many actions be done, if anybody can act."""
        wanted = len(self.diary.told) + actions
        for _ in range(int(A_WHILE / LOOK)):
            if len(self.diary.told) >= wanted:
                return
            await asyncio.sleep(LOOK)

    async def one_more_told(self) -> None:
        """Wait until somebody is told that an action is done."""
        told = len(self.diary.told)
        await wait_for(lambda: len(self.diary.told) > told)

    async def die_after_a_press(self, **order: object) -> None:
        """Let it die by itself at some await of what a press sets off."""
        self.diary.pressed.clear()
        async with patient():
            await self.diary.pressed.wait()
            await self.bot.die_at(**order)

    async def die_when(self, wanted: Callable[[Sent], bool], time: int = 1) -> None:
        """Be killed when the hall has done what was requested, and has not answered yet."""
        found: asyncio.Queue[Sent] = asyncio.Queue()

        def look(sent: Sent) -> None:
            if wanted(sent):
                found.put_nowait(sent)
            if found.qsize() == time:
                self.bot.signal(signal.SIGKILL)

        journal = self.hall.world.journal
        plain, journal.record = journal.record, Watched(look, journal.record)
        async with patient():
            await self.bot.buried()
        plain[:] = journal.record
        journal.record = plain

    async def rise(self, gap: float) -> None:
        """Live again after so many seconds of the hall's clock."""
        self.clock.advance(seconds=gap)
        await self.bot.live()

    def stop(self) -> None:
        """The robots play no further than to the end of what they are at."""
        for table in self.tables:
            table.stops.set()

    async def end(self) -> list[str]:
        """Let all come to rest, stop the bot, and give all complaints."""
        self.stop()
        _, stuck = await asyncio.wait(self.playing, timeout=A_WHILE)
        for robot in stuck:  # it waits for a board; one that is missing is a complaint of the audit
            robot.cancel()
        played = await asyncio.gather(*self.playing, return_exceptions=True)
        await self.quiet()
        flaws = [f"a robot gave up: {error!r}" for error in played if isinstance(error, Exception)]
        if not flaws:
            flaws = [flaw for table in self.tables for flaw in await _stuck(table)]
        await self.bot.end()
        viewer = self.tables[0].witnesses[0].user
        return [
            *flaws,
            *record.doubled(self.hall, viewer),
            *await audit.flaws(self.bot.database, self.hall, viewer, self.diary),
        ]

    async def quiet(self) -> None:
        """Wait until nothing more is due, for a while; what is left then is a complaint later on.

        The hall cannot tell what is still being drawn, so the bot's own list is asked for that,
        and for nothing else.
        """
        with closing(sqlite3.connect(f"file:{self.bot.database}?mode=ro", uri=True)) as watched:
            for _ in range(int(PATIENCE / LOOK)):
                if not watched.execute(DUE).fetchone()[0]:
                    return
                await asyncio.sleep(LOOK)


@asynccontextmanager
async def campaign(
    folder: Path, seed: int, *, tables: int = TABLES, fault: str = ""
) -> AsyncIterator[Campaign]:
    """A hall with tables at which nobody plays yet, and a bot that lives."""
    clock = SharedClock(folder / "clock")
    async with Hall(bot_name="Skald", clock=clock, **UNHURRIED) as hall:
        bot, diary = MortalBot(hall, folder, folder / "clock", fault), Diary()
        seats = [Table(hall, bot, diary, at, seed + 10 * at) for at in range(tables)]
        await bot.live()
        begun = Campaign(hall, bot, clock, seats, diary, random.Random(seed))
        try:
            yield begun
        finally:
            for task in begun.playing:
                task.cancel()
            await asyncio.gather(*begun.playing, return_exceptions=True)
            await bot.close()


def _public(sent: Sent) -> bool:
    """Whether all can see what was requested: a post, an edit, a deletion, a thread."""
    return sent.method != "GET" and sent.route.startswith("/channels/")


async def _stuck(table: Table) -> list[str]:
    """Whether somebody at a table whose match goes on is offered something to do."""
    thread = table.thread
    try:
        async with asyncio.timeout(A_MOMENT):  # all is delivered by now
            if thread is None or await table.robots[0].board(thread) is None:
                return []
        asked = [await robot.looks(thread) for robot in table.robots]
    except TimeoutError:
        return [f"{thread.name} has neither a board nor an end"]
    return [] if any(asked) else [f"{thread.name} offers nothing to anybody"]
