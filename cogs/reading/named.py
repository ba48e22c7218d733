"""The things that a question names, whose cards a player may want to read before answering it."""

from collections.abc import Iterator
from enum import Enum
from itertools import islice

from msgspec import Struct

from games.core.vocabulary import Seat
from play.match.match import Match
from words.speech import kebab

MOST = 5
"""Things for which there is room in one row."""
LOOKED_AT = 200
"""Actions of a kind that are looked through; more name hardly anything new."""


def named_in(match: Match, seat: Seat) -> list[str]:
    """List the keys of what a seat's question names: in its prompt first, then in the choices."""
    position = match.standing
    if seat not in position.asks:
        return []
    found = dict.fromkeys(_ids(position.prompt(seat)))
    for part in position.asks[seat].kinds.values():
        found |= {name: None for action in islice(part, LOOKED_AT) for name in _ids(action)}
    known = match.title.rules.references
    return [name for name in found if name in known][:MOST]


def _ids(noun: object) -> Iterator[str]:
    """The ids of the messages that name the values in a noun."""
    match noun:
        case Enum():
            yield f"{kebab(type(noun).__name__)}-{noun.value}"
        case Struct():
            yield from _ids(tuple(getattr(noun, name) for name in noun.__struct_fields__))
        case tuple() | list():
            for one in noun:
                yield from _ids(one)
