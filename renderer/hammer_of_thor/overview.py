"""The whole board, small: where the seats are, and the part of it that the close-up shows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import ceil, cos, floor, hypot, sin, tau
from typing import Final

from games.core.vocabulary import Seat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.view import View
from renderer.canvas import Canvas
from renderer.glyphs import Point
from renderer.hammer_of_thor.groups import chip, plate, tail
from renderer.hammer_of_thor.journeys import path
from renderer.hammer_of_thor.layers import board_layer
from renderer.hammer_of_thor.layout import SMALLEST, At, Box, Window, small
from renderer.hammer_of_thor.marks import DEEP, PALE
from renderer.hammer_of_thor.pane import Pane
from renderer.hammer_of_thor.people import is_rival
from renderer.pen import Pen
from renderer.themes import Theme
from renderer.type import Face

_SHIELD, _PITCH = 46, 48
_MOST: Final = 4
"""Counters at one place that are drawn; more are told by their number."""
_MORE: Final = 62
"""The width of that number's ground."""
_ROOM: Final = 8
"""Pixels beside the middle of a line that it may take."""
_STEPS: Final = 16
_REACH: Final = (0, 24, 48, 72, 96, 120)


def put_overview(canvas: Canvas, theme: Theme, view: View, box: Box, window: Window) -> None:
    """Draw the board with a counter of each seat, and of rivals, at each place that has any."""
    board = small(box[2] - box[0])
    canvas.image.paste(board_layer(theme, board, view.season), box[:2])
    pane = Pane(canvas, box[:2])
    _put_frame(pane, theme, board, window)
    if view.journey is not None:
        _put_road(pane, theme, board, path(view.journey.road), view.journey.seat)
    blocks = list(_spread(board, _seated(view)))
    for block, place, _ in blocks:
        (x, y), (left, top, right, bottom) = board.spot(place), block
        way = (left + right) // 2 - x, (top + bottom) // 2 - y
        if hypot(*way) > _PITCH // 2:
            pane.put(tail(*way, 6), (x, y))
    for (left, top, *_), _place, seats in blocks:
        for number, seat in enumerate(seats[: _MOST - (len(seats) > _MOST)]):
            at = left + _PITCH * (number % 2), top + _PITCH * (number // 2)
            sprite = chip(theme, seat, True, _SHIELD, _SHIELD, rival=seat is None)  # noqa: FBT003
            pane.put(sprite, at)
        if len(seats) > _MOST:
            at = left + _PITCH, top + _PITCH
            pane.put(plate(_MORE, _SHIELD), at)
            pane.write(f"+{len(seats) - _MOST + 1}", (at[0] + _MORE // 2, at[1] + _SHIELD // 2),
                       Face.HEAVY, SMALLEST, PALE, anchor="mm")  # fmt: skip


def _seated(view: View) -> Mapping[Place, Sequence[Seat | None]]:
    """The seats that have counters at a place, each once; the active one first, rivals last."""
    here = sorted({(one.place, one.seat) for one in view.counters if one.seat is not None})
    seated: dict[Place, list[Seat | None]] = {
        place: sorted((seat for _, seat in found), key=lambda seat: seat != view.active)
        for place, found in groupby(here, key=lambda one: one[0])
    }
    for place in sorted({one.place for one in view.counters if is_rival(view, one)}):
        seated.setdefault(place, []).append(None)
    return seated


def _spread(
    window: Window, seated: Mapping[Place, Sequence[Seat | None]]
) -> Iterator[tuple[Box, Place, Sequence[Seat | None]]]:
    """A block of counters for each place, on it or near it, where it meets the others least."""
    taken: list[Box] = []
    for place, seats in sorted(seated.items(), key=lambda one: -len(one[1])):
        wide = _SHIELD if len(seats) == 1 else _PITCH + (_MORE if len(seats) > _MOST else _SHIELD)
        high = _SHIELD if len(seats) <= 2 else _PITCH + _SHIELD
        block = min(_around(window.spot(place), wide, high, window), key=lambda one: (
            _hidden(one[1], taken) + one[0]
        ))[1]  # fmt: skip
        taken.append(block)
        yield block, place, seats


def _around(spot: At, wide: int, high: int, window: Window) -> Iterator[tuple[int, Box]]:
    """Boxes around a place that never leave the board, and how far off it they are."""
    for far in _REACH:
        for step in range(_STEPS if far else 1):
            x = round(spot[0] + far * cos(tau * step / _STEPS) - wide / 2)
            y = round(spot[1] + far * sin(tau * step / _STEPS) - high / 2)
            left = min(max(x, 2), window.size[0] - wide - 4)
            top = min(max(y, 2), window.size[1] - high - 4)
            yield far, (left, top, left + wide, top + high)


def _hidden(box: Box, taken: Iterable[Box]) -> int:
    """The pixels of other counters that a box would cover."""
    left, top, right, bottom = box
    return sum(
        max(0, min(right, other[2]) - max(left, other[0]))
        * max(0, min(bottom, other[3]) - max(top, other[1]))
        for other in taken
    )


def _put_frame(pane: Pane, theme: Theme, board: Window, window: Window) -> None:
    """A golden frame around the part of the board that the close-up shows."""
    most = board.size[0] - 4
    wide, high = (side / window.scale for side in window.size)
    left, top = (max(3.0, at) for at in board.point(window.left, window.top))
    right, bottom = (min(most, at) for at in board.point(window.left + wide, window.top + high))
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    pen = _pen(corners, board)
    for thick, tone in ((8, DEEP), (4, theme.gold)):
        pen.stroke(corners, thick, tone)
    pane.put(pen.sprite(), (0, 0))


def _put_road(
    pane: Pane, theme: Theme, board: Window, road: Sequence[tuple[float, float]], seat: Seat
) -> None:
    """The last journey as a plain line."""
    if len(road) > 1:
        line = [board.point(*at) for at in road]
        pen = _pen(line, board)
        for wide, tone in (
            (11, DEEP),
            (8, PALE),
            (5, theme.liveries[seat % len(theme.liveries)].body),
        ):
            pen.stroke(line, wide, tone)
        pane.put(pen.sprite(), (0, 0))


def _pen(line: Sequence[Point], board: Window) -> Pen:
    """A pen for the part of the board around a line, so that little is drawn in vain."""
    left, right = min(x for x, _ in line) - _ROOM, max(x for x, _ in line) + _ROOM
    top, bottom = min(y for _, y in line) - _ROOM, max(y for _, y in line) + _ROOM
    wide, high = board.size
    return Pen(max(0, floor(left)), max(0, floor(top)), min(wide, ceil(right)),
               min(high, ceil(bottom)), scale=2)  # fmt: skip
