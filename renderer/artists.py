"""Who draws a title: the module of `renderer` that has its name, loaded when it is asked for.

Until then nothing here loads Pillow.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from renderer.speaker import Speaker
from renderer.themes import Theme

if TYPE_CHECKING:
    from renderer.picture import Picture

Mark = tuple[str, str]
"""A place of the board, and the number that is written there."""


class Artist(Protocol):
    """What each title's module of pictures offers."""

    def draw(
        self,
        view: Any,
        *,
        theme: Theme,
        words: Speaker,
        names: Sequence[str],
        marks: Sequence[Mark] = (),
    ) -> "Picture":
        """The board as a view shows it.

        Args:
            view: what the viewer may see.
            theme: how it looks.
            words: the sentences of the viewer's language.
            names: the players' names, by seat.
            marks: the places to choose from, with their numbers; a place without one was chosen
                already, and all others are dimmed.
        """

    def draw_hand(
        self, view: Any, *, theme: Theme, words: Speaker, names: Sequence[str]
    ) -> "Picture":
        """The viewer's own hand."""

    def alt_text(self, view: Any, words: Speaker, names: Sequence[str]) -> str:
        """The board in a sentence or two, for those who do not see it."""

    def text_board(self, view: Any, *, words: Speaker, names: Sequence[str]) -> str:
        """The whole board as text."""

    def place_of(self, view: Any, value: Any) -> str | None:
        """Where on the board a value of a question lies, if anywhere."""

    def is_held(self, value: Any) -> bool:
        """Whether a value of a question is something that is held in the hand."""


def artist(title: str) -> Artist:
    """The pictures of a title."""
    return cast("Artist", import_module(f"renderer.{title}"))
