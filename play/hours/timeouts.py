"""Consequences when a player's time is up; chosen when a match is made."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct


class Timeout(Struct, frozen=True):
    """A consequence: what is done for the silent, and when waiting for them ends."""

    relieved: bool = False
    """A robot decides for the rest of the turn; else what the rules decide for the silent."""
    misses: int | None = None
    """Missed turns in a row after which the player gives way; None: never (N8)."""
    replaced: bool = False
    """A robot takes the seat then; else the player forfeits."""


TIMEOUTS: Mapping[str, Timeout] = MappingProxyType(
    {
        "forfeit": Timeout(misses=3),
        "default": Timeout(),
        "robot": Timeout(relieved=True),
        "replace": Timeout(relieved=True, misses=1, replaced=True),
    }
)
USUAL_TIMEOUT = "forfeit"
