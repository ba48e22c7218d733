"""Some see what Fate brings next, when their turn is over (10.0A)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.fate.events import StackSeen, StackShown
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.table import Table


def foresee(table: Table, seat: Seat, referee: Referee) -> None:
    """A seat with such a one among its people sees the top card of the stack, and it alone."""
    people = [one for counter in table.of(seat) for one in counter.free]
    if table.stack and any(one.entries(Hook.FATE) for one in people):
        referee.tell(StackSeen(seat=seat, count=1))
        referee.tell(StackShown(cards=table.stack[-1:], secret_to=seat))
