"""Traces on the board, for the picture alone: no rule reads them."""

from games.core.vocabulary import Trace
from games.norsaga.tree import Place


class Landed(Trace, frozen=True, tag="landed"):
    """A hero came to stand on a spot."""

    place: Place
