"""Lines of whoever runs the program: told once on each server whose staff wants announcements.

They are written by another process (`admin announce`), which leaves word; what waits stands in the
store. Of one that was sent and not noted the nonce tells, and later the channel itself.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final, Protocol

from db import Announcement, Store, Unheard
from play.clock import TimeSource
from play.hours.paces import DAY, MINUTE
from play.library import words_of

__all__ = ["Announcement", "Announcements", "CannotTell", "Crier", "Unheard", "line_of"]
AGAIN = MINUTE
"""Seconds until what would not go is tried again."""
STALE = DAY
"""Seconds after which a line is not told any more, and the same one may be told again."""
FORGOTTEN: Final = 120.0
"""Seconds after which Discord may have forgotten a nonce (docs/discord.md, Nonces)."""
log = logging.getLogger(__name__)


class CannotTell(Exception):
    """Discord would not have an announcement.

    Args:
        reason: what Discord said, for the log.
        trouble: why it never will; None: the same may pass later.
    """

    def __init__(self, reason: str, trouble: Unheard | None = None) -> None:
        super().__init__(reason)
        self.trouble = trouble


class Crier(Protocol):
    """Tells a server something; every method raises `CannotTell`."""

    async def was_told(self, one: Announcement, line: str) -> bool:
        """Tell whether the line stands in its channel already, sent since it was made."""

    async def announce(self, one: Announcement, line: str) -> None:
        """Send the line to its channel; it calls nobody."""


class Announcements:
    """Tells what waits; `wake` it when there may be more."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self.connected: Callable[[], bool] = lambda: True
        """Tells whether servers can be reached; else nothing is told."""
        self._store = store
        self._clock = clock
        self._word = asyncio.Event()

    def wake(self) -> None:
        """Another process has left word."""
        self._word.set()

    async def run(self, crier: Crier) -> None:
        """Tell for ever, beginning with what waits."""
        while True:
            self._word.clear()
            wait = await self.look(crier)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._word.wait()

    async def look(self, crier: Crier) -> float | None:
        """Tell what waits, each server apart; gives the seconds until the next try, if one is."""
        if not self.connected():
            return AGAIN
        waiting = await self._store.waiting()
        done = [await self._see_to(one, crier) for one in waiting]
        return None if all(done) else AGAIN

    async def _see_to(self, one: Announcement, crier: Crier) -> bool:
        """Tell one server; False if it must be tried again."""
        trouble: Unheard | None = None
        try:
            await self._tell(one, crier)
        except CannotTell as error:
            trouble = error.trouble
            if trouble is None and self._clock.now() - one.at > STALE:
                trouble = Unheard.LATE
            where = (one.id, one.guild, one.channel, error)
            log.warning("announcement %d is not told on server %d, channel %d: %s", *where)
            if trouble is None:
                return False
        await self._store.note_told(one.id, self._clock.now(), trouble)
        return True

    async def _tell(self, one: Announcement, crier: Crier) -> None:
        line, age = line_of(one), self._clock.now() - one.at
        if age >= FORGOTTEN and await crier.was_told(one, line):
            return
        if age > STALE:
            raise CannotTell("it is older than a day", Unheard.LATE)
        await crier.announce(one, line)


def line_of(one: Announcement) -> str:
    """The line as it stands in the channel; the text as it was typed, so that links in it work."""
    return f"{words_of().text('announcement')} {one.text}"
