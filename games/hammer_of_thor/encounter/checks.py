"""Checks of Encounter cards: T, and the chance that it brings (0.0.2, 4.3A)."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from games.hammer_of_thor.encounter.tables import PAIRS, SURE, Card
from games.hammer_of_thor.folk.chart import CHART, Entry, Hook, Scope
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Madness, Race, Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.folk.tales import are_wed
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.table import Table

LEAST, MOST = 1, 8
"""T is kept within these: 0 and 1 on the die always succeed, 9 always fails."""
DIE = 10
SAME, OPPOSED = 2, -2
"""Alignments that agree, and good against evil (0.0.6)."""
GULF = 4
"""A difference of REPUTATION that counts."""
CALM = 7
"""TEMPER from which on nobody is seduced easily."""
GREAT_TIER = 3
OWN_WILL = -1
"""Added to T for somebody who is not the leader, in a match for one (14.2)."""
BEFORE_NORNS = 4
"""T of all that can be tried before a Norn (4.3.6)."""
BEAST_WOOING = -2
"""T of SEDUCE for whoever befriends Animals (11.2B)."""
UNANSWERED = Card.SEDUCE
"""The pair of FOLLOWER that adds nothing: whoever is beaten chooses no card (4.3A6, 5.4.2)."""
INVISIBLE = "9.0A"


class Meeting(Struct, frozen=True):
    """Two counters that face each other."""

    a: Counter
    """The user of the card."""
    b: Counter
    scouted: bool = False
    """The encounter was begun with reconnaissance."""


def kept_within(t: int) -> int:
    """T, but at least 1 and at most 8."""
    return min(MOST, max(LEAST, t))


def chance(t: int) -> int:
    """Percent of success of a check."""
    return 100 if t >= SURE else (kept_within(t) + 1) * 100 // DIE


def alignment(one: Side | None, other: Side | None) -> int:
    """AL: how two alignments get on."""
    if one is other and one is not None:
        return SAME
    return OPPOSED if {one, other} == {Side.GOOD, Side.EVIL} else 0


def standing(one: int, other: int) -> int:
    """RP: what the first REPUTATION counts beside the second."""
    return int(one >= other + GULF) - int(one <= other - GULF)


def al(a: Member, b: Member) -> int:
    """AL of two leaders; no worse than a disguise lets it be."""
    floors = [e.al_floor for e in a.entries(Hook.MEET) if e.al_floor is not None]
    return max([alignment(a.figure.side, b.figure.side), *floors])


def rp(table: Table, a: Member, b: Member) -> int:
    """RP of two leaders."""
    return standing(table.stat(a, Stat.REPUTATION), table.stat(b, Stat.REPUTATION))


def t_of(table: Table, card: Card, met: Meeting, other: Card, added: int = 0) -> int:
    """T of a card against what the other side chose; `SURE`: it succeeds without a roll.

    Args:
        table: the pieces.
        card: any but ATTACK, which needs no check.
        met: who uses it, and against whom.
        other: the card of the other side.
        added: the price of a deal, and what cards add.
    """
    a, b = table.leader(met.a), table.leader(met.b)
    if b.figure.is_norn:
        return BEFORE_NORNS
    deals = card is Card.NEGOTIATE and b.mad is Madness.MONOMANIA
    wed = card is Card.SEDUCE and are_wed(a.id, b.id)
    if PAIRS[card, other] == SURE or deals or wed:
        return SURE
    return _BASES[card](table, a, b) + _chart(table, card, met) + PAIRS[card, other] + added


def will(table: Table, a: Member, b: Member) -> int:
    """T with which somebody would follow a leader by an own check (14.2)."""
    return _follower(table, a, b) + OWN_WILL


def _con(table: Table, a: Member, b: Member) -> int:
    return 4 + table.stat(a, Stat.INTELLIGENCE) - table.stat(b, Stat.WISDOM)


def _follower(table: Table, a: Member, b: Member) -> int:
    will = -(-(table.stat(b, Stat.CHARISMA) + table.stat(b, Stat.TEMPER)) // 2)
    return 3 + table.stat(a, Stat.CHARISMA) - will + al(a, b) + rp(table, a, b)


def _seduce(table: Table, a: Member, b: Member) -> int:
    t = 1 + table.stat(a, Stat.CHARISMA) - table.stat(b, Stat.WISDOM) // 2
    return t - (table.stat(b, Stat.TEMPER) >= CALM) - max(0, b.figure.tier - GREAT_TIER)


def _evade(table: Table, a: Member, b: Member) -> int:
    quick = table.stat(a, Stat.REACTION) + table.stat(a, Stat.SPEED)
    slow = table.stat(b, Stat.REACTION) + table.stat(b, Stat.SPEED)
    return 4 + (quick - slow) // 2


def _challenge(table: Table, a: Member, b: Member) -> int:
    t = 3 + table.stat(b, Stat.TEMPER) - table.stat(b, Stat.WISDOM) // 2
    return t - (rp(table, a, b) > 0)


def _negotiate(table: Table, a: Member, b: Member) -> int:
    wit = (table.stat(a, Stat.INTELLIGENCE) + table.stat(a, Stat.CHARISMA)) // 2
    return 4 + wit - table.stat(b, Stat.TEMPER) + al(a, b)


def _friendship(table: Table, a: Member, b: Member) -> int:
    t = 3 + table.stat(a, Stat.CHARISMA) - table.stat(b, Stat.TEMPER)
    return t + al(a, b) + (rp(table, a, b) > 0)


_BASES: Mapping[Card, Callable[[Table, Member, Member], int]] = {
    Card.CON: _con,
    Card.FOLLOWER: _follower,
    Card.SEDUCE: _seduce,
    Card.EVADE: _evade,
    Card.CHALLENGE: _challenge,
    Card.NEGOTIATE: _negotiate,
    Card.FRIENDSHIP: _friendship,
}


def _chart(table: Table, card: Card, met: Meeting) -> int:
    """Added by abilities, weaknesses, instincts, the season and lasting rules (15.0, 3.3)."""
    a, b = table.leader(met.a), table.leader(met.b)
    added = sum(one.n for one in a.entries(Hook.MEET) if _names(one, card))
    for member in met.b.members:
        foes = (one for one in member.entries(Hook.FOE) if _names(one, card))
        added += sum(one.n for one in foes if one.scope is Scope.GROUP or member.id == b.id)
    if card in (Card.SEDUCE, Card.FRIENDSHIP):
        added += table.season is Season.SPRING
        added += any(
            rule.key == Key.KIND_OF_THE_VANIR and rule.seat == met.a.seat for rule in table.rules
        )
    if card is Card.SEDUCE and b.figure.race is Race.ANIMAL:
        added += BEAST_WOOING
    if card is Card.EVADE and INVISIBLE in a.codes and not met.scouted:
        added += CHART[INVISIBLE].t
    return added


def hot_headed(leader: Member) -> bool:
    """It accepts every challenge (4.0G)."""
    return any(entry.accepts for entry in leader.entries(Hook.FOE))


def _names(entry: Entry, card: Card) -> bool:
    return card.value in entry.card.split()
