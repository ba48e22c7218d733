"""The artist of each title: the module of `renderer` that has its name, loaded on first use.

Until then nothing here loads Pillow.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from renderer.speaker import Speaker
from renderer.themes import Theme

if TYPE_CHECKING:
    from renderer.emoji import Emblem
    from renderer.picture import Picture

Mark = tuple[str, str]
"""A place of the board, and the number that is written there."""


class Artist(Protocol):
    """The pictures of a title, as its module offers them."""

    EMOJIS: "Mapping[str, Emblem]"
    """The looks of each emoji, by the id of the message that names it (`Rules.references`)."""

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

    def draw_open(
        self, view: Any, seat: int, *, theme: Theme, words: Speaker, names: Sequence[str]
    ) -> "Picture":
        """All that lies open in front of a seat, its own or a rival's: cards, boards, tracks."""

    def draw_reference(self, key: str, *, theme: Theme, words: Speaker) -> "Picture":
        """The reference card of something that can be looked up (`Rules.references`)."""

    def alt_text(self, view: Any, words: Speaker, names: Sequence[str]) -> str:
        """The board in a sentence or two, for those who do not see it."""

    def text_board(self, view: Any, *, words: Speaker, names: Sequence[str]) -> str:
        """The whole board as text."""

    def place_of(self, view: Any, value: Any) -> str | None:
        """Find the place on the board of a value of a question, if it has one.

        The value may be a whole action: its place is where it leads to.
        """

    def is_held(self, value: Any) -> bool:
        """Tell whether a value of a question is held in the hand."""


def artist(title: str) -> Artist:
    """The pictures of a title."""
    return cast("Artist", import_module(f"renderer.{title}"))
