"""Says tagged structs, enumerations and messages in a language (Fluent).

A struct's tag is the message id and its fields are the arguments. Knows nothing of any title:
a field's type tells how it is spoken. Every error is raised: Fluent alone would print an
argument's name where a value is missing.
"""

import re
from collections import UserList
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime.types import FluentNumber, fluent_number
from msgspec import Struct, inspect

from words.texts import Texts, WordsError

NOBODY = "none"
"""The argument for an empty list, and for nothing in a field that may be empty; a message can
choose other words for it."""
_FIRST_STRONG_ISOLATE = "\u2068"
_POP_ISOLATE = "\u2069"
Spoken = str | FluentNumber


class ReaderNames(UserList[str]):
    """The players by seat, for one of them: what is the reader's own is worded so (`own`)."""

    def __init__(self, names: Sequence[str], reader: int) -> None:
        super().__init__(names)
        self.reader = reader


class Words:
    """The texts of one language, the program's own and those of one title."""

    def __init__(self, language: str = "en", title: Traversable | None = None) -> None:
        self.language = language
        folders = [files("words"), *([title] if title is not None else [])]
        texts = [file for folder in folders for file in _of(folder, language)]
        self._texts = Texts(language, texts)

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Tell whether there is such a message, with a text or with this attribute."""
        return self._texts.pattern(message, attribute) is not None

    def text(self, message: str, attribute: str | None = None, /, **arguments: object) -> str:
        """A message by its id; arguments are texts and numbers, or what `name` can say.

        Raises:
            WordsError: no such message, or its arguments do not fit.
        """
        pattern = self._texts.pattern(message, attribute)
        if pattern is None:
            raise WordsError(f"{self.language}: no {message}.{attribute or ''}")
        spoken = {key: self._argument(value) for key, value in arguments.items()}
        text, errors = self._texts.format(pattern, spoken)
        if errors:
            raise WordsError(f"{self.language}: {message}: {errors}")
        return text

    def say(self, noun: Struct, names: Sequence[str] = (), attribute: str | None = None) -> str:
        """A tagged struct as a sentence.

        Args:
            noun: an event, action, prompt or refusal.
            names: the players by seat.
            attribute: another wording, such as a prompt's public `call`.

        Raises:
            WordsError: no such message, or its fields do not fit.
        """
        kind = type(noun)
        arguments = {
            name: self._spoken(inner, getattr(noun, name), names) for name, inner in _fields(kind)
        }
        return self.text(tag(kind), attribute, **arguments)

    def value(self, kind: type[Struct], field: str, value: object, names: Sequence[str]) -> str:
        """One value of a struct's field, as `say` would speak it; yes and no as words.

        Of a field that holds several, one of them too.
        """
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        return str(self._plain(dict(_fields(kind))[field], value, names))

    def name(self, value: object, names: Sequence[str] = ()) -> str:
        """The text for a value that needs no field: an enumeration, a number, a text, a list."""
        match value:
            case Enum():
                return self.text(_message(value))
            case tuple() | list():
                return self.list([self.name(item, names) for item in value])
            case _:
                return str(value)

    def list(self, items: Sequence[str]) -> str:
        """Texts as one: "a, b and c" in the way of the language; `NOBODY` if there are none."""
        return format_list(items, locale=self.language) if items else NOBODY

    def _argument(self, value: object) -> Spoken:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, FluentNumber):
            return value
        if isinstance(value, int | float):
            number = fluent_number(value, useGrouping=False)
            assert isinstance(number, FluentNumber)
            return number
        if isinstance(value, str) and not isinstance(value, Enum):
            return value
        if isinstance(value, Enum | tuple | list):
            return self.name(value)
        raise WordsError(f"{self.language}: cannot say {value!r}")

    def _spoken(self, kind: inspect.Type, value: object, names: Sequence[str]) -> Spoken:
        """A field's value as a message's argument; numbers stay numbers, for plurals."""
        plain = self._plain(kind, value, names)
        return plain if isinstance(plain, str) else self._argument(plain)

    def _plain(self, kind: inspect.Type, value: object, names: Sequence[str]) -> str | int | float:
        match kind, value:
            case inspect.Metadata(type=inner, extra=extra), _:
                return self._marked(inner, (extra or {}).get("spoken"), value, names)
            case inspect.UnionType(includes_none=True), None:
                return NOBODY
            case inspect.UnionType(types=types), _:
                inner = next(one for one in types if not isinstance(one, inspect.NoneType))
                return self._plain(inner, value, names)
            case inspect.VarTupleType(item_type=inner), tuple():
                return self.list([str(self._plain(inner, item, names)) for item in value])
            case inspect.VarTupleType(item_type=inner), _:
                return self._plain(inner, value, names)
            case _, bool():
                return "yes" if value else "no"
            case _, Struct():
                own = _is_own(value, names) and self.has(tag(type(value)), "own")
                return self.say(value, names, "own" if own else None)
            case _, Enum():
                return self.name(value)
            case _, int() | float() | str():
                return value
            case _:
                raise WordsError(f"{self.language}: cannot say {value!r}")

    def _marked(
        self, inner: inspect.Type, mark: str | None, value: Any, names: Sequence[str]
    ) -> str | int | float:
        """A value whose type tells how it is spoken (`Meta(extra={"spoken": ...})`)."""
        match mark:
            case None:
                return self._plain(inner, value, names)
            case "seat":
                return isolated(names[value])
            case "brief" | "about":
                return self.text(_message(value), mark)
            case "row":
                return str(value) if isinstance(value, int) else " · ".join(map(str, value))
            case _:
                kind, _, attribute = mark.partition(".")
                message = f"{kind}-{value}".replace(".", "-")  # Fluent's ids have no dots
                return self.text(message, attribute or None)


def _is_own(value: Struct, names: Sequence[str]) -> bool:
    """Tell whether something belongs to the seat of whoever reads it."""
    return isinstance(names, ReaderNames) and getattr(value, "seat", None) == names.reader


def _message(value: Enum) -> str:
    return f"{kebab(type(value).__name__)}-{value.value}"


def tag(kind: type[Struct]) -> str:
    """The message id of a tagged struct's class."""
    found = kind.__struct_config__.tag
    if not isinstance(found, str):
        raise WordsError(f"{kind.__name__} has no tag")
    return found


def kebab(name: str) -> str:
    """A class name as a message id writes it: "HammerBlow" becomes "hammer-blow"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def unmarked(text: str) -> str:
    """A sentence without the stars of its bold words, for a picture: only Discord reads them."""
    return text.replace("**", "")


def isolated(name: str) -> str:
    """A person's name (see `words.names`), so marked that it does not turn the sentence around."""
    return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}"


def _of(folder: Traversable, language: str) -> list[Traversable]:
    """A folder's files in a language, in the order of their names."""
    named = {file.name: file for file in folder.iterdir()}
    return [named[name] for name in sorted(named) if re.fullmatch(rf"(.+\.)?{language}\.ftl", name)]


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, inspect.Type], ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType), kind
    return tuple(_public(info))


def _public(info: inspect.StructType) -> Iterator[tuple[str, inspect.Type]]:
    """The fields that a sentence may use; to whom an event is told is not one of them."""
    return ((field.name, field.type) for field in info.fields if field.name != "secret_to")
