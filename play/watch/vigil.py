"""Keeps the threads of running matches awake: Discord archives one that is quiet for a week."""

from play.clock import TimeSource
from play.hours.paces import DAY, HOUR
from play.match.post_names import ThreadPost
from play.match.registry import MatchRegistry

QUIET = 6 * DAY
"""Seconds without a message after which a thread is kept awake."""


class Vigil:
    """Looks for quiet threads, no more often than once an hour."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock
        self._looked = 0.0
        """When quiet threads were looked for last."""

    async def keep(self) -> None:
        """Have the threads kept awake in which nothing was said for days."""
        now, store = self._clock.now(), self._registry.store
        if now - self._looked < HOUR:
            return
        self._looked = now
        for match_id in await store.quiet_since(now - QUIET):
            await store.want(match_id, [ThreadPost().wanted()], now)
            self._registry.on_change()
