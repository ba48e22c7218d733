"""Marches under way: arrows of their player's colour along the ways, with how many march."""

from functools import lru_cache
from math import atan2, cos, hypot, sin
from typing import NamedTuple

from games.core.vocabulary import Seat
from games.fallen_kingdoms.land.boards import Layout
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.view import View
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.fallen_kingdoms.chart import TALL, Chart, chart, half
from renderer.fallen_kingdoms.layout import SMALLEST, At, places
from renderer.fallen_kingdoms.tokens import DEEP, PALE
from renderer.fallen_kingdoms.ways import Ways, ways
from renderer.glyphs import Point
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face
from renderer.veil import Box

_HEAD = 24
_LEAST = 70
"""An arrow is at least so long, even where two cities leave it no room."""
_NAME = (4, 47)
"""The rows of a block that its name takes."""
_RADIUS = 23
_REACH = (120, 60)
"""A number stands no farther than this from its arrow's middle, across and down."""
KEPT = 64
"""Arrows that are kept; more are drawn anew."""


class Laid(NamedTuple):
    """An arrow's line, and the place of its number."""

    line: tuple[Point, ...]
    number: At


def put_marches(canvas: Canvas, theme: Theme, view: View) -> None:
    """The arrows, under the cities; where no way leads, as after two roads, they are straight."""
    for laid in _all(view):
        canvas.put(shaft(laid.line, theme.liveries[view.active].body), (0, 0))


def put_numbers(canvas: Canvas, theme: Theme, view: View) -> None:
    """Write the number of a march beside every name and number that stands there."""
    tone = theme.liveries[view.active].on_body
    for march, laid in zip(view.marches, _all(view), strict=True):
        canvas.put(marchers(theme, view.active), laid.number)
        canvas.write(str(march.units), laid.number, Face.HEAVY, SMALLEST + 1, tone, anchor="mm")


def _all(view: View) -> tuple[Laid, ...]:
    routes = tuple((march.source, march.target) for march in view.marches)
    return _laid(view.layout, len(view.players), routes)


@lru_cache(maxsize=KEPT)
def _laid(layout: Layout, seats: int, routes: tuple[tuple[City, City], ...]) -> tuple[Laid, ...]:
    """Lay the arrows of a turn; their numbers keep off each other."""
    box = places(seats).map
    found, all_ways = chart(layout, box), ways(layout, box)
    laid: list[Laid] = []
    for source, target in routes:
        line = _line(source, target, found, all_ways)
        laid.append(Laid(line, _free(line, found, [one.number for one in laid])))
    return tuple(laid)


def _line(source: City, target: City, found: Chart, all_ways: Ways) -> tuple[Point, ...]:
    """The part of a way that both of its cities leave open, and a little of the first one."""
    ends = found.cities[source], found.cities[target]
    whole = all_ways.between(source, target) or ends
    steps = [_at(whole, step / 60) for step in range(61)]
    first = max(at for at in range(30) if _inside(steps[at], source, found))
    last = min((at for at in range(first + 1, 61) if _inside(steps[at], target, found)),
               default=60)  # fmt: skip
    while first > 0 and hypot(steps[last][0] - steps[first][0],
                              steps[last][1] - steps[first][1]) < _LEAST:  # fmt: skip
        first -= 1
    return tuple(steps[first : last + 1])


def _inside(at: Point, city: City, found: Chart) -> bool:
    x, y = found.cities[city]
    return abs(at[0] - x) < half(city) - 12 and abs(at[1] - y) < TALL - 6


def _free(line: tuple[Point, ...], found: Chart, taken: list[At]) -> At:
    """The place near an arrow's middle where a number hides least."""
    x, y = _at(line, 0.45)
    across, down = _REACH
    steps = [(dx, dy) for dx in range(-across, across + 1, 12) for dy in range(-down, down + 1, 12)]
    spots = [(round(x + dx), round(y + dy)) for dx, dy in steps]
    near = [box for box in _solid(found, taken) if _overlap((x, y), box, _REACH)]
    return min(spots, key=lambda at: _hidden(at, near) * 20 + hypot(at[0] - x, at[1] - y))


def _solid(found: Chart, taken: list[At]) -> list[Box]:
    """Names, pieces, paths and other numbers."""
    boxes: list[Box] = [(x - half(city), y + _NAME[0], x + half(city), y + _NAME[1])
                        for city, (x, y) in found.cities.items()]  # fmt: skip
    boxes += [(x - 62, y - TALL, x + 62, y + _NAME[0]) for x, y in found.cities.values()]
    boxes += [(x - 40, y - 34, x + 40, y + 34) for x, y in found.paths]
    boxes += [(x - _RADIUS, y - _RADIUS, x + _RADIUS, y + _RADIUS) for x, y in taken]
    return boxes


def _hidden(at: At, boxes: list[Box]) -> float:
    """The overlap of a number's ground with what must be read."""
    return sum(_overlap(at, box) for box in boxes)


def _overlap(at: Point, box: Box, reach: At = (0, 0)) -> float:
    """The depth to which a number's ground goes into a box, or may go if moved within reach."""
    wide, high = _RADIUS + reach[0], _RADIUS + reach[1]
    across = min(at[0] + wide, box[2]) - max(at[0] - wide, box[0])
    down = min(at[1] + high, box[3]) - max(at[1] - high, box[1])
    return max(0.0, min(across, down))


@lru_cache(maxsize=KEPT)
def shaft(line: tuple[Point, ...], body: Colour) -> Sprite:
    """An arrow along a line."""
    (x, y), (u, v) = line[max(0, len(line) - 5)], line[-1]
    turn = atan2(v - y, u - x)
    across, down = zip(*line, strict=True)
    pen = Pen(round(min(across)) - 40, round(min(down)) - 40, round(max(across)) + 40,
              round(max(down)) + 40, scale=4)  # fmt: skip
    foot = u - _HEAD * cos(turn), v - _HEAD * sin(turn)
    shaft = (*(at for at in line if hypot(at[0] - u, at[1] - v) > _HEAD), foot)
    for grow, tone in ((6.0, DEEP), (3.0, PALE), (0.0, body)):
        pen.stroke(shaft, 12 + 2 * grow, tone)
        far = _HEAD + grow * 1.8
        head = [(foot[0] + far * cos(turn + side), foot[1] + far * sin(turn + side))
                for side in (0, 2.3, -2.3)]  # fmt: skip
        pen.fill(head, tone)
    return pen.sprite()


@kept
def marchers(theme: Theme, seat: Seat) -> Sprite:
    """The round ground of a march's number."""
    pen = Pen(-32, -32, 32, 34)
    pen.disc(0, 0, 23, DEEP)
    pen.disc(0, 0, 21, PALE)
    pen.disc(0, 0, 19, theme.liveries[seat].body)
    return pen.sprite()


def _at(line: tuple[Point, ...], share: float) -> Point:
    """The point at a share of a line's points."""
    far = share * (len(line) - 1)
    at = min(int(far), len(line) - 2)
    (x, y), (u, v) = line[at], line[at + 1]
    return x + (u - x) * (far - at), y + (v - y) * (far - at)
