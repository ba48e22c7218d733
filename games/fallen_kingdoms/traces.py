"""Traces of actions on the board, for the picture; no rule reads it."""

from games.core.vocabulary import Trace
from games.fallen_kingdoms.field import Battle
from games.fallen_kingdoms.land.cities import City


class Touched(Trace, frozen=True, tag="touched"):
    """Something happened in a city."""

    city: City


class Fought(Trace, frozen=True, tag="fought"):
    """A battle that is over; the newest alone is kept."""

    battle: Battle

    def fades(self, newer: Trace) -> bool:
        """It goes when another battle is over, or when something happens in a later turn."""
        return isinstance(newer, Fought) or self.turn < newer.turn
