"""The reckoning of the last battle: the strength of both sides, part by part (12.6, 12.7)."""

from collections.abc import Sequence
from typing import Final

from games.core.vocabulary import EndingReason
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.traces import Weighed
from renderer.canvas import Canvas
from renderer.hammer_of_thor.figures import SIDES
from renderer.hammer_of_thor.layout import SMALLEST, Box
from renderer.hammer_of_thor.marks import DEEP, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

PARTS: Final = ("standing", "spears", "gained", "dead", "doom", "favour")
_FIRST: Final = 220
"""The width of the column with both sides."""
_TOTAL: Final = 130
_CAPTION, _ROW = 46, 62


def put_scales(
    canvas: Canvas,
    theme: Theme,
    weighed: Sequence[Weighed],
    box: Box,
    reason: EndingReason,
    words: Speaker,
) -> None:
    """A row for each side, the captions above the numbers, and below them what follows."""
    left, top, right, bottom = box
    wide = (right - left - _FIRST - _TOTAL) // len(PARTS)
    for number, part in enumerate(PARTS):
        x = left + _FIRST + 10 + number * wide + wide // 2
        canvas.fit(words.text(f"picture-part-{part}"), (x, top + _CAPTION // 2), Face.STRONG, 36,
                   theme.quiet, room=wide - 6, least=SMALLEST, anchor="mm")  # fmt: skip
    for row, found in enumerate(weighed):
        y = top + _CAPTION + row * _ROW + _ROW // 2
        canvas.put(plaque(theme, found.side, lit=reason == found.side), (left + 118, y))
        canvas.fit(words.name(found.side, ()), (left + 118, y), Face.HEAVY, 40,
                   SIDES[found.side][1], room=190, least=SMALLEST, anchor="mm")  # fmt: skip
        for number, part in enumerate(PARTS):
            x = left + _FIRST + 10 + number * wide + wide // 2
            canvas.write(str(getattr(found, part)), (x, y), Face.STRONG, 42, theme.ink, anchor="mm")
        canvas.write(str(found.total), (right - 24, y), Face.HEAVY, 56, theme.ink, anchor="rm")
    y = (top + _CAPTION + len(weighed) * _ROW + bottom) // 2
    canvas.fit(words.text(f"reason-{reason}"), ((left + right) // 2, y), Face.TITLE, 44, theme.ink,
               room=right - left - 48, least=SMALLEST, anchor="mm")  # fmt: skip


@kept
def plaque(theme: Theme, side: Side, *, lit: bool) -> Sprite:
    """The ground of a side's name; golden around the stronger one."""
    pen = Pen(-110, -30, 110, 30, scale=4)
    rim = theme.gold if lit else PALE
    for less, tone in ((0.0, DEEP), (2.5, rim), (8.0 if lit else 5.0, SIDES[side][0])):
        pen.plate((-104 + less, -27 + less, 104 - less, 27 - less), 12, tone)
    return pen.sprite()
