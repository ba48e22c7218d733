"""Displays that lie open: knowledge, buildings, the top rumor, and how many are left."""

from games.fallen_kingdoms.view import View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.layout import SMALLEST, At, Box
from renderer.fallen_kingdoms.tokens import DEEP, building, card, sign
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

_STACK, _CARD, _HOUSE = 66, 60, 54
_BUILDINGS, _RUMOR = 410, 214
"""From the right edge of the panel to where the second and third pile begin."""
_ENDS = 0
"""A pile with nothing left brings the end nearer."""


def put_display(canvas: Canvas, theme: Theme, view: View, box: Box, words: Speaker) -> None:
    """Three piles; each begins with what it holds face down."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    _put_knowledge(canvas, theme, view, (left + 10, y), words)
    x = right - _BUILDINGS
    x = _put_pile(canvas, theme, view.buildings_left, len(view.buildings), (x, y))
    for tile in view.buildings:
        canvas.put(building(tile), (x + _HOUSE // 2, y))
        x += _HOUSE
    under = max(0, view.rumors_left - 1)
    x = _put_pile(canvas, theme, under, int(view.rumor is not None), (right - _RUMOR, y))
    canvas.put(sign(theme, "rumors"), (x + 28, y))
    text = "-" if view.rumor is None else f"+{view.rumor.fear}"
    canvas.write(text, (right - 16, y), Face.HEAVY, 44, theme.ink, anchor="rm")


def _put_knowledge(canvas: Canvas, theme: Theme, view: View, at: At, words: Speaker) -> None:
    """Cards by emblem and name."""
    x, y = at
    x = _put_pile(canvas, theme, view.knowledge_left, len(view.knowledge), at)
    for one in view.knowledge:
        canvas.put(card(one, 26), (x + _CARD // 2, y))
        x += _CARD
        name = words.name(one, ())
        canvas.write(name, (x, y), Face.STRONG, SMALLEST, theme.ink, anchor="lm")
        x += width(name, Face.STRONG, SMALLEST) + 8
    if not view.knowledge:
        canvas.put(sign(theme, "knowledge"), (x + 28, y))


def _put_pile(canvas: Canvas, theme: Theme, under: int, shown: int, at: At) -> int:
    """Draw the face-down cards with their number; red where the whole pile is used up."""
    x, y = at
    empty = under + shown == _ENDS
    canvas.put(pile(theme, empty=empty), (x + 30, y))
    tone = (255, 255, 255) if empty else theme.ink
    canvas.write(str(under), (x + 28, y - 1), Face.HEAVY, 38, tone, anchor="mm")
    return x + _STACK


@kept
def pile(theme: Theme, *, empty: bool) -> Sprite:
    """A stack of cards, with room for its number."""
    pen = Pen(-34, -36, 40, 38)
    for at in (8, 4, 0):
        pen.plate((-26 + at, -26 + at, 22 + at, 20 + at), 7, DEEP)
        ground = (150, 24, 20) if empty else theme.panel
        pen.plate((-24 + at, -24 + at, 20 + at, 18 + at), 6, ground)
    return pen.sprite()
