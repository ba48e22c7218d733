"""Positions of The Hammer of Thor to which random play with the usual options hardly leads."""

from itertools import count

from games.catalogue import titles
from games.core.dice import seeded
from games.hammer_of_thor.encounter.bargaining import Bargain
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Terms
from games.hammer_of_thor.fate.fostering import Fostering
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.start import start
from games.hammer_of_thor.options import Draft, Options
from games.hammer_of_thor.turns.rounds import GameTurn
from play.simulation.playout import walk
from tests.games.hammer_of_thor.builder import Standing, at, group, table

SEATS = 3


def picking() -> Standing:
    """Heroes are dealt, and all choose at once."""
    return start(SEATS, Options(draft=Draft.DEALT), seeded("tests"))[0]


def bargaining() -> Standing:
    """A deal is weighed, in the first random match where two can plan nothing but to talk."""
    return next(found for seed in count() if (found := _talked(str(seed))) is not None)


def trading() -> Standing:
    """A seat has planned a trade, and has to name it."""
    return next(found for seed in count() if (found := _traded(str(seed))) is not None)


def _talked(seed: str) -> Standing | None:
    """Both talk, in both rounds, until one of them hears of a truce."""
    position = _met(seed)
    while position is not None and isinstance(position.step, Meetings):
        (seat,) = position.awaited
        talk = _plan(position, Terms.TRUCE)
        position = position.apply(seat, talk)[0] if talk is not None else None
    return position if position is not None and isinstance(position.step, Bargain) else None


def _traded(seed: str) -> Standing | None:
    position = _met(seed)
    plan = _plan(position, Terms.TRADE) if position is not None else None
    if position is None or plan is None:
        return None
    return position.apply(position.awaited[0], plan)[0]


def _met(seed: str) -> Standing | None:
    """Two seats have met, and nobody has planned; None: they never do."""
    title = titles()["hammer_of_thor"]
    for played in walk(title, SEATS, title.rules.options(), seed):
        if played.position.asks and isinstance(played.position.step, Meetings):
            return played.position
    return None


def _plan(position: Standing, terms: Terms) -> Plan | None:
    """To talk in both rounds; None: a leader may not."""
    (seat,) = position.awaited
    plans = (one for one in position.asks[seat] if isinstance(one, Plan))
    cards = {Card.NEGOTIATE}
    return next(
        (one for one in plans if {one.first, one.then} == cards and one.terms is terms), None
    )


def fostering() -> Standing:
    """A seat has seen three offspring, and takes one in."""
    found = table(group(0, Place.IDAS_PLAIN, "Thor"), heroes={0: "Thor", 1: "Loki", 2: "Durin"})
    young = ("041", "045", "049")
    found.offspring = young
    for race, deck in found.decks.items():
        found.decks[race] = tuple(name for name in deck if name not in young)
    return at(found, Fostering(0, 1, 3), GameTurn())


RARITIES = (picking, bargaining, trading)
"""Positions in which commands are tried to which play hardly leads."""
