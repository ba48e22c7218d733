"""Trails: what moved and who struck whom, for the picture alone."""

from games.core.vocabulary import Trace
from games.nine_realms.board import Hex
from games.nine_realms.forces import Figure


class Trail(Trace, frozen=True, tag="trail"):
    """The hexes that a figure passed, or from where to where it struck."""

    figure: Figure
    hexes: tuple[Hex, ...]
    attack: bool = False
