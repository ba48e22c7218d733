"""Panels of any size: the ground of a card or of a strip, put together from kept corners."""

from typing import Final

from PIL import Image

from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.hammer_of_thor.layout import Box
from renderer.pen import Pen
from renderer.sprites import kept
from renderer.themes import Theme

_CORNER: Final = 20
_RADIUS: Final = 18
_LINE: Final = {False: 3, True: 6}


def put_panel(canvas: Canvas, theme: Theme, box: Box, *, lit: bool = False) -> None:
    """A panel with round corners and a fine edge on the theme's ground; a broad one if it is lit.

    Sizes of cards differ too much to keep a sprite of each.
    """
    (left, top, right, bottom), line = box, _LINE[lit]
    canvas.image.paste(_edge(theme, lit=lit), box)
    canvas.image.paste(theme.panel, (left + line, top + line, right - line, bottom - line))
    whole = corners(theme, lit=lit)
    for x, across in ((left, 0), (right - _CORNER, _CORNER)):
        for y, down in ((top, 0), (bottom - _CORNER, _CORNER)):
            part = whole.crop((across, down, across + _CORNER, down + _CORNER))
            canvas.image.paste(part, (x, y))


@kept
def corners(theme: Theme, *, lit: bool) -> Image.Image:
    """The four corners of a panel, side by side, on the theme's ground."""
    side = 2 * _CORNER
    pen = Pen(0, 0, side, side)
    line = _LINE[lit]
    pen.plate((0, 0, side, side), _RADIUS, _edge(theme, lit=lit))
    pen.plate((line, line, side - line, side - line), _RADIUS - line, theme.panel)
    canvas = Canvas(Image.new("RGB", (side, side), theme.back))
    canvas.put(pen.sprite(), (0, 0))
    return canvas.image


def _edge(theme: Theme, *, lit: bool) -> Colour:
    return theme.gold if lit else theme.panel_edge
