"""INTELLIGENCE for casting, and the die that wakes a rune (2.2B)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.memory import remember_rune
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.cards.effects import RuneWit
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.runes.events import RuneCast, WitLost
from games.hammer_of_thor.table import Table

DIE = 10
NINE = 9
"""A natural one that fails costs INTELLIGENCE too."""


def wit(table: Table, member: Member) -> int:
    """INTELLIGENCE with runelore, and with what a horn brings for the turn (8.0A, 18.1)."""
    home = table.home_of(member.id)
    found = table.stat(member, Stat.INTELLIGENCE)
    found += sum(entry.n for entry in member.entries(Hook.RUNE))
    if home is not None:
        found += sum(effect.add for effect in in_turn(table, home.seat, RuneWit))
    return found


def chance(table: Table, member: Member) -> int:
    """Percent of success: no check, so a 0 always works and a 9 may (0.0.2)."""
    return min(DIE, wit(table, member) + 1) * 100 // DIE


def tried(
    table: Table,
    member: Member,
    rune: Number,
    referee: Referee,
    *,
    of: Seat | None = None,
    armed: bool = False,
) -> bool:
    """A member tries a rune that it holds; the rune is gone either way (2.2B).

    Args:
        table: the pieces.
        member: a member of a seat's counter.
        rune: one of its runes.
        referee: for the die.
        of: the seat that the rune strikes.
        armed: it is tried by itself (4.1.3).

    Returns:
        Whether it works.
    """
    home = table.home_of(member.id)
    assert home is not None, member
    assert home.seat is not None, member
    needed, roll = wit(table, member), referee.roll(DIE) - 1
    success = roll <= needed
    lost = int(roll == NINE and not success)
    table.change_member(
        member.id,
        runes=tuple(other for other in member.runes if other != rune),
        intelligence=member.intelligence + lost,
    )
    table.removed = (*table.removed, rune)
    referee.tell(
        RuneCast(
            seat=home.seat,
            name=member.id,
            rune=rune,
            roll=roll,
            wit=needed,
            success=success,
            of=of,
            armed=armed,
        )
    )
    if lost:
        referee.tell(WitLost(name=member.id))
    if success:
        remember_rune(table)
    return success
