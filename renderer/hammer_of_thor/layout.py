"""The windows through which the board is seen: the whole of it, a world, or around a place.

The board is a square of 1000 units a side, its coordinates those of the places (9.0).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Final, TypeAlias

from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from renderer.glyphs import Point

At: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

SIDE: Final = 1000
"""Units of the board's side."""
MARGIN: Final = 25
"""Units beyond the board that are seen at each side."""
SIZE: Final = (1280, 1280)
"""The whole board in a picture."""
CLOSE: Final = (1280, 840)
"""A close-up in a picture."""
SEASON_AT: Final[At] = (1216, 1216)
"""The season's medallion on the whole board, where no place is."""
SMALLEST: Final = 35
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
_MARGIN: Final = 62
"""Units that are seen around the outermost places of a close-up."""
_NEAREST, _FARTHEST = 360, 640
"""Units that a close-up is wide at least and at most."""
_WORLD: Final = 540
"""Units that a close-up of a high world is wide: there all names have room."""


@dataclass(frozen=True)
class Window:
    """A part of the board at a scale."""

    left: float
    top: float
    scale: float
    """Pixels for each unit."""
    size: At = SIZE
    near: bool = False
    """A close-up: with names, and with all that is known of each counter."""

    def point(self, x: float, y: float) -> Point:
        """A point of the board in the picture."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def spot(self, place: Place) -> At:
        """A place in the picture."""
        x, y = self.point(*BOARD[place].xy)
        return round(x), round(y)

    @property
    def unit(self) -> float:
        """The size of marks and motifs here, against the whole board."""
        return 1.2 if self.near else self.size[0] / SIZE[0]

    @property
    def is_small(self) -> bool:
        """Too small for motifs, signs and numbers."""
        return self.size[0] < SIZE[0]

    def holds(self, place: Place) -> bool:
        """Tell whether a place is seen as a whole."""
        x, y = self.spot(place)
        edge = 46
        return edge < x < self.size[0] - edge and edge < y < self.size[1] - edge


WHOLE: Final = Window(-MARGIN, -MARGIN, SIZE[0] / (SIDE + 2 * MARGIN))


@cache
def small(side: int) -> Window:
    """The whole board with so many pixels a side."""
    return Window(-MARGIN, -MARGIN, side / (SIDE + 2 * MARGIN), (side, side))


@cache
def world(realm: Realm) -> tuple[Window, ...]:
    """Close-ups of a world, from north to south; most worlds have room in one.

    Places that lie apart from most of their world are left out.
    """
    left, top, right, bottom = _extent(mainland(realm))
    tall = _WORLD * CLOSE[1] / CLOSE[0]
    parts = ceil((bottom - top) / tall)
    if parts == 1:
        return (_framed(left, top, right, bottom),)
    step = (bottom - top - tall) / (parts - 1)
    tops = (top + step * part for part in range(parts))
    return tuple(_framed(left, high, right, high + tall) for high in tops)


@cache
def mainland(realm: Realm) -> frozenset[Place]:
    """The places of a world that are joined with each other; the most, where there are several."""
    left = {place for place, spot in BOARD.items() if spot.realm is realm}
    parts = []
    while left:
        part, fresh = set[Place](), {min(left)}
        while fresh:
            part |= fresh
            fresh = {near for place in fresh for near in BOARD[place].links} & left - part
        parts.append(frozenset(part))
        left -= part
    return max(parts, key=lambda part: (len(part), -int(min(part))))


@cache
def around(places: frozenset[Place]) -> Window:
    """A window in which all of some places are seen: as close as can be, or the whole board.

    The close-up of a world is best: it is drawn already.
    """
    for realm in sorted({BOARD[place].realm for place in places}):
        for window in world(realm):
            if all(window.holds(place) for place in places):
                return window
    left, top, right, bottom = _extent(places)
    wide = max(right - left, (bottom - top) * CLOSE[0] / CLOSE[1])
    return _framed(left, top, right, bottom) if wide <= _FARTHEST else WHOLE


def around_all(boxes: Sequence[Box]) -> Box:
    """The smallest box around some boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _extent(places: Iterable[Place]) -> tuple[float, float, float, float]:
    """The part of the board that some places take."""
    spots = [BOARD[place].xy for place in places]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return left - _MARGIN, top - _MARGIN, right + _MARGIN, bottom + _MARGIN


def _framed(left: float, top: float, right: float, bottom: float) -> Window:
    """A close-up with a part of the board in its middle; it never leaves the board."""
    wide = max(right - left, (bottom - top) * CLOSE[0] / CLOSE[1], _NEAREST)
    high = wide * CLOSE[1] / CLOSE[0]
    x = min(max((left + right) / 2 - wide / 2, -MARGIN), SIDE + MARGIN - wide)
    y = min(max((top + bottom) / 2 - high / 2, -MARGIN), SIDE + MARGIN - high)
    return Window(x, y, CLOSE[0] / wide, CLOSE, near=True)
