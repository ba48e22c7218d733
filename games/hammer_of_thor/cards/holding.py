"""Holding items, and the heir of a new one (2.2A1, 2.2A4)."""

from games.core.kept import kept
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Stat
from games.hammer_of_thor.folk.members import Member, stat
from games.hammer_of_thor.land.seasons import Season

BOAT = "B"
"""The class of which a group has one item (2.2A1)."""


def may_hold(member: Member, number: Number, counter: Counter) -> bool:
    """Whether a character has its hands, head or back free for an item.

    Animals and captives carry nothing [house].
    """
    if member.captive or member.figure.race is Race.ANIMAL:
        return False
    wanted = ITEMS[number].classes
    holders = counter.members if BOAT in wanted else (member,)
    worn = {letter for one in holders for item in one.items for letter in ITEMS[item].classes}
    return not wanted & worn


def may_hold_surely(member: Member, number: Number, counter: Counter) -> bool:
    """Whether everybody can tell that a character may hold an item: nothing is concealed there."""
    holders = counter.members if BOAT in ITEMS[number].classes else (member,)
    return may_hold(member, number, counter) and not any(one.hidden for one in holders)


def heir_of(counter: Counter, number: Number, season: Season) -> Member | None:
    """The strongest member who may hold a new item; None: nobody may (2.2A4) [house]."""
    able = [member for member in counter.members if may_hold(member, number, counter)]
    return max(able, key=lambda one: (might(one, season), one.id), default=None)


@kept
def might(member: Member, season: Season) -> int:
    """STAMINA that is left, and twice what it strikes and bears with (0.0.6)."""
    held = member.nature.weapon
    weapon = held.weapon if held is not None else 0
    strength = stat(member, Stat.STRENGTH, season) + stat(member, Stat.ACCURACY, season)
    return member.left + 2 * (strength + weapon + member.nature.armour)
