"""The pictures of Norsaga."""

from renderer.norsaga.alt import alt_text
from renderer.norsaga.board import draw
from renderer.norsaga.emojis import EMOJIS
from renderer.norsaga.hand import draw_hand
from renderer.norsaga.looked_up.opened import draw_open
from renderer.norsaga.looked_up.references import draw_reference
from renderer.norsaga.places import is_held, place_of
from renderer.norsaga.text import text_board

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
