"""Traces of actions on the board, for the picture; no rule reads it."""

from games.core.vocabulary import Seat, Trace
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.manners import Manner


class Went(Trace, frozen=True, tag="went"):
    """A counter went a road; the newest alone is kept."""

    seat: Seat
    road: tuple[Place, ...]
    """With the place from which it came; that alone where it stayed."""
    manner: Manner

    def fades(self, newer: Trace) -> bool:
        """It goes when another road is gone."""
        return isinstance(newer, Went)
