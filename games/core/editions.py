"""Choices before a match that are younger than the title's first matches.

Their field may be unset: it is written only where it holds a value. So the options of a match that
began before there was a choice are written as they were, and its dice can still be checked.
An enumeration holds its newest value in a new match; a yes or no that is unset is a no.
"""

from enum import Enum
from functools import cache
from typing import TypeVar

from msgspec import UNSET, Struct, inspect
from msgspec.structs import replace

ChosenT = TypeVar("ChosenT", bound=Struct)


@cache
def usual(kind: type[ChosenT]) -> ChosenT:
    """The options of a new match, before anybody changes one: of what is younger, the newest."""
    return replace(kind(), **{name: values[-1] for name, values in younger(kind).items()})


def younger(kind: type[Struct]) -> dict[str, tuple[Enum, ...]]:
    """The fields that may be unset, with their values from the oldest to the newest."""
    info, first = inspect.type_info(kind), kind()
    assert isinstance(info, inspect.StructType)
    return {
        field.name: tuple(field.type.cls)
        for field in info.fields
        if isinstance(field.type, inspect.EnumType) and getattr(first, field.name) is UNSET
    }
