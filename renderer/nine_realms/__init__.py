"""The pictures of War of the 9 Realms."""

from renderer.nine_realms.alt import alt_text
from renderer.nine_realms.board import draw
from renderer.nine_realms.emojis import EMOJIS
from renderer.nine_realms.hand import draw_hand
from renderer.nine_realms.open import draw_open
from renderer.nine_realms.places import is_held, place_of
from renderer.nine_realms.reference import draw_reference
from renderer.nine_realms.text import text_board

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
