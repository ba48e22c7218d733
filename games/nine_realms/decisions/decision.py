"""All decisions have this in common: each action says itself why it is not legal.

Every ask and every refusal is made from those answers; only lists are made in bulk, for speed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar, Self

from msgspec import Struct

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.unrolled import unrolled
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.nine_realms.forces import Figure
from games.nine_realms.refusals import NotAnEnemy, NotEnoughActions, NotInPlay, NotYourFigure
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


class TurnAction(Action, frozen=True):
    """A decision in one's own turn, but for rolls."""

    cost: ClassVar[int] = 0
    """Actions that it takes (Actions)."""

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """All that are legal; without fields there is one."""
        return () if cls().refusal(table, seat) else (cls(),)

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Why it is not legal; None: it is, as by default always."""
        return None

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Do it, when it is paid for; return what happens before the seat goes on."""
        return ()

    def hint(self, table: Table) -> Prompt | None:
        """Its prospects, where they can be told."""
        return None

    @classmethod
    def unpaid(cls, table: Table, seat: Seat) -> Refusal | None:
        """Too few actions are left."""
        left = table.actions[seat]
        return NotEnoughActions(cls.cost, left) if cls.cost > left else None


class RollAction(Action, frozen=True):
    """A decision about a pending roll."""

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Iterable[Self]:
        """All that are legal; without fields there is one."""
        return () if cls().refusal(table, seat, roll) else (cls(),)

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """Why it is not legal; None: it is."""
        raise AssertionError(self)

    def play(self, table: Table, seat: Seat, roll: Roll, referee: Referee) -> Roll:
        """The roll afterwards."""
        raise AssertionError(self)

    def hint(self, table: Table, seat: Seat, roll: Roll) -> Prompt | None:
        """The change that it would make, where that can be told."""
        return None


class Decisions(Struct, frozen=True, dict=True):
    """An ask for decisions of some kinds, `at` a table, for a seat, perhaps about a roll."""

    offered: Sequence[type[Any]]
    at: tuple[Any, ...]
    optional: bool = False

    def refusal(self, action: Any) -> Refusal | None:
        """Why an action is not legal here; None: it is."""
        return action.refusal(*self.at) if type(action) in self.offered else NO

    @cached_property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """The legal ones by kind, listed as far as somebody looks."""
        listed = ((kind, unrolled(partial(kind.listed, *self.at))) for kind in self.offered)
        return {kind: OneOf(legal) for kind, legal in listed if legal}

    @cached_property
    def _whole(self) -> AnyOf:
        return AnyOf(tuple(self.kinds.values()))

    def __contains__(self, action: object, /) -> bool:
        return self.refusal(action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(self._whole)

    def __len__(self) -> int:
        return len(self._whole)

    def __getitem__(self, index: int, /) -> Action:
        return self._whole[index]


def not_usable(table: Table, seat: Seat, figure: Figure) -> Refusal | None:
    """Only one's own figures in play can do something."""
    if not table.owns(seat, figure):
        return NotYourFigure(figure)
    return None if table.figures[figure].hex else NotInPlay(figure)


def not_a_target(table: Table, seat: Seat, figure: Figure) -> Refusal | None:
    """Only enemies in play can be aimed at (R-50)."""
    if not table.owns(1 - seat, figure):
        return NotAnEnemy(figure)
    return None if table.figures[figure].hex else NotInPlay(figure)
