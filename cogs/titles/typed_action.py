"""Slash commands that are suggested and read from what is asked of a seat; for every title.

A title's cog says which kinds of action each of its commands stands for. Nothing here knows a
rule: whatever can be read is given to the rules, which do it or say why not.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import Any, get_origin, get_type_hints

import msgspec
from discord import app_commands

from cogs.gate.match_option import NAME, SHOWN, Choices
from games.core.asks import Ask
from games.core.crossed import Crossed
from games.core.errors import (
    AmbiguousAction,
    GameError,
    GameOver,
    IllegalAction,
    InvalidAction,
    NotYourDecision,
    StalePrompt,
)
from games.core.vocabulary import Action, Seat, tag
from play.library import words_of
from play.match.match import Match
from play.match.question_path import digest
from words import Words

Kinds = tuple[type[Action], ...]
Named = tuple[str, str]
"""A suggestion as it reads, and the text that it stands for."""
ECHO = 50
"""Letters of what was typed that a refusal repeats."""
NEAR = 0.5
SUGGESTION = re.compile(r"#[\w-]+")
"""An action that was suggested, by its digest; the mark tells it from a word that was typed."""
BETWEEN = re.compile(r"[\s,·]+")
ISOLATES = dict.fromkeys((0x2068, 0x2069))
"""The marks that keep a name from turning a sentence around; nobody types them."""


@dataclass(frozen=True)
class TypedAction:
    """A command in the hands of a seat."""

    match: Match
    seat: Seat
    kinds: Kinds
    known: Mapping[str, Sequence[Any]]
    """The values that exist for a field, also where they are not asked for."""

    def suggest(self, field: str, typed: str, others: Mapping[str, str]) -> Choices:
        """Suggest values for a field that go with those typed into the others."""
        known = {name for kind in self.kinds for name in kind.__struct_fields__} - {field}
        filled = {name: text for name, text in others.items() if name in known}
        fitting: dict[str, list[Action]] = {}
        for action in self._fitting(filled):
            if hasattr(action, field) or not action.__struct_fields__:
                fitting.setdefault(_plain_of(action, field), []).append(action)
        return suggested(
            ((self._label(actions, field), plain) for plain, actions in fitting.items() if plain),
            typed,
        )

    def suggest_whole(self, typed: str) -> Choices:
        """Whole actions, each by its digest behind a mark."""
        return suggested(((self._said(one), _suggestion(one)) for one in self._asked), typed)

    def read(self, texts: Mapping[str, str]) -> Action:
        """The action that was typed field by field; the rules say whether it may be done.

        Raises:
            NotYourDecision, GameOver: nothing is asked of this seat.
            InvalidAction: there is no such figure, place or number.
            IllegalAction: it cannot be read, and nothing of this command is asked.
        """
        self._require_ask()
        for kind in (one for one in self.kinds if not one.__struct_fields__):
            if any(fold(text) in (tag(kind), fold(self._said(kind()))) for text in texts.values()):
                return kind()
        kind, chosen = self._kind_of(set(texts)), dict[str, Any]()
        raw = {
            name: self._raw(kind, name, texts[name], chosen)
            for name in kind.__struct_fields__
            if name in texts
        }
        try:
            return msgspec.convert(raw, kind, strict=False)
        except msgspec.ValidationError:
            raise InvalidAction(" ".join(texts.values())[:ECHO]) from None

    def pick(self, text: str) -> Action:
        """The asked action with this digest, this name, or a name that alone holds the text.

        Raises:
            NotYourDecision, GameOver: nothing is asked of this seat.
            StalePrompt: it was suggested for a question that is closed.
            InvalidAction, AmbiguousAction: none is meant, or several are.
            IllegalAction: none is meant, and nothing of this command is asked.
        """
        self._require_ask()
        wanted = fold(text)
        named = [(fold(self._said(action)), action) for action in self._asked]
        for label, action in named:
            if text == _suggestion(action) or wanted == label:
                return action
        match [action for label, action in named if wanted == tag(action) or wanted in label]:
            case [action] if wanted:
                return action
            case [] if SUGGESTION.fullmatch(text):
                raise StalePrompt
            case [_, _, *_] as several:
                raise AmbiguousAction(tuple(several))
            case _:
                raise self._unread(text, [self._said(action) for action in self._asked])

    @property
    def _words(self) -> Words:
        return words_of(self.match.record.title)

    @property
    def _parts(self) -> list[Ask]:
        """The asks of these kinds, the kinds with few actions first: none is crowded out."""
        ask = self.match.standing.asks.get(self.seat)
        parts = [ask.kinds[kind] for kind in self.kinds if kind in ask.kinds] if ask else []
        return sorted(parts, key=len)

    @property
    def _asked(self) -> list[Action]:
        return [action for part in self._parts for action in part]

    def _fitting(self, texts: Mapping[str, str]) -> Iterator[Action]:
        """Find the actions that are asked and have, in these fields, what was typed there."""
        for part in self._parts:
            kind, chosen = type(part[0]), dict[str, Any]()
            names = kind.__struct_fields__
            for name in (name for name in names if name in texts):
                wanted, values = fold(texts[name]), _values(part, name, chosen)
                found = [one for one in values if wanted in self._spellings(kind, name, one)]
                if not found:
                    break
                chosen[name] = found[0]
            if chosen.keys() == texts.keys():
                yield from _narrowed(part, chosen)

    def _kind_of(self, fields: set[str]) -> type[Action]:
        """The kind that has just these fields; of several the one that is asked."""
        fitting = [kind for kind in self.kinds if set(kind.__struct_fields__) == fields]
        asked = {type(part[0]) for part in self._parts}
        return next((one for one in fitting if one in asked), (*fitting, self.kinds[0])[0])

    def _require_ask(self) -> None:
        position = self.match.standing
        if self.seat not in position.asks:
            raise NotYourDecision(position.awaited) if position.asks else GameOver

    def _raw(self, kind: type[Action], field: str, text: str, chosen: dict[str, Any]) -> Any:
        """A field's value as plain data; `chosen` are the values before it, and takes it in."""
        hint = get_type_hints(kind)[field]
        parts = [part for part in self._parts if type(part[0]) is kind]
        asked = [value for part in parts for value in _values(part, field, chosen)]
        for value in (*self._existing(hint, field), *asked):
            if fold(text) in self._spellings(kind, field, value):
                chosen[field] = value
                return msgspec.to_builtins(value)
        if hint is int:
            return text
        if get_origin(hint) is tuple:
            return BETWEEN.split(text.strip())
        labels = [self._words.value(kind, field, value, self.match.names) for value in asked]
        raise self._unread(text, labels)

    def _unread(self, text: str, labels: Sequence[str]) -> GameError:
        """Refuse what cannot be read; where none of these kinds is asked, no word would help."""
        return InvalidAction(text[:ECHO], _near(text, labels)) if self._parts else IllegalAction()

    def _existing(self, hint: Any, field: str) -> Sequence[Any]:
        if hint is bool:
            return (True, False)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return list(hint)
        return self.known.get(field, ())

    def _spellings(self, kind: type[Action], field: str, value: Any) -> tuple[str, str]:
        said = self._words.value(kind, field, value, self.match.names)
        return fold(_typeable(value)), fold(said)

    def _label(self, actions: Sequence[Action], field: str) -> str:
        """A value; with what it may bring, or as the whole action, where it is the last choice."""
        action, *others = actions
        if not hasattr(action, field):
            return self._said(action)
        value = getattr(action, field)
        if isinstance(value, bool) and not others:
            return self._said(action)
        text = self._words.value(type(action), field, value, self.match.names)
        rules, standing = self.match.title.rules, self.match.standing
        hint = None if others else rules.foretell(standing, self.seat, action)
        if hint is None:
            return text
        told = self._words.say(hint, self.match.names)
        return self._words.text("typed-hinted", value=text, hint=told)

    def _said(self, action: Action) -> str:
        return self._words.say(action, self.match.names)


