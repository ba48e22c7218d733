"""Proposals that nobody answered in time: they end, and their messages tell it.

Looks once a minute. What lives by turns, play ends: see `Matches.commit`.
"""

from play.clock import TimeSource
from play.hours.paces import MINUTE
from play.match.registry import MatchRegistry
from play.table.offers import LASTS, key_of


class Expiry:
    """Ends what has run out."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock
        self._looked = clock.now()

    async def look(self) -> None:
        """End what has run out by now; once a minute at most, and not in the first."""
        now, store = self._clock.now(), self._registry.store
        if 0 <= now - self._looked < MINUTE:
            return
        self._looked = now
        for offer in await store.offers_until(now - LASTS):
            await store.run_out(offer, key_of(offer))
            self._registry.on_change()
