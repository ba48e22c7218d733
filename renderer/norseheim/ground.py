"""The ground: how each landscape looks. Told apart by its drawing and its lightness too.

Each region is its own little drawing, varied by its name, so that forests are not wallpaper.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from games.norseheim.board import Landscape
from renderer.colours import Colour, colour, mix
from renderer.glyphs import Point, curve
from renderer.pen import Pen
from renderer.themes import Theme

_PITCH = (76, 62)
"""The distance between trees, peaks, ears, reeds and dunes."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The colours of a landscape."""

    base: Colour
    dark: Colour
    light: Colour


def _ground(*codes: str) -> Ground:
    return Ground(*map(colour, codes))


_DARK = {
    Landscape.COAST: _ground("#c3aa78", "#927748", "#e3d3a6"),
    Landscape.FOREST: _ground("#365a41", "#1a3626", "#548060"),
    Landscape.MOUNTAIN: _ground("#65646f", "#3b3a45", "#eceaf0"),
    Landscape.PLAIN: _ground("#a2a457", "#75792f", "#d6d183"),
    Landscape.MOOR: _ground("#67546a", "#3d3046", "#92b4ba"),
}
_LIGHT = {
    Landscape.COAST: _ground("#e9d6a5", "#b79a62", "#f8edcb"),
    Landscape.FOREST: _ground("#4f8058", "#264b31", "#7aa87b"),
    Landscape.MOUNTAIN: _ground("#86848e", "#504e59", "#fbfafc"),
    Landscape.PLAIN: _ground("#cfcf7e", "#97994a", "#ece9b0"),
    Landscape.MOOR: _ground("#ac93ae", "#68526f", "#cde3e7"),
}


def grounds(theme: Theme) -> dict[Landscape, Ground]:
    """The colours of every landscape in a theme."""
    return _DARK if theme.dark else _LIGHT


def sea(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The sea, its shallows, and the foam."""
    if theme.dark:
        return (20, 42, 58), (33, 70, 90), (94, 140, 160)
    return (128, 168, 184), (160, 196, 206), (222, 238, 240)


def paint(
    pen: Pen, outline: Sequence[Point], landscape: Landscape, ground: Ground, seed: str
) -> None:
    """Draw a landscape over an outline's whole box; the pen's sheet is clipped to it after it."""
    pen.fill(outline, ground.base)
    chance = _chance(seed)
    across, down = zip(*outline, strict=True)
    wide, high = _PITCH
    row, y = 0, min(down)
    while y < max(down) + high:
        x = min(across) - wide / 2 * (row % 2)
        while x < max(across) + wide:
            at = x + 16 * (next(chance) - 0.5), y + 14 * (next(chance) - 0.5)
            _MOTIFS[landscape](pen, *at, ground, chance)
            x += wide
        row, y = row + 1, y + high


def _forest(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """A fir; light falls from the left."""
    tall = 32 + 8 * next(chance)
    pen.stroke(((x, y), (x, y + 6)), 4, mix(ground.dark, (60, 40, 20), 0.4))
    for level, half in ((0, 12.0), (0.32, 9.5), (0.6, 6.5)):
        base = y - tall * level
        top = base - tall * (0.5 if level < 0.6 else 0.42)
        pen.fill(((x - half, base), (x, top), (x + half, base)), ground.dark)
        pen.fill(((x - half, base), (x, top), (x - half * 0.15, base)), ground.light)


def _mountain(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """A peak with snow."""
    tall, half = 36 + 14 * next(chance), 21 + 5 * next(chance)
    top, left, right = (x + 2, y - tall + 10), (x - half, y + 12), (x + half, y + 12)
    mid = (x + 5, y + 12)
    pen.fill((left, top, mid), mix(ground.base, ground.light, 0.3))
    pen.fill((mid, top, right), ground.dark)
    snow = [_between(top, left, 0.42), _between(top, mid, 0.28), _between(top, right, 0.4)]
    pen.fill((top, *snow), ground.light)


def _plain(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """A furrow, and a sheaf now and then."""
    low = 5 * next(chance)
    furrow = curve((x - 30, y + 14), (x - 10, y + 6 + low), (x + 10, y + 20), (x + 30, y + 12))
    pen.stroke(furrow, 2.4, mix(ground.base, ground.dark, 0.55))
    if next(chance) < 0.6:
        for lean in (-7, -3, 1, 5, 9):
            tip = (x + lean * 1.5, y - 12 + abs(lean - 1))
            pen.stroke(((x + lean / 3, y + 8), tip), 2.4, ground.dark)
            pen.stroke((_between(tip, (x, y + 8), 0.3), tip), 4.2, ground.light)


def _moor(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """A pool, or a tuft of reeds."""
    if next(chance) < 0.45:
        half = 15 + 6 * next(chance)
        pool = curve(
            (x - half, y + 6), (x - half / 2, y - 4), (x + half / 2, y - 3), (x + half, y + 6)
        )
        pen.fill([*pool, *curve((x + half, y + 6), (x, y + 16), (x - half, y + 6))], ground.dark)
        pen.stroke(((x - half * 0.5, y + 5), (x + half * 0.3, y + 5)), 2.2, ground.light)
        return
    for lean, tall in ((-7, 15), (0, 24), (7, 17)):
        tip = (x + lean * 1.4, y - tall + 8)
        pen.stroke(((x + lean / 2, y + 10), tip), 2.2, ground.dark)
        pen.stroke((tip, _between(tip, (x, y + 10), 0.35)), 4.6, ground.dark)


def _coast(pen: Pen, x: float, y: float, ground: Ground, chance: Iterator[float]) -> None:
    """A dune with its shadow, and grains of sand."""
    half = 17 + 6 * next(chance)
    dune = curve(
        (x - half, y + 6), (x - half / 3, y - 10), (x + half / 3, y + 2), (x + half, y + 6)
    )
    pen.stroke(dune, 2.4, ground.dark)
    pen.stroke([(u, v + 4) for u, v in dune[3:-3]], 2.4, ground.light)
    for _ in range(2):
        pen.disc(x + 44 * (next(chance) - 0.5), y + 16 + 12 * next(chance), 1.7, ground.dark)


_MOTIFS = {
    Landscape.COAST: _coast,
    Landscape.FOREST: _forest,
    Landscape.MOUNTAIN: _mountain,
    Landscape.PLAIN: _plain,
    Landscape.MOOR: _moor,
}


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1, always the same for a seed."""
    state = crc32(seed.encode())
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        yield state / 2**32
