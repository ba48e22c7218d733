"""What stands in a log although it was for one player's eyes alone, as the hall delivered it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from hall import Hall, User

EPHEMERAL = 1 << 6
TOLD = ("content", "label", "description", "custom_id")
LEAST = 6
"""Characters that a text must have to be told from chance."""


def leaks(log: str, hall: Hall, *users: User) -> set[str]:
    """The private texts of these users, and the bot's own token, that a log holds."""
    private = {hall.token}.union(*(private_texts(hall, user) for user in users))
    return {text for text in private if text in log}


def private_texts(hall: Hall, user: User) -> set[str]:
    """Every line, label and id that was shown to a user in private and never in public."""
    shown: dict[bool, set[str]] = {True: set(), False: set()}
    for line in hall.delivered_to(user).split(b"\n"):
        try:
            message = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue  # a piece of a picture
        if isinstance(message, dict):
            shown[bool(message.get("flags", 0) & EPHEMERAL)].update(_texts(message))
    return shown[True] - shown[False]


def _texts(part: Any) -> Iterator[str]:
    match part:
        case dict():
            for key, value in part.items():
                if key in TOLD and isinstance(value, str):
                    yield from (line for line in value.split("\n") if len(line) >= LEAST)
                else:
                    yield from _texts(value)
        case list():
            for each in part:
                yield from _texts(each)
