"""Norseheim, the land: twenty regions, their values, landscapes and borders.

Nothing here knows who holds what today.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from msgspec import UNSET, Struct, UnsetType

from games.norseheim.data import rows
from games.norseheim.options import ValueSet


class Region(StrEnum):
    """A region, in the order of its number: ties are broken by it."""

    EIL = "eil"
    KON = "kon"
    TIN = "tin"
    RAV = "rav"
    BJO = "bjo"
    ULV = "ulv"
    TRO = "tro"
    GYL = "gyl"
    STE = "ste"
    TAA = "taa"
    ORN = "orn"
    SAE = "sae"
    GRA = "gra"
    HVE = "hve"
    HVA = "hva"
    SOR = "sor"
    ISF = "isf"
    SIL = "sil"
    GRN = "grn"
    SKI = "ski"


class Landscape(StrEnum):
    """A region's kind of land; each Giants card strikes one landscape."""

    COAST = "coast"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    PLAIN = "plain"
    MOOR = "moor"


class Ring(StrEnum):
    """How far from the middle of the land a region lies."""

    KINGS = "kings"
    INNER = "inner"
    OUTER = "outer"


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A region as printed."""

    region: Region
    ring: Ring
    value: int
    landscape: Landscape
    borders: tuple[Region, ...]
    even: int | None = None
    """The value in a match with even values; None: the same."""

    @property
    def even_value(self) -> int:
        """The value in a match with even values."""
        return self.value if self.even is None else self.even


Border = tuple[Region, Region]
"""Two regions that share a border, the lower number first."""

REGIONS = tuple(Region)
PLACES: Mapping[Region, Place] = {place.region: place for place in rows("board", Place)}
VALUES: Mapping[ValueSet | UnsetType, Mapping[Region, int]] = {
    UNSET: {region: place.value for region, place in PLACES.items()},
    ValueSet.EVEN: {region: place.even_value for region, place in PLACES.items()},
}
"""The value of each region in a match with these values; unset: with the first ones."""
NEIGHBOURS: Mapping[Region, tuple[Region, ...]] = {
    region: tuple(sorted(place.borders, key=REGIONS.index)) for region, place in PLACES.items()
}
KINGS = tuple(region for region in REGIONS if PLACES[region].ring is Ring.KINGS)
CHIEFTAINS = tuple(region for region in REGIONS if PLACES[region].ring is not Ring.KINGS)
"""The regions with a chieftain, and so with a seat in the council (R1)."""
NUMBER: Mapping[Region, int] = {region: number for number, region in enumerate(REGIONS)}
LIES_IN: Mapping[Landscape, tuple[Region, ...]] = {
    landscape: tuple(region for region in REGIONS if PLACES[region].landscape is landscape)
    for landscape in Landscape
}


def border(one: Region, other: Region) -> Border:
    """The border between two neighbours."""
    return (one, other) if NUMBER[one] < NUMBER[other] else (other, one)


@cache
def nearest(region: Region) -> tuple[Region, ...]:
    """All other regions, fewest borders away first, then by number (R45)."""
    away, ring = {region: 0}, [region]
    while ring:
        ring = [near for far in ring for near in NEIGHBOURS[far] if near not in away]
        away |= dict.fromkeys(ring, max(away.values()) + 1)
        ring = list(dict.fromkeys(ring))
    others = (other for other in REGIONS if other is not region)
    return tuple(sorted(others, key=lambda other: (away[other], NUMBER[other])))
