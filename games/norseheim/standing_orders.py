"""Standing orders of a player: all of them answer by what is public alone."""

from enum import StrEnum

from msgspec import Struct


class BattleOrder(StrEnum):
    """For the moment when a Gods card could be played in a battle."""

    ASK = "ask"
    IF_IT_HELPS = "if-it-helps"
    """Ask only if a card could change the losses."""
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


class TurnOrder(StrEnum):
    """For one's turns in one round; a pass is final (R13)."""

    ASK = "ask"
    ROUND_1 = "round-1"
    UNATTACKED_1 = "unattacked-1"
    ROUND_2 = "round-2"
    UNATTACKED_2 = "unattacked-2"
    ROUND_3 = "round-3"
    UNATTACKED_3 = "unattacked-3"
    ROUND_4 = "round-4"
    UNATTACKED_4 = "unattacked-4"
    ROUND_5 = "round-5"
    UNATTACKED_5 = "unattacked-5"
    ROUND_6 = "round-6"
    UNATTACKED_6 = "unattacked-6"

    def passes(self, number: int, *, attacked: bool) -> bool:
        """Pass in this round; the order is for one round, and so needs not be taken back."""
        unless = not attacked and self.value == f"unattacked-{number}"
        return unless or self.value == f"round-{number}"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults ask about everything."""

    turns: TurnOrder = TurnOrder.ASK
    defence: BattleOrder = BattleOrder.ASK
    raids: BattleOrder = BattleOrder.ASK
    afterwards: AskOrder = AskOrder.ASK
    """For Gods cards when the action of the turn is done."""
    mercy: AskOrder = AskOrder.ASK
    giants: AskOrder = AskOrder.ASK
    council: CouncilOrder = CouncilOrder.ASK


AMONG_ROBOTS = Orders(defence=BattleOrder.IF_IT_HELPS, raids=BattleOrder.IF_IT_HELPS)
"""Hands lie open in this title (R2, R9), so that this order tells nobody anything."""
