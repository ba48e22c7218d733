"""The pictures of Fallen Kingdoms."""

from renderer.fallen_kingdoms.alt import alt_text
from renderer.fallen_kingdoms.board import draw
from renderer.fallen_kingdoms.places import is_held, place_of

__all__ = ["alt_text", "draw", "is_held", "place_of"]
