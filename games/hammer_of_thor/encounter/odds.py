"""Chances against leaders of nobody: all of it is public (4.4)."""

from collections.abc import Sequence

from msgspec import Struct

from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.checks import DIE, Meeting, chance, t_of
from games.hammer_of_thor.encounter.current import current
from games.hammer_of_thor.encounter.nonplayers import chosen
from games.hammer_of_thor.encounter.resolving import HUNTED, Choice, in_order
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.madness.states import VOICES, hears_voices, is_mute
from games.hammer_of_thor.table import Table

WHOLE = 100
FRIENDLY = frozenset({Card.FRIENDSHIP, Card.NEGOTIATE})
"""Cards of those who mean well."""


class Prospects(Struct, frozen=True):
    """The results of a round in percent; the rest is that nobody gets its way."""

    success: int
    theirs: int
    battle: int


def prospects(
    table: Table, own: Counter, other: Counter, card: Card, price: int, *, scouted: bool
) -> Prospects:
    """Over all dice of both leaders; what has them rolled again is left out.

    Args:
        table: the pieces, with the encounter that goes on.
        own: the mover's counter.
        other: whom it meets.
        card: any but ATTACK.
        price: of the deal that NEGOTIATE proposes.
        scouted: the place was scouted.
    """
    met = current(table)
    rolls = range(len(VOICES) if hears_voices(table.leader(other)) else DIE)
    answers = (
        [met.seen]
        if met.seen is not None
        else [chosen(table, other, own, met.round, roll, met.attitude) for roll in rolls]
    )
    sums = [0.0, 0.0, 0.0]
    for answer in answers:
        found = _against(table, Choice(own, card, price), Choice(other, answer), scouted=scouted)
        sums = [one + more for one, more in zip(sums, found, strict=True)]
    success, theirs, battle = (round(one / len(answers)) for one in sums)
    return Prospects(success, theirs, battle)


def amity(table: Table, own: Counter, names: Sequence[Name]) -> int:
    """The chance, in percent, that one of these means well in the first round.

    Over all their dice, each as if it came alone; cards that change their bearing are left out.

    Args:
        table: the pieces.
        own: the mover's counter, which would meet it.
        names: one of them comes.
    """
    kind = sum(
        chosen(table, Counter(0, None, own.place, (Member(name),)), own, 1, roll) in FRIENDLY
        for name in names
        for roll in range(DIE)
    )
    return round(WHOLE * kind / (len(names) * DIE)) if names else 0


def _against(
    table: Table, mine: Choice, theirs: Choice, *, scouted: bool
) -> tuple[float, float, float]:
    """Percent of success, of theirs, and of a battle, against one card."""
    number = current(table).round
    first, _ = in_order(table, mine, theirs, scouted=scouted and number == 1)
    own = _chance(table, mine, theirs, scouted=scouted)
    if mine.counter.is_spirit and theirs.card in (Card.ATTACK, Card.CHALLENGE):
        return (own, WHOLE - own, 0) if first is mine else (0, WHOLE, 0)
    if theirs.card is Card.ATTACK:
        if first is mine:
            return own, 0, WHOLE - own
        fled = 0.0
        if mine.card is Card.EVADE:
            fled = _chance(table, mine, theirs, scouted=scouted, added=HUNTED)
        return fled, 0, WHOLE - fled
    other = _chance(table, theirs, mine, scouted=scouted)
    if first is mine:
        return own, (WHOLE - own) * other / WHOLE, 0
    return (WHOLE - other) * own / WHOLE, other, 0


def _chance(table: Table, side: Choice, against: Choice, *, scouted: bool, added: int = 0) -> float:
    leader = table.leader(side.counter)
    if leader.figure.is_norn or is_mute(leader, side.counter):
        return 0
    met = Meeting(side.counter, against.counter, scouted)
    helped = aids.added(table, side.counter.seat, side.card)
    return chance(t_of(table, side.card, met, against.card, side.added + added + helped))
