"""The transcript of a match that is over: all that is needed to do it again, in one file.

It tells every card. What is in it is checked by `play.proof.verification`, and by anybody's own
few lines.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from games.catalogue import titles
from games.core.vocabulary import Seat

FORMAT = "skald-dice-1"
Draw: TypeAlias = tuple[int, int]
"""Below which number it was drawn, and what."""


NOTHING = Raw(b"null")


class DrawCause(StrEnum):
    """The causes of draws."""

    START = "start"
    ACTION = "action"
    TAKEN_BACK = "taken-back"
    REWOUND = "rewound"
    LEFT = "left"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    UNKNOWN = "unknown"


class TranscriptEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A deed as it was told, and its dice."""

    number: int
    kind: DrawCause
    seat: Seat | None
    undone: int | None
    """The number of the deed that took it back."""
    events: Raw
    index: int | None = None
    """The number of the action in what is hashed."""
    cause: Raw = NOTHING
    """The bytes that are hashed: the seat and the action, or nobody and the options."""
    draws: tuple[Draw, ...] = ()


class Transcript(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is over, with its secret."""

    format: str
    title: str
    match: int
    players: tuple[str, ...]
    seal: str
    """The SHA-256 of the secret, as it was told before the start."""
    secret: str
    words: tuple[str, ...]
    options: Raw
    deeds: tuple[TranscriptEntry, ...]

    @property
    def draws(self) -> int:
        """The number of draws."""
        return sum(len(entry.draws) for entry in self.deeds)


class Unreadable(Exception):
    """This is no transcript, or one of a title or a format that is not known."""


def parse(data: bytes) -> Transcript:
    """The transcript in a file.

    Raises:
        Unreadable: there is none.
    """
    try:
        found = msgspec.json.decode(data, type=Transcript)
        bytes.fromhex(found.secret)
    except (ValueError, RecursionError) as error:  # msgspec's own errors are ValueErrors
        raise Unreadable(str(error)) from error
    if found.format != FORMAT or found.title not in titles():
        raise Unreadable(f"{found.format}, {found.title}")
    return found


def written(transcript: Transcript) -> bytes:
    """The transcript as a file."""
    return msgspec.json.encode(transcript)
