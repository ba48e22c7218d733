"""Panels that are open: until when each seat has one that is kept up to date.

In memory alone: after a restart nobody has one, and whoever is awaited again is called.
"""

from collections.abc import Mapping

from cachetools import LRUCache

from games.core.vocabulary import Seat

KEPT = 1024
"""Matches that are known; the least used give way."""


class OpenPanels:
    """Until when the open panel of a seat can be edited, in UTC seconds."""

    def __init__(self) -> None:
        self._until: LRUCache[int, dict[Seat, float]] = LRUCache(KEPT)

    def note(self, match: int, seat: Seat, until: float) -> None:
        """A seat has a panel that can be edited until then."""
        self._until.setdefault(match, {})[seat] = until

    def drop(self, match: int, seat: Seat) -> None:
        """A seat has none any more."""
        seats = self._until.get(match, {})
        seats.pop(seat, None)
        if not seats:
            self._until.pop(match, None)

    def forget_all(self) -> None:
        """No seat has one any more, as far as anybody knows."""
        self._until.clear()

    def of(self, match: int, now: float) -> Mapping[Seat, float]:
        """The seats of a match that have one now."""
        return {seat: until for seat, until in self._until.get(match, {}).items() if until > now}
