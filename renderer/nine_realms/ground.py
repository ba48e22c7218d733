"""The ground: how a hex of each terrain looks. Told apart by texture and lightness too.

Each hex is its own little drawing, varied by its label, so that forests are not wallpaper.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sin, tau
from zlib import crc32

from games.nine_realms.board import Terrain
from renderer.colours import Colour, colour, mix
from renderer.glyphs import Point, curve
from renderer.nine_realms.layout import corners
from renderer.pen import Pen
from renderer.themes import Theme


@dataclass(frozen=True, slots=True)
class Ground:
    """The colours of a terrain."""

    base: Colour
    dark: Colour
    light: Colour
    label: Colour


def _ground(*codes: str) -> Ground:
    return Ground(*map(colour, codes))


_DARK = {
    Terrain.PLAIN: _ground("#b3ad7d", "#8d8a58", "#cfc99b", "#100e05"),
    Terrain.FOREST: _ground("#40644a", "#20402c", "#5c8661", "#eef5ea"),
    Terrain.WATER: _ground("#35708e", "#27566f", "#8cc0d6", "#f2fbff"),
    Terrain.MOUNTAIN: _ground("#5b5a63", "#3a3942", "#e9e7ea", "#ffffff"),
}
_LIGHT = {
    Terrain.PLAIN: _ground("#d6d19f", "#a8a46c", "#ece8c4", "#100e05"),
    Terrain.FOREST: _ground("#4b7a54", "#24492f", "#74a575", "#ffffff"),
    Terrain.WATER: _ground("#3b7d9e", "#2a6280", "#a9d8ea", "#ffffff"),
    Terrain.MOUNTAIN: _ground("#68666f", "#423f49", "#f7f5f7", "#ffffff"),
}


def grounds(theme: Theme) -> dict[Terrain, Ground]:
    """The colours of every terrain in a theme."""
    return _DARK if theme.dark else _LIGHT


def paint(pen: Pen, at: Point, terrain: Terrain, ground: Ground, seed: str) -> None:
    """Draw a terrain inside a hex at a place; the pen's sheet is clipped to the hex after it."""
    x, y = at
    pen.fill(corners(at, 2), ground.base)
    chance = _chance(seed)
    if terrain is Terrain.PLAIN:
        _plain(pen, x, y, ground, chance)
    elif terrain is Terrain.FOREST:
        _forest(pen, x, y, ground, chance)
    elif terrain is Terrain.WATER:
        _water(pen, x, y, ground, chance)
    else:
        _mountain(pen, x, y, ground, chance)


def _plain(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """A quiet meadow: a soft hill line and a few tufts of grass."""
    hill = mix(ground.base, ground.light, 0.3)
    low = y + 8 + 10 * next(chance)
    ridge = curve((x - 60, low), (x - 20, low - 18), (x + 20, low + 14), (x + 60, low - 8))
    pen.fill([*ridge, (x + 60, y + 70), (x - 60, y + 70)], hill)
    for side in (-1, 0, 1):
        tx = x + 27 * side + 12 * (next(chance) - 0.5)
        ty = y + 26 + 14 * (next(chance) - 0.5) - 8 * abs(side)
        for lean in (-5, 0, 5):
            pen.stroke(((tx, ty), (tx + lean, ty - 9)), 2.2, ground.dark)


def _forest(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """Firs, the nearer ones in front."""
    firs = ((-30, 8), (0, 2), (30, 8), (-15, 26), (16, 26), (0, 44))
    for dx, dy in firs:
        tx, ty = x + dx + 6 * (next(chance) - 0.5), y + dy + 4 * (next(chance) - 0.5)
        tall = 34 + 8 * next(chance)
        pen.stroke(((tx, ty), (tx, ty + 6)), 4, mix(ground.dark, (60, 40, 20), 0.4))
        for level, half in ((0, 13), (0.32, 10.5), (0.6, 7.5)):
            base = ty - tall * level
            top = base - tall * (0.5 if level < 0.6 else 0.42)
            pen.fill(((tx - half, base), (tx, top), (tx + half, base)), ground.dark)
            pen.fill(((tx - half, base), (tx, top), (tx - half * 0.1, base)), ground.light)


def _water(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """Waves in rows."""
    pen.disc(x, y + 6, 42, mix(ground.base, ground.dark, 0.45))
    for row in range(4):
        line = y - 10 + 16 * row
        phase, start = next(chance) * tau, x - 34 + 14 * next(chance)
        length = 36 + 26 * next(chance)
        steps = [start + length * step / 24 for step in range(25)]
        wave = [(u, line + 3.6 * sin((u - x) / 26 * tau + phase)) for u in steps]
        pen.stroke(wave, 3, ground.light if row % 2 else mix(ground.base, ground.light, 0.6))


def _mountain(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """Three peaks with snow; light falls from the left."""
    for dx, dy, half, tall in ((-24, 26, 26, 44), (26, 28, 24, 40), (2, 42, 36, 64)):
        top = (x + dx + 6 * (next(chance) - 0.5), y + dy - tall)
        left, right = (x + dx - half, y + dy), (x + dx + half, y + dy)
        mid = (top[0] + 4, y + dy)
        pen.fill((left, top, mid), mix(ground.base, ground.light, 0.35))
        pen.fill((mid, top, right), ground.dark)
        snow = [_between(top, left, 0.42), _between(top, mid, 0.3), _between(top, mid, 0.46)]
        pen.fill((top, snow[0], _between(snow[0], snow[2], 0.5), snow[1]), ground.light)
        pen.fill(
            (top, snow[1], snow[2], _between(top, right, 0.3)), mix(ground.light, ground.dark, 0.35)
        )
        pen.stroke((left, top, right), 2, ground.dark)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1, always the same for a seed."""
    state = crc32(seed.encode())
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        yield state / 2**32
