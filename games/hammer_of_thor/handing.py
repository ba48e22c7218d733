"""Goods and followers change hands (4.1, 4.3A)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.fate.events import GoodsLost, GoodsTaken, ReputationMoved, Why
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.table import Table


def hand_over(
    table: Table, of: Seat | None, to: int, cards: tuple[Number, ...], referee: Referee
) -> None:
    """Items and runes leave a seat's groups for a counter of another seat.

    Args:
        table: the pieces.
        of: the seat that loses them; it is told which. None: a rival does (14.3A).
        to: the number of the counter that gets them.
        cards: held in the seat's groups.
        referee: to tell.
    """
    seat = table.counter(to).seat
    assert seat is not None, to
    items = strip(table, of, cards)
    referee.tell(GoodsTaken(seat=seat, of=of, items=items, runes=len(cards) - items))
    for card in cards if of is not None else ():
        referee.tell(GoodsLost(card=card, secret_to=of))
    receive(table, to, cards, referee)


def strip(table: Table, of: Seat | None, cards: tuple[Number, ...]) -> int:
    """Take items and runes from whoever holds them among the counters of a seat, or of nobody.

    Returns:
        How many of them are items.
    """
    items = 0
    for one in [one for counter in table.of(of) for one in counter.members]:
        items += sum(card in one.items for card in cards)
        kept = {
            field: tuple(card for card in getattr(one, field) if card not in cards)
            for field in ("shown", "hidden", "runes")
        }
        table.change_member(one.id, **kept)
    return items


def take_out(table: Table, name: Name) -> tuple[Seat | None, Member]:
    """Take a member out of its counter; its seat, None for a rival's, and itself."""
    home = table.home_of(name)
    assert home is not None, FIGURES[name].name
    rest = tuple(one for one in home.members if one.id != name)
    table.change_counter(home.number, members=rest)
    return home.seat, home.member(name)


def honour(
    table: Table, name: Name, reputation: int, referee: Referee, why: Why | None = None
) -> None:
    """Somebody wins or loses REPUTATION, and all are told."""
    by = table.honour(name, reputation)
    if by:
        referee.tell(ReputationMoved(name=name, by=by, why=why))
