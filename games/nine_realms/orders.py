"""Orders that a player may give in advance for the Fate windows (N7, N19).

An order looks at what is public and at its owner's wish, never at a hand.
"""

from enum import StrEnum

from msgspec import Struct


class FateOrder(StrEnum):
    """The answer when a roll may be changed."""

    ASK = "ask"
    IF_WOUNDED = "if-wounded"
    """Ask where the roll wounds a figure of one's own; about one's own counterattack too (N7)."""
    NEVER = "never"


class CounterOrder(StrEnum):
    """Whether to strike back where Fate is not asked about."""

    ALWAYS = "always"
    ASK = "ask"
    NEVER = "never"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults ask about everything."""

    fate: FateOrder = FateOrder.ASK
    counter: CounterOrder = CounterOrder.ALWAYS
    """Unspent actions are worth nothing else (N7)."""
