"""Positions of The Hammer of Thor to which random play with the usual options does not lead."""

from games.core.dice import seeded
from games.hammer_of_thor.opening.start import start
from games.hammer_of_thor.options import Draft, Options
from tests.games.hammer_of_thor.builder import Standing


def picking() -> Standing:
    """Heroes are dealt, and all choose at once."""
    return start(3, Options(draft=Draft.DEALT), seeded("tests"))[0]


RARITIES = (picking,)
"""Positions in which commands are tried to which play hardly leads."""
