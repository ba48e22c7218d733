"""Events of travelling."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.manners import Manner


class CounterTravelled(Event, frozen=True, tag="counter-travelled"):
    """A counter went a road; the last place is where it stands."""

    seat: Seat
    leader: Name
    road: tuple[Place, ...]
    manner: Manner


class CounterStayed(Event, frozen=True, tag="counter-stayed"):
    """A counter stayed where it is."""

    seat: Seat
    leader: Name
    place: Place
    manner: Manner


class MortalsLeft(Event, frozen=True, tag="mortals-left"):
    """Mortals stayed behind as a counter of their own, or parted for good (2.1D, 8.1)."""

    seat: Seat
    names: tuple[Name, ...]
    place: Place | None
    """None: the seat has as many counters as it may have, and they have gone."""


class MortalsDied(Event, frozen=True, tag="mortals-died"):
    """Mortals were found outside Midgard (2.1D)."""

    seat: Seat
    names: tuple[Name, ...]


class PlaceScouted(Shown, frozen=True, tag="place-scouted"):
    """Reconnaissance: a die of at most the lowest SENSES (4.2)."""

    seat: Seat
    place: Place
    roll: int
    senses: int
    success: bool


class FarSeen(Event, frozen=True, tag="far-seen"):
    """Far sight: reconnaissance has succeeded by itself (2.0A)."""

    seat: Seat
    name: Name
    place: Place


class ScoutsReturned(Shown, frozen=True, tag="scouts-returned"):
    """A place is scouted without a roll, by a card (5013)."""

    seat: Seat
    place: Place
    success: bool


TravelEvent: TypeAlias = (
    CounterTravelled
    | CounterStayed
    | MortalsLeft
    | MortalsDied
    | PlaceScouted
    | FarSeen
    | ScoutsReturned
)
