"""How a side fights: to kill or to subdue, how boldly, and until when (5.1.2)."""

from enum import StrEnum

from msgspec import Struct


class Mode(StrEnum):
    """The aim of the blows (4.3A)."""

    KILL = "kill"
    SUBDUE = "subdue"


class Stance(StrEnum):
    """How boldly a side fights (5.1.2); the chart knows the values."""

    HOLD = "HOLD"
    PRESS = "PRESS"
    """It hits more easily, and is hit more easily."""
    GUARD = "GUARD"
    """It is hit less easily, and hits less easily."""


class Until(StrEnum):
    """The point at which a side thinks again (5.1.2)."""

    END = "end"
    HALF = "half"
    """Its leader is down to half of the STAMINA."""
    THIRD = "third"
    """Its leader is down to a third of the STAMINA."""
    HURT = "hurt"
    """One of its fighters is down."""


class BattleOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The battle order of a side."""

    mode: Mode
    stance: Stance = Stance.HOLD
    until: Until = Until.HALF
