"""The ways of the map as curves: roads and sea lanes between cities, and paths from the edge.

Each bends as far as it must to keep off the cities that it passes and off the ways before it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from games.fallen_kingdoms.land.boards import Layout, board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import Route
from renderer.fallen_kingdoms.chart import MARKER, TALL, Chart, chart, half
from renderer.fallen_kingdoms.layout import At, Box
from renderer.glyphs import Point, curve

_BENDS: Final = (0, 28, -28, 56, -56, 90, -90, 130, -130)
_STEPS: Final = 24
_NEAR: Final = 22
"""Pixels within which two ways are too close."""


@dataclass(frozen=True)
class Way:
    """A curve; both ends lie in the middle of a city's block, or of a path's arrow."""

    kind: Route
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Ways:
    """All ways of a board."""

    links: dict[tuple[City, City], Way]
    """By the two cities, the first in the order of `City` first."""
    exits: tuple[Way, ...]
    """From the edge into the land, by number from 1."""

    def between(self, source: City, target: City) -> tuple[Point, ...]:
        """The curve from one city to another; a straight line where no way joins them."""
        if found := self.links.get((source, target)):
            return found.line
        if found := self.links.get((target, source)):
            return found.line[::-1]
        return ()


@lru_cache(maxsize=16)
def ways(layout: Layout, box: Box) -> Ways:
    """Find the ways of a layout's chart."""
    found, land = chart(layout, box), board(layout)
    drawn: list[Way] = []
    exits = []
    for path, at in zip(land.paths, found.paths, strict=True):
        drawn.append(Way(path.kind, _bent(at, found.cities[path.city], found, drawn)))
        exits.append(drawn[-1])
    links = {}
    for kind, near in ((Route.ROAD, land.roads), (Route.SEA, land.sea)):
        pairs = [(one, two) for one in land.cities for two in near[one]]
        short = {pair: hypot(*_gap(found, *pair)) for pair in pairs if pair[::-1] not in links}
        for one, two in sorted(short, key=lambda pair: short[pair]):
            if (two, one) not in links:
                line = _bent(found.cities[one], found.cities[two], found, drawn)
                drawn.append(Way(kind, line))
                links[one, two] = drawn[-1]
    return Ways(links, tuple(exits))


def _gap(found: Chart, one: City, two: City) -> Point:
    (x, y), (u, v) = found.cities[one], found.cities[two]
    return u - x, v - y


def _bent(start: At, end: At, found: Chart, drawn: Sequence[Way]) -> tuple[Point, ...]:
    """Choose the least bend that meets least."""
    lines = [_curved(start, end, bend) for bend in _BENDS]
    return min(lines, key=lambda line: _cost(line, (start, end), found, drawn))


def _curved(start: At, end: At, bend: float) -> tuple[Point, ...]:
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y) or 1
    middle = ((x + u) / 2 + (v - y) / length * bend, (y + v) / 2 - (u - x) / length * bend)
    return curve(start, middle, end, steps=_STEPS)


def _cost(line: Sequence[Point], ends: tuple[At, At], found: Chart, drawn: Sequence[Way]) -> float:
    """The cost of a curve: it meets blocks and arrows most, other ways less; and its length."""
    left, top, right, bottom = found.box
    cost = sum(hypot(u - x, v - y) for (x, y), (u, v) in pairwise(line)) / 40
    solid = [(at, (half(city), TALL)) for city, at in found.cities.items() if at not in ends]
    solid += [(at, MARKER) for at in found.paths if at not in ends]
    for x, y in line[2:-2]:
        if not (left + 14 < x < right - 14 and top + 14 < y < bottom - 14):
            cost += 6
        for (u, v), (wide, high) in solid:
            if abs(x - u) < wide + 10 and abs(y - v) < high + 10:
                cost += 4
    for way in drawn:
        if not _share(ends, way):
            close = sum(
                abs(x - u) + abs(y - v) < _NEAR
                for x, y in line[3:-3:2]
                for u, v in way.line[3:-3:2]
            )
            cost += 3 * close
    return cost


def _share(ends: tuple[At, At], way: Way) -> bool:
    """Tell whether a way begins or ends where another one does."""
    return way.line[0] in ends or way.line[-1] in ends
