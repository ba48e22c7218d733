"""How every title is tried: seat counts, option sets, and each single option changed."""

import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from games.catalogue import titles
from games.core.editions import usual
from games.core.title import Title
from tests.games.trials import trials

ONE_CHANGED = 5
"""So many times fewer are played where a single option departs from the defaults."""

DEFAULTS = "defaults"
SIMPLE: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (0, 1),
    type(None): (None,),
    UnsetType: (UNSET,),
}
"""The values worth trying of plain types; an integer without a range is a seat."""


@dataclass(frozen=True)
class Configuration:
    """One way to play a title."""

    title: Title
    seats: int
    name: str
    options: Any

    def matches(self, wanted: int) -> int:
        """How many to play where `wanted` of a usual length are asked for; at least one."""
        trial = trials()[self.title.key]
        fewer = trial.long.get(self.name, 1) * (1 if self.is_whole else ONE_CHANGED)
        return -(-wanted // fewer)

    @property
    def is_whole(self) -> bool:
        """It is a set of options, and no single one that was changed."""
        return self.name == DEFAULTS or self.name in trials()[self.title.key].option_sets

    @property
    def is_played(self) -> bool:
        """It is not refused, and not one of too many."""
        trial = trials()[self.title.key]
        wanted = self.is_whole or not trial.changed_with or self.seats in trial.changed_with
        return wanted and (self.seats, self.name) not in trial.refused

    def __str__(self) -> str:
        return f"{self.title.key}-{self.seats}-{self.name.replace(' ', '-')}"


def configurations() -> list[Configuration]:
    """Every title with every number of seats and every option set, as far as they are played."""
    found = (
        Configuration(title, seats, name, options)
        for title in titles().values()
        for seats in title.seats
        for name, options in option_sets(title)
    )
    return [one for one in found if one.is_played]


def option_sets(title: Title) -> Iterator[tuple[str, Any]]:
    """The defaults, the title's own sets, and each option with each of its other values."""
    kind = title.rules.options
    yield DEFAULTS, usual(kind)
    for name, values in trials()[title.key].option_sets.items():
        yield name, msgspec.convert(values, kind)
    yield from flips(kind)


def flips(kind: type[Struct]) -> Iterator[tuple[str, Any]]:
    """The defaults with one option changed, for each option and value; a no is as unset."""
    hints = typing.get_type_hints(kind, include_extras=True)
    house = usual(kind)
    for field in msgspec.structs.fields(kind):
        default = getattr(house, field.name)
        same = (default, False) if default is UNSET else (default,)
        for value in values_of(hints[field.name], default):
            if value not in same:
                yield f"{field.name} {_said(value)}", replace(house, **{field.name: value})


def values_of(hint: Any, default: Any) -> Iterator[Any]:
    """The values worth trying of a type: all of a few, the ends of a range, one change a tuple."""
    origin = get_origin(hint)
    if origin is Annotated:
        yield from _in_range(hint, default)
    elif origin in (typing.Union, types.UnionType):
        for part in get_args(hint):
            yield from values_of(part, default)
    elif origin is tuple:
        for index, part in enumerate(get_args(hint)):
            for value in values_of(part, default[index]):
                yield (*default[:index], value, *default[index + 1 :])
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    else:
        yield from SIMPLE[hint]


def _in_range(hint: Any, default: Any) -> Iterator[Any]:
    inner, *notes = get_args(hint)
    ranges = [note for note in notes if isinstance(note, Meta) and note.ge is not None]
    yield from (ranges[0].ge, ranges[0].le) if ranges else values_of(inner, default)


def _said(value: Any) -> str:
    if isinstance(value, tuple):
        return " and ".join(map(_said, value))
    return str(value).lower()
