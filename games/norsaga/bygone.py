"""Actions and events of older logs, which no match asks or tells any more.

Until version 2 a player left an order for dismissals by an action of the game, and all were told.
"""

from typing import TypeAlias

from games.core.vocabulary import Action, Event, Seat
from games.norsaga.tree import Spot


class LeaveOrder(Action, frozen=True, tag="leave-order"):
    """Dismiss from these spots, in this order."""

    first: Spot
    second: Spot
    third: Spot


class ForgetOrder(Action, frozen=True, tag="forget-order"):
    """Be asked again about dismissals."""


class OrderLeft(Event, frozen=True, tag="order-left"):
    """A player left an order for dismissals."""

    seat: Seat


class OrderForgotten(Event, frozen=True, tag="order-forgotten"):
    """A player wanted to be asked again."""

    seat: Seat


BygoneAction: TypeAlias = LeaveOrder | ForgetOrder
BygoneEvent: TypeAlias = OrderLeft | OrderForgotten
