"""Standing orders that are offered beside a question which they would have answered."""

from collections.abc import Mapping
from enum import Enum

from msgspec.structs import replace

from games.core.agenda import Position
from games.core.vocabulary import Seat
from games.fallen_kingdoms.field import GROUP, GROUPS
from games.fallen_kingdoms.standing_orders import (
    CasualtyOrder,
    DefenceOrder,
    GroupsOrder,
    InheritanceOrder,
    InvasionOrder,
    Orders,
    RecallOrder,
    RefugeOrder,
)
from games.fallen_kingdoms.table import Table

_OFFERED: Mapping[str, Enum] = {
    "groups": GroupsOrder.USUAL,
    "defence": DefenceOrder.HOLD,
    "refuge": RefugeOrder.STRONGEST,
    "casualties": CasualtyOrder.LARGEST,
    "recall": RecallOrder.STAY,
    "inheritance": InheritanceOrder.EVENLY,
    "invasions": InvasionOrder.NEVER,
}
_ASKING = Orders(
    defence=DefenceOrder.ASK,
    refuge=RefugeOrder.ASK,
    casualties=CasualtyOrder.ASK,
    inheritance=InheritanceOrder.ASK,
)


def offered_orders(position: Position[Table], seat: Seat) -> Mapping[str, Enum]:
    """The orders that would have spared a seat what it is asked now; for groups, if more come."""
    offered = {
        field: value
        for field, value in _OFFERED.items()
        if position.ordered(seat, replace(_ASKING, **{field: value})) is not None
    }
    if position.table.units(seat) >= GROUP * (GROUPS - 1):
        offered.pop("groups", None)
    return offered
