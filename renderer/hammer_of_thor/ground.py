"""The ground of the worlds: a small motif for each of them, drawn where nothing else stands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final
from zlib import crc32

from games.hammer_of_thor.land.board import Realm
from renderer.colours import mix
from renderer.glyphs import Point, arc, curve, disc
from renderer.hammer_of_thor.tones import Land
from renderer.pen import Pen


def chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1, always the same for a seed."""
    state = crc32(seed.encode())
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        yield state / 2**32


def paint(pen: Pen, at: Point, realm: Realm, tones: Land, size: float) -> None:
    """Draw what stands or grows in a world; `size` is 1 on the whole board."""
    _MOTIFS[realm](_Brush(pen, at, size), tones)


class _Brush:
    """A pen at a place: motifs count from their own middle, in pixels of the whole board."""

    def __init__(self, pen: Pen, at: Point, size: float) -> None:
        self._pen, self._at, self._size = pen, at, size

    def fill(self, points: tuple[Point, ...], ink: tuple[int, int, int]) -> None:
        self._pen.fill(self._moved(points), ink)

    def stroke(self, points: tuple[Point, ...], wide: float, ink: tuple[int, int, int]) -> None:
        self._pen.stroke(self._moved(points), wide * self._size, ink)

    def _moved(self, points: tuple[Point, ...]) -> list[Point]:
        x, y = self._at
        return [(x + px * self._size, y + py * self._size) for px, py in points]


def _hall(brush: _Brush, tones: Land) -> None:
    """Asgard: a hall with shields on its roof."""
    brush.fill(((-13, 12), (-13, 0), (0, -9), (13, 0), (13, 12)), tones.dark)
    brush.fill(((-17, 2), (0, -13), (0, -8), (-13, 4)), tones.light)
    brush.fill(((17, 2), (0, -13), (0, -8), (13, 4)), mix(tones.light, tones.base, 0.4))
    brush.fill(((-4, 12), (-4, 4), (4, 4), (4, 12)), tones.base)


def _ears(brush: _Brush, tones: Land) -> None:
    """Vanaheim: ears of grain."""
    for lean in (-9, 0, 9):
        tip = (lean * 1.5, -11 + abs(lean) / 2)
        brush.stroke(((lean / 3, 11), tip), 2, tones.dark)
        brush.stroke(((lean * 0.9, -1), tip), 4.4, tones.light)


def _leaves(brush: _Brush, tones: Land) -> None:
    """Alfheim: a birch in bloom."""
    brush.stroke(((0, 14), (0, -2)), 2.6, tones.dark)
    for x, y, radius in ((-7, -2, 7), (7, -2, 7), (0, -10, 8)):
        brush.fill(disc(x, y, radius), tones.dark)
        brush.fill(disc(x - 1, y - 1.4, radius - 2), tones.light)


def _cloud(brush: _Brush, tones: Land) -> None:
    """Godheim: a curl of cloud."""
    for x, y, radius in ((-10, 3, 7), (0, -2, 9), (11, 3, 7)):
        brush.stroke(arc(x, y, radius, 180, 360), 2.4, tones.dark)
    brush.stroke(((-17, 4), (18, 4)), 2.4, mix(tones.dark, tones.base, 0.4))


def _field(brush: _Brush, tones: Land) -> None:
    """Midgard: a ploughed field."""
    for row in (-6, 1, 8):
        brush.stroke(curve((-15, row), (-5, row - 5), (5, row + 5), (15, row)), 2, tones.dark)
    brush.stroke(((-9, -6), (-9, -12)), 2, tones.light)


def _peak(brush: _Brush, tones: Land) -> None:
    """Jotunheim: a mountain with snow."""
    brush.fill(((-18, 12), (1, -20), (4, 12)), mix(tones.base, tones.light, 0.4))
    brush.fill(((4, 12), (1, -20), (19, 12)), tones.dark)
    brush.fill(((1, -20), (-6, -8), (1, -10), (4, -6), (7, -8)), tones.light)


def _cave(brush: _Brush, tones: Land) -> None:
    """Myrkheim: the mouth of a cave."""
    brush.fill((*arc(0, 10, 16, 180, 360),), mix(tones.base, tones.light, 0.35))
    brush.fill((*arc(1, 10, 10, 180, 360),), tones.dark)


def _flame(brush: _Brush, tones: Land) -> None:
    """Muspelheim: a fire."""
    outer = (*curve((0, -18), (4, -6), (14, -2), (8, 12)), *curve((-8, 12), (-15, 0), (-4, -4),
             (0, -18)))  # fmt: skip
    brush.fill(outer, tones.light)
    brush.fill((*curve((1, -5), (2, 2), (7, 5), (4, 12)), (-4, 12), (-5, 5)), tones.dark)


def _crystal(brush: _Brush, tones: Land) -> None:
    """Niflheim: a crystal of ice."""
    for x, y in ((0, 13), (11.3, 6.5), (11.3, -6.5)):
        brush.stroke(((-x, -y), (x, y)), 2.2, tones.light)
    for x, y in ((0, 8), (7, 4), (7, -4), (0, -8), (-7, -4), (-7, 4)):
        brush.fill(disc(x, y, 2.4), tones.light)


def _barrow(brush: _Brush, tones: Land) -> None:
    """Helheim: a barrow with a stone."""
    brush.fill((*arc(0, 11, 17, 195, 345),), tones.dark)
    brush.fill(((-5, 8), (-5, -9), (0, -13), (5, -9), (5, 8)), mix(tones.base, tones.light, 0.5))


def _waves(brush: _Brush, tones: Land) -> None:
    """Elivagar: waves."""
    for x, y in ((-5, -4), (6, 5)):
        brush.stroke(curve((x - 12, y), (x - 6, y - 7), (x, y + 5), (x + 12, y)), 2.2, tones.light)


_MOTIFS: Final[Mapping[Realm, Callable[[_Brush, Land], None]]] = {
    Realm.ASGARD: _hall,
    Realm.VANAHEIM: _ears,
    Realm.ALFHEIM: _leaves,
    Realm.GODHEIM: _cloud,
    Realm.MIDGARD: _field,
    Realm.JOTUNHEIM: _peak,
    Realm.MYRKHEIM: _cave,
    Realm.MUSPELHEIM: _flame,
    Realm.NIFLHEIM: _crystal,
    Realm.HELHEIM: _barrow,
    Realm.ELIVAGAR: _waves,
}
