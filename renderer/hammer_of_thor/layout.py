"""The windows through which the board is seen: the whole of it, a world, or around a place.

The board is a square of 1000 units a side, its coordinates those of the places (9.0).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from renderer.glyphs import Point

At: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

SIDE: Final = 1000
"""Units of the board's side."""
SIZE: Final = (1280, 1280)
SMALLEST: Final = 35
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
_MARGIN: Final = 62
"""Units that are seen around the outermost places of a close-up."""
_NEAREST: Final = 360
"""Units that a close-up shows at least."""
_LEAST_HIGH: Final = 0.5
_SURROUNDINGS: Final = 180


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
        """How large marks and motifs are here, against the whole board."""
        return 1.2 if self.near else 1.0

    def holds(self, place: Place) -> bool:
        """Tell whether a place is seen as a whole."""
        x, y = self.spot(place)
        edge = 46
        return edge < x < self.size[0] - edge and edge < y < self.size[1] - edge


WHOLE: Final = Window(0, 0, SIZE[0] / SIDE)


@cache
def world(realm: Realm) -> Window:
    """A close-up of a world; of the rivers, which are everywhere, all of them."""
    return _closeup(place for place, spot in BOARD.items() if spot.realm is realm)


@cache
def around(place: Place) -> Window:
    """A close-up of what lies around a place."""
    x, y = BOARD[place].xy
    return _framed(x - _SURROUNDINGS, y - _SURROUNDINGS, x + _SURROUNDINGS, y + _SURROUNDINGS)


def _closeup(places: Iterable[Place]) -> Window:
    spots = [BOARD[place].xy for place in places]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return _framed(left - _MARGIN, top - _MARGIN, right + _MARGIN, bottom + _MARGIN)


def _framed(left: float, top: float, right: float, bottom: float) -> Window:
    """As wide as any picture; higher than wide only as far as a picture may be."""
    wide, high = max(right - left, _NEAREST), bottom - top
    high = max(high, wide * _LEAST_HIGH)
    wide = max(wide, high * SIZE[0] / SIZE[1])
    wide, high = min(wide, SIDE), min(high, SIDE)
    x = min(max((left + right) / 2 - wide / 2, 0), SIDE - wide)
    y = min(max((top + bottom) / 2 - high / 2, 0), SIDE - high)
    scale = SIZE[0] / wide
    return Window(x, y, scale, (SIZE[0], round(high * scale)), near=True)
