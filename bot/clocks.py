"""One task that sleeps until the nearest reminder is due.

Reminders stand in the store, so a restart forgets none; one that came due meanwhile goes out once.
"""

import asyncio

from bot.clock import Clock
from bot.matches import Matches
from bot.wishes import call_again
from db import Store

LONGEST = 300.0
"""Seconds after which to look again at the latest, should the machine's clock be changed."""


class Clocks:
    """Reminds players of what is asked of them."""

    def __init__(self, store: Store, matches: Matches, clock: Clock) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock
        self._changed = asyncio.Event()

    def wake(self) -> None:
        """Something nearer may be due."""
        self._changed.set()

    async def run(self) -> None:
        """Remind for ever."""
        while True:
            self._changed.clear()
            wait = await self.remind()
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def remind(self) -> float:
        """Make all reminders that are due; gives the seconds until the next one."""
        while (clock := await self._store.next_clock()) is not None:
            now = self._clock.now()
            if clock.due > now:
                return min(LONGEST, clock.due - now)
            record = await self._store.match(clock.match)
            seat = record.seats[clock.seat]
            wishes = call_again(seat) if seat.prompt == clock.prompt else []
            await self._store.remind(clock, record.number, wishes, now)
            self._matches.on_change()
        return LONGEST
