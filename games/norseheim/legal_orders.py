"""All orders of a turn: what is offered, why an order is refused, and what it may bring.

Nothing here knows an order by name: a new one enters the list of its kind, and is known.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from games.core.asks import Ask
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim.favours.aimed import AIMED
from games.norseheim.favours.plain import PLAY_FAVOUR
from games.norseheim.god_cards import not_now
from games.norseheim.orders.double import DOUBLE
from games.norseheim.orders.order import Order, Turn
from games.norseheim.orders.singles import SINGLES
from games.norseheim.table import Table

AnyOrder = Order[Any]
Offers = Mapping[type[Action], Callable[[], Ask | None]]
"""Makes the ask of each kind when it is wanted; None: it cannot be ordered now."""

ORDERS: tuple[AnyOrder, ...] = (*SINGLES, *AIMED.values(), PLAY_FAVOUR, DOUBLE)
OF_ACTION: Mapping[type[Action], AnyOrder] = {order.action: order for order in ORDERS}


def in_turn(table: Table, seat: Seat) -> Sequence[AnyOrder]:
    """Every order before the action of the turn, in the order in which they are offered."""
    return (*SINGLES, *in_hand(table, seat), DOUBLE)


def in_hand(table: Table, seat: Seat) -> Sequence[AnyOrder]:
    """The Gods cards of a seat; Brisingamen is not among them, but beside Diplomacy."""
    favours = table.players[seat].favours
    if not favours:
        return ()
    return (*(AIMED[card] for card in favours if card in AIMED), PLAY_FAVOUR)


def offers(turn: Turn, orders: Iterable[AnyOrder]) -> Offers:
    """All ways to give these orders."""
    return {order.action: partial(order.ask, turn) for order in orders}


def why_not(turn: Turn, action: Action) -> Refusal | None:
    """The first rule that stands in the way of an order; None: it would be legal in this turn."""
    order = OF_ACTION.get(type(action))
    return not_now(action) if order is None else order.why_not(turn, action)


def hint(table: Table, action: Action) -> Prompt | None:
    """Tell what an order may bring; None: nothing that its name does not say."""
    order = OF_ACTION.get(type(action))
    return None if order is None else order.foretell(table, action)
