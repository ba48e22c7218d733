"""The orders of the six single actions, as they are offered (Actions)."""

from collections.abc import Mapping
from typing import Any

from games.norseheim.kinds import SINGLE, Kind
from games.norseheim.orders.attack import ATTACK
from games.norseheim.orders.diplomacy import PERSUASIONS
from games.norseheim.orders.fortify import FORTIFY
from games.norseheim.orders.order import Order, Turn
from games.norseheim.orders.recruit import RECRUIT
from games.norseheim.orders.relocate import RELOCATE
from games.norseheim.orders.settle import SETTLE
from games.norseheim.orders.wall import WALL
from games.norseheim.orders.worship import WORSHIP, WORSHIP_ONLY

SINGLES: tuple[Order[Any], ...] = (
    RECRUIT,
    ATTACK,
    *PERSUASIONS,
    RELOCATE,
    WORSHIP,
    WORSHIP_ONLY,
    SETTLE,
    FORTIFY,
    WALL,
)
OF_KIND: Mapping[Kind, tuple[Order[Any], ...]] = {
    kind: tuple(order for order in SINGLES if order.kind is kind) for kind in SINGLE
}
"""The orders of each kind; Brisingamen is no action."""


def is_possible(turn: Turn, kind: Kind) -> bool:
    """An action of a kind can be done, with cards that are there."""
    return any(turn.has_heads(order) for order in OF_KIND[kind])
