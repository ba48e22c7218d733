"""Events of encounters."""

from typing import TypeAlias

from games.core.vocabulary import Row, Seat, Shown
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place


class NobodyMet(Shown, frozen=True, tag="nobody-met"):
    """Nobody is there: the die was too high, or no card is left (4.5.2, 4.5.3)."""

    place: Place
    roll: int | None = None
    most: int | None = None


class RaceRolled(Shown, frozen=True, tag="race-rolled"):
    """The dice name the race that is met; after a search there are two (4.5.3)."""

    realm: Realm
    rolls: Row
    races: tuple[Race, ...]


class FoundDead(Shown, frozen=True, tag="found-dead"):
    """A Mortal lies dead outside Midgard (2.1D)."""

    name: Name
    place: Place


class GroupMet(Shown, frozen=True, tag="group-met"):
    """A random group stands before a seat's counter (4.5.4)."""

    seat: Seat
    place: Place
    race: Race
    names: tuple[Name, ...]


class TreasureGuarded(Shown, frozen=True, tag="treasure-guarded"):
    """The group guards so many cards, face down (4.5.6)."""

    roll: int
    """With what is added; it may be above 9."""
    cards: int


class CardChecked(Shown, frozen=True, tag="card-checked"):
    """A leader's card succeeds with a die of at most T, 1 to 8 (0.0.2, 4.3.1)."""

    leader: Name
    card: Card
    t: int
    roll: int | None
    """None: it needs no roll."""
    success: bool


EncounterEvent: TypeAlias = (
    NobodyMet | RaceRolled | FoundDead | GroupMet | TreasureGuarded | CardChecked
)
