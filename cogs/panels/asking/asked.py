"""A seat in front of its panel: what it is asked, what it sees, and the ids that lead on."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cogs.gate import ids
from games.core.asks import Ask
from games.core.vocabulary import tag
from play.library import words_of
from play.match.match import Match
from play.match.question_path import Path
from play.post.studio import place_of
from words import Words
from words.speech import ReaderNames

HANDLER = "panel"
MORE = "-"
"""In place of a digest, it leads from a piece's menu to all that the piece can do."""


@dataclass(frozen=True)
class Asked:
    """A seat in front of its panel."""

    match: Match
    seat: int
    prompt: int

    def id_of(self, path: Path, page: int = 0) -> str:
        """The id of a component that leads along a path."""
        return ids.made(HANDLER, self.match.record.id, self.prompt, page, ids.written(path))

    @property
    def words(self) -> Words:
        """The sentences of its title."""
        return words_of(self.match.record.title)

    @property
    def names(self) -> ReaderNames:
        """The players by seat, as it reads them."""
        return ReaderNames(self.match.names, self.seat)

    @property
    def ask(self) -> Ask:
        """All that it may do."""
        return self.match.standing.asks[self.seat]

    @property
    def foremost(self) -> str | None:
        """The one kind of action that is foremost: its first question is asked without a press."""
        kinds = [tag(kind) for kind in self.ask.kinds if kind.foremost]
        return kinds[0] if len(kinds) == 1 else None

    def place_of(self, value: Any) -> str | None:
        """The place on the board that a value is, or where it stands, as the seat sees it."""
        return place_of(self.match, self._view, value)

    @cached_property
    def _view(self) -> Any:
        return self.match.view(self.seat)
