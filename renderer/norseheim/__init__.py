"""The pictures of Norseheim."""

from renderer.norseheim.alt import alt_text
from renderer.norseheim.board import draw
from renderer.norseheim.emojis import EMOJIS
from renderer.norseheim.hand import draw_hand, draw_open
from renderer.norseheim.places import is_held, place_of
from renderer.norseheim.references import draw_reference
from renderer.norseheim.text import text_board

__all__ = [
    "EMOJIS",
    "alt_text",
    "draw",
    "draw_hand",
    "draw_open",
    "draw_reference",
    "is_held",
    "place_of",
    "text_board",
]
