"""The prospects of gates, spirits and shapes."""

from typing import TypeAlias

from games.core.vocabulary import Prompt


class GateHint(Prompt, frozen=True, tag="gate-hint"):
    """The chance that a gate lets a counter through."""

    chance: int
    """In percent."""
    somebody: int
    """Chances of meeting somebody behind it, in percent."""
    mortals: int
    """Those who would die there, or stay behind."""

    @property
    def promise(self) -> float:
        """The likelier the better."""
        return self.chance


class SpiritHint(Prompt, frozen=True, tag="spirit-hint"):
    """The chance that a spirit comes to a place."""

    chance: int
    """In percent."""
    groups: int
    """Counters that stand there."""

    @property
    def promise(self) -> float:
        """The likelier the better."""
        return self.chance


class ChangeHint(Prompt, frozen=True, tag="change-hint"):
    """The worth of another shape."""

    speed: int
    might: int
    own: int
    """MIGHT in the own shape."""
    left: int
    """Changes that are left after this one."""


WaysPrompt: TypeAlias = GateHint | SpiritHint | ChangeHint
