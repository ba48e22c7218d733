"""Standing orders that are offered beside a question which they would have answered."""

from collections.abc import Mapping
from enum import Enum

from msgspec.structs import replace

from games.core.agenda import Position
from games.core.vocabulary import Seat
from games.norseheim.standing_orders import AskOrder, BattleOrder, CouncilOrder, Orders
from games.norseheim.table import Table

_OFFERED: Mapping[str, Enum] = {
    "defence": BattleOrder.IF_IT_HELPS,
    "raids": BattleOrder.IF_IT_HELPS,
    "afterwards": AskOrder.NEVER,
    "mercy": AskOrder.NEVER,
    "giants": AskOrder.NEVER,
    "council": CouncilOrder.USUAL,
}
"""Beside a question. To pass for the round is the answer `Pass` itself, and not among them."""


def offered_orders(position: Position[Table], seat: Seat) -> Mapping[str, Enum]:
    """The orders that would have spared a seat what it is asked now."""
    return {
        field: value
        for field, value in _OFFERED.items()
        if position.ordered(seat, replace(Orders(), **{field: value})) is not None
    }
