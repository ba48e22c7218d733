"""The choices before a match, as its record keeps them: the rules' options, and others beside.

Options go into the rules and the transcript; whether players may ask for hints is no rule.
"""

import msgspec
from msgspec import Struct

from db import MatchRecord
from games.catalogue import titles


class _Beside(Struct, frozen=True, omit_defaults=True):
    """The choices that are no rules, in the same object as the options."""

    hints: bool | None = None
    """Players may ask for hints; None: as is usual for those who sit there."""


def options_of(record: MatchRecord) -> Struct:
    """Read a match's options."""
    kept = msgspec.json.decode(record.options)
    rules = {name: kept[name] for name in kept if name not in _Beside.__struct_fields__}
    chosen: Struct = msgspec.convert(rules, type=titles()[record.title].rules.options)
    return chosen


def hints_of(record: MatchRecord) -> bool | None:
    """Read whether a match's host wants hints; None: nothing was chosen."""
    return msgspec.json.decode(record.options, type=_Beside).hints


def written(options: Struct, *, hints: bool | None) -> bytes:
    """The options as they are kept, with the choices beside them."""
    beside = msgspec.to_builtins(_Beside(hints))
    return msgspec.json.encode(msgspec.to_builtins(options) | beside)
