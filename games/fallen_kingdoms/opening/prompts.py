"""The questions of set-up."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class ChoosingGod(Prompt, frozen=True, tag="choosing-god"):
    """Which god?"""

    seat: Seat


class GodHint(Prompt, frozen=True, tag="god-hint"):
    """The base value of a god's intimidation, and the glory that comes with it."""

    intimidation: int
    glory: int


class PlacingTemple(Prompt, frozen=True, tag="placing-temple"):
    """Where do the first group and the temple go?"""

    seat: Seat


class PlacingGroup(Prompt, frozen=True, tag="placing-group"):
    """Where does the next group go?"""

    seat: Seat
    group: int
    """2 to 7."""
    groups: int


class CityHint(Prompt, frozen=True, tag="city-hint"):
    """The advantages of a city: neighbours, points of production a round."""

    roads: int
    sea: int
    points: int


OpeningPrompt: TypeAlias = ChoosingGod | GodHint | PlacingTemple | PlacingGroup | CityHint
