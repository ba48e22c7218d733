"""Runes that are tried by themselves at their triggers: Eihwaz and Perthro (2.2B, 4.1.3)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import RUNES, Number, Trigger
from games.hammer_of_thor.cards.effects import Save
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.runes.wit import tried
from games.hammer_of_thor.table import Table


def saved(table: Table, seat: Seat, referee: Referee) -> int:
    """One of a seat's people is about to die: a rune of any of them may save it.

    Returns:
        The STAMINA that it leaves; 0: there is no such rune, or it failed.
    """
    found = _armed(table, seat, Trigger.OWN_DEATH)
    if found is None or not tried(table, *found, referee, armed=True):
        return 0
    return next(one.left for one in RUNES[found[1]].do if isinstance(one, Save))


def rolls_again(table: Table, seat: Seat, referee: Referee) -> bool:
    """A weighty check of a seat's leader failed: a rune may have it rolled again."""
    found = _armed(table, seat, Trigger.OWN_CHECK_FAILED)
    return found is not None and tried(table, *found, referee, armed=True)


def _armed(table: Table, seat: Seat, trigger: Trigger) -> tuple[Member, Number] | None:
    for counter in table.of(seat):
        for member in counter.free:
            for rune in member.runes:
                if RUNES[rune].on is trigger:
                    return member, rune
    return None
