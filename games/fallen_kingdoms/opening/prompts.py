"""The questions of set-up."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Prompt, Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.trophies import Track


class ChoosingGod(Prompt, frozen=True, tag="choosing-god"):
    """Which god?"""

    seat: Seat


Gift: TypeAlias = Annotated[God, Meta(extra={"spoken": "brief"})]
"""A god, told by its power, as briefly as a menu needs it."""


class GodHint(Prompt, frozen=True, tag="god-hint"):
    """The base value of a god's intimidation, the glory that comes with it, and its power."""

    intimidation: int
    glory: int
    god: Gift | None = None


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
    fixed: int = 0
    """As many of them as its icon gives to one track."""
    track: Track | None = None


OpeningPrompt: TypeAlias = ChoosingGod | GodHint | PlacingTemple | PlacingGroup | CityHint
