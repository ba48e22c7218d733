"""Family trees: seven spots in three generations, and what colour and level they lend (4.2, 4.4).

Knows no markers; those are in `claims`.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from games.core.vocabulary import Seat
from games.norsaga.cards import TRAIT, Card, Trait


class Spot(StrEnum):
    """A place in a tree: the youngest, two parents, two pairs of grandparents."""

    YOU = "you"
    P1 = "p1"
    P2 = "p2"
    A1 = "a1"
    A2 = "a2"
    B1 = "b1"
    B2 = "b2"


Tree = dict[Spot, Card]
"""The heroes of a family tree by spot; a save keeps no order of them."""

SPOTS = tuple(Spot)
PARENTS = (Spot.P1, Spot.P2)
GRANDPARENTS = (Spot.A1, Spot.A2, Spot.B1, Spot.B2)
PAIRS = (PARENTS, (Spot.A1, Spot.A2), (Spot.B1, Spot.B2))
OLDEST_FIRST = (*GRANDPARENTS, *PARENTS, Spot.YOU)
"""The order in which ties are broken where somebody is absent (N4, N5)."""


class Place(Struct, frozen=True, tag="place"):
    """A spot of somebody's tree."""

    seat: Seat
    spot: Spot

    def __str__(self) -> str:
        return f"{self.seat}:{self.spot}"


PLACES: tuple[dict[Spot, Place], ...] = tuple(
    {spot: Place(seat, spot) for spot in Spot} for seat in range(4)
)


class Bloodline(Struct, frozen=True):
    """The colour of the youngest hero, and how many generations it reaches back unbroken."""

    trait: Trait | None = None
    level: int = 0


NO_BLOODLINE = Bloodline()


def bloodline(tree: Mapping[Spot, Card]) -> Bloodline:
    """The colour and level that a tree lends; with a skald or nobody in front, none (S17)."""
    youngest = tree.get(Spot.YOU)
    if youngest is None or TRAIT[youngest] is Trait.SKALD:
        return NO_BLOODLINE
    trait = TRAIT[youngest]
    if not _has(tree, PARENTS, trait):
        return Bloodline(trait, 1)
    return Bloodline(trait, 3 if _has(tree, GRANDPARENTS, trait) else 2)


def _has(tree: Mapping[Spot, Card], spots: tuple[Spot, ...], trait: Trait) -> bool:
    return any(spot in tree and TRAIT[tree[spot]] is trait for spot in spots)
