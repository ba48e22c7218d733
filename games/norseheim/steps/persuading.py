"""The choice of an order in a turn, with markers that may be taken back first (R44, H8)."""

from collections.abc import Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, Menu, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norseheim.legal_orders import OF_ACTION, AnyOrder, offers, why_not
from games.norseheim.orders.diplomacy import PERSUASIONS, Recall
from games.norseheim.orders.order import Turn
from games.norseheim.persuasion import Staged
from games.norseheim.prompts import Recalling
from games.norseheim.table import Table
from games.norseheim.traces import note


class Persuading(SeatStep[Table], frozen=True):
    """A step in which orders are given; while markers are taken back, only Diplomacy goes on.

    Nothing leads back from there or from the first half of a Double action but an undo: else a
    robot could go round in circles.
    """

    last: ClassVar[type[Action]]
    """The choice instead of everything else."""
    staged: Staged
    """Markers that will be taken back, if the Diplomacy is carried out."""

    def turn(self, table: Table) -> Turn:
        """The turn by which orders are judged."""
        return Turn(table, self.seat, self.staged)

    def orders(self, table: Table) -> Sequence[AnyOrder]:
        """Orders while nothing is taken back; if none can be given, the step runs by itself."""
        raise AssertionError(self)

    def ask(self, table: Table) -> Ask | None:
        """Orders, or none of them; one who takes markers back can always stop."""
        orders = self.orders(table)
        if self.staged:
            orders = [order for order in orders if order in PERSUASIONS]
        found = offers(self.turn(table), orders)
        menu = Menu({**found, self.last: lambda: OneOf((self.last(),))})
        return menu if self.staged or menu.has_any(found) else None

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Take markers back, or do as was chosen."""
        if isinstance(action, Recall):
            return (self.restaged(action),)
        return self.decided(table, action, referee)

    def decided(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """An order is given, or none."""
        raise AssertionError(self)

    def given(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """Carry an order out; it stays to be looked at, whatever becomes of it."""
        note(table, action, referee)
        return OF_ACTION[type(action)].carry_out(self.turn(table), action, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """No order."""
        return self.last()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for an order, or where to place markers."""
        if self.staged:
            return Recalling(seat, sum(markers for _, markers in self.staged))
        return self.question(table)

    def question(self, table: Table) -> Prompt:
        """Ask for an order while nothing is taken back."""
        raise AssertionError(self)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that stands in the way of an order."""
        return why_not(Turn(table, seat, self.staged), action) or NO

    def restaged(self, action: Recall) -> Self:
        """The same step with more markers taken back."""
        staged = dict(self.staged)
        staged[action.region] = staged.get(action.region, 0) + action.markers
        return replace(self, staged=tuple(staged.items()))
