"""The choices before a match (the variants that the rulings name)."""

from enum import StrEnum
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from games.core.vocabulary import Seat
from games.nine_realms.forces import Realm


class Edge(StrEnum):
    """When a line along the edge of two hexes is blocked (R-16)."""

    BOTH = "both"
    EITHER = "either"


class Reach(StrEnum):
    """Which lines a ranged attack may take (R-15, N1)."""

    DISTANCE = "distance"
    LITERAL = "literal"
    ROWS = "rows"


class Stall(StrEnum):
    """The winner of a match that has stalled (N9); where nothing is said, there is none."""

    BLOOD = "blood"
    """The side with more blood; of equals the one that did not begin."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The lobby's choices; the defaults are the house rules."""

    overkill_blood: bool = False
    """Wounds beyond a figure's Health give blood too (R-27)."""
    edge: Edge = Edge.BOTH
    reach: Reach = Reach.DISTANCE
    two_vanguards: bool = False
    """The Norsemen field two Vanguards, so that Hit Them Hard works (R-48, N16)."""
    stall_limit: Annotated[int, Meta(ge=0, le=100, examples=[10, 40, 60])] = 20
    """After so many player-turns in a row without a wound the match ends; 0: never (N9)."""
    stalled: Stall | UnsetType = UNSET
    """The winner then (`games.core.editions`); unset: nobody."""
    wishes: tuple[Realm | None, Realm | None] = (None, None)
    """The realm that each seat would like (R-03, N10)."""
    teaching: bool = False
    """Each step is explained when it first comes up, for a first match."""
    first: Seat | None = None
    """The seat that begins; None: a coin decides. A rematch names the other one (R-03)."""
