"""The chart of a board: where its cities, its paths and its corners of land lie on the map.

A board that is wider than high is drawn turned a quarter clockwise, so that a tall picture holds it
with room for every name. Cities stand where their tiles say, moved apart where they would meet.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.fallen_kingdoms.land.boards import Layout, Placed, board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import FACES
from renderer.fallen_kingdoms.ground import chance
from renderer.fallen_kingdoms.layout import At, Box
from renderer.glyphs import Point

TALL: Final = 47
"""Half of the height that a city's signs, units and name take."""
_LEAST, _LETTER = 76, 9
"""Half of the width that they take: for the signs, and for each letter of the name."""
FULL: Final = 94
"""Half of the width of a city with icon, units and building."""
MANY: Final = 36
"""So many cities have room for all of that; in the 45 of the largest boards some pieces touch."""
_AIR: Final = (18, 12)
"""Room between two cities, in which their road is seen."""
MARKER: Final = (36, 29)
"""Half of what a path's arrow takes at the edge."""
_INSET: Final = 31
_ROUNDS: Final = 320
_PULL: Final = 0.01
_EARLY: Final = 0.7
_TRIES, _SHAKE = 8, 90.0
"""A crowded board is tried again, each time from places shaken by up to so many pixels."""
_HALVES: Final = {
    "N": ((0.25, 0.0), (0.75, 0.0)),
    "E": ((1.0, 0.25), (1.0, 0.75)),
    "S": ((0.75, 1.0), (0.25, 1.0)),
    "W": ((0.0, 0.75), (0.0, 0.25)),
}
"""The halves of each edge, clockwise."""


Block = tuple[Point, int]
"""The place that a city wants, and half of its width."""
Marker = tuple[At, Point]
"""The place that a path's arrow wants, and the way that it points."""
Apart = tuple[list[At], list[At]]
"""The places of cities and arrows in the end."""
_SLIDE: Final = 56
"""So far an arrow may slide along its edge."""


@dataclass(frozen=True)
class Chart:
    """Places in pixels of the picture."""

    box: Box
    cities: dict[City, At]
    """The middle of each city's block."""
    paths: tuple[At, ...]
    """The middle of each path's arrow, by number from 1."""
    inward: tuple[Point, ...]
    """The way that each path's arrow points: a step right or left, or down or up."""
    corners: tuple[tuple[bool, ...], ...]
    """Row by row, whether the corners of the tiles are land."""


@lru_cache(maxsize=16)
def chart(layout: Layout, box: Box) -> Chart:
    """Draw up the chart of a layout that fills a box."""
    columns = layout.columns
    rows = len(layout.placed) // columns
    turned = columns > rows
    grid = _corners(layout, rows)
    if turned:
        grid = [list(column) for column in zip(*reversed(grid), strict=True)]
    left, top, right, bottom = box

    def place(x: float, y: float) -> Point:
        u, v = x / columns, y / rows
        if turned:
            u, v = 1 - v, u
        return left + u * (right - left), top + v * (bottom - top)

    markers = [_inset(place(*one), box) for one in _halves(columns, rows)]
    wanted = {city: place(*at) for city, at in _spots(layout)}
    cities = board(layout).cities
    least = FULL if len(cities) <= MANY else 0
    blocks = [(wanted[city], max(least, half(city))) for city in cities]
    apart, arrows = _moved_apart(blocks, markers, box)
    return Chart(
        box,
        dict(zip(cities, apart, strict=True)),
        tuple(arrows),
        tuple(step for _, step in markers),
        tuple(tuple(row) for row in grid),
    )


def half(city: City) -> int:
    """Half of the width of a city's block."""
    return max(_LEAST, _LETTER * len(city.name))


def turned_by(placed: Placed, x: float, y: float) -> Point:
    """A place of a face on its tile as it lies."""
    for _ in range(placed.turns):
        x, y = 1 - y, x
    return x, y


def _spots(layout: Layout) -> Iterator[tuple[City, Point]]:
    for at, placed in enumerate(layout.placed):
        row, column = divmod(at, layout.columns)
        for spot in FACES[placed.face].cities:
            x, y = turned_by(placed, spot.x, spot.y)
            yield spot.city, (column + x, row + y)


def _corners(layout: Layout, rows: int) -> list[list[bool]]:
    """Land or water where tiles meet; all tiles at a point agree [house]."""
    grid = [[False] * (layout.columns + 1) for _ in range(rows + 1)]
    for at, placed in enumerate(layout.placed):
        row, column = divmod(at, layout.columns)
        for number, (x, y) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
            found = FACES[placed.face].corners[(number - placed.turns) % 4]
            grid[row + y][column + x] = found
    return grid


