"""The places on a board picture of 1600 by 1200 pixels.

Hexes stand on a point, 104 wide and 120 high. The four tiles form a cross, so its corners hold
the players: above each Realm Tile a plate, below it a panel, and a third one in the middle.
"""

from typing import TypeAlias

from games.nine_realms.board import PLACES, Hex
from games.nine_realms.forces import Realm
from renderer.glyphs import Point

Spot: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

SIZE = (1600, 1200)
HEX_WIDTH, HEX_HEIGHT, ROW = 104, 120, 90
_LEFT, _TOP = 20, 14

PLATES: dict[Realm, Box] = {
    Realm.AESIR: (20, 14, 530, 180),
    Realm.NORSEMEN: (1070, 14, 1580, 180),
}
PANELS: dict[Realm, Box] = {
    Realm.AESIR: (20, 600, 530, 1186),
    Realm.NORSEMEN: (1070, 600, 1580, 1186),
}
MIDDLE: Box = (546, 780, 1054, 1186)


def spot(row: int, column: int) -> Spot:
    """The centre of a hex, on the board or beside it; rows from 0, columns from 1."""
    shift = HEX_WIDTH // 2 * (row % 2)
    return (
        _LEFT + HEX_WIDTH // 2 + (column - 1) * HEX_WIDTH + shift,
        _TOP + HEX_HEIGHT // 2 + row * ROW,
    )


SPOTS: dict[Hex, Spot] = {label: spot(ord(label[0]) - ord("A"), int(label[1:])) for label in PLACES}
FIELD: Box = (
    min(x for x, _ in SPOTS.values()) - HEX_WIDTH // 2 - 2,
    min(y for _, y in SPOTS.values()) - HEX_HEIGHT // 2 - 2,
    max(x for x, _ in SPOTS.values()) + HEX_WIDTH // 2 + 2,
    max(y for _, y in SPOTS.values()) + HEX_HEIGHT // 2 + 2,
)
"""The box around all hexes."""
_ENDS = ((1, 5), (1, 10), (3, 0), (3, 15), (5, 0), (5, 15), (7, 5), (7, 10))
HALVES: tuple[Spot, ...] = tuple(spot(row, column) for row, column in _ENDS)
"""The half hexes at the outside of the tiles; nobody enters them (R-14)."""


def corners(at: Point, grow: float = 0) -> list[Point]:
    """The corners of a hex, from the top clockwise; `grow` moves each edge outwards."""
    x, y = at
    half, tall = HEX_WIDTH / 2 + grow, HEX_HEIGHT / 2 + grow * 1.155
    return [
        (x, y - tall),
        (x + half, y - tall / 2),
        (x + half, y + tall / 2),
        (x, y + tall),
        (x - half, y + tall / 2),
        (x - half, y - tall / 2),
    ]
