"""The pictures of Fallen Kingdoms."""

from renderer.fallen_kingdoms.alt import alt_text
from renderer.fallen_kingdoms.board import draw
from renderer.fallen_kingdoms.emojis import EMOJIS
from renderer.fallen_kingdoms.hand import draw_hand, draw_open
from renderer.fallen_kingdoms.places import is_held, place_of
from renderer.fallen_kingdoms.references import draw_reference
from renderer.fallen_kingdoms.text import text_board

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
