"""The card of a leader whom no player leads (4.4) [house]."""

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.checks import al, rp
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.groups import Counter, rank
from games.hammer_of_thor.folk.kinds import Race, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.madness.states import VOICES, heard, hears_voices
from games.hammer_of_thor.table import Table

LINE = 3
"""Fighters of a line at most (5.1.1)."""
CHARMING = 6
"""CHARISMA from which on a leader tries to seduce."""
CUNNING = 4
"""INTELLIGENCE from which on a leader tries to cheat."""
BOLD, FIGHTING = 80, 60
"""MIGHT in percent of the other's for a challenge, and for an attack."""


def score(table: Table, own: Counter, other: Counter, roll: int, attitude: int) -> int:
    """S: how ill a leader bears the one it meets."""
    a, b = table.leader(other), table.leader(own)
    s = roll + table.stat(b, Stat.TEMPER) - table.stat(a, Stat.CHARISMA) - al(a, b)
    return s + attitude + (rp(table, b, a) == 1)


def chosen(
    table: Table, own: Counter, other: Counter, number: int, roll: int, attitude: int = 0
) -> Card:
    """The card of a leader against another, in a round.

    Args:
        table: the pieces.
        own: the counter whose leader chooses.
        other: whom it meets.
        number: the round, 1 to 3.
        roll: its die, 0 to 9.
        attitude: what has happened since they met, and what cards add.
    """
    chief = table.leader(own)
    allowed = legal(table, own, other, number)
    if hears_voices(chief):
        return heard(roll % len(VOICES), allowed)
    if chief.figure.speaks:
        wanted = _wanted(table, own, other, score(table, own, other, roll, attitude))
    else:
        wanted = _beast(table, own, other, roll)
    if wanted is Card.ATTACK and _has_peace(table, chief.figure.race, other.seat):
        wanted = Card.EVADE
    return wanted if wanted in allowed else _instead(allowed)


def _has_peace(table: Table, race: Race, seat: Seat | None) -> bool:
    """A deal keeps a race from attacking a seat's counters (4.3A7)."""
    return any(
        rule.key == Key.PEACEFUL_RACE and rule.seat == seat and rule.race is race
        for rule in table.rules
    )


def _instead(allowed: tuple[Card, ...]) -> Card:
    """A barred card is EVADE, if that is none."""
    return Card.EVADE if Card.EVADE in allowed else allowed[0]


def _wanted(table: Table, own: Counter, other: Counter, s: int) -> Card:
    chief, foe = table.leader(own), table.leader(other)
    if s < 0:
        return Card.FRIENDSHIP
    if s <= 2:
        return Card.NEGOTIATE
    if s == 3:
        return Card.FOLLOWER
    if s == 4:
        charms = table.stat(chief, Stat.CHARISMA) >= CHARMING
        differ = chief.figure.sex is not foe.figure.sex
        return Card.SEDUCE if charms and differ else Card.FRIENDSHIP
    if s == 5:
        cunning = table.stat(chief, Stat.INTELLIGENCE) >= CUNNING
        return Card.CON if cunning else Card.NEGOTIATE
    if s <= 7 + _dread(other):
        return Card.EVADE
    if s <= 9:
        return Card.CHALLENGE if _dares(table, chief, foe) else Card.EVADE
    ours, theirs = line_might(table, own, other), line_might(table, other, own)
    return Card.ATTACK if ours * 100 >= theirs * FIGHTING else Card.EVADE


def _dares(table: Table, chief: Member, foe: Member) -> bool:
    return might(chief, table.season) * 100 >= might(foe, table.season) * BOLD


def _dread(counter: Counter) -> int:
    """Results more that mean EVADE: an item in the group is terrible to see (18.1)."""
    return max((item.dread for one in counter.free for item in one.worn), default=0)


def _beast(table: Table, own: Counter, other: Counter, roll: int) -> Card:
    """Animals that do not speak flee from the strong, and attack by their TEMPER."""
    temper = table.stat(table.leader(own), Stat.TEMPER)
    weak = 3 * line_might(table, own, other) < 2 * line_might(table, other, own)
    if weak and roll > temper - 2:
        return Card.EVADE
    return Card.ATTACK if roll <= temper else Card.EVADE


def line_might(table: Table, own: Counter, other: Counter) -> int:
    """MIGHT of the line that a counter could send against another (0.0.6, 5.1.1)."""
    most = min(LINE, len(other.free) + 1)
    chief = table.leader(own)
    rest = [one for one in own.free if one.id != chief.id]
    ranked = sorted(rest, key=lambda one: (rank(own, one.id), -might(one, table.season)))
    return sum(might(one, table.season) for one in (chief, *ranked[: most - 1]))
