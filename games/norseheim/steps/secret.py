"""Choices of several seats at the same time: each stays secret until all are in (H9)."""

from collections.abc import Mapping
from typing import ClassVar, Generic, Self, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Action, Seat, without
from games.norseheim.table import Table

A = TypeVar("A", bound=Action)
"""The actions between which a step lets choose."""


class Wish(Struct, Generic[A], frozen=True):
    """Something that a seat has chosen."""

    seat: Seat
    action: A


class Secret(Step[Table], Generic[A], frozen=True):
    """Some seats choose; what they chose takes effect together, in player order.

    The events that tell of it `reveal` it: then nothing can be taken back any more.
    """

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    wishes: tuple[Wish[A], ...] = ()
    """By seat, so that no trace is left of who was first."""

    def wishes_of(self, seat: Seat) -> tuple[A, ...]:
        """The choices of a seat so far."""
        return tuple(wish.action for wish in self.wishes if wish.seat == seat)

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """All who have not chosen yet."""
        return {seat: self.ask(table, seat) for seat in self.waiting}

    def ask(self, table: Table, seat: Seat) -> Ask:
        """Between what a seat chooses."""
        raise AssertionError(self)

    def is_done(self, table: Table, seat: Seat) -> bool:
        """A seat has chosen enough."""
        return bool(self.wishes_of(seat))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Keep it, in secret: not even that it is not enough yet is told."""
        step = self.with_wish(seat, action)
        if not step.is_done(table, seat):
            return (step,)
        return (replace(step, waiting=without(step.waiting, seat)),)

    def with_wish(self, seat: Seat, action: Action) -> Self:
        """A seat has chosen something more."""
        wishes = sorted((*self.wishes, Wish(seat, cast("A", action))), key=lambda wish: wish.seat)
        return replace(self, wishes=tuple(wishes))

    def without_seat(self, seat: Seat) -> Self:
        """A player has left: nobody waits for a choice of this seat, nor does it count."""
        wishes = tuple(wish for wish in self.wishes if wish.seat != seat)
        return replace(self, waiting=without(self.waiting, seat), wishes=wishes)

    def settled(self, table: Table) -> Self:
        """Nobody is waited for whose choice is enough now that a player has left."""
        waiting = tuple(seat for seat in self.waiting if not self.is_done(table, seat))
        return replace(self, waiting=waiting)
