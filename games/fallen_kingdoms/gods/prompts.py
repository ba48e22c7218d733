"""The questions of gods, and what their powers promise."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.trophies import Track


class UsingGod(Prompt, frozen=True, tag="using-god"):
    """Use the god's power, and how?"""

    seat: Seat
    god: God


class LeadingUnits(Prompt, frozen=True, tag="leading-units"):
    """Use Heimdall's power: from where? Frigg may have others to ask, too."""

    seat: Seat


class BlessingHint(Prompt, frozen=True, tag="blessing-hint"):
    """Points for a track."""

    points: int
    track: Track


class PortsHint(Prompt, frozen=True, tag="ports-hint"):
    """Free points for ports."""

    points: int


class HammerHint(Prompt, frozen=True, tag="hammer-hint"):
    """Chances, in percent: that a unit dies, and that the city is empty then."""

    hit: int
    emptied: int


class UnitsHint(Prompt, frozen=True, tag="units-hint"):
    """How many units stand there."""

    units: int


GodPrompt: TypeAlias = UsingGod | LeadingUnits | BlessingHint | PortsHint | HammerHint | UnitsHint
