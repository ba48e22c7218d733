"""Marches under way: arrows of their player's colour along the ways, with how many march."""

from functools import lru_cache
from math import atan2, cos, sin

from games.core.vocabulary import Seat
from games.fallen_kingdoms.view import View
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.fallen_kingdoms.chart import Chart
from renderer.fallen_kingdoms.layout import SMALLEST
from renderer.fallen_kingdoms.tokens import DEEP, PALE
from renderer.fallen_kingdoms.ways import Ways
from renderer.glyphs import Point
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_FROM, _TO = 0.2, 0.72
"""The part of the way that an arrow takes: both cities stay clear."""
_HEAD = 26
KEPT = 64
"""Arrows that are kept; more are drawn anew."""


def put_marches(canvas: Canvas, theme: Theme, view: View, found: Chart, all_ways: Ways) -> None:
    """All of them; where no way leads, as after two roads, the arrow is straight."""
    for march in view.marches:
        ends = (found.cities[march.source], found.cities[march.target])
        line = all_ways.between(march.source, march.target) or ends
        canvas.put(_shaft(line, theme.liveries[view.active].body), (0, 0))
    for march in view.marches:
        ends = (found.cities[march.source], found.cities[march.target])
        line = all_ways.between(march.source, march.target) or ends
        at = _at(line, (_FROM + _TO) / 2 - 0.04)
        place = (round(at[0]), round(at[1]))
        canvas.put(marchers(theme, view.active), place)
        tone = theme.liveries[view.active].on_body
        canvas.write(str(march.units), place, Face.HEAVY, SMALLEST + 1, tone, anchor="mm")


@lru_cache(maxsize=KEPT)
def _shaft(line: tuple[Point, ...], body: Colour) -> Sprite:
    """An arrow along a part of a line."""
    steps = [_at(line, _FROM + (_TO - _FROM) * step / 12) for step in range(13)]
    (x, y), (u, v) = steps[-3], steps[-1]
    turn = atan2(v - y, u - x)
    across, down = zip(*steps, strict=True)
    pen = Pen(round(min(across)) - 40, round(min(down)) - 40, round(max(across)) + 40,
              round(max(down)) + 40, scale=4)  # fmt: skip
    for grow, tone in ((6.0, DEEP), (3.0, PALE), (0.0, body)):
        pen.stroke(steps[:-1], 12 + 2 * grow, tone)
        head = [(u + (_HEAD + grow * 1.8) * cos(turn + side), v + (_HEAD + grow * 1.8) * sin(turn + side))
                for side in (0, 2.3, -2.3)]  # fmt: skip
        pen.fill(head, tone)
    return pen.sprite()


@kept
def marchers(theme: Theme, seat: Seat) -> Sprite:
    """The round ground of a march's number."""
    pen = Pen(-32, -32, 32, 34)
    pen.disc(0, 0, 26, DEEP)
    pen.disc(0, 0, 23.5, PALE)
    pen.disc(0, 0, 21, theme.liveries[seat].body)
    return pen.sprite()


def _at(line: tuple[Point, ...], share: float) -> Point:
    """The point at a share of a line's points."""
    far = share * (len(line) - 1)
    at = min(int(far), len(line) - 2)
    (x, y), (u, v) = line[at], line[at + 1]
    return x + (u - x) * (far - at), y + (v - y) * (far - at)
