"""What must be sayable, worked out from the rules and from the source, and what is not said."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, TypeVar

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from msgspec import Struct, inspect

import bot
import games
from games.catalogue import titles
from games.core.errors import GameError
from games.core.narrowing import ACTION
from games.core.title import Title
from games.core.vocabulary import Action, Event, Prompt, Refusal
from games.hammer_of_thor.cards.deck import FATE, ITEMS, LEADER_ACTIONS, PREDICTIONS, RUNES, SHAPES
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES
from play.match.lobby.variants import variants
from words.speech import Words, kebab, tag

PACKAGES = ("bot", "cogs", "games", "play", "renderer", "words")
"""Those that know the sentences."""
WORDINGS = ("brief", "about")
"""The marks of a value that is told by another wording than its name."""
NUMBERED: Mapping[str, tuple[str, ...]] = {
    "character": tuple(FIGURES),
    "code": tuple(CHART),
    "card": (*ITEMS, *SHAPES, *RUNES, *FATE, *PREDICTIONS, *LEADER_ACTIONS),
}
"""Values of the marks that no enumeration lists, but a title's data."""
SIMPLE: Mapping[type[inspect.Type], list[Any]] = {
    inspect.NoneType: [None],
    inspect.BoolType: [False, True],
    inspect.IntType: [0, 1, 2, 1234],
    inspect.StrType: ["E6"],
}
"""Values of types that are told as they are."""
T = TypeVar("T")
ROOT = Path(bot.__file__).parent.parent


def languages() -> set[str]:
    """Every language that any file of texts is in."""
    folders = [files("words"), *(title.words for title in titles().values())]
    return {_language(file) for folder in folders for file in _texts(folder)}


def missing(title: Title, words: Words) -> list[str]:
    """What the rules of a title may say that has no message."""
    return missing_of(title.rules.spoken, words)


def missing_of(spoken: Sequence[Any], words: Words) -> list[str]:
    """What is said of a title and of its nouns, and has no message."""
    wanted = [("title", None), ("title", "about"), ("title", "rules")]
    for noun in spoken:
        wanted += _of_enum(noun) if issubclass(noun, Enum) else _of_struct(noun)
    return sorted(
        {f"{message}.{part or ''}" for message, part in wanted if not words.has(message, part)}
    )


def unspoken(title: Title, spoken: Sequence[type]) -> list[str]:
    """Nouns of a title that `spoken` lacks, so that nothing demands their messages.

    A `TypeAlias` of a single class is such a gap: it is the class itself, not a union, and has no
    arguments to be spread. Bygone actions, which only old saves hold, are never said.
    """
    bygone = {noun for noun in _heirs(Action) if noun.__module__ == f"games.{title.key}.bygone"}
    known = {*spoken, *bygone}
    return sorted(noun.__name__ for noun in nouns(title.key) if noun not in known)


def nouns(key: str) -> list[type[Struct]]:
    """Every event, action, prompt and refusal that stands in a title's package."""
    _import_all(games)
    found = (noun for base in (Event, Action, Prompt, Refusal) for noun in _heirs(base))
    named = (noun for noun in found if noun.__module__.startswith(f"games.{key}."))
    return sorted(filter(_has_tag, named), key=lambda noun: noun.__name__)


def errors() -> list[type[GameError]]:
    """Every class of refusal that the program has."""
    _import_all(games)
    _import_all(bot)
    return sorted(_heirs(GameError), key=lambda error: error.tag)


def samples(kind: inspect.Type, spoken: Sequence[Any]) -> list[Any]:
    """Values of a type that exercise its sentences; `spoken` knows the reasons of a title."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            mark = (extra or {}).get("spoken")
            if mark in (None, *WORDINGS):
                return samples(inner, spoken)
            return _marked(mark.partition(".")[0], spoken)
        case inspect.UnionType(types=inners):
            found = [one for inner in inners for one in samples(inner, spoken)]
            return sorted(found, key=lambda one: one is not None)
        case inspect.VarTupleType(item_type=inner):
            items = samples(inner, spoken)
            return [(), tuple(items[:1]), tuple(items[:3])]
        case inspect.StructType(cls=noun):
            return list(examples(noun, spoken))
        case inspect.EnumType(cls=enum):
            return list(enum)
        case _:
            return SIMPLE[type(kind)]


def _marked(mark: str, spoken: Sequence[Any]) -> list[Any]:
    """Values of a type that tells how it is spoken."""
    match mark:
        case "seat":
            return [0, 1]
        case "row":
            return [(3,), (12, 4, 1)]
        case _:
            return list(NUMBERED.get(mark) or (member.value for member in _enum(mark, spoken)))


def examples(noun: type[Struct], spoken: Sequence[Any]) -> Iterator[Struct]:
    """A struct with every sample in every field, one field varied at a time."""
    choices = {
        field.name: samples(field.type, spoken)
        for field in _fields(noun)
        if field.name != "secret_to"
    }
    first = {name: values[0] for name, values in choices.items()}
    yield noun(**first)
    for name, values in choices.items():
        yield from (noun(**{**first, name: value}) for value in values[1:])


def messages(folder: Traversable, language: str) -> dict[str, fluent.Message]:
    """The messages of a folder's files in a language."""
    found: dict[str, fluent.Message] = {}
    for file in _texts(folder):
        if _language(file) == language:
            for entry in parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content!r}"
                if isinstance(entry, fluent.Message):
                    assert entry.id.name not in found, f"{entry.id.name} is written twice"
                    found[entry.id.name] = entry
    return found


