"""Choices before a match: a title's options as variants, and a wish for each seat.

A title whose options have a field `wishes` lets each seat wish for one value of an enumeration;
`first` is the program's own, for a rematch, and `teaching` the switch of a first match, which may
have variants of its own. All other fields are variants, told by their types: a number by the
examples that its `Meta` gives. What is younger than the title's first matches may be left out
again, as in those (`games.core.editions`).
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any

import msgspec
from msgspec import UNSET, Struct, inspect
from msgspec.structs import replace

from games.core.editions import usual, younger

WISHES = "wishes"
TEACHING = "teaching"
FIRSTS = "FIRSTS"
"""The variants of a first match, on the class of a title's options."""
_OWN = (WISHES, TEACHING, "first")
_UNSET = "none"


class Variant(Struct, frozen=True):
    """One way to depart from the house rules: a field of the options, and its value."""

    field: str
    value: Any

    @property
    def key(self) -> str:
        """The variant as a text that tells no secret."""
        value = _UNSET if self.value is UNSET else msgspec.to_builtins(self.value)
        return f"{self.field}={value}"

    @property
    def is_off(self) -> bool:
        """True if it turns off what the house rules have: no, never, or as it was at first."""
        return self.value in (False, 0, UNSET)


def variants(options: type[Struct]) -> tuple[Variant, ...]:
    """All variants of a title, in the order of its options."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    house, since = usual(options), younger(options)
    return tuple(
        Variant(field.name, value)
        for field in info.fields
        if field.name not in _OWN
        for value in (*_values(field.type), *([UNSET] if field.name in since else []))
        if value != _of_house(house, field.name)
    )


def _of_house(house: Struct, field: str) -> Any:
    """The value by the house rules; a yes or no that is unset is a no."""
    value = getattr(house, field)
    return False if value is UNSET else value


def chosen(options: Struct) -> tuple[Variant, ...]:
    """The variants that are in force."""
    known = variants(type(options))
    return tuple(one for one in known if getattr(options, one.field) == one.value)


def varied(options: Struct, keys: Sequence[str]) -> Struct:
    """The options with these variants and no others; unknown ones are passed over."""
    house: Struct = usual(type(options))
    kept = {name: getattr(options, name) for name in _OWN if hasattr(options, name)}
    wanted = {one.field: one.value for one in variants(type(options)) if one.key in keys}
    return replace(house, **kept, **wanted)


def afresh(options: Struct) -> Struct:
    """The same variants for another match: nobody has a wish yet, and nothing is taught."""
    return varied(usual(type(options)), [one.key for one in chosen(options)])


def can_teach(options: type[Struct]) -> bool:
    """Tell whether a title knows first matches, in which each step is explained."""
    return TEACHING in options.__struct_fields__


def teaches(options: Struct) -> bool:
    """Tell whether a match is a first match."""
    return bool(getattr(options, TEACHING, False))


def teaching(options: Struct, *, on: bool) -> Struct:
    """The options of a first match, or of a usual one; unchanged if the title knows none."""
    kind = type(options)
    if not can_teach(kind):
        return options
    house, firsts = usual(kind), getattr(kind, FIRSTS, {})
    usuals = {name: getattr(house, name) for name in firsts}
    return replace(options, **{TEACHING: on}, **(firsts if on else usuals))


def wishable(options: type[Struct]) -> tuple[Enum, ...]:
    """List a seat's possible wishes; none, if the title knows no wishes."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if field.name == WISHES and isinstance(field.type, inspect.TupleType):
            return tuple(_values(field.type.item_types[0]))
    return ()


def wish_of(options: Struct, seat: int) -> Enum | None:
    """Give a seat's wish."""
    wishes: tuple[Enum | None, ...] = getattr(options, WISHES, ())
    return wishes[seat] if seat < len(wishes) else None


def wishing(options: Struct, seat: int, key: str) -> Struct:
    """The options with another wish of a seat; what cannot be wished for is no wish."""
    wishes = list(getattr(options, WISHES))
    wishes[seat] = next((one for one in wishable(type(options)) if one.value == key), None)
    return replace(options, **{WISHES: tuple(wishes)})


def without_seat(options: Struct, seat: int) -> Struct:
    """The options when a seat is given up, and the later ones move up."""
    wishes = list(getattr(options, WISHES, ()))
    if not wishes:
        return options
    del wishes[seat]
    return replace(options, **{WISHES: (*wishes, None)})


def _values(kind: inspect.Type) -> list[Any]:
    """The values of a type that can be chosen among: yes and no, names, never, or examples."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            return [*_values(inner), *(schema or {}).get("examples", ())]
        case inspect.UnionType(types=inners):
            return [value for inner in inners for value in _values(inner)]
        case inspect.BoolType():
            return [False, True]
        case inspect.EnumType(cls=names):
            return list(names)
        case inspect.IntType(ge=0):
            return [0]
        case _:
            return []
