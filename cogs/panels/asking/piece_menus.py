"""The menus of pieces: each piece that can do several things has one, all on one page."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

from cogs.gate.parts import PAGE
from cogs.panels.asking.asked import Asked
from cogs.panels.asking.entries import hint_at
from games.core.narrowing import ACTOR, Question
from games.core.vocabulary import Action, tag
from play.match.question_path import PathEnd, digest, follow
from play.post.studio import is_held

MENUS = 5
"""Up to so many pieces have a menu each, all on one page, with all that they can do."""
FOREMOST = 5
"""Up to so many of the actions in those menus that a turn is for are buttons too."""


@dataclass(frozen=True)
class PieceMenus:
    """The pieces of a question, with all that they can do."""

    asked: Asked
    question: Question

    @property
    def is_held(self) -> bool:
        """True if the values are cards of the seat's own hand."""
        return any(is_held(self.asked.match, value) for value in self.question.values)

    @cached_property
    def found(self) -> Mapping[Any, tuple[PathEnd, Question]]:
        """The pieces that can do several things; none, if they are many, or cards of the hand."""
        if self.question.field != ACTOR or self.is_held:
            return {}
        ways = {value: follow(self.asked.ask, (digest(value),)) for value in self._pieces}
        if len(ways) > MENUS:
            return {}
        return {
            value: (stage, stage.question)
            for value, stage in ways.items()
            if stage.question is not None
        }

    @property
    def foremost(self) -> list[Action]:
        """The foremost actions of all menus; the most promising come first."""
        told = {
            action: hint_at(self.asked, action)
            for _, question in self.found.values()
            for action in question.values
            if isinstance(action, Action) and action.foremost
        }
        first = sorted(told, key=lambda action: -hint.promise if (hint := told[action]) else 0)
        return first[:FOREMOST]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of all places in the menus: the same place has the same in each."""
        menus = (question.values[:PAGE] for _, question in self.found.values())
        places = dict.fromkeys(filter(None, map(self.asked.place_of, chain(*menus))))
        return {place: number for number, place in enumerate(places, 1)}

    @property
    def _pieces(self) -> list[Any]:
        kinds = set(map(tag, self.asked.ask.kinds))
        return [value for value in self.question.values if value not in kinds]
