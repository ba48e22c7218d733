"""The bot's own time: when it was there, and whether the machine's clock is right.

While nobody could play, because the bot did not run, did not reach Discord or slept with its
machine, no time passes for anybody. A clock that was ahead and is set right freezes nobody either:
what was forgiven for its sake is taken back.
"""

import asyncio
import logging

from db import Store
from play.clock import TimeSource
from play.hours.paces import MINUTE
from play.match.registry import MatchRegistry

BEAT = MINUTE
"""Seconds between two notes that the bot is there."""
GAP = 600.0
"""Seconds without such a note, from which on time has stood still."""
JUMP = MINUTE
"""Seconds by which the machine's clock may be off, at once or little by little, and be let be."""
ALIVE = "alive"
log = logging.getLogger(__name__)


class Presence:
    """Notes that the bot is there, and forgives what it missed."""

    def __init__(self, store: Store, registry: MatchRegistry, time: TimeSource) -> None:
        self.was_gone = True
        """Players could not be reached at the last look."""
        self._store = store
        self._registry = registry
        self._time = time
        self._noted = 0.0
        """The moment at which it was noted last that the bot is there."""
        self._ahead = time.now() - time.steady()
        """Seconds by which the machine's clock is ahead of one that nobody sets, as noticed."""
        self._let_be = 0.0
        """Seconds by which it has been off since, at the last look."""
        self._has_started = False
        self._minding = asyncio.Lock()

    async def start(self) -> None:
        """Pull back what the store has of a time that is still to come, once."""
        async with self._minding:
            if self._has_started:
                return
            now, noted = self._time.now(), await self._store.note(ALIVE)
            by = float(noted) - now if noted else 0.0
            if by > JUMP:
                await self._turn_back(by, now, now)
                await self._begin_anew()
            elif found := await self._store.turn_back(0.0, now):
                log.warning("in %d rows of the store something has happened that is to come", found)
                await self._begin_anew()
            self._has_started = True

    async def mind_the_clock(self) -> None:
        """Notice that the machine's clock was set, or that the machine slept.

        What it skipped was no time in which somebody could play; where it goes back, what it had
        skipped before is given back. Of what was let be nothing is charged: what is asked now may
        not have been asked then.
        """
        if self._is_let_be():
            return
        async with self._minding:
            if self._is_let_be():
                return
            off, now = self._off(), self._time.now()
            jumped = off - self._let_be
            noted = await self._store.note(ALIVE)
            self._noted = (float(noted) if noted else now - jumped) + jumped
            if jumped > 0:
                span = max(off, jumped)
                log.warning("the clock went forward by %.0f seconds: nobody loses them", span)
                await self._store.pass_over(now - span, now)
                await self._store.take_note(ALIVE, str(self._noted))
            else:
                await self._turn_back(min(-off, -jumped), now, self._noted)
            self._ahead += off
            self._let_be = 0.0
            await self._begin_anew()

    async def be_back(self) -> None:
        """Note that the bot is there; what it missed costs nobody time."""
        now = self._time.now()
        if not self.was_gone and 0 <= now - self._noted < BEAT:
            return
        noted = await self._store.note(ALIVE)
        seen = float(noted) if noted else now
        if self.was_gone and now - seen > GAP:
            log.info("for %.0f seconds nobody could play", now - seen)
            await self._store.pass_over(seen, now)
            self._registry.forget_all()
        self.was_gone = False
        if not noted or not 0 <= now - seen < BEAT:
            await self._store.take_note(ALIVE, str(now))
            seen = now
        self._noted = seen

    async def _turn_back(self, by: float, now: float, noted: float) -> None:
        """Take seconds back, and note it in the same moment: they would be taken twice."""
        log.warning("the clock was ahead by %.0f seconds: they are taken back", by)
        await self._store.turn_back(by, now, (ALIVE, str(noted)))
        self._registry.panels.forget_all()  # else each counts as open until the wrong time comes

    async def _begin_anew(self) -> None:
        """Forget what was read, and have the times told that are right now."""
        self._registry.forget_all()
        await self._store.tell_times_anew()
        self._registry.on_change()

    def _is_let_be(self) -> bool:
        """Tell whether the clock is right, or so little off that nothing is done about it."""
        off = self._off()
        if abs(off) > JUMP:
            return False
        self._let_be = off
        return True

    def _off(self) -> float:
        """Seconds by which the clock is off since it was last noticed."""
        return self._time.now() - self._time.steady() - self._ahead
