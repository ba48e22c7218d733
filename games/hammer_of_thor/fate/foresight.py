"""Foresight: the next card of the stack, seen at the end of the own turn (10.0A)."""

from games.core.dice import Referee
from games.hammer_of_thor.fate.events import StackSeen, StackShown
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.table import Table

NEXT = 1
"""Cards that are seen."""


def foresee(table: Table, referee: Referee) -> None:
    """Somebody of the active seat's has foresight: the seat sees the top card of the stack.

    All are told that it does, once however many have it.
    """
    members = (one for counter in table.of(table.active) for one in counter.free)
    able = any(entry for one in members for entry in one.entries(Hook.FATE))
    if able and table.stack:
        referee.tell(StackSeen(seat=table.active, count=NEXT))
        referee.tell(StackShown(cards=table.stack[-NEXT:], secret_to=table.active))
