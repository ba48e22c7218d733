"""Standing orders of a player: all of them answer by a wish and by what is public (21.2) [house].

They lie with the seat, outside the table: leaving one is no action of the game.
"""

from enum import StrEnum

from msgspec import Struct

from games.hammer_of_thor.battle.orders import Mode, Stance, Until
from games.hammer_of_thor.encounter.honour import Acceptance


class FateOrder(StrEnum):
    """With a second Fate or Prediction in the hand (4.1.1)."""

    ASK = "ask"
    KEEP_OLD = "keep-old"
    KEEP_NEW = "keep-new"


class MeetOrder(StrEnum):
    """Where other counters stand at the end of a journey (4.6.1)."""

    ASK = "ask"
    ENEMIES = "enemies"
    """Meet whoever is of the other side, else roll."""
    NEVER = "never"


class ReplyOrder(StrEnum):
    """For whoever is met by another seat (4.6.3)."""

    ASK = "ask"
    FRIENDLY = "friendly"
    EVADE = "evade"
    FIGHT = "fight"
    AS_NPC = "as-npc"
    """As a leader whom no player leads."""


class ChallengeOrder(StrEnum):
    """For a leader who is challenged by nobody's, or by a seat's where an order plans (4.3A6)."""

    STRONGER = "stronger"
    """Accept with at least 80 percent of the challenger's MIGHT."""
    ALWAYS = "always"
    NEVER = "never"
    ASK = "ask"

    @property
    def acceptance(self) -> Acceptance:
        """The answer in a plan; whoever would be asked accepts as usual."""
        return Acceptance.STRONGER if self is ChallengeOrder.ASK else Acceptance(self.value)


class DealOrder(StrEnum):
    """For whoever hears another seat's deal (11.4)."""

    ASK = "ask"
    TRUCE = "truce"
    """Accept a truce, whatever is offered for it; refuse all else."""
    REFUSE = "refuse"


class MercyOrder(StrEnum):
    """For whoever is attacked by nobody's leader, or plans by an order to attack (4.3A)."""

    USUAL = "usual"
    """To kill the opposed, and to subdue others."""
    KILL = "kill"
    SUBDUE = "subdue"

    @property
    def mode(self) -> Mode | None:
        """The aim of the blows; None: the usual one."""
        return None if self is MercyOrder.USUAL else Mode(self.value)


class BattleAsk(StrEnum):
    """For a battle against those whom no player leads (5.1.2)."""

    ASK = "ask"
    FIGHT = "fight"
    """By the stance and the point below; then withdraw."""


class CaptiveOrder(StrEnum):
    """For those who lie subdued after a battle that was won (5.4.2)."""

    ASK = "ask"
    TAKE = "take"
    RANSOM = "ransom"
    RELEASE = "release"


class CampOrder(StrEnum):
    """At the end of the own turn, where something can be had (9.5, 2.2A6)."""

    ASK = "ask"
    SKIP = "skip"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults ask in the own turn, and about meetings."""

    fate: FateOrder = FateOrder.ASK
    meet: MeetOrder = MeetOrder.ASK
    reply: ReplyOrder = ReplyOrder.ASK
    challenge: ChallengeOrder = ChallengeOrder.STRONGER
    deals: DealOrder = DealOrder.ASK
    mercy: MercyOrder = MercyOrder.USUAL
    battle: BattleAsk = BattleAsk.ASK
    stance: Stance = Stance.HOLD
    until: Until = Until.HALF
    captives: CaptiveOrder = CaptiveOrder.ASK
    camp: CampOrder = CampOrder.ASK
