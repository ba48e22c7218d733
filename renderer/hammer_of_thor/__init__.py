"""The pictures of The Hammer of Thor: its board, its cards, and the sheets of groups."""

from renderer.hammer_of_thor.alt import alt_text
from renderer.hammer_of_thor.board import draw
from renderer.hammer_of_thor.emojis import EMOJIS
from renderer.hammer_of_thor.hand import draw_hand, draw_open
from renderer.hammer_of_thor.places import is_held, place_of
from renderer.hammer_of_thor.references import draw_character, draw_reference
from renderer.hammer_of_thor.sheet import Person, Sheet, draw_sheet
from renderer.hammer_of_thor.text import text_board

__all__ = [
    "EMOJIS",
    "Person",
    "Sheet",
    "alt_text",
    "draw",
    "draw_character",
    "draw_hand",
    "draw_open",
    "draw_reference",
    "draw_sheet",
    "is_held",
    "place_of",
    "text_board",
]
