"""The pictures of Norseheim."""

from renderer.norseheim.alt import alt_text
from renderer.norseheim.board import draw
from renderer.norseheim.hand import draw_hand
from renderer.norseheim.places import is_held, place_of
from renderer.norseheim.text import text_board

__all__ = ["alt_text", "draw", "draw_hand", "is_held", "place_of", "text_board"]
