"""The ground: its colours, and the firs, peaks, sheaves and waves that are drawn on it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from games.fallen_kingdoms.land.tiles import Resource
from renderer.colours import Colour, colour, mix
from renderer.glyphs import Point, curve
from renderer.pen import Pen
from renderer.themes import Theme


@dataclass(frozen=True, slots=True)
class Ground:
    """The colours of a country."""

    base: Colour
    dark: Colour
    light: Colour


@dataclass(frozen=True, slots=True)
class Sea:
    """The colours of the sea, of the shore, and of the ways."""

    deep: Colour
    middle: Colour
    shallow: Colour
    foam: Colour
    beach: Colour
    line: Colour
    road: Colour
    lane: Colour


def _ground(*codes: str) -> Ground:
    return Ground(*map(colour, codes))


def _sea(*codes: str) -> Sea:
    return Sea(*map(colour, codes))


_DARK: Final = {
    Resource.WHEAT: _ground("#7f8049", "#5c5e2d", "#a9a561"),
    Resource.WOOD: _ground("#4b6a47", "#2b4630", "#66865a"),
    Resource.METAL: _ground("#6c6d68", "#474843", "#a7a8a6"),
}
_LIGHT: Final = {
    Resource.WHEAT: _ground("#dccf8f", "#b39f56", "#f0e6b4"),
    Resource.WOOD: _ground("#a8bd86", "#6f8b57", "#c5d6a2"),
    Resource.METAL: _ground("#c3bdae", "#938c7e", "#f2eee4"),
}
_DARK_SEA: Final = _sea(
    "#12273a", "#183449", "#22495f", "#5e8ca0", "#c9b483", "#120e0c", "#e9d3a0", "#8ec5de"
)
_LIGHT_SEA: Final = _sea(
    "#7fa9ba", "#91b8c6", "#a9cad4", "#e4f1f2", "#f5e7bd", "#3a2a18", "#fff6dc", "#123a56"
)


def grounds(theme: Theme) -> Mapping[Resource, Ground]:
    """The colours of the countries around cities with each resource."""
    return _DARK if theme.dark else _LIGHT


def sea(theme: Theme) -> Sea:
    """The colours of the sea in a theme."""
    return _DARK_SEA if theme.dark else _LIGHT_SEA


def chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1, always the same for a seed."""
    state = crc32(seed.encode())
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        yield state / 2**32


def paint(pen: Pen, at: Point, country: Resource, ground: Ground, luck: Iterator[float]) -> None:
    """Draw what grows or rises in a country."""
    _MOTIFS[country](pen, at, ground, luck)


def wave(pen: Pen, at: Point, tone: Colour) -> None:
    """Two waves, one behind the other."""
    x, y = at
    for dx, dy, tall in ((0, 0, 9), (24, 13, 7)):
        u, v = x + dx, y + dy
        first = curve((u - 24, v), (u - 16, v - tall), (u - 8, v - tall), (u, v))
        pen.stroke([*first, *curve((u, v), (u + 8, v - tall), (u + 16, v - tall), (u + 24, v))],
                   2.6, tone)  # fmt: skip


def _fir(pen: Pen, at: Point, ground: Ground, luck: Iterator[float]) -> None:
    """Light falls from the left."""
    x, y = at
    tall = 30 + 8 * next(luck)
    pen.stroke(((x, y), (x, y + 6)), 4, mix(ground.dark, (60, 40, 20), 0.4))
    for level, half in ((0, 11.0), (0.32, 8.8), (0.6, 6.0)):
        base = y - tall * level
        top = base - tall * (0.5 if level < 0.6 else 0.42)
        pen.fill(((x - half, base), (x, top), (x + half, base)), ground.dark)
        pen.fill(((x - half, base), (x, top), (x - half * 0.15, base)), ground.light)


def _peak(pen: Pen, at: Point, ground: Ground, luck: Iterator[float]) -> None:
    """A peak with snow."""
    x, y = at
    tall, half = 32 + 12 * next(luck), 18 + 5 * next(luck)
    top, left, right = (x + 2, y - tall + 10), (x - half, y + 10), (x + half, y + 10)
    foot = (x + 5, y + 10)
    pen.fill((left, top, foot), mix(ground.base, ground.light, 0.35))
    pen.fill((foot, top, right), ground.dark)
    snow = [_between(top, left, 0.42), _between(top, foot, 0.28), _between(top, right, 0.4)]
    pen.fill((top, *snow), ground.light)


def _sheaf(pen: Pen, at: Point, ground: Ground, luck: Iterator[float]) -> None:
    """Ears on a furrow."""
    x, y = at
    low = 5 * next(luck)
    furrow = curve((x - 26, y + 12), (x - 9, y + 5 + low), (x + 9, y + 18), (x + 26, y + 10))
    pen.stroke(furrow, 2.4, mix(ground.base, ground.dark, 0.6))
    for lean in (-7, -3, 1, 5, 9):
        tip = (x + lean * 1.5, y - 11 + abs(lean - 1))
        pen.stroke(((x + lean / 3, y + 7), tip), 2.4, ground.dark)
        pen.stroke((_between(tip, (x, y + 7), 0.3), tip), 4.2, ground.light)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


_MOTIFS: Final[Mapping[Resource, Callable[[Pen, Point, Ground, Iterator[float]], None]]] = {
    Resource.WOOD: _fir,
    Resource.METAL: _peak,
    Resource.WHEAT: _sheaf,
}
