"""Draugr: those who die for the first time and stay (6.2, 11.0A)."""

from games.core.dice import Referee
from games.hammer_of_thor.dead.events import DraugrRose
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach

DRAUGR: Code = "11.0A"
HALF = 2
"""Those who rise have this part of the STAMINA left (6.1, 6.2)."""


def walks_again(table: Table, name: Name, referee: Referee) -> bool:
    """A draugr whose STAMINA is gone stays in its counter as a dead member, once a match.

    Args:
        table: the pieces; the dying one is still in its counter.
        name: who has no STAMINA left.
        referee: to tell.

    Returns:
        Whether it stays.
    """
    home = table.home_of(name)
    assert home is not None, name
    member = home.member(name)
    if member.dead or DRAUGR not in member.codes or DRAUGR in member.spent:
        return False
    table.change_member(
        name,
        dead=True,
        wounds=half_gone(member.stamina),
        burnt=False,
        venom=0,
        diseased=False,
        spent=(*member.spent, DRAUGR),
    )
    referee.tell(DraugrRose(name=name))
    teach(table, Lesson.DEAD, referee)
    return True


def half_gone(stamina: int) -> int:
    """Wounds that leave half of the STAMINA, and 1 at least."""
    return stamina - max(1, stamina // HALF)
