"""Standing orders of a player: all of them answer by what is public alone [house]."""

from enum import StrEnum

from msgspec import Struct


class GroupsOrder(StrEnum):
    """For the groups after the first one, at the start (3.8)."""

    ASK = "ask"
    USUAL = "usual"
    """Each goes to the best connected city that is free."""


class DefenceOrder(StrEnum):
    """For a defender, before each own throw (5.2.3)."""

    HOLD = "hold"
    LAST_UNIT = "last-unit"
    """Retreat when one unit is left."""
    OUTNUMBERED = "outnumbered"
    """Retreat when there are more attackers than defenders."""
    DOUBLED = "doubled"
    """Retreat when there are at least twice as many attackers."""
    ASK = "ask"


class RefugeOrder(StrEnum):
    """Where units go that retreat or flee (F-55, F-56, K9)."""

    STRONGEST = "strongest"
    """To the own city with most units; where none is near, to an empty one."""
    WEAKEST = "weakest"
    """To the own city with fewest units; where none is near, to an empty one."""
    EMPTY = "empty"
    """Into an empty city, to win it; where none is near, to the strongest."""
    ASK = "ask"


class CasualtyOrder(StrEnum):
    """Which of several groups loses an attacker's unit [house]."""

    LARGEST = "largest"
    ASK = "ask"


class RecallOrder(StrEnum):
    """For units that fought nothing, once the player's battles are over (F-41)."""

    ASK = "ask"
    STAY = "stay"


class InheritanceOrder(StrEnum):
    """Where too few units go, when a kingdom is surrendered to the player (7.2.2)."""

    EVENLY = "evenly"
    """One for each city by its points, then more from the best one on."""
    ASK = "ask"


class InvasionOrder(StrEnum):
    """For the slot in the invasion phase of a player who has a kingdom (7.2.1)."""

    ASK = "ask"
    NEVER = "never"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults keep nobody waiting in another's turn."""

    groups: GroupsOrder = GroupsOrder.ASK
    defence: DefenceOrder = DefenceOrder.HOLD
    refuge: RefugeOrder = RefugeOrder.STRONGEST
    casualties: CasualtyOrder = CasualtyOrder.LARGEST
    recall: RecallOrder = RecallOrder.ASK
    inheritance: InheritanceOrder = InheritanceOrder.EVENLY
    invasions: InvasionOrder = InvasionOrder.ASK
