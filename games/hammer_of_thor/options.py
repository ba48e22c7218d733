"""Choices before a match (24.0) [house]."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType


class Length(StrEnum):
    """How much of the stack is played (1.9)."""

    FULL = "full"
    SAGA = "saga"


class Draft(StrEnum):
    """How heroes are found (1.2)."""

    FREE = "free"
    DEALT = "dealt"


class Heroes(StrEnum):
    """Which weights of heroes are offered (1.2)."""

    GREAT = "great"
    """Tiers 4 and 5."""
    ALL = "all"
    """Tier 3 too, for the daring."""

    @property
    def least(self) -> int:
        """The lowest tier that is offered."""
        return 4 if self is Heroes.GREAT else 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The lobby's choices; the defaults are the rulebook with the house's rulings."""

    FIRSTS: ClassVar[Mapping[str, Any]] = {"length": Length.SAGA}
    """A first match is a saga: a full one is a long evening."""
    length: Length = Length.FULL
    draft: Draft = Draft.FREE
    heroes: Heroes = Heroes.GREAT
    second_life: bool = True
    """A hero who would die before Ragnarok lives on, once (5.4.6)."""
    kills_between_seats: bool = False
    """Heroes may be slain by other seats (4.6.4)."""
    shapes: bool = True
    """Those who can may change their shape (2.2C)."""
    astral: bool = True
    """Those who can may send their spirits out (4.2C)."""
    madness: bool = True
    """The Bark of Insanity lies among the magic items (2.2A8)."""
    missions: bool = True
    """Characters have missions (16.0)."""
    children: bool = True
    """Love may bring children (11.2)."""
    equal_turns: bool | UnsetType = UNSET
    """Ragnarok comes when the game-turn is over in which it is drawn, not at once (12.1)."""
    teaching: bool = False
    """Each step is explained the first time it comes up."""
