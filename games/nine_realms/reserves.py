"""Reserves: what Fate could still change about a roll."""

from collections.abc import Mapping

from games.core.vocabulary import Seat
from games.nine_realms.fate import ATTACK_BONUS, COPIES, DEFENCE_BONUS, HAND, Card
from games.nine_realms.harm import harm
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


def needed(table: Table, roll: Roll, seat: Seat) -> int:
    """The least bonus of a seat that makes another harm; 0: none that a hand can hold."""
    rolls = seat == table.seat_of(roll.figure)
    now = harm(table, roll.target, roll.wounds)
    most = _most(ATTACK_BONUS if rolls else DEFENCE_BONUS)
    for bonus in range(1, most + 1):
        if harm(table, roll.target, roll.raised(bonus, attack=rolls).wounds) != now:
            return bonus
    return 0


def _most(bonuses: Mapping[Card, int]) -> int:
    """The greatest bonus of a whole hand, whatever it holds."""
    found = (bonus for card, bonus in bonuses.items() for _ in range(COPIES[card]))
    return sum(sorted(found, reverse=True)[:HAND])
