"""Which Encounter cards a side can choose (4.3.3 to 4.3.6)."""

from games.core.vocabulary import Seat
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.tables import BARS, Card
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import GODS, Race, Sex
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.table import Table

BEASTS = frozenset({Card.ATTACK, Card.EVADE})
"""All that can be done by, or to, those who do not speak (4.3.4)."""
TAMED = frozenset({Card.FOLLOWER, Card.FRIENDSHIP, Card.SEDUCE})
"""Cards that a beast-friend can choose besides."""
BREACHES = frozenset({Card.ATTACK, Card.CON, Card.CHALLENGE})
"""A truce forbids them (11.4)."""
NORNS = frozenset({Card.NEGOTIATE, Card.FRIENDSHIP, Card.EVADE})
"""All that can be done before a Norn (4.3.6)."""


def legal(table: Table, own: Counter, other: Counter, number: int) -> tuple[Card, ...]:
    """The cards that a counter's leader can choose against another, in a round.

    Where no card is legal, EVADE is.
    """
    found = tuple(card for card in Card if _is_legal(table, card, own, other, number))
    return found or (Card.EVADE,)


def _is_legal(table: Table, card: Card, own: Counter, other: Counter, number: int) -> bool:
    mine, theirs = table.leader(own), table.leader(other)
    box = BOARD[own.place].box
    if box is Box.ALL_ATTACK:
        return card is Card.ATTACK
    gods = own.seat is not None and other.seat is not None
    if box is Box.GODS_FRIENDSHIP and gods and mine.figure.race in GODS:
        return card is Card.FRIENDSHIP
    if theirs.figure.is_norn or mine.figure.is_norn:
        return card in NORNS
    if card is Card.SEDUCE and not _may_woo(table, mine, theirs):
        return False
    if card is Card.CHALLENGE and table.are_kin(mine.id, theirs.id):
        return False
    if card in BREACHES and in_truce(table, own.seat, other.seat):
        return False
    if number == 1 and BARS.get(mine.figure.race) is card and not _is_free(own, table):
        return False
    if any(card.value in entry.bars.split() for entry in mine.entries(Hook.FOE)):
        return False
    return card in _among(table, own, other)


def _is_free(own: Counter, table: Table) -> bool:
    """A disguise lifts the bar of the first round, and so do cards (9.0B)."""
    return aids.no_bar(table, own.seat) or any(
        entry.no_bar for entry in table.leader(own).entries(Hook.MEET)
    )


def _may_woo(table: Table, one: Member, other: Member) -> bool:
    """Sexes differ, or one has none; no relatives; Animals by their friends alone (11.2)."""
    mine, theirs = one.figure, other.figure
    if table.are_kin(one.id, other.id) or table.are_kin(other.id, one.id):
        return False
    if set(mine.parents) & set(theirs.parents):
        return False
    if theirs.race is Race.ANIMAL and not any(e.tames for e in one.entries(Hook.FOLLOW)):
        return False
    return mine.sex is not theirs.sex or Sex.NEUTER in (mine.sex, theirs.sex)


def in_truce(table: Table, one: Seat | None, other: Seat | None) -> bool:
    """Two seats have made peace for a time (11.4)."""
    pair = {one, other}
    return any(rule.key == Key.TRUCE and {rule.seat, rule.other} == pair for rule in table.rules)


def _among(table: Table, own: Counter, other: Counter) -> frozenset[Card]:
    """The cards that the tongues of both leaders allow (4.3.4)."""
    mine, theirs = table.leader(own), table.leader(other)
    if mine.figure.speaks and theirs.figure.speaks:
        return frozenset(Card)
    if not mine.figure.speaks:
        return BEASTS
    entries = list(mine.entries(Hook.FOLLOW))
    if any(entry.beasts for entry in entries):
        return frozenset(Card)
    return BEASTS | (TAMED if any(entry.tames for entry in entries) else frozenset())
