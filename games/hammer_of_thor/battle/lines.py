"""The line of a side, its usual order, and the chance to get away (5.1)."""

from collections.abc import Sequence

from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.checks import OPPOSED, alignment
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter, rank
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

LINE = 3
"""Fighters of a line at most (5.1.1)."""
ESCAPE = 5
"""T of a withdrawal between two who are equally quick (5.1.5)."""
SURE_OF_IT, AFRAID = 120, 60
"""MIGHT in percent of the enemy's from which on nobody's line presses, and under which it guards
(5.1.8)."""


def ranks(table: Table, counter: Counter, able: Sequence[Member], chief: Member) -> list[Member]:
    """Those who can fight, in their order: the leader, those whom its player wants, then by MIGHT.

    The craven and those just saved from death stay behind, unless there is nobody else (5.1.1,
    5.0J, 4.1.3).
    """
    saved = table.encounter.reserve if table.encounter is not None else ()
    behind = {one.id for one in able if one.id in saved or _is_craven(one)}
    bold = [one for one in able if one.id not in behind] or list(able)

    def place(one: Member) -> tuple[bool, int, int, Name]:
        return one.id != chief.id, rank(counter, one.id), -might(one, table.season), one.id

    return sorted(bold, key=place)


def line(fighters: Sequence[Member], foes: int) -> tuple[Member, ...]:
    """The first of the ranks: three at most, and one more than the enemy has (5.1.1)."""
    return tuple(fighters[: min(LINE, foes + 1)])


def usual_order(table: Table, own: Counter, other: Counter) -> BattleOrder:
    """The order of a side that has given none: to kill the opposed, to subdue others (4.3A1)."""
    sides = table.side(own), table.side(other)
    return BattleOrder(Mode.KILL if alignment(*sides) == OPPOSED else Mode.SUBDUE)


def nobodys_stance(ours: int, theirs: int) -> Stance:
    """The stance of a group that no player leads, by the MIGHT of both lines (5.1.8)."""
    if ours * 100 >= theirs * SURE_OF_IT:
        return Stance.PRESS
    return Stance.GUARD if ours * 100 < theirs * AFRAID else Stance.HOLD


def escape(table: Table, chief: Member, foe: Member) -> int:
    """T of a withdrawal, leader against leader; not yet kept within its bounds (5.1.5)."""
    return ESCAPE + (_quick(table, chief) - _quick(table, foe)) // 2


def _quick(table: Table, member: Member) -> int:
    return table.stat(member, Stat.REACTION) + table.stat(member, Stat.SPEED)


def _is_craven(member: Member) -> bool:
    return any(entry.reserve_only for entry in member.entries(Hook.HIT))
