"""Traces on the board, for the picture alone: no rule reads them."""

from games.core.vocabulary import Seat, Trace
from games.norsaga.tree import Place


class Landed(Trace, frozen=True, tag="landed"):
    """A hero came to stand on a spot by somebody's move."""

    user: Seat
    place: Place

    def fades(self, newer: Trace) -> bool:
        """A player's last moves are marked until the same player's next."""
        return isinstance(newer, Landed) and self.user == newer.user and super().fades(newer)
