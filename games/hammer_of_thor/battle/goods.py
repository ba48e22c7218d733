"""The items of those who died in an encounter (5.4.1)."""

from games.core.dice import Referee
from games.hammer_of_thor.encounter.current import change, current, find
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.partings import lay_down
from games.hammer_of_thor.table import Table

DIE = 10
FOUND = 6
"""An item is found on a die of at most this."""


def part_goods(table: Table, winner: int | None, referee: Referee) -> None:
    """The items of the dead: their own side keeps them if it has won or nobody has (5.4.1)."""
    for spoil in current(table).spoils:
        own = find(table, spoil.counter)
        best = find(table, winner) if winner is not None else None
        if winner in (None, spoil.counter) and own is not None and own.seat is not None:
            receive(table, own.number, (spoil.card,), referee)
        elif (
            best is not None
            and best.seat is not None
            and best.number != spoil.counter
            and referee.roll(DIE) - 1 <= FOUND
        ):
            receive(table, best.number, (spoil.card,), referee)
        else:
            lay_down(table, (spoil.card,))
    change(table, spoils=())
