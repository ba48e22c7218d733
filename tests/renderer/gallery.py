"""What is drawn of a title in the tests of all pictures: it tells so itself.

Each title has a `GALLERY` in `tests/games/<title>/pictures.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from renderer.picture import Picture
from tests.games.trials import each


@dataclass(frozen=True)
class Telephone:
    """A title for several players, whose boards and hands all must read on a telephone."""

    board: ModuleType
    hand: ModuleType
    """Where each is drawn, so that it can be watched."""
    limit: int
    """Characters of the board in words."""
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Gallery:
    """A title's scenes, and its pictures that shall look as they did."""

    artist: ModuleType
    told: ModuleType
    """The words and names that its scenes are told in."""
    boards: Mapping[str, Any]
    hands: Mapping[str, Any]
    golden: Mapping[str, Callable[[], Picture]]
    telephone: Telephone | None = field(default=None)
    """None: it has tests of its own for that."""


def galleries() -> dict[str, Gallery]:
    """Every title's own, by its key."""
    return {key: told.GALLERY for key, told in each("pictures")}
