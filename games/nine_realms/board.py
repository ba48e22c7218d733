"""Vigridr, the board: 76 hexes in four tiles and four seams, and its geometry.

A set of hexes is an integer with one bit a hex ("mask"). The bit of axial (q, r) is
18 r + q + 3, so that a step to a neighbour is a shift by 1, 17 or 18 bits. Nothing here knows
figures or what lies on the board today.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache, reduce
from importlib.resources import files
from operator import or_
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

Hex: TypeAlias = Annotated[str, Meta(extra={"spoken": None}, max_length=3)]
"""A hex by its label, such as "E6": row A-H, column counted from the board's left edge (N17)."""

Mask: TypeAlias = int
_WIDTH = 18
_SHIFT = 3


class Terrain(StrEnum):
    """The nature of a hex (Terrain Tiles)."""

    PLAIN = "plain"
    FOREST = "forest"
    WATER = "water"
    MOUNTAIN = "mountain"


class Tile(StrEnum):
    """Which piece of the board a hex belongs to; seams belong to none."""

    AESIR = "aesir"
    NORSEMEN = "norsemen"
    WOODS = "terrain1"
    FEN = "terrain2"
    SEAM = "seam"


class Place(Struct, frozen=True):
    """A whole hex of the board, as printed."""

    label: Hex
    q: int
    r: int
    tile: Tile
    terrain: Terrain


class _File(Struct):
    about: str
    hexes: tuple[Place, ...]


PLACES: dict[Hex, Place] = {
    place.label: place
    for place in msgspec.json.decode(
        files("games.nine_realms").joinpath("board.json").read_bytes(), type=_File
    ).hexes
}
BIT: dict[Hex, int] = {label: _WIDTH * p.r + p.q + _SHIFT for label, p in PLACES.items()}
MASK: dict[Hex, Mask] = {label: 1 << bit for label, bit in BIT.items()}
LABEL: dict[int, Hex] = {bit: label for label, bit in BIT.items()}
BOARD: Mask = sum(MASK.values())
PRINTED: dict[Terrain, Mask] = {
    terrain: sum(MASK[label] for label, p in PLACES.items() if p.terrain is terrain)
    for terrain in Terrain
}
TILE: dict[Tile, Mask] = {
    tile: sum(MASK[label] for label, p in PLACES.items() if p.tile is tile) for tile in Tile
}


@lru_cache(maxsize=4096)
def labels(mask: Mask) -> tuple[Hex, ...]:
    """The hexes of a mask, from the top left to the bottom right."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(LABEL[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)


def nearest(mask: Mask, others: Mask) -> Iterator[Hex]:
    """The hexes of a mask, those that are nearest to any of the others first."""
    goals, steps = labels(others), 0
    while mask and goals:
        near = mask & reduce(or_, [within(goal, steps) for goal in goals])
        yield from labels(near)
        mask ^= near
        steps += 1
    yield from labels(mask)


def around(mask: Mask) -> Mask:
    """The hexes next to any hex of the mask; may hold hexes of the mask itself."""
    return BOARD & (
        mask << 1
        | mask >> 1
        | mask << _WIDTH
        | mask >> _WIDTH
        | mask << (_WIDTH - 1)
        | mask >> (_WIDTH - 1)
    )


@cache
def distance(one: Hex, other: Hex) -> int:
    """Steps from hex to hex (R-15)."""
    return _length(_offset(one, other))


@cache
def within(centre: Hex, steps: int) -> Mask:
    """The hexes at most so many steps away, the centre among them."""
    return sum(MASK[label] for label in PLACES if distance(centre, label) <= steps)


class Line(Struct, frozen=True):
    """The line between two hexes, 2 to 4 steps apart (Range and Visibility, R-15, R-16, N1).

    The line goes through the inside of every hex of `through`, and runs along the edge between
    the two hexes of each pair; half hexes and what is off the board never block (R-14).
    """

    through: Mask
    pairs: tuple[tuple[Mask, Mask], ...]
    steps: int
    crossed: int
    """How many hexes the rulebook's own count gives, the target included."""
    straight: bool
    """Along one of the six rows."""

    def blocked(self, opaque: Mask, *, either: bool) -> bool:
        """Whether something opaque is in the way.

        Args:
            opaque: the hexes that block, the two ends never counted.
            either: on an edge one blocking side is enough (variant of R-16).
        """
        if self.through & opaque:
            return True
        if either:
            return any((one | other) & opaque for one, other in self.pairs)
        return any(one & opaque and other & opaque for one, other in self.pairs)


@cache
def line(one: Hex, other: Hex) -> Line | None:
    """The line between two hexes; None outside the ranged distances 2 to 4."""
    offset = _offset(one, other)
    steps = _length(offset)
    if not 2 <= steps <= 4:
        return None
    skew = sorted(map(abs, offset)) == [1, 3, 4]
    through, pairs = 0, []
    for sample in range(1, steps):
        first, *second = (_mask_at(one, hit) for hit in _nearest(offset, sample, steps))
        if second and not skew:
            pairs.append((first, second[0]))
        else:
            through |= sum(second, first)
    return Line(through, tuple(pairs), steps, 5 if skew else steps, straight=0 in offset)


Cube: TypeAlias = tuple[int, int, int]


def _offset(one: Hex, other: Hex) -> Cube:
    start, end = PLACES[one], PLACES[other]
    q, r = end.q - start.q, end.r - start.r
    return q, r, -q - r


def _length(offset: Cube) -> int:
    return max(map(abs, offset))


def _mask_at(origin: Hex, offset: Cube) -> Mask:
    place = PLACES[origin]
    row, column = place.r + offset[1], place.q + offset[0]
    inside = 0 <= row < 8 and 0 <= column + _SHIFT < _WIDTH
    return BOARD & (1 << (_WIDTH * row + column + _SHIFT)) if inside else 0


def _nearest(offset: Cube, sample: int, steps: int) -> list[Cube]:
    """The hexes whose centre is nearest to a sample point: one, or the two that share its edge."""
    point = tuple(part * sample for part in offset)
    low = [part // steps for part in point]
    corners = [(low[0] + a, low[1] + b, -low[0] - a - low[1] - b) for a in (0, 1) for b in (0, 1)]
    off = {
        corner: sum((at * steps - to) ** 2 for at, to in zip(corner, point, strict=True))
        for corner in corners
    }
    return sorted(corner for corner in corners if off[corner] == min(off.values()))
