"""Events of set-up."""

from typing import TypeAlias

from games.core.vocabulary import Event, Row, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.places import Place


class SeatsRolled(Shown, frozen=True, tag="seats-rolled"):
    """Seats have rolled for the first place; the highest rolls again if there are several (1.1)."""

    seats: tuple[Seat, ...]
    rolls: Row


class FirstSeatFound(Event, frozen=True, tag="first-seat-found"):
    """A seat moves first in every game-turn (1.1)."""

    seat: Seat


class HeroesDealt(Event, frozen=True, tag="heroes-dealt"):
    """A seat chooses one of four; nobody else knows which (1.2)."""

    seat: Seat
    side: Side
    names: tuple[Name, ...]


class HeroPicked(Event, frozen=True, tag="hero-picked"):
    """A seat has chosen among its four; all are shown together."""

    seat: Seat


class HeroChosen(Shown, frozen=True, tag="hero-chosen"):
    """A seat's starting character, and where it stands."""

    seat: Seat
    name: Name
    side: Side
    place: Place
    fame: int


class CompanionsJoined(Shown, frozen=True, tag="companions-joined"):
    """A weaker hero gets more (1.5)."""

    seat: Seat
    names: tuple[Name, ...]
    runes: int


class BronzeTaken(Shown, frozen=True, tag="bronze-taken"):
    """A bronze item that a weaker hero begins with (1.5)."""

    seat: Seat
    card: Number


OpeningEvent: TypeAlias = (
    SeatsRolled
    | FirstSeatFound
    | HeroesDealt
    | HeroPicked
    | HeroChosen
    | CompanionsJoined
    | BronzeTaken
)
