"""Double actions: two kinds and the cards for each, as far as cards and AP allow (R20, H1, H2)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from games.core.asks import Ask
from games.core.vocabulary import Seat
from games.norseheim.actions import Double
from games.norseheim.hands import card_limit, cost, unused, ways
from games.norseheim.kinds import SINGLE, Kind
from games.norseheim.offers import crossed, is_possible, offers
from games.norseheim.table import Table

LEAST_CARDS = 3
"""Action cards of a Double action: its own, and one for each of the two."""


def double_action(table: Table, seat: Seat) -> Ask | None:
    """Two actions of which the first must be possible now, and both must be payable."""
    purse = _Purse.of(table, seat)
    if not purse.can_double():
        return None
    found = [
        (one, cards, two, more)
        for one, how in purse.costs.items()
        if how and is_possible(offers(table, seat, one, tuple(how)))
        for cards in how
        for two, more in purse.seconds(one, cards)
    ]
    return crossed(Double, found)


def cards_of(order: Double) -> Mapping[Kind, int]:
    """All Action cards of a Double action; both kinds may be the same."""
    cards = {order.first: order.cards, Kind.DOUBLE: 1}
    cards[order.second] = cards.get(order.second, 0) + order.more
    return cards


@dataclass(frozen=True)
class _Purse:
    """What a seat can spend in a turn."""

    left: Mapping[Kind, int]
    limit: int
    wild: bool
    ap: int
    costs: Mapping[Kind, Mapping[int, int]]
    """What each kind costs with each number of cards, where it can be paid."""

    @classmethod
    def of(cls, table: Table, seat: Seat) -> "_Purse":
        """What a seat can spend now."""
        costs = {
            kind: {cards: cost(table, seat, kind, cards) for cards in ways(table, seat, kind)}
            for kind in SINGLE
        }
        left = {kind: unused(table, seat, kind) for kind in Kind}
        limit = card_limit(table, seat) + table.wild
        return cls(left, limit, table.wild, table.players[seat].ap, costs)

    def can_double(self) -> bool:
        """Three cards and two AP are the least (H1)."""
        return (
            self.left[Kind.DOUBLE] + self.wild > 0
            and self.limit >= LEAST_CARDS
            and self.ap >= LEAST_CARDS - 1
        )

    def seconds(self, one: Kind, cards: int) -> Iterator[tuple[Kind, int]]:
        """The second actions for which cards and AP are left; Shape-Shifter fills one gap."""
        room, ap = self.limit - cards, self.ap - self.costs[one][cards]
        gap = self.wild - (not self.left[Kind.DOUBLE]) - max(0, cards - self.left[one])
        if gap < 0:
            return
        for two, costs in self.costs.items():
            most = self.left[two] + gap - (min(cards, self.left[one]) if two is one else 0)
            for more, price in costs.items():
                if more < room and more <= most and price <= ap:
                    yield two, more
