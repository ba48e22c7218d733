"""Prospects of dealings with the dead."""

from typing import TypeAlias

from games.core.vocabulary import Prompt
from games.hammer_of_thor.folk.figures import Name


class RideHint(Prompt, frozen=True, tag="ride-hint"):
    """Chances that Hel gives one of the dead back, in percent."""

    chance: int


class RaiseHint(Prompt, frozen=True, tag="raise-hint"):
    """The one that would rise as a dead member."""

    name: Name


class DeliverHint(Prompt, frozen=True, tag="deliver-hint"):
    """How many dead members a Guardian brings home."""

    dead: int


DeadPrompt: TypeAlias = RideHint | RaiseHint | DeliverHint
