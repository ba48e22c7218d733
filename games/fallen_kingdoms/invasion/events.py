"""Events of the invasion phase."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Row, Seat, Shown
from games.fallen_kingdoms.land.cities import City


class PriorityDrawn(Event, frozen=True, tag="priority-drawn"):
    """In which order players may invade (7.1)."""

    seats: tuple[Seat, ...]


class CardReturned(Event, frozen=True, tag="card-returned"):
    """Last round's invader gives the card back and frees the paths (7.2.1)."""

    seat: Seat


class StayedOut(Event, frozen=True, tag="stayed-out"):
    """A player won't invade in this round."""

    seat: Seat


class NoPathLeft(Event, frozen=True, tag="no-path-left"):
    """No path is open to a player, who cannot invade (K8)."""

    seat: Seat


class InvasionBegan(Event, frozen=True, tag="invasion-began"):
    """A new people comes to the edge of the land, with all its units."""

    opens: ClassVar[bool] = True
    turning: ClassVar[bool] = True
    seat: Seat
    turn: int


class Surrendered(Event, frozen=True, tag="surrendered"):
    """A kingdom is given to another player (7.2.2)."""

    turning: ClassVar[bool] = True
    seat: Seat
    heir: Seat
    units: int


class KingdomLeft(Event, frozen=True, tag="kingdom-left"):
    """A kingdom is left to nobody, for there is no other (F-74)."""

    seat: Seat


class Inherited(Event, frozen=True, tag="inherited"):
    """A city of a surrendered kingdom has units of its heir."""

    seat: Seat
    city: City
    units: int


class CalledIn(Event, frozen=True, tag="called-in"):
    """An heir takes units off the board, for cities that were surrendered (7.2.2)."""

    seat: Seat
    city: City
    units: int


class PathTaken(Event, frozen=True, tag="path-taken"):
    """A people comes by a path, and blocks it (7.2.3)."""

    seat: Seat
    path: int
    city: City


class PathBlocked(Event, frozen=True, tag="path-blocked"):
    """A path is blocked, though a temple keeps the invaders out (7.2.5, F-77)."""

    seat: Seat
    path: int


class CityOverrun(Shown, frozen=True, tag="city-overrun"):
    """Invaders hold a city (7.2.4)."""

    seat: Seat
    owner: Seat
    city: City
    dice: Row
    killed: int
    lost: int
    """Invaders that died."""
    units: int
    """Invaders there now; 0: none was left, the city is empty."""


class CityWithstood(Shown, frozen=True, tag="city-withstood"):
    """The last invaders died before a city."""

    seat: Seat
    owner: Seat
    city: City
    dice: Row
    killed: int
    lost: int
    left: int
    """Defenders."""


class EmptyCityTaken(Event, frozen=True, tag="empty-city-taken"):
    """Invaders come to an empty city."""

    seat: Seat
    city: City
    units: int


class InvadersDeployed(Event, frozen=True, tag="invaders-deployed"):
    """The rest of a people spreads over its cities (7.2.6)."""

    seat: Seat
    city: City
    units: int


class TempleRaised(Event, frozen=True, tag="temple-raised"):
    """An invader's temple stands (7.2.6)."""

    seat: Seat
    city: City


InvasionEvent: TypeAlias = (
    PriorityDrawn
    | CardReturned
    | StayedOut
    | NoPathLeft
    | InvasionBegan
    | Surrendered
    | KingdomLeft
    | Inherited
    | CalledIn
    | PathTaken
    | PathBlocked
    | CityOverrun
    | CityWithstood
    | EmptyCityTaken
    | InvadersDeployed
    | TempleRaised
)
