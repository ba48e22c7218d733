"""The questions of travelling."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.folk.figures import Name


class Travelling(Prompt, frozen=True, tag="travelling"):
    """Which counter travels, where to, and how?"""

    seat: Seat


class TravelHint(Prompt, frozen=True, tag="travel-hint"):
    """The SPEED that a road and a manner cost, of what there is."""

    cost: int
    speed: int
    somebody: int
    """Chances of meeting somebody, in percent."""
    mortals: tuple[Name, ...]
    """Those who would die, or stay behind."""


TravelPrompt: TypeAlias = Travelling | TravelHint
