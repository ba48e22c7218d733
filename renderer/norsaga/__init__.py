"""The pictures of Norsaga."""

from renderer.norsaga.alt import alt_text
from renderer.norsaga.board import draw
from renderer.norsaga.hand import draw_hand
from renderer.norsaga.places import is_held, place_of
from renderer.norsaga.text import text_board

__all__ = ["alt_text", "draw", "draw_hand", "is_held", "place_of", "text_board"]
