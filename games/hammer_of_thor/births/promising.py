"""SEDUCE may bring a child (11.2)."""

from collections.abc import Iterable

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.births.events import ChildHoped
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Icon
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Promise, Table
from games.hammer_of_thor.teaching import teach

DIE = 10
FERTILE = 5
"""A child comes on a die of at most this."""


def conceive(table: Table, seat: Seat, wooer: Name, won: Name, referee: Referee) -> None:
    """Two love each other; a child may be born at the next Birth, once to each mother.

    Args:
        table: the pieces.
        seat: whose leader has used SEDUCE.
        wooer: that leader.
        won: the leader who was won.
        referee: for the die.
    """
    mother = _mother(table, (won, wooer))
    if mother is None:
        return
    teach(table, Lesson.CHILD, referee)
    roll = referee.roll(DIE) - 1
    success = roll <= FERTILE
    referee.tell(ChildHoped(mother=mother, roll=roll, most=FERTILE, success=success))
    if success:
        table.mothers = (*table.mothers, mother)
        table.promises = (*table.promises, Promise(mother, wooer, seat))


def _mother(table: Table, pair: Iterable[Name]) -> Name | None:
    """The first of a pair who will have offspring, and has had none; None: there can be none."""
    if not table.options.children or len(table.offspring) <= len(table.promises):
        return None
    able = (
        name for name in pair if Icon.PARENT in FIGURES[name].icons and name not in table.mothers
    )
    return next(able, None)
