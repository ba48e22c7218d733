"""The engine: a table, an agenda of steps, and dice; together a position.

The step on top of the agenda either asks some seats or runs by itself. Both ways it returns the
steps that come next, in reading order. Nothing here knows a rule.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from games.core.asks import Ask
from games.core.dice import Dice, Referee
from games.core.errors import GameOver, IllegalAction, NotYourDecision
from games.core.vocabulary import (
    NO,
    Action,
    Ending,
    Event,
    Prompt,
    Refusal,
    Seat,
    Trace,
    tag,
    told_of,
)


class Table(Protocol):
    """All the pieces of a match, as plain data."""

    ending: Ending | None
    """How the match ended, once it has."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats that still play."""

    def copy(self) -> Self:
        """A table that may be changed without harm to this one."""


T = TypeVar("T", bound=Table)


class Step(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """One thing that is going on: a paragraph of the rulebook, legality and effect together.

    A step with `carries_wishes` holds what its seats have decided in secret so far, or asks about
    cards that they alone see; a default may follow what its own seat knows. No other default
    depends on anything secret.
    """

    carries_wishes: ClassVar[bool] = False

    def asks(self, table: T) -> Mapping[Seat, Ask]:
        """The open decisions by seat; empty: the step runs by itself."""
        return {}

    def run(self, table: T, referee: Referee) -> "Steps[T]":
        """Do what needs nobody's decision; return what comes next."""
        raise AssertionError(self)

    def answer(self, table: T, seat: Seat, action: Action, referee: Referee) -> "Steps[T]":
        """Take a decision that `asks` offered; return what comes next."""
        raise AssertionError(self)

    def default(self, table: T, seat: Seat) -> Action:
        """The decision at a deadline."""
        raise AssertionError(self)

    def ordered(self, table: T, seat: Seat, orders: Any) -> Action | None:
        """The decision of the seat's standing orders, by its wish and by what is public alone."""
        return None

    def is_window(self, table: T, seat: Seat) -> bool:
        """Whether the seat is asked within another's turn, and so has a shorter time."""
        return False

    def prompt(self, table: T, seat: Seat) -> Prompt:
        """The question to this seat, for a sentence."""
        raise AssertionError(self)

    def aside(self, table: T, seat: Seat) -> Prompt | None:
        """The question where this seat's own secret choices change it; None: as all know it."""
        return None

    def refusal(self, table: T, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not among those asked for; `NO` if there is no better word."""
        return NO


Steps = Sequence[Step[T]]


class SeatStep(Step[T], Generic[T], frozen=True):
    """A step that belongs to one seat, which alone is asked; it goes when that seat leaves."""

    seat: Seat

    def asks(self, table: T) -> Mapping[Seat, Ask]:
        """Its own seat, if there is something to decide."""
        ask = self.ask(table)
        return {} if ask is None else {self.seat: ask}

    def ask(self, table: T) -> Ask | None:
        """The decision that its seat has; None: the step runs by itself."""
        raise AssertionError(self)


@dataclass(slots=True, repr=False)
class Position(Generic[T]):
    """Everything needed to go on. Immutable from outside: only `apply` copies and changes.

    `traces` are for the picture alone: no rule reads them. The `repr` may stand in a log, and tells
    only what all may know.
    """

    table: T
    agenda: tuple[Step[T], ...]
    dice: Dice
    asks: Mapping[Seat, Ask] = field(compare=False)
    traces: tuple[Trace, ...] = ()

    def __repr__(self) -> str:
        step = tag(self.step) if self.agenda else "no step"
        return f"<Position: {step}, waits for {self.awaited}>"

    @property
    def ending(self) -> Ending | None:
        """How the match ended, once it has."""
        return self.table.ending

    @property
    def step(self) -> Step[T]:
        """The step that is going on now."""
        return self.agenda[-1]

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the match waits for; optional asks keep nobody waiting."""
        return tuple(sorted([seat for seat, ask in self.asks.items() if not ask.optional]))

    def prompt(self, seat: Seat) -> Prompt:
        """The question to a seat, as data for a sentence."""
        return self.step.prompt(self.table, seat)

    def aside(self, seat: Seat) -> Prompt | None:
        """The question as this seat alone may read it; None: as all may, by `prompt`."""
        return self.step.aside(self.table, seat)

    def default(self, seat: Seat) -> Action:
        """The decision for a seat whose time has run out."""
        return self.step.default(self.table, seat)

    def ordered(self, seat: Seat, orders: Any) -> Action | None:
        """The decision of a seat's standing orders; None: the player must be asked."""
        return self.step.ordered(self.table, seat, orders)

    def is_window(self, seat: Seat) -> bool:
        """Whether a seat is asked within another's turn."""
        return self.step.is_window(self.table, seat)

    def check(self, seat: Seat, action: Action) -> None:
        """Refuse what is not asked for.

        Raises:
            GameOver: the match has ended.
            NotYourDecision: nothing is asked of this seat.
            IllegalAction: the rules forbid the action now.
        """
        if seat not in self.asks:
            raise NotYourDecision(self.awaited) if self.asks else GameOver
        if action not in self.asks[seat]:
            refusal = self.step.refusal(self.table, seat, action)
            raise IllegalAction(None if refusal == NO else refusal)

    def referee(self, seat: Seat | None, cause: Action | Struct) -> Referee:
        """The one to tell, trace and draw for what happens to this position."""
        return Referee(self.dice, seat, cause, self.traces)

    def apply(self, seat: Seat, action: Action) -> tuple["Position[T]", tuple[Event, ...]]:
        """The position after an action, and what happened; a refusal changes nothing.

        Raises:
            IllegalAction: as `check` says.
        """
        self.check(seat, action)
        referee = self.referee(seat, action)
        table = self.table.copy()
        *agenda, step = self.agenda
        agenda += reversed(step.answer(table, seat, action, referee))
        return settle(table, agenda, self.dice, referee)


def settle(
    table: T, agenda: list[Step[T]], dice: Dice, referee: Referee
) -> tuple[Position[T], tuple[Event, ...]]:
    """Run the steps that need nobody, until a seat is asked or the match has ended."""
    asks: Mapping[Seat, Ask] = {}
    while table.ending is None and not (asks := agenda[-1].asks(table)):
        agenda += reversed(agenda.pop().run(table, referee))
    if table.ending is not None:
        agenda, asks = [], {}
        referee.tell(told_of(table.ending))
    position = Position(table, tuple(agenda), dice.after(referee), asks, referee.traces)
    return position, tuple(referee.events)


def standing(
    table: T, agenda: tuple[Step[T], ...], dice: Dice, traces: tuple[Trace, ...] = ()
) -> Position[T]:
    """A position that was saved: its asks are made again from what stands on the table."""
    return Position(table, agenda, dice, agenda[-1].asks(table) if agenda else {}, traces)


def redealt(
    position: Position[T], table: T, agenda: tuple[Step[T], ...], dice: Dice
) -> Position[T]:
    """The position with what a seat cannot know dealt anew, the dice to come too."""
    known = position.dice
    unknown = Dice(dice.secret, known.words, known.action, known.draws)
    return standing(table, agenda, unknown, position.traces)


def begin(
    table: T, steps: Sequence[Step[T]], dice: Dice, referee: Referee
) -> tuple[Position[T], tuple[Event, ...]]:
    """The first position of a match."""
    return settle(table, list(reversed(steps)), dice, referee)


def conclude(
    position: Position[T], ending: Ending, *events: Event
) -> tuple[Position[T], tuple[Event, ...]]:
    """The match ends for a reason outside the order of play: a seat retires, a draw is agreed."""
    table = position.table.copy()
    table.ending = ending
    referee = position.referee(None, ending)
    for event in events:
        referee.tell(event)
    return settle(table, [], position.dice, referee)


AnyPosition = Position[Any]
