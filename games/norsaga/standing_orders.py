"""Standing orders: a player leaves word from which spots heroes are dismissed, and is not asked."""

from itertools import permutations

from games.core.asks import Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Refusal, Seat
from games.norsaga.base import SagaAction
from games.norsaga.events import OrderForgotten, OrderLeft
from games.norsaga.refusals import SpotNamedTwice
from games.norsaga.table import Table
from games.norsaga.tree import Spot


class LeaveOrder(SagaAction, frozen=True, tag="leave-order"):
    """From now on dismiss from these spots, in this order, without being asked."""

    first: Spot
    second: Spot
    third: Spot

    def refusal(self) -> Refusal | None:
        """Needs three different spots."""
        named = {self.first, self.second, self.third}
        return None if len(named) == 3 else SpotNamedTwice()

    def effect(self, table: Table, seat: Seat, referee: Referee) -> None:
        """All learn that there is an order; what it says is secret."""
        table.orders[seat] = (self.first, self.second, self.third)
        referee.tell(OrderLeft(seat=seat))


class ForgetOrder(SagaAction, frozen=True, tag="forget-order"):
    """Be asked again about dismissals."""

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs an order that was left."""
        return NO if table.orders[seat] is None else None

    def effect(self, table: Table, seat: Seat, referee: Referee) -> None:
        """All learn that there is none any more."""
        table.orders[seat] = None
        referee.tell(OrderForgotten(seat=seat))


LEAVE = Lazily(
    LeaveOrder,
    lambda: [LeaveOrder(*spots) for spots in permutations(Spot, 3)],
    lambda order: order.refusal() is None,
)
"""The same for everybody at any time, and so listed once."""
FORGET = OneOf((ForgetOrder(),))


def standing_orders(table: Table, seat: Seat) -> tuple[Ask, ...]:
    """Leave an order for dismissals, or forget it."""
    return (LEAVE,) if ForgetOrder().refusal(table, seat) else (LEAVE, FORGET)
