"""Cards come to a counter: items to whoever may hold them, runes to the wise (2.2A4, 2.2B)."""

from collections.abc import Iterable
from typing import TypeAlias

from games.core.dice import Referee
from games.core.vocabulary import Event, Seat
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.cards.holding import heir_of
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

RUNES_BY_WIT = 2
"""A character holds half of its INTELLIGENCE in runes, and one more (2.2B)."""


class CardsCame(Event, frozen=True, tag="cards-came"):
    """A seat got so many items and runes, face down."""

    seat: Seat
    items: int
    runes: int


class CardReceived(Event, frozen=True, tag="card-received"):
    """Its seat alone sees which card somebody holds now."""

    seat: Seat
    card: Number
    holder: Name


class CardLost(Event, frozen=True, tag="card-lost"):
    """Nobody of the group could hold a card; it is out of the game (2.2A4, 2.2B)."""

    seat: Seat
    card: Number


GainEvent: TypeAlias = CardsCame | CardReceived | CardLost


def receive(table: Table, number: int, cards: Iterable[Number], referee: Referee) -> None:
    """A seat's counter takes items, concealed, and runes; what nobody can hold is gone.

    Args:
        table: the pieces.
        number: the counter's.
        cards: they have left the place where they were.
        referee: to tell all how many, and the seat which.
    """
    taken = tuple(cards)
    seat = table.counter(number).seat
    if not taken or seat is None:
        return
    items = sum(card in ITEMS for card in taken)
    referee.tell(CardsCame(seat=seat, items=items, runes=len(taken) - items))
    for card in taken:
        holder = _holder(table, table.counter(number), card)
        if holder is None:
            table.removed = (*table.removed, card)
            referee.tell(CardLost(seat=seat, card=card, secret_to=seat))
            continue
        _hand_to(table, holder, card)
        referee.tell(CardReceived(seat=seat, card=card, holder=holder.id, secret_to=seat))


def most_runes(table: Table, member: Member) -> int:
    """Runes that a character can hold."""
    return table.stat(member, Stat.INTELLIGENCE) // RUNES_BY_WIT + 1


def has_room(table: Table, counter: Counter) -> bool:
    """Whether somebody can hold one more rune (2.2B)."""
    return bool(_wise(table, counter))


def _holder(table: Table, counter: Counter, card: Number) -> Member | None:
    if card in ITEMS:
        return heir_of(counter, card, table.season)
    wise = _wise(table, counter)
    return max(wise, key=lambda one: (table.stat(one, Stat.INTELLIGENCE), one.id), default=None)


def _wise(table: Table, counter: Counter) -> list[Member]:
    return [one for one in counter.free if len(one.runes) < most_runes(table, one)]


def _hand_to(table: Table, holder: Member, card: Number) -> None:
    if card in ITEMS:
        table.change_member(holder.id, hidden=(*holder.hidden, card))
    else:
        table.change_member(holder.id, runes=(*holder.runes, card))
