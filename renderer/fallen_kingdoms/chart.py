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
from renderer.fallen_kingdoms.layout import At, Box
from renderer.glyphs import Point

TALL: Final = 47
"""Half of the height that a city's signs, units and name take."""
_LEAST, _LETTER = 76, 9
"""Half of the width that they take: for the signs, and for each letter of the name."""
_AIR: Final = (18, 12)
"""Room between two cities, in which their road is seen."""
MARKER: Final = (36, 29)
"""Half of what a path's arrow takes at the edge."""
_INSET: Final = 31
_ROUNDS: Final = 560
_PULL: Final = 0.02
_HALVES: Final = {
    "N": ((0.25, 0.0), (0.75, 0.0)),
    "E": ((1.0, 0.25), (1.0, 0.75)),
    "S": ((0.75, 1.0), (0.25, 1.0)),
    "W": ((0.0, 0.75), (0.0, 0.25)),
}
"""The halves of each edge, clockwise."""


@dataclass(frozen=True)
class Chart:
    """Places in pixels of the picture."""

    box: Box
    cities: dict[City, At]
    """The middle of each city's block."""
    paths: tuple[At, ...]
    """The middle of each path's arrow, by number from 1."""
    inward: tuple[Point, ...]
    """Where each path's arrow points to: a step right or left, or down or up."""
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
    blocks = [(wanted[city], half(city)) for city in cities]
    apart = _moved_apart(blocks, [at for at, _ in markers], box)
    return Chart(
        box,
        dict(zip(cities, apart, strict=True)),
        tuple(at for at, _ in markers),
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
    """Land or water where tiles meet; all tiles at a point agree (dossier 6.1)."""
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


def _moved_apart(blocks: Sequence[tuple[Point, int]], markers: Sequence[At], box: Box) -> list[At]:
    """Push blocks off each other, off the arrows and off the edge, each as little as it takes."""
    left, top, right, bottom = box
    spots = [(list(at), wide) for at, wide in blocks]
    for step in range(_ROUNDS):
        early = step < _ROUNDS * 0.5
        pull, air = (_PULL, _AIR) if early else (0.0, (3, 3))
        for (one, _), (aim, _) in zip(spots, blocks, strict=True):
            one[0] += (aim[0] - one[0]) * pull
            one[1] += (aim[1] - one[1]) * pull
        for at, (one, wide) in enumerate(spots):
            for other, also in spots[:at]:
                _push(one, other, wide + also + air[0], 2 * TALL + air[1])
            for marker in markers:
                _push(one, list(marker), wide + MARKER[0] + 4, TALL + MARKER[1] + 4, share=1)
            one[0] = min(max(one[0], left + wide + 8), right - wide - 8)
            one[1] = min(max(one[1], top + TALL + 6), bottom - TALL - 6)
    return [(round(x), round(y)) for (x, y), _ in spots]


def _push(
    one: list[float], other: list[float], wide: float, high: float, share: float = 0.5
) -> None:
    """Move two that overlap apart, the shorter way; `share` is how much of it the first moves."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    over_x, over_y = wide - abs(dx), high - abs(dy)
    if over_x <= 0 or over_y <= 0:
        return
    axis, over, gap = (0, over_x, dx) if over_x / wide < over_y / high else (1, over_y, dy)
    move = over if gap >= 0 else -over
    one[axis] += move * share * 0.6
    other[axis] -= move * (1 - share) * 0.6
