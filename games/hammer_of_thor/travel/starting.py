"""Setting out: which counters can travel, and what their journey leaves (4.2)."""

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.manners import Sitting


def travellers(table: Table, seat: Seat) -> list[Counter]:
    """The counters that can travel in a player-turn: by a card one after another (4.2)."""
    gone = _gone(table)
    return [counter for counter in table.of(seat) if counter.number != gone]


def led(table: Table, seat: Seat, leader: Name) -> Counter | None:
    """The counter of a leader, if it is one that can travel."""
    home = table.home_of(leader)
    if home is None or home.seat != seat or home.number == _gone(table):
        return None
    return home if table.leader(home).id == leader else None


def _gone(table: Table) -> int | None:
    """The counter that has travelled in this player-turn, by its number."""
    return table.sitting.counter if table.sitting is not None else None


def set_out(table: Table, seat: Seat, sitting: Sitting, *, moved: bool) -> None:
    """The journey of a player-turn begins; a second one leaves what the first has done."""
    for own in table.of(seat):
        if own.number == sitting.counter:
            table.change_counter(own.number, moved=moved)
        elif table.sitting is None:
            table.change_counter(own.number, moved=False)
    table.sitting = sitting
