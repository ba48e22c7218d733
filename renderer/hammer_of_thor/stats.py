"""The block of twelve characteristics on a character's card."""

from collections.abc import Mapping
from typing import Final

from games.hammer_of_thor.folk.kinds import Stat
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.hammer_of_thor.layout import At
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

ENDLESS: Final = "∞"
"""The STAMINA of a Norn (2.1.1)."""
LEAST: Final = 34
"""The least size of type that a telephone shows well, in a picture 1200 wide."""
_COLUMNS, _HIGH, _GAP = 6, 124, 8
HEIGHT: Final = 2 * _HIGH + _GAP
"""The height of the block, in pixels."""


def put_stats(
    canvas: Canvas,
    theme: Theme,
    words: Speaker,
    printed: Mapping[Stat, str],
    current: Mapping[Stat, str],
    box: tuple[int, int, int],
) -> None:
    """The characteristics in two rows; one that has changed shows the printed number as well.

    Args:
        canvas: to draw on.
        theme: how it looks.
        words: the sentences of the viewer's language.
        printed: as on the card.
        current: as they are now.
        box: left edge, top edge and width of the block.
    """
    left, top, wide = box
    across = (wide - (_COLUMNS - 1) * _GAP) // _COLUMNS
    for at, stat in enumerate(Stat):
        x = left + (at % _COLUMNS) * (across + _GAP)
        y = top + (at // _COLUMNS) * (_HIGH + _GAP)
        canvas.put(cell(theme, across, _HIGH), (x, y))
        middle = x + across // 2
        canvas.write(words.text(f"stat-{stat}", "brief"), (middle, y + 40), Face.STRONG,
                     36, theme.quiet, anchor="ms")  # fmt: skip
        _put_number(canvas, theme, printed[stat], current[stat], (middle, y + 106))


def _put_number(canvas: Canvas, theme: Theme, printed: str, current: str, at: At) -> None:
    if printed == current:
        canvas.write(current, at, Face.HEAVY, 62, theme.ink, anchor="ms")
        return
    x, y = at
    canvas.write(current, (x - 8, y), Face.HEAVY, 62, theme.ink, anchor="rs")
    canvas.write(f"({printed})", (x + 8, y), Face.STRONG, 40, theme.quiet, anchor="ls")


@kept
def cell(theme: Theme, wide: int, high: int) -> Sprite:
    """The ground of a number."""
    pen = Pen(0, 0, wide, high, scale=4)
    pen.plate((0, 0, wide, high), 12, theme.panel_edge)
    pen.plate((2, 2, wide - 2, high - 2), 10, mix(theme.panel, theme.back, 0.45))
    return pen.sprite()
