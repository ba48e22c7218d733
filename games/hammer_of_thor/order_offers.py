"""Standing orders that are offered beside a question which they would have answered."""

from collections.abc import Mapping
from enum import Enum

from msgspec.structs import replace

from games.core.agenda import Position
from games.core.vocabulary import Seat
from games.hammer_of_thor.standing_orders import (
    BattleAsk,
    CampOrder,
    CaptiveOrder,
    ChallengeOrder,
    DealOrder,
    FateOrder,
    MeetOrder,
    Orders,
    ReplyOrder,
)
from games.hammer_of_thor.table import Table

OFFERED: Mapping[str, Enum] = {
    "fate": FateOrder.KEEP_NEW,
    "meet": MeetOrder.ENEMIES,
    "reply": ReplyOrder.FRIENDLY,
    "challenge": ChallengeOrder.STRONGER,
    "deals": DealOrder.TRUCE,
    "battle": BattleAsk.FIGHT,
    "captives": CaptiveOrder.TAKE,
    "camp": CampOrder.SKIP,
}
"""By field; how each is offered stands with its words."""
AMONG_PLAYERS = frozenset({"meet", "reply", "deals"})
"""Orders about other players: nobody who plays alone needs them."""
_ASKING = Orders(challenge=ChallengeOrder.ASK)


def offered_orders(position: Position[Table], seat: Seat) -> Mapping[str, Enum]:
    """The orders that would have spared a seat what it is asked now."""
    return {
        field: value
        for field, value in OFFERED.items()
        if not (position.table.solo is not None and field in AMONG_PLAYERS)
        and position.ordered(seat, replace(_ASKING, **{field: value})) is not None
    }
