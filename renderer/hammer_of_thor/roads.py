"""The lines between the places as curves; each bends as far as it must to pass the others (4.2)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import frozen
from games.hammer_of_thor.land.seasons import Season
from renderer.glyphs import Point, curve

_BENDS: Final = (0, 14, -14, 28, -28, 42, -42, 60, -60)
_CLEAR: Final = 38
"""Units that a line keeps off the places that it passes."""
_DASH, _GAP = 10, 7


@cache
def lines() -> Mapping[tuple[Place, Place], tuple[Point, ...]]:
    """The curve of each of the 150 links, in units of the board, from the lower number."""
    return {
        (one, other): _bent(one, other)
        for one, spot in BOARD.items()
        for other in spot.links
        if one < other
    }


def over_water(one: Place, other: Place, season: Season) -> bool:
    """Tell whether a line leads over water in a season; over ice one walks (3.3)."""
    ice = frozen(season)
    return any(BOARD[place].is_water and place not in ice for place in (one, other))


def dashes(line: Sequence[Point]) -> Iterator[list[Point]]:
    """A line in units, cut into dashes of even length."""
    part, left, drawing = [line[0]], float(_DASH), True
    for (x, y), (u, v) in pairwise(line):
        length, done = hypot(u - x, v - y), 0.0
        while length - done > left:
            done += left
            at = x + (u - x) * done / length, y + (v - y) * done / length
            if drawing:
                yield [*part, at]
            part, drawing = [at], not drawing
            left = _DASH if drawing else _GAP
        left -= length - done
        part.append((u, v))
    if drawing and len(part) > 1:
        yield part


def _bent(one: Place, other: Place) -> tuple[Point, ...]:
    """Choose the least bend that keeps off the other places, or that meets the fewest points."""
    (x, y), (u, v) = BOARD[one].xy, BOARD[other].xy
    length = hypot(u - x, v - y)
    found = []
    for bend in _BENDS:
        middle = (x + u) / 2 + (v - y) / length * bend, (y + v) / 2 - (u - x) / length * bend
        line = curve((x, y), middle, (u, v))
        met = _met(line, one, other)
        if not met:
            return line
        found.append((met, abs(bend), line))
    return min(found)[2]


def _met(line: Sequence[Point], *ends: Place) -> int:
    """The number of points of a line that lie too close to a place."""
    return sum(
        hypot(x - u, y - v) < _CLEAR
        for place, spot in BOARD.items()
        if place not in ends
        for x, y in line
        for u, v in (spot.xy,)
    )
