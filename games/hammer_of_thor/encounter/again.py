"""Gifts by which a failed check of an Encounter card is rolled again (8.0B, 10.0D)."""

from games.core.dice import Referee
from games.hammer_of_thor.encounter.events import GiftUsed
from games.hammer_of_thor.folk.chart import Code, Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table

LUCKY: Code = "10.0D"
SEID: Code = "8.0B"
NINE = 9


def luck(table: Table, counter: Counter, roll: int, referee: Referee) -> bool:
    """A lucky leader's natural 9 is rolled again, once in a player-turn (10.0D)."""
    leader = table.leader(counter)
    lucky = any(entry.reroll_nine for entry in leader.entries(Hook.MEET))
    return lucky and roll == NINE and _uses(table, leader.id, LUCKY, referee)


def second_sight(table: Table, counter: Counter, referee: Referee) -> bool:
    """Seid in the group: its first failed check of a player-turn is rolled again (8.0B)."""
    for member in counter.free:
        knows = any(entry.reroll for entry in member.entries(Hook.MEET))
        if knows and _uses(table, member.id, SEID, referee):
            return True
    return False


def _uses(table: Table, name: Name, code: Code, referee: Referee) -> bool:
    """Once in a player-turn."""
    gift = f"{name} {code}"
    if gift in table.used:
        return False
    table.used = (*table.used, gift)
    referee.tell(GiftUsed(name=name, code=code))
    return True
