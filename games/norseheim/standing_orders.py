"""Standing orders of a player: all of them answer by what is public alone."""

from enum import StrEnum

from msgspec import Struct


class BattleOrder(StrEnum):
    """For the moment when a Gods card could be played in a battle."""

    ASK = "ask"
    IF_LOST = "if-lost"
    """Ask only after a throw that would cost the region, or all attackers."""
    PLAY_IF_LOST = "play-if-lost"
    """After such a throw play a card that fits, without asking."""
    NEVER = "never"


class AskOrder(StrEnum):
    """To be asked, or never."""

    ASK = "ask"
    NEVER = "never"


class CouncilOrder(StrEnum):
    """Which markers leave the map when there are too many."""

    ASK = "ask"
    USUAL = "usual"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults ask about everything."""

    defence: BattleOrder = BattleOrder.ASK
    raids: BattleOrder = BattleOrder.ASK
    afterwards: AskOrder = AskOrder.ASK
    """For Gods cards when the action of the turn is done."""
    mercy: AskOrder = AskOrder.ASK
    giants: AskOrder = AskOrder.ASK
    council: CouncilOrder = CouncilOrder.ASK
