"""Double: two actions in a turn, as far as cards and AP allow (Double action, R20, H1, H2)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from games.core.crossed import Details
from games.core.vocabulary import NO, Action, Prompt, Refusal
from games.norseheim.hands import card_limit, cost, unused
from games.norseheim.kinds import SINGLE, Kind
from games.norseheim.orders.order import Order, Turn
from games.norseheim.orders.singles import is_possible
from games.norseheim.prompts import DoubleHint
from games.norseheim.table import Table

LEAST_CARDS = 3
"""Action cards of a Double action: its own, and one for each of the two."""


class Double(Action, frozen=True, tag="double"):
    """Begin a Double action: two kinds, and the cards for each (R20)."""

    first: Kind
    cards: int
    second: Kind
    more: int


def cards_of(order: Double) -> Mapping[Kind, int]:
    """All Action cards of a Double action; both kinds may be the same."""
    cards = {order.first: order.cards, Kind.DOUBLE: 1}
    cards[order.second] = cards.get(order.second, 0) + order.more
    return cards


@dataclass(frozen=True)
class _Purse:
    """Cards and AP that a seat can spend in a turn."""

    turn: Turn

    @cached_property
    def left(self) -> Mapping[Kind, int]:
        """Action cards of each kind."""
        return {kind: unused(self.turn.table, self.turn.seat, kind) for kind in Kind}

    @cached_property
    def costs(self) -> Mapping[Kind, Mapping[int, int]]:
        """The cost of each kind with each number of cards, where it can be paid."""
        table, seat = self.turn.table, self.turn.seat
        return {
            kind: {cards: cost(table, seat, kind, cards) for cards in self.turn.ways(kind)}
            for kind in SINGLE
        }

    @cached_property
    def wild(self) -> bool:
        """Shape-Shifter is one card more."""
        return self.turn.table.wild

    @cached_property
    def limit(self) -> int:
        """Cards that may be played."""
        return card_limit(self.turn.table, self.turn.seat) + self.wild

    @cached_property
    def ap(self) -> int:
        """AP of the seat."""
        return self.turn.table.players[self.turn.seat].ap

    def can_double(self) -> bool:
        """Three cards and two AP are the least (H1)."""
        return (
            self.limit >= LEAST_CARDS
            and self.ap >= LEAST_CARDS - 1
            and self.left[Kind.DOUBLE] + self.wild > 0
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


def _heads(turn: Turn) -> Iterable[Details]:
    """Two actions of which the first must be possible now, and both must be payable (R20)."""
    purse = _Purse(turn)
    if not purse.can_double():
        return ()
    return (
        (one, cards, two, more)
        for one, how in purse.costs.items()
        if how and is_possible(turn, one)
        for cards in how
        for two, more in purse.seconds(one, cards)
    )


def refusal(turn: Turn, order: Double) -> Refusal | None:
    """All that are not listed."""
    details = (order.first, order.cards, order.second, order.more)
    return None if details in turn.heads(DOUBLE) else NO


def _hint(table: Table, order: Double) -> Prompt:
    """Both actions are paid, one after the other (H2)."""
    seat = table.active
    first = cost(table, seat, order.first, order.cards)
    second = cost(table, seat, order.second, order.more)
    return DoubleHint(first + second, first, second)


DOUBLE = Order(action=Double, heads=_heads, refusal=refusal, hint=_hint)
