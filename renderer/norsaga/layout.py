"""The places on a board picture: 1440 wide, its height by the number of trees.

Trees stand in two columns. A tree has the oldest above: four grandparents, two parents, the
youngest. The two of a pair stand close, so that their half-signs can join.
"""

from typing import TypeAlias

from games.core.vocabulary import Seat
from games.norsaga.tree import Spot
from renderer.glyphs import Point

At: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

WIDTH = 1440
STRIP = 134
LEGEND = 84
MARGIN = 14
CELL_WIDTH = (WIDTH - 3 * MARGIN) // 2
HEAD = 190
"""Height of what stands above a tree: the player's line, and the saga."""
CARD = 160
JOINT = 8
"""Between the two of a pair."""
_PITCH = {2: 260, 3: 158, 4: 158}
_BETWEEN = 20
"""Between generations."""
_APART = 4
"""Half of what lies between the two pairs of grandparents."""


def cell_height(trees: int) -> int:
    """Give the height of a tree's panel."""
    return HEAD + 3 * _PITCH[trees] + 4


def card_height(trees: int) -> int:
    """Give the height of a hero's card."""
    return _PITCH[trees] - _BETWEEN


def size(trees: int) -> At:
    """The size of a picture with so many trees."""
    rows = -(-trees // 2)
    return WIDTH, STRIP + rows * (cell_height(trees) + MARGIN) + LEGEND


def cell(trees: int, at: int) -> Box:
    """The panel of a seat; of the place that three trees leave free, as if of a fourth one."""
    row, column = divmod(at, 2)
    left = MARGIN + column * (CELL_WIDTH + MARGIN)
    top = STRIP + row * (cell_height(trees) + MARGIN)
    return left, top, left + CELL_WIDTH, top + cell_height(trees)


_OFFSETS: dict[Spot, tuple[float, int]] = {
    Spot.A1: (-2, 0),
    Spot.A2: (-1, 0),
    Spot.B1: (1, 0),
    Spot.B2: (2, 0),
    Spot.P1: (-0.5, 1),
    Spot.P2: (0.5, 1),
    Spot.YOU: (0, 2),
}
"""From the middle of the tree in cards, and the generation from above."""


def spot_at(trees: int, seat: Seat, spot: Spot) -> At:
    """The middle of a hero's card."""
    left, top, right, _ = cell(trees, seat)
    across, row = _OFFSETS[spot]
    half = (CARD + JOINT) // 2
    shift = {2.0: 3 * half + _APART, 1.0: half + _APART, 0.5: half, 0.0: 0}[abs(across)]
    middle = (left + right) // 2
    y = top + HEAD + row * _PITCH[trees] + card_height(trees) // 2
    return middle + (shift if across > 0 else -shift), y


def branches(trees: int, seat: Seat) -> list[tuple[Point, ...]]:
    """The lines from each pair down to its child."""
    lines: list[tuple[Point, ...]] = []
    tall, gap = card_height(trees) / 2, _BETWEEN / 2
    for one, other, child in (
        (Spot.A1, Spot.A2, Spot.P1),
        (Spot.B1, Spot.B2, Spot.P2),
        (Spot.P1, Spot.P2, Spot.YOU),
    ):
        (x, y), (u, _), (w, z) = (spot_at(trees, seat, s) for s in (one, other, child))
        middle = (x + u) / 2
        elbow = y + tall + gap
        lines.append(((middle, elbow), (w, elbow), (w, z - tall)))
        lines.append(((x, y + tall), (x, elbow), (u, elbow), (u, y + tall)))
    return lines
