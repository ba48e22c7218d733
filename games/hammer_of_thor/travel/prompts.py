"""The questions of travelling."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class Travelling(Prompt, frozen=True, tag="travelling"):
    """Which counter travels, where to, and how?"""

    seat: Seat


class TravelHint(Prompt, frozen=True, tag="travel-hint"):
    """The SPEED that a road and a manner cost, of what there is."""

    cost: int
    speed: int
    somebody: int
    """Chances of meeting somebody, in percent."""
    mortals: int
    """Those who would die, or stay behind; their names would not fit below a choice."""
    dead: int = 0
    """Dead members who would go back to Helheim (6.3)."""


TravelPrompt: TypeAlias = Travelling | TravelHint