def _halves(columns: int, rows: int) -> Iterator[Point]:
    """The half-edges on the outside, clockwise from the north-west, as paths are numbered."""
    around = (
        *(("N", column, 0) for column in range(columns)),
        *(("E", columns - 1, row) for row in range(rows)),
        *(("S", column, rows - 1) for column in reversed(range(columns))),
        *(("W", 0, row) for row in reversed(range(rows))),
    )
    for side, column, row in around:
        for x, y in _HALVES[side]:
            yield column + x, row + y


def _inset(at: Point, box: Box) -> tuple[At, Point]:
    """An arrow's middle, a little inside of the edge that it stands at, and where it points."""
    left, top, right, bottom = box
    gaps = {(1, 0): at[0] - left, (-1, 0): right - at[0], (0, 1): at[1] - top,
            (0, -1): bottom - at[1]}  # fmt: skip
    step = min(gaps, key=lambda one: gaps[one])
    far = _INSET + (MARKER[0] - MARKER[1]) * abs(step[0])
    return (round(at[0] + far * step[0]), round(at[1] + far * step[1])), step


def _moved_apart(blocks: Sequence[Block], markers: Sequence[Marker], box: Box) -> Apart:
    """The first try in which nothing meets, or the one in which least does."""
    best, least = _tried(blocks, blocks, markers, box), 0
    for number in range(_TRIES):
        least = _meeting(best, blocks) if not number else least
        if not least:
            break
        luck = chance(f"shaken-{number}")
        shaken = [
            ((x + _SHAKE * (next(luck) - 0.5), y + _SHAKE * (next(luck) - 0.5)), wide)
            for (x, y), wide in blocks
        ]
        found = _tried(shaken, blocks, markers, box)
        meeting = _meeting(found, blocks)
        if meeting < least:
            best, least = found, meeting
    return best


def _meeting(apart: Apart, blocks: Sequence[Block]) -> int:
    """The overlap of blocks with each other, and over arrows more than a little."""
    spots, arrows = apart
    placed = [(at, wide) for at, (_, wide) in zip(spots, blocks, strict=True)]
    total = 0
    for number, ((x, y), wide) in enumerate(placed):
        solid = [(at, wide + also, 2 * TALL, 3) for at, also in placed[:number]]
        solid += [(at, wide + MARKER[0], TALL + MARKER[1], 16) for at in arrows]
        for (u, v), across, down, spare in solid:
            over = min(across - abs(x - u), down - abs(y - v))
            total += over if over > spare else 0
    return total


def _tried(
    start: Sequence[Block], blocks: Sequence[Block], markers: Sequence[Marker], box: Box
) -> Apart:
    """Push blocks off each other, off the arrows and off the edge, each as little as it takes."""
    left, top, right, bottom = box
    spots = [(list(at), wide) for at, wide in start]
    arrows = [[float(x), float(y)] for (x, y), _ in markers]
    for step in range(_ROUNDS):
        early = max(0.0, 1 - step / _ROUNDS / _EARLY)
        pull, wider, higher = _PULL * early, 3 + _AIR[0] * early, 3 + _AIR[1] * early
        for (one, _), (aim, _) in zip(spots, blocks, strict=True):
            one[0] += (aim[0] - one[0]) * pull
            one[1] += (aim[1] - one[1]) * pull
        for at, (one, wide) in enumerate(spots):
            for other, also in spots[:at]:
                _push(one, other, wide + also + wider, 2 * TALL + higher)
            for arrow in arrows:
                _push(one, arrow, wide + MARKER[0] + 4, TALL + MARKER[1] + 4, share=0.7)
            one[0] = min(max(one[0], left + wide + 8), right - wide - 8)
            one[1] = min(max(one[1], top + TALL + 6), bottom - TALL - 6)
        for arrow, ((x, y), step_in) in zip(arrows, markers, strict=True):
            slide = 0 if step_in[1] else 1
            home = (x, y)[slide]
            arrow[slide] = min(max(arrow[slide], home - _SLIDE), home + _SLIDE)
            arrow[1 - slide] = (x, y)[1 - slide]
    placed = [(round(x), round(y)) for (x, y), _ in spots]
    return placed, [(round(x), round(y)) for x, y in arrows]


def _push(
    one: list[float], other: list[float], wide: float, high: float, share: float = 0.5
) -> None:
    """Move two that overlap apart, the shorter way; `share` is how much of it the first moves."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    over_x, over_y = wide - abs(dx), high - abs(dy)
    if over_x <= 0 or over_y <= 0:
        return
    axis, over, gap = (0, over_x, dx) if over_x < over_y else (1, over_y, dy)
    move = over if gap >= 0 else -over
    one[axis] += move * share * 0.6
    other[axis] -= move * (1 - share) * 0.6
