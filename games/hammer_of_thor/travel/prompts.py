"""The questions of travelling."""

from enum import StrEnum
from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.land.places import Place


class Bar(StrEnum):
    """A thing that keeps a counter from a place."""

    FLOOD = "flood"
    CARD = "card"
    """Nobody may enter Bifrost for a time (18.3)."""
    DEAD = "dead"
    """The worlds of gods and elves are closed to the dead (6.3)."""
    DRY = "dry"
    """A fish stays in the water (2.2C)."""
    RIGID = "rigid"
    """The leader cannot move (2.2A8)."""
    WATCH = "watch"
    """Heimdall halts giants (4.2.3)."""
    LIVING = "living"
    """The bridge to Hel halts the living (4.2.3)."""
    GATE = "gate"
    """The gate that leads there is shut (4.2B)."""
    WARD = "ward"
    """Somebody there lets nobody in by gate (3.0D)."""
    SLOW = "slow"
    """The gate takes more SPEED than the counter has (4.2B)."""


class Barred(Prompt, frozen=True, tag="barred"):
    """A place that is barred, or a bridge behind which all is; None: whole worlds, or all."""

    place: Place | None
    why: Bar


class Travelling(Prompt, frozen=True, tag="travelling"):
    """Which counter travels, where to, and how?"""

    seat: Seat
    barred: tuple[Barred, ...] = ()
    """All that is near and cannot be entered now."""


class TravelHint(Prompt, frozen=True, tag="travel-hint"):
    """The SPEED that a road and a manner cost, of what there is."""

    cost: int
    speed: int
    somebody: int
    """Chances of meeting somebody, in percent."""
    mortals: int
    """Those who would die, or stay behind; their names would not fit below a choice."""
    dead: int = 0
    """Dead members who would go back to Helheim (6.3)."""
    groups: int = 0
    """Groups that stand there, and may be met or left (4.5.7, 4.6.1)."""
    vain: bool = False
    """The manner changes nothing there."""
    warned: int | None = None
    """Chances that reconnaissance succeeds, in percent; None: no die is thrown for it."""

    @property
    def useless(self) -> bool:
        """The manner costs SPEED for nothing."""
        return self.vain

    @property
    def promise(self) -> float:
        """The usual manner takes least; a place is told of by that."""
        return -self.cost


TravelPrompt: TypeAlias = Travelling | TravelHint | Barred
