"""Ends proposals that nobody answered in time, once a minute; what lives by turns, play ends."""

from play.clock import TimeSource
from play.hours.paces import MINUTE
from play.match.registry import MatchRegistry
from play.table.proposals.engine import run_out


class Expiry:
    """Looks for what has run out."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock
        self._looked = clock.now()

    async def look(self) -> None:
        """End what has run out by now; once a minute at most, and not in the first."""
        now = self._clock.now()
        if 0 <= now - self._looked < MINUTE:
            return
        self._looked = now
        await run_out(self._registry)
