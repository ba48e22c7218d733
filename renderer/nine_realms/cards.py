"""Fate cards on a board: backs, piles and signs."""

from games.nine_realms.fate import Card
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.nine_realms import emblems
from renderer.pen import Pen
from renderer.runes import PERTHRO
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

BACK: Colour = (74, 38, 66)
_PAPER: Colour = (247, 240, 224)
_INK: Colour = (44, 30, 24)
_SPREAD = 3
"""A hand shows no more backs than this many and a half; its number stands beside it."""


def put_backs(canvas: Canvas, theme: Theme, count: int, at: tuple[int, int]) -> None:
    """A hand from behind."""
    if not count:
        canvas.put(empty(theme, 66, 96), at)
    shown = min(count, 5)
    pitch = 46 if shown <= _SPREAD else 110 // (shown - 1)
    for card in range(shown):
        canvas.put(back(theme, 66, 96), (at[0] + pitch * card, at[1]))


@kept
def back(theme: Theme, width: int, height: int) -> Sprite:
    """The back of a Fate card, with the rune of the lot cup."""
    pen = _card(width, height, BACK)
    inner = (-width / 2 + 6, -height / 2 + 6, width / 2 - 6, height / 2 - 6)
    pen.plate(inner, 3, mix(BACK, theme.gold, 0.55))
    x, y, u, v = inner
    pen.plate((x + 1.5, y + 1.5, u - 1.5, v - 1.5), 2, mix(BACK, (0, 0, 0), 0.25))
    pen.glyph(PERTHRO, (0, 0), width * 0.26, theme.gold, BACK)
    return pen.sprite(shadow=2)


@kept
def front(card: Card, width: int, height: int) -> Sprite:
    """A Fate card's sign on paper."""
    pen = _card(width, height, _PAPER)
    pen.glyph(emblems.CARDS[card], (0, 0), width * 0.31, _INK, _PAPER)
    return pen.sprite(shadow=2)


@kept
def empty(theme: Theme, width: int, height: int) -> Sprite:
    """Draw the place of cards where none lie."""
    pen = Pen(-width // 2 - 6, -height // 2 - 6, width // 2 + 6, height // 2 + 6)
    half, tall = width / 2, height / 2
    pen.plate((-half, -tall, half, tall), 7, theme.well)
    pen.plate((2.5 - half, 2.5 - tall, half - 2.5, tall - 2.5), 5, theme.panel)
    return pen.sprite()


def _card(width: int, height: int, paper: Colour) -> Pen:
    pen = Pen(-width // 2 - 6, -height // 2 - 6, width // 2 + 6, height // 2 + 8)
    half, tall = width / 2, height / 2
    pen.plate((-half, -tall, half, tall), 7, (16, 12, 12))
    pen.plate((1.5 - half, 1.5 - tall, half - 1.5, tall - 1.5), 6, (252, 248, 240))
    pen.plate((3.5 - half, 3.5 - tall, half - 3.5, tall - 3.5), 4, paper)
    return pen
