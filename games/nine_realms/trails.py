"""Trails: what moved and who struck whom, for the picture alone."""

from games.core.vocabulary import Trace
from games.nine_realms.board import Hex
from games.nine_realms.forces import PROFILES, Figure


class Trail(Trace, frozen=True, tag="trail"):
    """The hexes that a figure passed, or from where to where it struck."""

    figure: Figure
    hexes: tuple[Hex, ...]
    attack: bool = False
    target: Figure | None = None
    """The one that was struck; matches of before version 3 do not tell."""

    def fades(self, newer: Trace) -> bool:
        """Once its own side acts in a later turn: the other side's last turn stays in sight."""
        if not isinstance(newer, Trail) or newer.turn <= self.turn:
            return False
        return PROFILES[newer.figure].realm is PROFILES[self.figure].realm
