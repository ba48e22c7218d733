"""What decisions have in common: each action says itself why it is not legal.

Every question and every refusal is made from those answers: nothing else knows what is legal.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Self

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.nine_realms.forces import Figure
from games.nine_realms.refusals import NotAnEnemy, NotEnoughActions, NotInPlay, NotYourFigure
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


class TurnAction(Action, frozen=True):
    """What a player decides in a turn of his own, but for rolls."""

    cost: ClassVar[int] = 0
    """Actions that it takes (Actions)."""

    @classmethod
    def ask(cls, table: Table, seat: Seat) -> Ask:
        """What is legal of this kind."""
        listed = tuple if cls.unpaid(table, seat) else partial(cls.listed, table, seat)
        return Lazily(cls, listed, lambda action: action.refusal(table, seat) is None)

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Sequence[Self]:
        """All that are legal, as far as they can be paid for; without fields there is one."""
        return () if cls().refusal(table, seat) else (cls(),)

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Why it is not legal; None: it is, as by default always."""
        return None

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Do it, when it is paid for; return what happens before the seat goes on."""
        return ()

    def hint(self, table: Table) -> Prompt | None:
        """What it may bring, where that can be told."""
        return None

    @classmethod
    def unpaid(cls, table: Table, seat: Seat) -> Refusal | None:
        """Too few actions are left."""
        left = table.actions[seat]
        return NotEnoughActions(cls.cost, left) if cls.cost > left else None


class RollAction(Action, frozen=True):
    """What a player decides about a pending roll."""

    @classmethod
    def ask(cls, table: Table, seat: Seat, roll: Roll) -> Ask:
        """What is legal of this kind."""
        listed = partial(cls.listed, table, seat, roll)
        return Lazily(cls, listed, lambda action: action.refusal(table, seat, roll) is None)

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Sequence[Self]:
        """All that are legal; without fields there is one."""
        return () if cls().refusal(table, seat, roll) else (cls(),)

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """Why it is not legal; None: it is."""
        raise AssertionError(self)

    def play(self, table: Table, seat: Seat, roll: Roll, referee: Referee) -> Roll:
        """The roll afterwards."""
        raise AssertionError(self)


def ask_for(kinds: Sequence[type[Any]], *at: Any) -> Ask:
    """Decisions of these kinds side by side, `at` a table, for a seat, perhaps about a roll."""
    return AnyOf(tuple(kind.ask(*at) for kind in kinds))


def refused(kinds: Sequence[type[Any]], action: Any, *at: Any) -> Refusal | None:
    """Why an action is not legal where these kinds are asked for; None: it is."""
    return action.refusal(*at) if type(action) in kinds else NO


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
