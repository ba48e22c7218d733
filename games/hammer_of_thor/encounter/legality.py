"""Which Encounter cards a side can choose (4.3.3 to 4.3.6)."""

from collections.abc import Collection, Iterator

from games.core.vocabulary import Seat
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.tables import BARS, Card
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.groups import Counter, leads
from games.hammer_of_thor.folk.kinds import GODS, Madness, Race, Sex
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.madness.states import ALL, MUTE, allowed
from games.hammer_of_thor.table import Table

CARDS = tuple(Card)
BEASTS = frozenset({Card.ATTACK, Card.EVADE})
"""All that can be done by, or to, those who do not speak (4.3.4), and by who may not lead (8.1)."""
TAMED = frozenset({Card.FOLLOWER, Card.FRIENDSHIP, Card.SEDUCE})
"""Cards that a beast-friend can choose besides."""
BREACHES = frozenset({Card.ATTACK, Card.CON, Card.CHALLENGE})
"""A truce forbids them (11.4)."""
SPIRITS = frozenset({Card.CON, Card.NEGOTIATE, Card.FRIENDSHIP, Card.EVADE})
"""All that a spirit can do (4.2C)."""
NORNS = frozenset({Card.NEGOTIATE, Card.FRIENDSHIP, Card.EVADE})
"""All that can be done before a Norn (4.3.6)."""


def legal(table: Table, own: Counter, other: Counter, number: int) -> tuple[Card, ...]:
    """The cards that a counter's leader can choose against another, in a round.

    Where no card is legal, EVADE is. Who shows no card is asked for none (2.2A8).
    """
    mine, theirs = table.leader(own), table.leader(other)
    left = allowed(mine, own)
    if left == MUTE:
        return tuple(MUTE)
    if not leads(mine):
        left &= BEASTS
    box = BOARD[own.place].box
    gods = own.seat is not None and mine.figure.race in GODS
    at_peace = in_truce(table, own.seat, other.seat)
    if box is Box.ALL_ATTACK:
        calm = own.is_spirit or at_peace
        return (Card.EVADE if calm else Card.ATTACK,)
    if box is Box.GODS_FRIENDSHIP and gods:
        return (Card.FRIENDSHIP,)
    if theirs.figure.is_norn or mine.figure.is_norn:
        return _in_order(NORNS & left) or (Card.EVADE,)
    barred = {*_against(table, mine, theirs)}
    if at_peace:
        barred |= BREACHES
    if number == 1 and mine.figure.race in BARS and not _is_free(table, own.seat, mine):
        barred.add(BARS[mine.figure.race])
    among = (_among(mine, theirs) - barred) & left
    if own.is_spirit:
        among &= SPIRITS
    return _in_order(among) or (Card.EVADE,)


def _in_order(cards: Collection[Card]) -> tuple[Card, ...]:
    """Cards in the order of 4.3A."""
    return tuple([card for card in CARDS if card in cards])


def _against(table: Table, mine: Member, theirs: Member) -> Iterator[Card]:
    """The cards that one leader cannot choose against another, whatever the round."""
    if not _may_woo(table, mine, theirs):
        yield Card.SEDUCE
    if table.are_kin(mine.id, theirs.id):  # its mother or father (2.1A)
        yield from (Card.ATTACK, Card.CHALLENGE)
    if theirs.mad is Madness.MEGALOMANIA:
        yield Card.FOLLOWER
    for entry in mine.entries(Hook.FOE):
        yield from map(Card, entry.bars.split())


def _is_free(table: Table, seat: Seat | None, leader: Member) -> bool:
    """A disguise lifts the bar of the first round, and so do cards (9.0B)."""
    disguised = any(entry.no_bar for entry in leader.entries(Hook.MEET))
    return disguised or aids.no_bar(table, seat)


def _may_woo(table: Table, one: Member, other: Member) -> bool:
    """Sexes differ, or one has none; no relatives or dead; Animals by their friends (11.2)."""
    mine, theirs = one.figure, other.figure
    if other.dead:
        return False
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


def _among(mine: Member, theirs: Member) -> frozenset[Card]:
    """The cards that the tongues of both leaders allow (4.3.4)."""
    if mine.figure.speaks and theirs.figure.speaks:
        return ALL
    if not mine.figure.speaks:
        return BEASTS
    entries = list(mine.entries(Hook.FOLLOW))
    if any(entry.beasts for entry in entries):
        return ALL
    return BEASTS | (TAMED if any(entry.tames for entry in entries) else frozenset())
