"""Numbered choices: from an ask to one action by typing numbers.

Knows no title and no terminal: it makes lines of text, and reads what was typed.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.cli.complaints import message
from games.core.agenda import AnyPosition
from games.core.asks import Ask, SomeOf
from games.core.narrowing import KIND, Question, narrow
from games.core.title import Rules
from games.core.vocabulary import Action, Seat, tag
from words import Words


class Unfit(Exception):
    """What was typed chooses nothing; the text says what would."""


class Line(Struct, frozen=True):
    """One choice: what it is called, and what is known of its consequences."""

    text: str
    hint: str = ""


class Menu:
    """The way from a seat's ask to one action; it can be gone back."""

    def __init__(
        self, rules: Rules, words: Words, names: Sequence[str], position: AnyPosition, seat: Seat
    ) -> None:
        self._rules = rules
        self._words = words
        self._names = names
        self._position = position
        self._ask: Ask = position.asks[seat]
        self._chosen: dict[str, Any] = {}
        self._point = narrow(self._ask, {})

    @property
    def is_begun(self) -> bool:
        """Something was chosen that can be gone back on."""
        return bool(self._chosen)

    @property
    def question(self) -> str:
        """What is to be chosen now."""
        match self._point:
            case Question(kind="", field=field):
                return self._words.text(field)
            case Question(kind=kind, field=field, least=least, most=most):
                asked = self._words.text(kind, field)
                if most == 1:
                    return asked
                return f"{asked} {message('cli-several', least=least, most=most)}"
            case _:
                return self._words.text(KIND)

    @property
    def lines(self) -> list[Line]:
        """The choices, to be numbered from 1."""
        if isinstance(self._point, Question):
            return [self._line(self._point, value) for value in self._point.values]
        return [Line(self._words.say(self._point, self._names), self._hint(self._point))]

    def choose(self, typed: str) -> Action | None:
        """Go on with the typed numbers; the action once all is chosen.

        Raises:
            Unfit: no such number, or not so many of them.
        """
        point = self._point
        if not isinstance(point, Question):
            _numbers(typed, 1, 1, 1)
            return point
        numbers = _numbers(typed, len(point.values), point.least, point.most)
        values = tuple(point.values[number - 1] for number in numbers)
        self._chosen[point.field] = values if self._takes_several(point) else values[0]
        self._point = narrow(self._ask, self._chosen)
        return self._point if isinstance(self._point, Action) else None

    def go_back(self) -> None:
        """Take the last choice back."""
        self._chosen.popitem()
        self._point = narrow(self._ask, self._chosen)

    def _takes_several(self, question: Question) -> bool:
        """A set is chosen as a tuple, also when one of it is enough."""
        kinds = {tag(kind): part for kind, part in self._ask.kinds.items()}
        return question.field != KIND and isinstance(kinds[question.kind], SomeOf)

    def _line(self, question: Question, value: Any) -> Line:
        """A value; where it is the last thing to choose, rather the action that it leads to."""
        action = self._action_after(question, value)
        hint = "" if action is None else self._hint(action)
        if action is not None and (hint or question.field == KIND):
            return Line(self._words.say(action, self._names), hint)
        if question.field == KIND:
            return Line(self._words.text(value, KIND))
        if isinstance(value, bool):
            return Line(self._words.text("yes" if value else "no"))
        kind = next(kind for kind in self._ask.kinds if tag(kind) == question.kind)
        spoken = (value,) if self._takes_several(question) else value
        return Line(self._words.value(kind, question.field, spoken, self._names))

    def _action_after(self, question: Question, value: Any) -> Action | None:
        if question.field != KIND and self._takes_several(question):
            return None
        point = narrow(self._ask, {**self._chosen, question.field: value})
        return None if isinstance(point, Question) else point

    def _hint(self, action: Action) -> str:
        hint = self._rules.hint(self._position, action)
        return "" if hint is None else self._words.say(hint, self._names)


def _numbers(typed: str, highest: int, least: int, most: int) -> list[int]:
    """The numbers that were typed, each once, in order."""
    parts = typed.replace(",", " ").split()
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise Unfit(message("cli-not-a-number", highest=highest))
    numbers = sorted({int(part) for part in parts})
    if not all(1 <= number <= highest for number in numbers):
        raise Unfit(message("cli-no-such-number", highest=highest))
    if not least <= len(numbers) <= most:
        raise Unfit(message("cli-how-many", least=least, most=most))
    return numbers
