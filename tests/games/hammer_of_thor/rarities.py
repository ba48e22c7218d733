"""Positions of The Hammer of Thor to which random play with the usual options does not lead."""

from games.core.dice import seeded
from games.hammer_of_thor.fate.fostering import Fostering
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.start import start
from games.hammer_of_thor.options import Draft, Options
from games.hammer_of_thor.turns.rounds import GameTurn
from tests.games.hammer_of_thor.builder import Standing, at, group, table


def picking() -> Standing:
    """Heroes are dealt, and all choose at once."""
    return start(3, Options(draft=Draft.DEALT), seeded("tests"))[0]


def fostering() -> Standing:
    """A seat has seen three offspring, and takes one in."""
    found = table(group(0, Place.IDAS_PLAIN, "Thor"), heroes={0: "Thor", 1: "Loki", 2: "Durin"})
    young = ("041", "045", "049")
    found.offspring = young
    for race, deck in found.decks.items():
        found.decks[race] = tuple(name for name in deck if name not in young)
    return at(found, Fostering(0, 1, 3), GameTurn())


RARITIES = (picking,)
"""Positions in which commands are tried to which play hardly leads."""
