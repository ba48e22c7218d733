"""The parts of a board picture: the strip, the map, the news, the whole board, the players."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from renderer.hammer_of_thor.layout import CLOSE, SIZE, At, Box, Window

WIDE: Final = SIZE[0]
STRIP: Final = 76
_EDGE, _GAP = 10, 8
_NEWS: Final = 106
_PLAYERS: Final = 6
"""Players in a column beside the whole board."""
_HIGHEST: Final = 184
"""Pixels that a panel is high at most, with the gap below it."""
_ROW: Final = 78
_ABREAST: Final = {4: 2, 10: 4, 11: 4, 12: 4}
"""Panels in a row below the whole board, by the number of players; else three."""


@dataclass(frozen=True)
class Frame:
    """The places of everything."""

    size: At
    map: Box
    players: tuple[Box, ...]
    news: Box | None = None
    """None: there is no room for it."""
    overview: Box | None = None
    """None: the map shows the whole board already."""


@cache
def frame(window: Window, seats: int) -> Frame:
    """The parts of a picture with a window on so many players."""
    return _near(seats) if window.near else _whole(window, seats)


def _near(seats: int) -> Frame:
    """A close-up; below it the news, then the whole board with the players beside it."""
    foot, side = STRIP + CLOSE[1], WIDE - 2 * _EDGE
    news = (_EDGE, foot + _GAP, WIDE - _EDGE, foot + _GAP + _NEWS)
    top, bottom = news[3] + _GAP, 1600 - _EDGE
    side = bottom - top
    columns = 1 if seats <= _PLAYERS else 2
    rows = -(-seats // columns)
    left = _EDGE + side + _GAP
    wide = (WIDE - _EDGE - left - _GAP * (columns - 1)) // columns
    high = min(_HIGHEST, (side + _GAP) // rows)
    players = tuple(
        _panel(left, top, (seat // rows, seat % rows), (wide + _GAP, high)) for seat in range(seats)
    )
    return Frame((WIDE, 1600), (0, STRIP, WIDE, foot), players, news,
                 (_EDGE, top, _EDGE + side, bottom))  # fmt: skip


def _whole(window: Window, seats: int) -> Frame:
    """The whole board, and the players in rows below it."""
    foot = STRIP + window.size[1]
    columns = _ABREAST.get(seats, 3)
    rows = -(-seats // columns)
    wide = (WIDE - 2 * _EDGE - _GAP * (columns - 1)) // columns
    players = tuple(
        _panel(_EDGE, foot + _GAP, (seat % columns, seat // columns), (wide + _GAP, _ROW))
        for seat in range(seats)
    )
    return Frame((WIDE, foot + _GAP + rows * _ROW), (0, STRIP, WIDE, foot), players)


def _panel(left: int, top: int, at: At, pitch: At) -> Box:
    """The panel in a column and a row; the pitch is its size with the gap."""
    x, y = left + at[0] * pitch[0], top + at[1] * pitch[1]
    return x, y, x + pitch[0] - _GAP, y + pitch[1] - _GAP