def suggested(named: Iterable[Named], typed: str) -> Choices:
    """The suggestions that hold what was typed; those that are it or begin with it come first."""
    wanted = fold(typed)
    ranked = [
        (min(_rank(wanted, fold(text)) for text in (label, value)), label, value)
        for label, value in named
        if wanted in fold(label) or wanted in fold(value)
    ]
    return [
        app_commands.Choice(name=label[:NAME], value=value)
        for _, label, value in sorted(ranked, key=lambda one: one[0])[:SHOWN]
    ]


def plain(value: Any) -> str:
    """A field's value as a text that a user can type."""
    match value:
        case Enum():
            return str(value.value)
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(map(plain, value))
        case _:
            return str(value)


def fold(text: str) -> str:
    """A text without what does not matter when it is typed: cases, and marks around names."""
    return text.translate(ISOLATES).strip().casefold()


def _suggestion(action: Action) -> str:
    return f"#{digest(action)}"


def _plain_of(action: Action, field: str) -> str:
    """A field's value; an action without the field is meant by its tag."""
    return _typeable(getattr(action, field)) if hasattr(action, field) else tag(action)


def _typeable(value: Any) -> str:
    """A value as a suggestion carries it: by its digest where it is too long."""
    text = plain(value)
    return text if len(text) <= NAME else digest(value)


def _values(part: Ask, field: str, chosen: Mapping[str, Any]) -> list[Any]:
    """The values that a field may still take."""
    return list({getattr(action, field): None for action in _narrowed(part, chosen)})


def _narrowed(part: Ask, chosen: Mapping[str, Any]) -> list[Action]:
    """Find the actions with these values; thousands of orders are not listed for it."""
    fitting = part.fitting(chosen) if isinstance(part, Crossed) else part
    return [
        action
        for action in fitting
        if all(getattr(action, name) == value for name, value in chosen.items())
    ]


def _rank(wanted: str, text: str) -> int:
    if text == wanted:
        return 0
    return 1 if text.startswith(wanted) else 2


def _near(text: str, labels: Sequence[str]) -> tuple[str, ...]:
    """Guess the labels that may have been meant."""
    folded = {fold(label): label for label in labels}
    return tuple(folded[one] for one in get_close_matches(fold(text), folded, cutoff=NEAR))
