"""What was for one player's eyes alone and got out, to a log or to others, as delivered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from hall import Hall, User

EPHEMERAL = 1 << 6
TOLD = ("content", "label", "description", "custom_id")
DONE = "✔ "
"""How the bot confirms a choice of which nothing is told yet."""
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
        message = _decoded(line)
        if isinstance(message, dict):
            shown[bool(message.get("flags", 0) & EPHEMERAL)].update(_texts(message))
    return shown[True] - shown[False]


def _decoded(data: bytes) -> Any:
    """A message; None for a picture, or a piece of one."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


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


@dataclass(frozen=True)
class Choice:
    """Something that somebody chose in secret."""

    user: User
    offered: str
    """How the choice read."""
    done: str
    """How the bot confirmed it."""
    since: int
    """How much had been delivered by then."""


@dataclass
class Hushed:
    """Choices of which nobody else is to hear before all have chosen."""

    hall: Hall
    people: Sequence[User]
    number: int = 0
    """How many choices were looked after while others still had to choose."""
    _choices: list[Choice] = field(default_factory=list)

    def keep(self, user: User, offered: str, done: str) -> None:
        """Somebody has chosen, and others are still to choose."""
        since = len(self.hall.world.journal.deliveries)
        self._choices.append(Choice(user, offered, done, since))

    def look(self) -> None:
        """The others are still choosing, and have heard of no choice so far."""
        self.number += len(self._choices)
        for choice in self._choices:
            others = (other for other in self.people if other is not choice.user)
            overheard = [told for other in others for told in self._of(choice, other)]
            assert not overheard, overheard

    def reveal(self) -> None:
        """All have chosen."""
        self._choices.clear()

    def _of(self, choice: Choice, other: User) -> Iterator[str]:
        for delivery in self.hall.world.journal.deliveries[choice.since :]:
            if delivery.channel is None and other.id not in delivery.readers:
                continue
            is_public = delivery.channel is not None
            for text in _read(_decoded(delivery.data)):
                if not is_public and text.startswith(DONE):
                    continue  # they may choose the same
                if choice.done in text or (is_public and choice.offered in text):
                    yield f"{other.name} has heard what {choice.user.name} chose: {text}"


def _read(part: Any) -> Iterator[str]:
    """What is told in a message and in its pictures, without what it offers to choose."""
    match part:
        case dict():
            told = (part.get(key) for key in ("content", "description"))
            yield from (text for text in told if isinstance(text, str))
            for key, value in part.items():
                if key != "options":
                    yield from _read(value)
        case list():
            for each in part:
                yield from _read(each)
