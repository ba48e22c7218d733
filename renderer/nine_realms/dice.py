"""Twelve-sided dice."""

from math import cos, pi, sin

from games.nine_realms.roll import SIDES
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.glyphs import Point
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_IVORY: Colour = (246, 240, 224)
_INK: Colour = (34, 26, 16)
_SMALL = 70
_LEAST = 43
"""The least size of a number that can still be read on a small screen."""


def put_die(canvas: Canvas, theme: Theme, value: int, at: tuple[int, int], size: int) -> None:
    """A die that shows a number; a twelve is golden."""
    twelve = value == SIDES
    canvas.put(die(theme, size, "twelve" if twelve else "plain"), at)
    high = max(_LEAST, min(46, round(size * 0.55)))
    canvas.write(str(value), at, Face.HEAVY, high, theme.on_gold if twelve else _INK, anchor="mm")


@kept
def die(theme: Theme, size: int, kind: str) -> Sprite:
    """A die from above: a pentagon in a ring of five more."""
    half = size / 2
    body = theme.gold if kind == "twelve" else _IVORY
    edge = mix(body, (60, 40, 10), 0.75)
    margin = round(half) + 8
    pen = Pen(-margin, -margin, margin, margin + 2)
    if kind == "twelve":
        pen.disc(0, 0, half + 6, mix(theme.gold, (255, 255, 255), 0.55))
    outer, inner = _ring(half, 10), _ring(half * (0.68 if size >= _SMALL else 0.86), 5)
    pen.fill(outer, mix(body, (70, 50, 20), 0.22))
    for face in range(5):
        shade = (0.06, 0.2, 0.34, 0.3, 0.12)[face]
        two, near = inner[(face + 1) % 5], inner[face]
        rim = [outer[(2 * face + step) % 10] for step in range(3)]
        pen.fill([near, *rim, two], mix(body, (70, 50, 20), shade))
    pen.fill(inner, mix(body, (255, 255, 255), 0.35))
    for face in range(5):
        pen.stroke((inner[face], outer[2 * face]), 1.6, edge)
        pen.stroke((inner[face], inner[(face + 1) % 5]), 1.6, edge)
    pen.stroke([*outer, outer[0]], 2.6, edge)
    return pen.sprite(shadow=2)


def _ring(radius: float, count: int) -> list[Point]:
    angles = (2 * pi * step / count - pi / 2 for step in range(count))
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]
