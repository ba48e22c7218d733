"""All the pieces of a match of Norsaga, and the questions one can ask of them."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from games.core.vocabulary import Ending, Seat, without
from games.norsaga.cards import Card
from games.norsaga.claims import claims
from games.norsaga.events import Lesson
from games.norsaga.options import Options
from games.norsaga.sagas import Saga
from games.norsaga.tree import SPOTS, Place, Spot, Tree

HAND = 4
"""A hand is made up to this at the start of a turn (Catch your Breath)."""
CAP = 5
"""Embellishments that skalds grant a player in a turn, where a skald may grant again (N7)."""


class Reason(StrEnum):
    """The reason for which a match ended (Inheritance & Winning, N3)."""

    SAGA = "saga"
    ROUNDS = "rounds"


class Grant(Struct, frozen=True):
    """An embellishment that a skald owes to the owner of the tree on which it landed."""

    seat: Seat
    card: Card


class Table(Struct, forbid_unknown_fields=True):
    """The pieces; hands, the order of `deck` and Martyr's cards are secret."""

    options: Options
    circle: tuple[Seat, ...]
    """All seats in turn order; the first of them began (N16)."""
    sagas: list[Saga]
    """The saga that each seat tells; empty until the sagas are chosen."""
    trees: list[Tree]
    hands: list[list[Card]]
    """The card that was held longest comes first."""
    deck: list[Card]
    """The last card is the top."""
    discards: list[Card] = []
    """Face up; the last card lies on top."""
    aloft: list[Card] = []
    """Drawn or revealed, and not yet placed: for Prayer and Martyr."""
    active: Seat = 0
    turn: int = 0
    """Player-turns begun."""
    rounds: int = 0
    """Full rounds that have ended."""
    doomed: tuple[Seat, ...] = ()
    """The seats with a Doom token."""
    gone: tuple[Seat, ...] = ()
    """The seats that have left the match."""
    landed: list[Grant] = []
    """Skalds that landed during the embellishment that is going on."""
    queue: list[Grant] = []
    """Granted embellishments that wait for their turn, first in, first out (S19)."""
    sung: tuple[Grant, ...] = ()
    """The grants of this player-turn (S22, N7)."""
    taught: tuple[Lesson, ...] = ()
    shown: list[int] = field(default_factory=list)
    """The markers on each tree, as they were last told."""
    proved: tuple[Seat, ...] = ()
    """With even turns: the seats that have proved their sagas, the first one first (N10)."""
    ending: Ending | None = None

    def copy(self) -> Self:
        """A table that may be changed without harm to this one."""
        return replace(
            self,
            sagas=self.sagas.copy(),
            trees=[tree.copy() for tree in self.trees],
            hands=[hand.copy() for hand in self.hands],
            deck=self.deck.copy(),
            discards=self.discards.copy(),
            aloft=self.aloft.copy(),
            landed=self.landed.copy(),
            queue=self.queue.copy(),
            shown=self.shown.copy(),
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that still play, in turn order."""
        return self._playing(self.circle)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents of a seat, in turn order from the first player."""
        return without(self.seats, seat)

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that still play, in turn order from one on; that seat itself may have left."""
        at = self.circle.index(seat)
        return self._playing((*self.circle[at:], *self.circle[:at]))

    def after(self, seat: Seat) -> Seat:
        """The next seat in turn order that still plays."""
        at = self.circle.index(seat) + 1
        return self._playing((*self.circle[at:], *self.circle[:at]))[0]

    def _playing(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats if seat not in self.gone) if self.gone else seats

    def at(self, place: Place) -> Card | None:
        """The hero on a spot."""
        return self.trees[place.seat].get(place.spot)

    def heroes(self, seat: Seat) -> Iterator[Spot]:
        """The spots of a tree that are filled, the youngest first."""
        return (spot for spot in SPOTS if spot in self.trees[seat])

    def claims(self, seat: Seat) -> int:
        """The most markers that a seat's tree can take now."""
        return claims(self.trees[seat], self.sagas[seat])
