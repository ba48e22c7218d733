"""An encounter is over (4.5.5, 4.5.7)."""

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.hammer_of_thor.alone.memory import remember_win
from games.hammer_of_thor.alone.watching import watch
from games.hammer_of_thor.battle.goods import part_goods
from games.hammer_of_thor.company.leading import forget_heirs
from games.hammer_of_thor.encounter.current import find, once
from games.hammer_of_thor.encounter.drawing import bury_treasure, disperse
from games.hammer_of_thor.encounter.freeing import free_captives
from games.hammer_of_thor.fate.events import Why
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.shapes import change_back

RESIDENT = 2
"""REPUTATION for a resident who is beaten, won or befriended, once a seat (4.5.7)."""


class Parting(Step[Table], frozen=True, tag="parting"):
    """A random group goes, with all that nobody has won."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The cards go back to their decks."""
        met = table.encounter
        if met is None:
            return ()
        forget_heirs(table)
        part_goods(table, None, referee)
        other = find(table, met.other)
        if other is not None and other.wild:
            disperse(table, other, met.treasure)
        else:
            bury_treasure(table, met.treasure)
            free_captives(table, met.mover, met.other, referee)
        table.encounter = None
        change_back(table, referee, fleeting=True)
        watch(table, referee)
        return ()


def overcome(table: Table, own: Counter, name: Name, referee: Referee, *, resident: bool) -> None:
    """A seat has beaten, won or befriended the leader of a group: residents count (4.5.7).

    Args:
        table: the pieces.
        own: the seat's counter.
        name: the leader.
        referee: to tell.
        resident: it waits for whoever comes.
    """
    assert own.seat is not None, own
    remember_win(table, own.place)
    if resident and once(table, own.seat, "resident", name):
        honour(table, table.leader(own).id, RESIDENT, referee, Why.RESIDENT)


def is_resident(other: Counter) -> bool:
    """A counter of nobody that is no random group (1.6)."""
    return other.seat is None and not other.wild
