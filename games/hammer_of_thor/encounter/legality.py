"""Which Encounter cards a side can choose (4.3.3 to 4.3.6)."""

from games.hammer_of_thor.encounter.tables import BARS, Card
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import GODS
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.table import Table

BEASTS = frozenset({Card.ATTACK, Card.EVADE})
"""All that can be done by, or to, those who do not speak (4.3.4)."""
TAMED = frozenset({Card.FOLLOWER, Card.FRIENDSHIP})
"""Cards that a beast-friend can choose besides."""
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
    if number == 1 and BARS.get(mine.figure.race) is card and not _is_free(own, table):
        return False
    if any(card.value in entry.bars.split() for entry in mine.entries(Hook.FOE)):
        return False
    return card in _among(table, own, other)


def _is_free(own: Counter, table: Table) -> bool:
    """A disguise lifts the bar of the first round (9.0B)."""
    return any(entry.no_bar for entry in table.leader(own).entries(Hook.MEET))


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
