"""Orders that a player may give in advance for the Fate windows (N7, N19).

An order looks at what is public and at its owner's wish; two of them at its owner's hand too.
"""

from enum import StrEnum

from msgspec import Struct


class FateOrder(StrEnum):
    """The answer when a roll may be changed."""

    ASK = "ask"
    IF_WOUNDED = "if-wounded"
    """Ask where the roll wounds a figure of one's own; about one's own counterattack too (N7)."""
    WHEN_IT_HELPS = "when-it-helps"
    """Pass where nothing that is held could change the result; ask otherwise."""
    WHEN_IT_DECIDES = "when-it-decides"
    """Ask where a card could fell or save the target, or an ability of the roller help."""
    NEVER = "never"

    @property
    def knows_hand(self) -> bool:
        """It looks at its owner's hand; the sentence that offers it says what that tells."""
        return self in (FateOrder.WHEN_IT_HELPS, FateOrder.WHEN_IT_DECIDES)


class CounterOrder(StrEnum):
    """Whether to strike back where Fate is not asked about."""

    ALWAYS = "always"
    ASK = "ask"
    NEVER = "never"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults ask about everything."""

    fate: FateOrder = FateOrder.ASK
    counter: CounterOrder = CounterOrder.ASK


AMONG_ROBOTS = Orders(fate=FateOrder.WHEN_IT_HELPS)
"""A person's orders where all others are robots, who infer nothing."""
