"""Gleipnir: once a match a beast or a giant of the enemy line is bound (18.1, 11.1C)."""

from collections.abc import Iterator, Sequence

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.belongings.events import BindingTried
from games.hammer_of_thor.belongings.using import Use, is_spent, spend
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.checks import DIE, kept_within
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import GIANTS, Race
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

BOUND = GIANTS | {Race.ANIMAL}


def bindings(table: Table, own: Counter, line: Sequence[Member]) -> Iterator[Use]:
    """Those of an enemy line whom an item of a group could bind.

    Args:
        table: the pieces.
        own: the group.
        line: the enemies who fight.
    """
    for item in (item for one in own.free for item in one.worn):
        if item.binds and not is_spent(table, item.id):
            for foe in line:
                if foe.figure.race in BOUND:
                    yield Use(item.id, foe.id)


def bound(table: Table, seat: Seat, action: Use, referee: Referee) -> bool:
    """The item is thrown, once for all: a check (0.0.2).

    Returns:
        Whether it holds.
    """
    assert action.name is not None, action
    spend(table, action.item, game=True)
    t, roll = kept_within(ITEMS[action.item].binds), referee.roll(DIE) - 1
    success = roll <= t
    referee.tell(
        BindingTried(seat=seat, card=action.item, name=action.name, roll=roll, t=t, success=success)
    )
    return success
