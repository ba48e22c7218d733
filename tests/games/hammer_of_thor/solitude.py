"""Matches for one as they begin: with a task nearly done, a hard one, and before it is chosen.

They are played on by default: a silent player is cautious, and does little.
"""

from games.core.agenda import AnyPosition, standing
from games.core.dice import seeded
from games.hammer_of_thor.alone.choosing import Undertake
from games.hammer_of_thor.alone.state import Task
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.heroes import Choose
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from tests.games.trials import Begun


def task() -> AnyPosition:
    """Freyr is chosen, the rivals wait, and a task is to be chosen."""
    position, _ = RULES.start(1, Options(), seeded("alone"))
    freyr = NUMBERS["Freyr"]
    chosen = next(
        action
        for action in position.asks[0]
        if isinstance(action, Choose) and action.character == freyr
    )
    return position.apply(0, chosen)[0]


def won() -> Begun:
    """Gerd is with Freyr, and both stand where she is to be brought."""
    position, events = task().apply(0, Undertake(Task.BRIDE))
    table = position.table.copy()
    (own,), gerd = table.of(0), NUMBERS["Gerd"]
    home = table.home_of(gerd)
    assert home is not None, gerd
    table.change_counter(home.number, members=())
    members = (*own.members, home.member(gerd))
    table.change_counter(own.number, members=members, place=Place.BARRI)
    return standing(table, position.agenda, position.dice), events


def lost() -> Begun:
    """A task that nobody does who keeps silent: the wolf is not bound."""
    return task().apply(0, Undertake(Task.WOLF))
