"""Foresight: its owner sees the top of the stack at the end of the own turn (10.0A)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.fate.events import StackSeen, StackShown
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.table import Table


def foresee(table: Table, seat: Seat, referee: Referee) -> None:
    """The seat alone sees the card; all know that it looked."""
    people = (one for counter in table.of(seat) for one in counter.free)
    if table.stack and any(any(one.entries(Hook.FATE)) for one in people):
        referee.tell(StackSeen(seat=seat, count=1))
        referee.tell(StackShown(cards=table.stack[-1:], secret_to=seat))
