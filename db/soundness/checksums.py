"""Checksums of a match and of its positions: each is made here, and nowhere else.

They find damage and mistakes. They have no key, so that they are no help against malice: who can
write to the database can make them anew. Times have none, for they are moved for all matches at
once; nor have the places on Discord, which can be lost and found; nor what a match looks like,
who may come to its table, and whether it is a copy.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

MATCH = (
    "id",
    "title",
    "status",
    "guild",
    "host",
    "options",
    "secret",
    "number",
    "turn",
    "pace",
    "lapse",
)
"""The columns of a match that its checksum covers."""
SEAT = (
    "seat",
    "user",
    "name",
    "prompt",
    "word",
    "bank",
    "missed",
    "played",
    "mind",
    "relief",
    "orders",
    "muted",
)
"""The columns of each of its seats that are covered too."""
SIZE = 16
"""Bytes of a checksum."""


def of_match(match: Sequence[Any], seats: Iterable[Sequence[Any]]) -> bytes:
    """The checksum of a match's columns and of its seats', all in the order above."""
    return _checksum([tuple(match), [tuple(seat) for seat in seats]])


def of_position(match: int, number: int, packed: bytes) -> bytes:
    """The checksum of a position as it is saved: of no other match, and under no other number."""
    return _checksum([match, number, packed])


def _checksum(parts: Sequence[object]) -> bytes:
    return blake2b(msgspec.msgpack.encode(parts), digest_size=SIZE).digest()
