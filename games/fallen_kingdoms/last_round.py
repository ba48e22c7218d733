"""Whether this round is the last one, and telling it as soon as it is sure (6.2, F-90, K5)."""

from games.core.dice import Referee
from games.fallen_kingdoms.events import LastRound
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.table import Table

ENOUGH = 2
"""Piles that must be used up."""


def is_last_round(table: Table) -> bool:
    """Two of three piles are empty, which nothing fills again, or the rounds are over (K5).

    Invasions come after the end check: what they use up counts a round later (1.2 B, F-90).
    """
    over = empty_piles(table) >= ENOUGH or table.round >= table.options.rounds.number
    return over and table.phase is not Phase.INVASIONS


def tell_last_round(table: Table, referee: Referee, *, was_last: bool) -> None:
    """Tell everybody when a round becomes the last one, while there are turns to use it."""
    if is_last_round(table) and not was_last:
        referee.tell(LastRound(piles=empty_piles(table) >= ENOUGH))


def empty_piles(table: Table) -> int:
    """Trophies of which none is left, neither in the stack nor on display."""
    left = (
        table.knowledge or table.knowledge_stack,
        table.buildings or table.building_stack,
        table.rumors,
    )
    return sum(not pile for pile in left)
