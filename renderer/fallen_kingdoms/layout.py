"""The places on a board picture: 1280 by 1600, the map above, the table below it."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

At: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

SIZE: Final = (1280, 1600)
SMALLEST: Final = 35
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
STRIP: Final = 80
_EDGE, _GAP = 12, 6
_PLAYER: Final = (625, 104)
_DISPLAY, _BATTLE = 70, 64
_COLUMNS = 2


@dataclass(frozen=True)
class Places:
    """The places of everything for so many players."""

    map: Box
    display: Box
    battle: Box
    players: tuple[Box, ...]
    """Two columns, row by row; with an odd number of players one more than there are."""


@cache
def places(seats: int) -> Places:
    """Four players or fewer have two rows of panels, more have three; the map has the rest."""
    rows = 2 if seats <= 2 * _COLUMNS else 3
    wide, high = _PLAYER
    right = SIZE[0] - _EDGE
    top = SIZE[1] - _EDGE + _GAP - rows * (high + _GAP)
    players = tuple(
        (left, down, left + wide, down + high)
        for down in (top + row * (high + _GAP) for row in range(rows))
        for left in (_EDGE, right - wide)
    )
    battle = (_EDGE, top - _GAP - _BATTLE, right, top - _GAP)
    display = (_EDGE, battle[1] - _GAP - _DISPLAY, right, battle[1] - _GAP)
    return Places((_EDGE - 4, STRIP, right + 4, display[1] - _GAP), display, battle, players)
