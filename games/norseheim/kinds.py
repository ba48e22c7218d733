"""Action cards: seven kinds, what each costs, and how many there are."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from games.norseheim.data import rows


class Kind(StrEnum):
    """The actions for which there are cards."""

    RECRUIT = "recruit"
    ATTACK = "attack"
    DIPLOMACY = "diplomacy"
    RELOCATE = "relocate"
    WORSHIP = "worship"
    BUILD = "build"
    DOUBLE = "double"


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    base: int | None
    starter: int
    booster: int


_ROWS = rows("kinds", _Row)
BASE: Mapping[Kind, int | None] = {row.kind: row.base for row in _ROWS}
"""AP for an action with one card; None: the price on the Character board."""
STARTER: Mapping[Kind, int] = {row.kind: row.starter for row in _ROWS}
"""The cards that each player begins with: ten."""
BOOSTER: Mapping[Kind, int] = {row.kind: row.booster for row in _ROWS}
"""The cards that lie beside the board: fifteen."""
KINDS = tuple(Kind)
SINGLE: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind is not Kind.DOUBLE)
"""The six actions of which a Double action makes two."""
