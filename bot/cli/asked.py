"""Arguments of the command line: a title, its seats, its options, a seat's name."""

from collections.abc import Sequence
from typing import Any

import click
import msgspec
from msgspec import inspect

from bot.complaints import Complaint, message
from games.catalogue import titles
from games.core.editions import younger
from games.core.errors import SetupError
from games.core.title import Started, Title
from play.library import words_of
from play.minds import Mind

LONGEST_NAME = 32
NOTHING = "none"
"""The value that sets an option to nothing, or leaves it out."""

title_argument = click.argument("title", metavar="TITLE")
mind_type = click.Choice([mind.value for mind in Mind])
option_option = click.option(
    "--option",
    "pairs",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option of the title; may be given several times.",
)


def title_for(key: str) -> Title:
    """The title of this key, also written with hyphens.

    Raises:
        Complaint: there is none.
    """
    found = titles().get(key.replace("-", "_").lower())
    if found is None:
        raise Complaint("cli-unknown-title", given=key, titles=list(titles()))
    return found


def seats_for(title: Title, seats: int | None) -> int:
    """The number of seats, if the title can be played by so many.

    Raises:
        Complaint: it cannot.
    """
    if seats is None:
        return title.fewest
    if seats not in title.seats:
        name = words_of(title.key).text("title")
        raise Complaint("cli-wrong-seats", title=name, given=seats, seats=title.seats)
    return seats


def names_for(title: Title, seats: int | None, names: Sequence[str]) -> tuple[str, ...]:
    """The players by seat; who is not named is numbered.

    Raises:
        Complaint: too many names, two alike, or one that cannot be shown.
    """
    number = seats_for(title, seats or (max(len(names), title.fewest) if names else None))
    if len(names) > number:
        raise Complaint("cli-too-many-names", seats=number)
    given = [name.strip() for name in names]
    for name in given:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Complaint("cli-bad-name", given=name, longest=LONGEST_NAME)
    numbered = [message("cli-player", number=seat + 1) for seat in range(len(given), number)]
    everybody = (*given, *numbered)
    if len({name.casefold() for name in everybody}) < number:
        raise Complaint("cli-same-names")
    return everybody


def options_for(title: Title, pairs: Sequence[str]) -> Any:
    """The options of a title from texts such as "edge=either"; else they are as for a new match.

    Raises:
        Complaint: no such option, or a value that does not fit.
    """
    kind = title.rules.options
    types = {field.name: field.type for field in _info(kind).fields}
    written = {field.name: field.encode_name for field in _info(kind).fields}
    since = younger(kind)
    values: dict[str, Any] = msgspec.to_builtins(title.rules.usual)
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in types:
            known = list(types) or NOTHING
            raise Complaint(
                "cli-unknown-option",
                title=words_of(title.key).text("title"),
                given=name,
                options=known,
            )
        if name in since and value == NOTHING:
            values.pop(written[name], None)
            continue
        values[written[name]] = _value(types[name], value)
        try:
            msgspec.convert({written[name]: values[written[name]]}, kind, strict=False)
        except msgspec.ValidationError as error:
            fitting = _fitting(types[name], optional=name in since)
            raise Complaint("cli-bad-option", option=name, given=value, fitting=fitting) from error
    return msgspec.convert(values, kind, strict=False)


def start_of(title: Title, seats: int, options: Any, dice: Any) -> Started:
    """A match set up.

    Raises:
        Complaint: the options clash.
    """
    try:
        return title.rules.start(seats, options, dice)
    except SetupError as error:
        raise Complaint(error.tag) from error


def _info(kind: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _value(kind: inspect.Type, text: str) -> Any:
    """A text as msgspec can convert it: lists at commas, yes and no, nothing."""
    match kind:
        case inspect.Metadata(type=inner):
            return _value(inner, text)
        case inspect.TupleType(item_types=inners):
            parts = text.split(",")
            return [_value(*pair) for pair in zip(inners, parts, strict=False)] + parts[
                len(inners) :
            ]
        case inspect.VarTupleType(item_type=inner):
            return [_value(inner, part) for part in text.split(",")] if text else []
        case inspect.UnionType(includes_none=True) if text == NOTHING:
            return None
        case inspect.UnionType(types=inners):
            return _value(
                next(one for one in inners if not isinstance(one, inspect.NoneType)), text
            )
        case inspect.BoolType():
            return {"yes": True, "no": False}.get(text, text)
        case _:
            return text


def _fitting(kind: inspect.Type, *, optional: bool = False) -> str:
    """The values that fit, in words."""
    if optional:
        return message("cli-or", first=_fitting(kind), second=NOTHING)
    match kind:
        case inspect.Metadata(type=inner):
            return _fitting(inner)
        case inspect.TupleType(item_types=inners):
            return ",".join(f"({_fitting(inner)})" for inner in inners)
        case inspect.UnionType(types=inners):
            return message("cli-or", first=_fitting(inners[0]), second=_fitting(inners[-1]))
        case inspect.NoneType():
            return NOTHING
        case inspect.BoolType():
            return message("cli-yes-or-no")
        case inspect.EnumType(cls=enum):
            return " | ".join(str(member.value) for member in enum)
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return message("cli-number-in", least=least, most=most)
        case _:
            return message("cli-number")
