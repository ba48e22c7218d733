"""The shape of the land: three rings of regions whose borders are those of the board.

Every region is a piece of a ring between two rays. The rays and rings are bent by one smooth
field, so that neighbours stay neighbours and nothing looks drawn with a compass.
"""

from functools import cache
from math import copysign, cos, pi, sin
from typing import Final

from msgspec import Struct

from games.norseheim.board import PLACES, Border, Landscape, Region, Ring, border
from renderer.glyphs import Point
from renderer.norseheim.layout import MAP

_RAYS: Final[dict[Ring, dict[Region, float]]] = {
    Ring.KINGS: {Region.EIL: 9.75, Region.KON: 13.05, Region.TIN: 16.4},
    Ring.INNER: {
        Region.RAV: 9.2,
        Region.BJO: 10.72,
        Region.ULV: 12.28,
        Region.TRO: 13.6,
        Region.GYL: 15.15,
        Region.STE: 16.4,
        Region.TAA: 17.7,
    },
    Ring.OUTER: {
        Region.ORN: 10,
        Region.SAE: 11,
        Region.GRA: 12,
        Region.HVE: 13,
        Region.HVA: 14,
        Region.SOR: 15,
        Region.ISF: 16,
        Region.SIL: 17,
        Region.GRN: 18,
        Region.SKI: 19,
    },
}
"""The rays at which regions begin, clockwise, in tenths of the circle; ten lie beside it."""
_TURN: Final = 10.0
_BANDS: Final = {Ring.KINGS: (0.0, 0.375), Ring.INNER: (0.375, 0.69), Ring.OUTER: (0.69, 1.0)}
_STEP: Final = 0.02
_ROUND: Final = 2.25
"""2 is an ellipse; more of it fills the corners."""
TARN: Final = (16.4, 0.375)
"""Four regions meet here in a tarn, and those across it are no neighbours."""


class Shape(Struct, frozen=True):
    """A region's outline."""

    outline: tuple[Point, ...]
    shore: tuple[Point, ...]
    """The part of it at the sea; empty inside."""


@cache
def shapes() -> dict[Region, Shape]:
    """The outlines of all regions."""
    return {region: _shape(ring, region) for ring, row in _RAYS.items() for region in row}


@cache
def coast() -> tuple[Point, ...]:
    """The outline of the whole land."""
    return _arc(10.0, 20.0, 1.0)


def spot(ray: float, far: float) -> Point:
    """The point on a ray so far from the middle, 0 to 1."""
    left, top, right, bottom = MAP
    angle = (ray - 11.5) / _TURN * 2 * pi - pi / 2
    x, y = _rounded(cos(angle)), _rounded(sin(angle))
    reach = far * (1 + _cliffs(ray) if far >= 1 else 1)
    wide, high = (right - left) / 2 - 24, (bottom - top) / 2 - 24
    at = (left + right) / 2 + wide * reach * x, (top + bottom) / 2 + high * reach * y
    return _bent(at, min(1.0, 4 * (1 - far) + 0.25))


@cache
def borders() -> dict[Border, tuple[Point, ...]]:
    """The line of every border."""
    found: dict[Border, tuple[Point, ...]] = {}
    for ring, row in _RAYS.items():
        names = list(row)
        near, far = _BANDS[ring]
        for before, region in zip([names[-1], *names], names, strict=False):
            found[border(before, region)] = _ray(row[region], near, far)
    for inner, outer in ((Ring.KINGS, Ring.INNER), (Ring.INNER, Ring.OUTER)):
        found |= _between(inner, outer)
    return found


def _between(inner: Ring, outer: Ring) -> dict[Border, tuple[Point, ...]]:
    """The borders of one ring with the next one."""
    found: dict[Border, tuple[Point, ...]] = {}
    far = _BANDS[inner][1]
    for region in _RAYS[inner]:
        for other in _RAYS[outer]:
            start, end = _span(inner, region)
            for lap in (-_TURN, 0, _TURN):
                begin, stop = (ray + lap for ray in _span(outer, other))
                low, high = max(start, begin), min(end, stop)
                if high - low > _STEP:
                    found[border(region, other)] = _arc(low, high, far)
    return found


def _span(ring: Ring, region: Region) -> tuple[float, float]:
    row = list(_RAYS[ring].items())
    at = next(at for at, (name, _) in enumerate(row) if name is region)
    end = row[at + 1][1] if at + 1 < len(row) else row[0][1] + _TURN
    return row[at][1], end


def _shape(ring: Ring, region: Region) -> Shape:
    (start, end), (near, far) = _span(ring, region), _BANDS[ring]
    outside = _arc(start, end, far)
    inside = _arc(start, end, near)[::-1] if near else (spot(start, 0),)
    sides = _ray(end, near, far)[::-1], _ray(start, near, far)
    outline = (*outside, *sides[0], *inside, *sides[1])
    return Shape(outline, outside if ring is Ring.OUTER else ())


def _arc(start: float, end: float, far: float) -> tuple[Point, ...]:
    steps = max(2, round((end - start) / _STEP))
    return tuple(spot(start + (end - start) * at / steps, far) for at in range(steps + 1))


def _ray(ray: float, near: float, far: float) -> tuple[Point, ...]:
    steps = 24
    return tuple(spot(ray, near + (far - near) * at / steps) for at in range(steps + 1))


def _rounded(part: float) -> float:
    return copysign(abs(part) ** (2 / _ROUND), part)


def _cliffs(ray: float) -> float:
    """Give the share by which the shore juts out or is cut in; most at a coast."""
    turn = (ray % _TURN) / _TURN * 2 * pi
    rough = 0.010 * sin(13 * turn) + 0.008 * sin(29 * turn + 1) + 0.006 * sin(61 * turn + 2)
    region = list(_RAYS[Ring.OUTER])[int(ray % _TURN)]
    if PLACES[region].landscape is not Landscape.COAST:
        return rough
    bay = ray % 1
    return rough + 0.022 * sin(5 * 2 * pi * bay) * sin(pi * bay)


def _bent(at: Point, share: float) -> Point:
    """The smooth field that bends all lines; a small share of it at the shore."""
    x, y = at
    dx = 15 * sin(y / 71 + 0.6) + 6 * sin(x / 33 + y / 24)
    dy = 13 * sin(x / 83 + 2.1) + 6 * sin(x / 27 - y / 31)
    return x + share * dx, y + share * dy
