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


class GoingToo(Prompt, frozen=True, tag="going-too"):
    """Where does another counter go?"""

    seat: Seat


class SecondHint(Prompt, frozen=True, tag="second-hint"):
    """The SPEED that a second journey costs, of what there is."""

    cost: int
    speed: int
    mortals: int
    """Those who would die, or stay behind."""


TravelPrompt: TypeAlias = Travelling | TravelHint | GoingToo | SecondHint