def variables(pattern: fluent.Pattern) -> set[str]:
    """The arguments that a text asks for."""
    finder = _Finder()
    finder.visit(pattern)
    return finder.found


def unused(found: dict[str, fluent.Message]) -> list[str]:
    """Messages and attributes that nothing in the program can ask for."""
    names, prefixes = _in_source()
    names |= {error.tag for error in errors()}
    for title in titles().values():
        for noun in title.rules.spoken:
            wanted = _of_enum(noun) if issubclass(noun, Enum) else _of_struct(noun)
            names |= set(chain.from_iterable(wanted)) - {None}
    return [
        name
        for name, message in found.items()
        if not (name in names or name.startswith(prefixes))
        or any(part.id.name not in names for part in message.attributes)
    ]


class _Finder(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent.syntax asks for the name
        self.found.add(node.id.name)


def _of_struct(noun: type[Struct]) -> list[tuple[str, str | None]]:
    """The messages of a struct; one without a tag is a title's options, or its orders."""
    fields = _fields(noun)
    enums = chain.from_iterable(_of_enum(enum) for field in fields for enum in _enums(field.type))
    if not _has_tag(noun):
        prefix = kebab(noun.__name__).removesuffix("s")
        off = [one.field for one in variants(noun) if one.is_off] if prefix == "option" else []
        return [
            *((f"{prefix}-{field.name}", None) for field in fields),
            *((f"{prefix}-{field}", "off") for field in off),
            *enums,
        ]
    wanted: list[tuple[str, str | None]] = [(tag(noun), None), *enums]
    if issubclass(noun, Action):
        wanted.append((tag(noun), "kind"))
        wanted += [(tag(noun), field.name) for field in fields]
        of_a_piece = noun.actor is not Action.actor
        wanted += [(tag(noun), ACTION)] if noun.whole and not of_a_piece else []
    if issubclass(noun, Prompt) and any(field.name == "seat" for field in fields):
        wanted.append((tag(noun), "call"))
    return wanted


def _of_enum(enum: type[Enum]) -> list[tuple[str, str | None]]:
    return [(f"{kebab(enum.__name__)}-{member.value}", None) for member in enum]


def _fields(noun: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(noun)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _enums(kind: inspect.Type) -> Iterator[type[Enum]]:
    match kind:
        case inspect.EnumType(cls=enum):
            yield enum
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            yield from _enums(inner)
        case inspect.UnionType(types=inners) | inspect.TupleType(item_types=inners):
            yield from chain.from_iterable(map(_enums, inners))


def _enum(mark: str, spoken: Sequence[Any]) -> type[Enum]:
    """The enumeration that a marked text takes its values from."""
    enums = [noun for noun in spoken if issubclass(noun, Enum)]
    return next(enum for enum in enums if kebab(enum.__name__) == mark)


def _has_tag(noun: type[Struct]) -> bool:
    return isinstance(noun.__struct_config__.tag, str)


def _heirs(base: type[T]) -> set[type[T]]:
    return {base}.union(*(_heirs(heir) for heir in base.__subclasses__()))


def _import_all(package: ModuleType) -> None:
    """Import all modules of a package, so that its classes are known."""
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


@cache
def _in_source_cached() -> tuple[frozenset[str], tuple[str, ...]]:
    names: set[str] = set()
    prefixes: set[str] = set()
    for package in PACKAGES:
        for file in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    names.add(node.value)
                if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    prefixes.add(str(node.values[0].value))
    return frozenset(names), tuple(one for one in prefixes if one.endswith("-"))


def _in_source() -> tuple[set[str], tuple[str, ...]]:
    """The texts in the program's source, and the beginnings of those that it puts together."""
    names, prefixes = _in_source_cached()
    return set(names), prefixes


def _texts(folder: Traversable) -> list[Traversable]:
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name
    )


def _language(file: Traversable) -> str:
    return file.name.removesuffix(".ftl").rpartition(".")[-1]
