"""Events of set-up."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City


class CircleDrawn(Event, frozen=True, tag="circle-drawn"):
    """How the players sit, clockwise."""

    seats: tuple[Seat, ...]


class GodsOffered(Event, frozen=True, tag="gods-offered"):
    """A player may be one of two gods; nobody else knows which."""

    seat: Seat
    gods: tuple[God, ...]


class GodChosen(Event, frozen=True, tag="god-chosen"):
    """A player has chosen; all are shown together."""

    seat: Seat


class GodShown(Shown, frozen=True, tag="god-shown"):
    """The god that a player is, and the glory that comes with it."""

    seat: Seat
    god: God
    intimidation: int
    glory: int

    @property
    def explained_by(self) -> str:
        """The god's card."""
        return f"god-{self.god.value}"


class FirstPlayerFound(Event, frozen=True, tag="first-player-found"):
    """The least feared god begins (3.3)."""

    seat: Seat


class GroupPlaced(Event, frozen=True, tag="group-placed"):
    """Three units came to a city; the first group of a player brings the temple."""

    details: ClassVar[bool] = True
    seat: Seat
    city: City
    units: int
    """There now."""
    temple: bool


OpeningEvent: TypeAlias = (
    CircleDrawn | GodsOffered | GodChosen | GodShown | FirstPlayerFound | GroupPlaced
)
