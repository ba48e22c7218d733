"""The ones whom a harmful card strikes, and the cost to them (4.1.4)."""

from collections.abc import Iterable, Iterator, Sequence

from games.hammer_of_thor.cards.deck import RUNES, Number
from games.hammer_of_thor.cards.effects import Harm
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.nonplayers import LINE
from games.hammer_of_thor.folk.blows import Ailment, is_immune
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter, rank
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table

LINES = frozenset({"line", "foe_line"})
"""A line, of whatever group or of the one that is met."""


def loss_by_card(table: Table, member: Member, amount: int, kind: Ailment) -> int:
    """STAMINA that a card would cost somebody: nothing a Norn, not the last a hero (4.1.4)."""
    if member.figure.is_norn or is_immune(member, kind):
        return 0
    return min(amount, member.left - 1) if member.id in table.heroes else amount


def losses(table: Table, members: Sequence[Member], effect: Harm) -> Iterator[tuple[Member, int]]:
    """Those who would lose something by a card, and how much."""
    for one in members:
        lost = loss_by_card(table, one, effect.amount, Ailment(effect.type))
        if lost > 0:
            yield one, lost


def touched(members: Iterable[Member], card: Number) -> list[Member]:
    """Those on whom a card can work at all: no rune does on the spellproof (8.0E)."""
    return [one for one in members if card not in RUNES or not is_immune(one, "rune")]


def at_place(table: Table, place: Place) -> list[Member]:
    """Everybody who is at a place."""
    return [one for counter in table.at(place) for one in counter.members]


def in_group(table: Table, counter: Counter, who: str) -> Sequence[Member]:
    """Those of a counter whom a card means: its `leader`, a `line`, the whole `group`."""
    if who == "leader":
        return (table.leader(counter),)
    return line(table, counter) if who in LINES else counter.members


def line(table: Table, counter: Counter) -> tuple[Member, ...]:
    """Those whom a counter sends into battle, in their order (5.1.1)."""
    chief = table.leader(counter)
    rest = [one for one in counter.free if one.id != chief.id]
    rest.sort(key=lambda one: (rank(counter, one.id), -might(one, table.season), one.id))
    return (chief, *rest[: LINE - 1])


def struck_by(
    table: Table, effect: Harm, place: Place | None, group: Name | None, name: Name | None
) -> Sequence[Member]:
    """Those whom a card strikes, by the target that was named for it."""
    if place is not None:
        return at_place(table, place)
    if group is not None:
        return in_group(table, table.led_by(group), effect.who)
    home = table.home_of(name) if name is not None else None
    assert home is not None, name
    return (home.member(name),) if name is not None else ()
