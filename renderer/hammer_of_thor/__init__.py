"""The pictures of The Hammer of Thor: its board so far."""

from renderer.hammer_of_thor.board import draw_land
from renderer.hammer_of_thor.groups import Group
from renderer.hammer_of_thor.layout import WHOLE, around, world

__all__ = ["WHOLE", "Group", "around", "draw_land", "world"]
