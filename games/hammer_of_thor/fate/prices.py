"""The price of an open item that a card brings (2.2A6)."""

from msgspec import Struct

from games.hammer_of_thor.cards.deck import ITEMS, Make, Number
from games.hammer_of_thor.cards.effects import Draw
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table


class Price(Struct, frozen=True):
    """The price of an item (2.2A6)."""

    runes: tuple[Number, ...]
    reputation: int
    """Of the leader's tracker."""


def price(table: Table, counter: Counter, item: Number, effect: Draw) -> Price | None:
    """The price of an item, runes first, then REPUTATION (2.2A6); None: it is too dear.

    Bronze costs nothing.
    """
    if effect.deck == Make.BRONZE:
        return Price((), 0)
    wanted = int(ITEMS[item].rep * effect.price)
    runes = [rune for one in counter.members for rune in one.runes][:wanted]
    rest = wanted - len(runes)
    if rest > table.tracked.get(table.leader(counter).id, 0):
        return None
    return Price(tuple(runes), rest)
