"""Glyphs: emblems, runes and marks as shapes in a square from -1 to 1, y down."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]


class Fill(Struct, frozen=True):
    """An area in ink; with `hole` an area through which the ground is seen."""

    points: tuple[Point, ...]
    hole: bool = False


class Stroke(Struct, frozen=True):
    """A line with round ends, in ink; with `hole` in the ground's colour."""

    points: tuple[Point, ...]
    width: float
    hole: bool = False


Glyph: TypeAlias = tuple[Fill | Stroke, ...]


def curve(*points: Point, steps: int = 16) -> tuple[Point, ...]:
    """A Bézier curve with any number of control points."""
    return tuple(_bezier(points, step / steps) for step in range(steps + 1))


def disc(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """The outline of a circle."""
    return arc(x, y, radius, 0, 360)


def arc(x: float, y: float, radius: float, start: float, end: float) -> tuple[Point, ...]:
    """A part of a circle, in degrees clockwise from the right."""
    steps = max(8, round(abs(end - start) / 6))
    angles = (pi / 180 * (start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def mirrored(glyph: Glyph) -> Glyph:
    """The glyph with left and right exchanged."""
    return tuple(moved(shape, flip=-1) for shape in glyph)


def moved(
    shape: Fill | Stroke, x: float = 0, y: float = 0, size: float = 1, flip: int = 1
) -> Fill | Stroke:
    """A shape of the glyph elsewhere in the square, and of another size."""
    points = tuple((x + flip * size * px, y + size * py) for px, py in shape.points)
    if isinstance(shape, Fill):
        return Fill(points, shape.hole)
    return Stroke(points, shape.width * size, shape.hole)


def _bezier(points: Sequence[Point], at: float) -> Point:
    if len(points) == 1:
        return points[0]
    return _bezier(
        [(x + (u - x) * at, y + (v - y) * at) for (x, y), (u, v) in pairwise(points)],
        at,
    )
