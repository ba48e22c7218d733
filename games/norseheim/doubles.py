"""Double actions: two kinds and the cards for each, as far as cards and AP allow (R20, H1, H2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.core.asks import Ask, Lazily
from games.core.vocabulary import Seat
from games.norseheim.actions import Double
from games.norseheim.hands import card_limit, cost, unused, ways
from games.norseheim.kinds import SINGLE, Kind
from games.norseheim.offers import offers, single_actions
from games.norseheim.table import Table

LEAST_CARDS = 3
"""Action cards of a Double action: its own, and one for each of the two."""


def actions_of(table: Table, seat: Seat, *, free: bool = False) -> Sequence[Ask]:
    """Every action that a seat can pay and do now, and two of them; `free`: Brisingamen is held."""
    found = single_actions(table, seat, free=free)
    return [*found, *_doubles(table, seat)] if found else ()


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

    def allows(self, one: Kind, cards: int, two: Kind, more: int) -> bool:
        """Enough cards and AP for both, and not too many cards; Shape-Shifter fills one gap."""
        if self.costs[one][cards] + self.costs[two][more] > self.ap or cards + more >= self.limit:
            return False
        missing = int(not self.left[Kind.DOUBLE])
        if one is two:
            missing += max(0, cards + more - self.left[one])
        else:
            missing += max(0, cards - self.left[one]) + max(0, more - self.left[two])
        return missing <= self.wild


def _doubles(table: Table, seat: Seat) -> Sequence[Ask]:
    """The first action must be possible now, both must be payable."""
    purse = _Purse.of(table, seat)
    if not purse.can_double():
        return ()

    def listing() -> list[Double]:
        return [
            Double(one, cards, two, more)
            for one, how in purse.costs.items()
            if how and offers(table, seat, one, tuple(how))
            for cards in how
            for two, other in purse.costs.items()
            for more in other
            if purse.allows(one, cards, two, more)
        ]

    def allows(order: Double) -> bool:
        costs, one, two = purse.costs, order.first, order.second
        return (
            order.cards in costs.get(one, ())
            and order.more in costs.get(two, ())
            and purse.allows(one, order.cards, two, order.more)
            and bool(offers(table, seat, one, tuple(costs[one])))
        )

    return (Lazily(Double, listing, allows),)
