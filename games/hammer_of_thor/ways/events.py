"""Events of gates, spirits and shapes."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place


class GateTried(Shown, frozen=True, tag="gate-tried"):
    """A leader tries a gate: a die of at most its WISDOM, less 2 (4.2B)."""

    leader: Name
    roll: int
    most: int
    success: bool


class GateCrossed(Event, frozen=True, tag="gate-crossed"):
    """A counter went through a gate."""

    seat: Seat
    leader: Name
    place: Place
    """Where it came from."""
    to: Place


class SpiritSent(Shown, frozen=True, tag="spirit-sent"):
    """Somebody leaves the body: a die of at most WISDOM (4.2C)."""

    seat: Seat
    name: Name
    to: Place
    roll: int
    wisdom: int
    success: bool
    lost: int
    """STAMINA that it costs."""


class SpiritReturned(Event, frozen=True, tag="spirit-returned"):
    """A spirit is back in its body."""

    name: Name
    place: Place


class SpiritFaded(Event, frozen=True, tag="spirit-faded"):
    """A spirit was attacked or challenged, and that is all (4.2C)."""

    name: Name


class SeatSpied(Event, frozen=True, tag="seat-spied"):
    """A seat sees what another hides."""

    seat: Seat
    of: Seat


class SecretsSeen(Shown, frozen=True, tag="secrets-seen"):
    """The secrets of another seat; told to the one who has looked."""

    of: Seat
    held: Number | None
    items: tuple[Number, ...]
    """Concealed ones."""
    runes: tuple[Number, ...]


class ShapeTaken(Event, frozen=True, tag="shape-taken"):
    """Somebody has changed its shape (2.2C)."""

    name: Name
    card: Number
    left: int
    """Changes that are left in the match."""


class ShapeLeft(Event, frozen=True, tag="shape-left"):
    """Somebody has its own shape again."""

    names: tuple[Name, ...]


class GateClosed(Event, frozen=True, tag="gate-closed"):
    """A gate is shut until the season changes."""

    place: Place
    other: Place


class WalledIn(Event, frozen=True, tag="walled-in"):
    """A mason has walled a counter in: no seat meets it for a while (7.0D)."""

    seat: Seat
    name: Name


WaysEvent: TypeAlias = (
    GateTried
    | GateCrossed
    | SpiritSent
    | SpiritReturned
    | SpiritFaded
    | SeatSpied
    | SecretsSeen
    | ShapeTaken
    | ShapeLeft
    | GateClosed
    | WalledIn
)
