"""The backdrop: sky and earth, the horizon between them, and the tree that bears the worlds."""

from functools import cache
from itertools import pairwise
from typing import Final

from renderer.colours import mix
from renderer.glyphs import Point, curve
from renderer.hammer_of_thor.ground import chance
from renderer.hammer_of_thor.layout import SIDE, Window
from renderer.hammer_of_thor.tones import tones
from renderer.pen import Pen
from renderer.themes import Theme

_BENDS: Final[tuple[Point, ...]] = (
    (-40, 500), (70, 512), (150, 512), (215, 468), (300, 466), (395, 462), (450, 400),
    (520, 352), (600, 340), (664, 318), (725, 290), (790, 262), (850, 222), (900, 262),
    (960, 284), (1040, 290),
)  # fmt: skip
_LIMBS: Final[tuple[tuple[float, float, tuple[Point, ...]], ...]] = (
    (70, 92, ((505, 1010), (470, 820), (540, 620), (500, 430))),
    (70, 20, ((500, 440), (480, 300), (350, 260), (240, 20))),
    (70, 18, ((500, 440), (540, 300), (700, 260), (770, 10))),
    (50, 12, ((500, 430), (505, 300), (470, 120), (505, -20))),
    (40, 10, ((455, 330), (300, 330), (150, 330), (10, 160))),
    (40, 10, ((560, 330), (760, 330), (900, 300), (1010, 130))),
    (60, 12, ((490, 800), (420, 900), (250, 860), (20, 1010))),
    (60, 12, ((515, 800), (590, 930), (780, 880), (1000, 960))),
    (50, 14, ((480, 720), (330, 700), (240, 760), (0, 840))),
    (50, 14, ((525, 720), (680, 780), (800, 760), (1010, 900))),
)
"""Trunk, branches and roots: the widths at both ends, and the bends."""
_STARS: Final = 150


@cache
def horizon() -> tuple[Point, ...]:
    """The line from the west edge to the east edge: worlds above it, worlds below it (9.4)."""
    found: list[Point] = [_BENDS[0]]
    for (x, y), (u, v) in pairwise(_BENDS):
        middle = (x + u) / 2
        found += curve((x, y), (middle, y), (middle, v), (u, v))[1:]
    return tuple(found)


def is_above(x: float, y: float) -> bool:
    """Tell whether a point of the board lies above the horizon."""
    return y < _height(x)


def paint_backdrop(pen: Pen, theme: Theme, window: Window) -> None:
    """Fill the whole window."""
    colours, line = tones(theme), [window.point(*at) for at in horizon()]
    corners = [window.point(*at) for at in ((-40, -40), (SIDE + 40, -40), (SIDE + 40, SIDE + 40),
                                            (-40, SIDE + 40))]  # fmt: skip
    pen.fill(corners, colours.earth)
    pen.fill([corners[0], *line, corners[1]], colours.sky)
    glow = colours.sky
    for step in range(4):
        glow = mix(glow, colours.horizon, 0.1)
        lifted = [(x, y - (44 - 12 * step) * window.unit) for x, y in line]
        pen.fill([*lifted, *reversed(line)], glow)
    _stars(pen, theme, window)
    for thick, thin, bends in _LIMBS:
        _limb(pen, theme, window, thick, thin, bends)
    pen.stroke(line, 5 * window.unit, mix(colours.horizon, colours.earth, 0.55))
    pen.stroke(line, 2 * window.unit, colours.horizon)


def _height(x: float) -> float:
    for (left, one), (right, other) in pairwise(horizon()):
        if left <= x <= right:
            return one + (other - one) * (x - left) / (right - left)
    raise ValueError(f"no point of the board: {x}")


def _limb(
    pen: Pen, theme: Theme, window: Window, thick: float, thin: float, bends: tuple[Point, ...]
) -> None:
    """A limb that grows thinner, with a lit side."""
    colours = tones(theme)
    steps = curve(*bends, steps=40)
    for number, (one, other) in enumerate(pairwise(steps)):
        wide = (thick + (thin - thick) * number / len(steps)) * window.scale / 1.28
        above = is_above(min(max(one[0], 0), SIDE), one[1])
        bark = mix(colours.tree, colours.sky, 0.45) if above else colours.tree
        pen.stroke([window.point(*one), window.point(*other)], wide, bark)


def _stars(pen: Pen, theme: Theme, window: Window) -> None:
    """Small stars in the sky, denser in a close-up than they would be."""
    luck, colours = chance("stars"), tones(theme)
    for _ in range(_STARS):
        x, y, bright = SIDE * next(luck), SIDE * next(luck) * 0.52, next(luck)
        if is_above(x, y + 30):
            u, v = window.point(x, y)
            pen.disc(u, v, (1.2 + 1.6 * bright) * window.unit,
                     mix(colours.sky, colours.star, 0.4 + 0.6 * bright))  # fmt: skip
