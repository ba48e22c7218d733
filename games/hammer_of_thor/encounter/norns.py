"""A Norn is met: she acts before she is spoken to (4.3.6)."""

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.hammer_of_thor.encounter.current import sides
from games.hammer_of_thor.encounter.events import NornSpoke
from games.hammer_of_thor.encounter.spoils import NornAct
from games.hammer_of_thor.fate.hand import use_up
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Table

DIE = 10
ACTS = (NornAct.NONE,) * 6 + (NornAct.THREAD,) * 2 + (NornAct.SHADOW,) * 2
"""By the die."""
SHADOW = 2
"""REPUTATION that the leader loses."""


class Norn(SeatStep[Table], frozen=True, tag="norn"):
    """She names a thread, or not."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing: she acts by herself."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """By the die."""
        met = sides(table)
        assert met is not None, self
        own, other = met
        roll = referee.roll(DIE) - 1
        act = ACTS[roll]
        referee.tell(NornSpoke(norn=table.leader(other).id, roll=roll, act=act))
        held = table.players[self.seat].held
        if act is NornAct.THREAD and held is not None:
            use_up(table, self.seat, held)
        elif act is NornAct.SHADOW:
            honour(table, table.leader(own).id, -SHADOW, referee)
        return ()
