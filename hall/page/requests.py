"""Requests of the page: one JSON object each, with a number that the answer repeats.

Identifiers are texts in JavaScript, whose numbers cannot hold them.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Values: TypeAlias = dict[str, Any]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything that is asked for, by the number `n`."""

    n: int


class Act(Request, frozen=True):
    """Something that the user `who` does in the place `where`."""

    who: int
    where: int


class Look(Act, frozen=True, tag="look"):
    """Sit down as somebody in front of a place; the newest `most` messages are shown."""

    most: int = 60


class Say(Act, frozen=True, tag="say"):
    """Write a message."""

    text: str


class Press(Act, frozen=True, tag="press"):
    """Press a button of a message."""

    message: int
    button: str


class Choose(Act, frozen=True, tag="choose"):
    """Choose in a menu of a message."""

    message: int
    menu: str
    values: list[str]


class Submit(Act, frozen=True, tag="submit"):
    """Send off the form that an interaction has opened."""

    form: int
    fields: Values


class Use(Act, frozen=True, tag="use"):
    """Use a slash command."""

    path: str
    options: Values


class Suggest(Act, frozen=True, tag="suggest"):
    """Type into an option."""

    path: str
    options: Values
    focused: str
    typed: str


class Dismiss(Act, frozen=True, tag="dismiss"):
    """Put a message away that only this user sees."""

    message: int


class Meet(Request, frozen=True, tag="meet"):
    """Let somebody new come in."""

    name: str


class Turn(Request, frozen=True, tag="turn"):
    """Turn the clock forward."""

    hours: float


Deed: TypeAlias = Say | Press | Choose | Submit | Use | Suggest | Dismiss
Asked: TypeAlias = Look | Deed | Meet | Turn
_DECODER: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked, strict=False)


def read(data: str) -> Asked:
    """Return a request.

    Raises:
        msgspec.MsgspecError: it is none.
    """
    return _DECODER.decode(data)
