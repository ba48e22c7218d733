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
MARGIN: Final = 25
"""Units beyond the board that are seen at each side."""
SIZE: Final = (1280, 1280)
SEASON_AT: Final[At] = (1216, 1216)
"""The season's medallion on the whole board, where no place is."""
SMALLEST: Final = 35
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
_MARGIN: Final = 62
"""Units that are seen around the outermost places of a close-up."""
_NEAREST: Final = 360
"""Units that a close-up shows at least."""
_LOWEST, _HIGHEST = 0.5, 1.25
"""A close-up's height, as a share of its width."""
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
        """The size of marks and motifs here, against the whole board."""
        return 1.2 if self.near else 1.0

    def holds(self, place: Place) -> bool:
        """Tell whether a place is seen as a whole."""
        x, y = self.spot(place)
        edge = 46
        return edge < x < self.size[0] - edge and edge < y < self.size[1] - edge


WHOLE: Final = Window(-MARGIN, -MARGIN, SIZE[0] / (SIDE + 2 * MARGIN))


@cache
def world(realm: Realm) -> Window:
    """A close-up of a world, without the places that lie apart from most of it."""
    return _closeup(mainland(realm))


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
    high = max(high, wide * _LOWEST)
    wide = max(wide, high / _HIGHEST)
    x = min(max((left + right) / 2 - wide / 2, -MARGIN), SIDE + MARGIN - wide)
    y = min(max((top + bottom) / 2 - high / 2, -MARGIN), SIDE + MARGIN - high)
    scale = SIZE[0] / wide
    return Window(x, y, scale, (SIZE[0], round(high * scale)), near=True)
