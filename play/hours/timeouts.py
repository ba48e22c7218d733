"""What happens when a player's time is up; chosen when a match is made."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from play.minds import Mind


class Timeout(Struct, frozen=True):
    """What is done for the silent, and when it is given up to wait for them."""

    mind: Mind | None = None
    """A robot decides for the rest of the turn; None: what the rules decide for the silent."""
    misses: int | None = None
    """Missed turns in a row after which the player gives way; None: never (N8)."""
    replaced: bool = False
    """Whether a robot takes the seat then; else the player forfeits."""


TIMEOUTS: Mapping[str, Timeout] = MappingProxyType(
    {
        "forfeit": Timeout(misses=3),
        "default": Timeout(),
        "robot": Timeout(mind=Mind.GREEDY),
        "replace": Timeout(mind=Mind.GREEDY, misses=1, replaced=True),
    }
)
USUAL_TIMEOUT = "forfeit"
