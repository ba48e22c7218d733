"""The rooms of `tests.play`, for what is tested of the program around them."""

from tests.play.conftest import clock, drain, elsewhere, messenger, room

__all__ = ["clock", "drain", "elsewhere", "messenger", "room"]
