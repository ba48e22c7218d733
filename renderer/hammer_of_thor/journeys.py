"""The last journey: arrows of the traveller's colour from place to place, off the marks."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import Final

from games.core.vocabulary import Seat
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.glyphs import Point
from renderer.hammer_of_thor.layout import Box, Window
from renderer.hammer_of_thor.marks import DEEP, PALE, grown
from renderer.hammer_of_thor.roads import lines
from renderer.pen import Pen
from renderer.sprites import Sprite
from renderer.themes import Theme

_OFF: Final = 42
"""Pixels that an arrow keeps off the middle of a mark."""
_SHARE: Final = 0.33
"""The most of a line that it keeps off each end."""
_HEAD, _WIDE = 26, 13
_BEYOND: Final = 60
"""Pixels beyond the window that are drawn still."""
KEPT: Final = 64
"""Arrows that are kept; more are drawn anew."""


def put_journey(
    canvas: Canvas, theme: Theme, window: Window, road: Sequence[Place], seat: Seat
) -> None:
    """Draw a journey from mark to mark; only its last part has a head."""
    body = theme.liveries[seat % len(theme.liveries)].body
    parts = list(pairwise(road))
    for number, (one, other) in enumerate(parts, start=1):
        line = tuple(_seen(_between(one, other), window, _OFF * grown(theme, window)))
        if len(line) > 1:
            canvas.put(shaft(line, body, headed=number == len(parts)), (0, 0))


def head(window: Window, road: Sequence[Place], size: float) -> Iterator[Box]:
    """The box of the arrow's head, as far as the window shows it."""
    if len(road) > 1 and (line := list(_seen(_between(*road[-2:]), window, _OFF * size))):
        x, y = round(line[-1][0]), round(line[-1][1])
        yield x - _HEAD, y - _HEAD, x + _HEAD, y + _HEAD


def path(road: Sequence[Place]) -> list[Point]:
    """A journey as one line in units of the board."""
    return [at for one, other in pairwise(road) for at in _between(one, other)]


def _between(one: Place, other: Place) -> Sequence[Point]:
    """The line of a link; a straight one where none is printed, as through a gate."""
    line = lines().get((min(one, other), max(one, other)))
    if line is None:
        return _straight(one, other)
    return line if one < other else line[::-1]


def _straight(one: Place, other: Place) -> list[Point]:
    (x, y), (u, v) = BOARD[one].xy, BOARD[other].xy
    return [(x + (u - x) * step / 40, y + (v - y) * step / 40) for step in range(41)]


def _seen(line: Sequence[Point], window: Window, off: float) -> Iterator[Point]:
    """The part of a line that the window shows, off both of its ends."""
    points = [window.point(*at) for at in line]
    ends = points[0], points[-1]
    off = min(off, _SHARE * hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]))
    for x, y in points:
        inside = -_BEYOND < x < window.size[0] + _BEYOND and -_BEYOND < y < window.size[1] + _BEYOND
        if inside and all(hypot(x - u, y - v) > off for u, v in ends):
            yield x, y


@lru_cache(maxsize=KEPT)
def shaft(line: tuple[Point, ...], body: Colour, *, headed: bool) -> Sprite:
    """A stroke along a line, with a head or without one."""
    across, down = zip(*line, strict=True)
    pen = Pen(round(min(across)) - 50, round(min(down)) - 50, round(max(across)) + 50,
              round(max(down)) + 50, scale=3)  # fmt: skip
    (x, y), (u, v) = line[max(0, len(line) - 4)], line[-1]
    turn = atan2(v - y, u - x)
    tip = min(_HEAD, hypot(line[0][0] - u, line[0][1] - v) / 1.8)
    foot = u - tip * cos(turn), v - tip * sin(turn)
    rest = [at for at in line if hypot(at[0] - u, at[1] - v) > tip]
    trunk = [*rest, foot] if headed else list(line)
    for grow, tone in ((5.0, DEEP), (2.5, PALE), (0.0, body)):
        pen.stroke(trunk, _WIDE + 2 * grow, tone)
        if headed:
            far = tip + 1.8 * grow
            tips = [(foot[0] + far * cos(turn + side), foot[1] + far * sin(turn + side))
                    for side in (0, 2.3, -2.3)]  # fmt: skip
            pen.fill(tips, tone)
    return pen.sprite()
