"""Servers that the bot has left: their matches are closed, and in the end all of them is forgotten.

An outage of Discord is no leaving: see `House.leave`, and whoever calls it.
"""

import logging

from db import NOBODY, Audit, StaffAct, Status
from play.clock import TimeSource
from play.hours.paces import DAY, HOUR, MINUTE
from play.match.match import Match, people_of
from play.match.post_names import FarewellPost
from play.match.registry import MatchRegistry
from play.table.halting import NO_THREAD, shut

KEPT = 30 * DAY
"""Seconds for which all is kept of a server that the bot has left."""
log = logging.getLogger(__name__)


class LeftServers:
    """Closes what can go on no more, and forgets what is over for good."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock
        self._closed: float | None = None
        """The time of the last look for matches; `_forgot` that for servers to be forgotten."""
        self._forgot: float | None = None
        self._faulty: set[int] = set()
        """Matches that could not be closed; they are left alone until the next start."""

    async def look(self) -> None:
        """Close matches, at most once a minute; forget servers, at most once an hour."""
        now = self._clock.now()
        if _is_past(self._closed, now, MINUTE):
            self._closed = now
            found = await self._registry.store.stranded()
            for record in sorted(found, key=lambda record: record.id):
                if not record.damaged and record.id not in self._faulty:
                    await self._close(record.id)
        if _is_past(self._forgot, now, HOUR):
            self._forgot = now
            if count := await self._registry.store.forget_guilds(now - KEPT):
                log.info("all that was kept of %d servers is forgotten", count)

    async def _close(self, match_id: int) -> None:
        try:
            await self._registry.decide(match_id, self._shut, regardless=True)
        except Exception:  # a fault in one match must not stop all clocks
            log.exception("match %d: cannot be closed", match_id)
            self._faulty.add(match_id)

    async def _shut(self, kept: Match) -> None:
        """Close a match so that its staff can open it again, and tell its players, each once."""
        match, now = await self._registry.match(kept.record.id), self._clock.now()
        record, store = match.record, self._registry.store
        left = (await self._registry.house.of(record.guild)).left
        if record.status is Status.OVER or left is None:
            return
        told = await store.told_farewell(record.guild, left)
        untold = [seat for seat in people_of(record) if seat.user not in told]
        farewells = [FarewellPost(seat.seat, record.number + 1).wanted() for seat in untold]
        entry = Audit(record.guild, now, NOBODY, StaffAct.AWAY, record.id)
        await shut(self._registry, match, entry, [NO_THREAD, *farewells])


def _is_past(last: float | None, now: float, span: float) -> bool:
    """Tell whether so many seconds have gone by; a clock that was set back says nothing."""
    return last is None or not 0 <= now - last < span
