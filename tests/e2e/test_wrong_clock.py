"""A machine whose clock is forty days ahead: people play by it, and it is set right."""

import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.table import open_hall, opened, with_button
from tests.patience import wait_for

DAY = 86400.0
WRONG = 40 * DAY
CLOSE = 1800.0
"""Seconds that a test may take on a machine that is busy."""
UNTIL = re.compile(r"<t:(\d+)")


@asynccontextmanager
async def machine(folder: Path) -> AsyncIterator[tuple[MortalBot, SharedClock]]:
    """A bot in a hall, by a clock of its own."""
    clock = SharedClock(folder / "clock")
    async with open_hall() as hall:
        bot = MortalBot(hall, folder, folder / "clock")
        try:
            yield bot, clock
        finally:
            await bot.close()


class Evening:
    """A match of two, and what its board tells."""

    def __init__(self, bot: MortalBot, clock: SharedClock) -> None:
        self.bot, self.clock = bot, clock
        self.ann, self.bo = (bot.hall.add_user(name) for name in ("Ann", "Bo"))

    async def begin(self) -> None:
        self.thread = await opened(self.ann, self.bo, self.bot.hall.add_channel("table"))
        await self.is_told(DAY)
        await wait_for(lambda: self.has_noted(0.0))

    def has_noted(self, since: float) -> bool:
        """Tell whether the bot has noted since then that it is there."""
        with closing(sqlite3.connect(self.bot.database)) as db:
            rows = db.execute("SELECT value FROM notes WHERE name = 'alive'").fetchall()
        return any(float(value) >= since for (value,) in rows)

    async def is_told(self, left: float) -> None:
        """The board tells a time that is so far away by the clock of whoever reads it."""
        await wait_for(lambda: self._is_near(left))

    def _is_near(self, left: float) -> bool:
        (board,) = with_button(self.ann, self.thread, "Your move")
        found = UNTIL.search(board.text)
        return found is not None and abs(float(found[1]) - self.clock.now() - left) < CLOSE

    def reads(self, text: str) -> int:
        """The number of messages with a text that all can read."""
        return sum(text in message.text for message in self.ann.sees(self.thread))

    async def stir(self) -> None:
        """Something happens elsewhere: by itself the bot looks again within a minute."""
        await self.ann.command(self.bot.hall.add_channel("elsewhere"), "match new", title="norsaga")


@pytest.mark.parametrize("restarted", [True, False])
async def test_a_clock_that_was_ahead_freezes_nothing(tmp_path: Path, *, restarted: bool) -> None:
    """Reminders and time that is up come when they are due by the right clock."""
    async with machine(tmp_path) as (bot, clock):
        clock.jump(seconds=WRONG)
        await bot.start()
        evening = Evening(bot, clock)
        await evening.begin()
        clock.advance(hours=1)
        await evening.stir()
        await wait_for(lambda: evening.has_noted(clock.now() - 60))
        if restarted:
            await bot.end()
            clock.jump(seconds=-WRONG)
            await bot.start()
        else:
            clock.jump(seconds=-WRONG)
            await evening.stir()
        assert abs(clock.now() - time.time() - 3600) < CLOSE

        await evening.is_told(DAY - 3600)
        clock.advance(minutes=1, seconds=1)  # so that it notes once more that it is there
        await evening.stir()
        await wait_for(lambda: evening.has_noted(clock.now() - 30))
        assert evening.reads("just a reminder") == 0
        clock.advance(hours=11, minutes=5)
        await evening.stir()
        await wait_for(lambda: evening.reads("just a reminder") == 2)
        clock.advance(hours=12)
        await evening.stir()
        await wait_for(lambda: evening.reads("time was up"))
