"""Followers: who may follow a leader, and how a counter takes them in (8.1, 11.1)."""

from collections.abc import Iterable, Sequence

from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Name
from games.hammer_of_thor.folk.groups import GROUP, SMALL, Counter, capacity, full, room
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.roads import frozen
from games.hammer_of_thor.table import Table

NEVER = frozenset(NUMBERS[one] for one in ("Hel", "Surt", "Jormungand", "Nidhogg", "Fenrir"))
"""They follow nobody (11.1C)."""
GLEIPNIR: Number = "1070"
BOUND = frozenset(NUMBERS[one] for one in ("Fenrir", "Garm"))
"""They are taken by whoever holds Gleipnir, as captives (11.1C)."""
OPPOSED_TIER, OPPOSED = 3, 2
"""Those of the other side who follow: no greater than this, and no more in a counter (11.1)."""


def may_follow(table: Table, name: Name, counter: Counter, *, seduced: bool = False) -> bool:
    """Whether somebody may follow a counter's leader (11.1).

    Args:
        table: the pieces.
        name: the one who would follow.
        counter: the group, of a seat.
        seduced: alignment, tier and REPUTATION do not bar (T19).
    """
    figure = FIGURES[name]
    if figure.is_norn or name in NEVER or name in table.heroes:
        return False
    if figure.is_mortal and not is_safe(table, counter):
        return False
    if figure.race is Race.ANIMAL and not figure.speaks and not _tames(table, counter):
        return False
    return seduced or _looks_up(table, name, counter)


def may_be_taken(table: Table, name: Name, counter: Counter) -> bool:
    """Whether somebody who lies subdued may be taken along (5.4.2).

    As 11.1 says, but for the side: whoever is against the leader comes as a captive; small Animals
    follow anybody (11.1B).
    """
    figure = FIGURES[name]
    bound = name in BOUND and _binds(counter)
    if figure.is_norn or (name in NEVER and not bound) or name in table.heroes:
        return False
    if figure.is_mortal and not is_safe(table, counter):
        return False
    tame = is_small(name) or bound or _tames(table, counter)
    return (figure.race is not Race.ANIMAL or tame) and _is_no_greater(table, name, counter)


def comes_bound(table: Table, name: Name, counter: Counter) -> bool:
    """One who is taken and would not follow is a captive: the opposed, and the wolves (5.4.2)."""
    unwilling = is_opposed(table, name, counter) or name in BOUND
    return unwilling and not may_follow(table, name, counter)


def _binds(counter: Counter) -> bool:
    """Gleipnir is in the group, revealed (11.1C)."""
    return any(GLEIPNIR in one.shown for one in counter.free)


def _looks_up(table: Table, name: Name, counter: Counter) -> bool:
    """REPUTATION is no higher than the leader's, and the side not against it."""
    if not _is_no_greater(table, name, counter):
        return False
    if not is_opposed(table, name, counter):
        return True
    others = sum(is_opposed(table, one.id, counter) for one in counter.free)
    return FIGURES[name].tier <= OPPOSED_TIER and others < OPPOSED


def _is_no_greater(table: Table, name: Name, counter: Counter) -> bool:
    printed = FIGURES[name].stats[Stat.REPUTATION]
    return printed <= table.stat(table.leader(counter), Stat.REPUTATION)


def is_opposed(table: Table, name: Name, counter: Counter) -> bool:
    """Somebody is good where the counter's seat is evil, or the other way round."""
    return _are_opposed(FIGURES[name].side, _side(table, counter))


def _side(table: Table, counter: Counter) -> Side | None:
    assert counter.seat is not None
    return table.players[counter.seat].side


def _are_opposed(one: Side | None, other: Side | None) -> bool:
    return {one, other} == {Side.GOOD, Side.EVIL}


def is_safe(table: Table, counter: Counter) -> bool:
    """Whether Mortals live where a counter stands (2.1D, 3.3)."""
    ice = counter.place in frozen(table.season) or counter.place in table.ice
    return BOARD[counter.place].ground is Ground.CIRCLE or ice


def _tames(table: Table, counter: Counter) -> bool:
    """Animals follow those who speak with them, or befriend them (11.1B)."""
    return any(one.tames or one.beasts for one in table.leader(counter).entries(Hook.FOLLOW))


def space(table: Table, counter: Counter) -> int:
    """Room that is left for followers, in halves; sunk capacity throws nobody out (8.1)."""
    chief = table.leader(counter)
    return capacity(counter, chief, table.season) - full(counter, chief, table.roomless)


def fits(table: Table, name: Name, counter: Counter) -> bool:
    """Whether there is room for one more (8.1)."""
    return room(name, ()) <= space(table, counter) and len(counter.members) < GROUP


def is_small(name: Name) -> bool:
    """Animals that follow anybody once they are subdued (11.1B)."""
    figure = FIGURES[name]
    return figure.race is Race.ANIMAL and figure.tier <= SMALL


def admit(table: Table, counter: Counter, names: Iterable[Name]) -> tuple[Member, ...]:
    """Take characters in, with the listed items and animals that are not in play (2.1F).

    Returns:
        The new members, animals too.
    """
    new: list[Member] = []
    for name in names:
        figure = FIGURES[name]
        items = tuple(item for item in figure.items if item in table.aside)
        table.aside = tuple(item for item in table.aside if item not in items)
        animals = tuple(animal for animal in figure.animals if animal in table.kept)
        table.kept = tuple(animal for animal in table.kept if animal not in animals)
        new += [Member(name, hidden=items), *map(Member, animals)]
    now = table.counter(counter.number)
    table.change_counter(counter.number, members=(*now.members, *new))
    return tuple(new)


def willing(
    table: Table, names: Sequence[Name], counter: Counter, *, seduced: bool = False
) -> list[Name]:
    """Those of a group who may follow, the highest REPUTATION first (4.3A3)."""
    found = [name for name in names if may_follow(table, name, counter, seduced=seduced)]
    return sorted(found, key=lambda name: (-FIGURES[name].stats[Stat.REPUTATION], name))
