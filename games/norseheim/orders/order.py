"""An order of a turn, and the turn by which it is judged.

Legality is one function an order, `refusal`: the ask allows what it lets pass, and a player reads
what it says.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar, cast

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.crossed import Crossed, Details
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim.board import REGIONS, Region
from games.norseheim.god_cards import not_held, spend
from games.norseheim.gods import Favour
from games.norseheim.hands import Ways, cost, ways
from games.norseheim.kinds import Kind
from games.norseheim.persuasion import Staged, spare
from games.norseheim.prompts import CostHint
from games.norseheim.refusals import TooFewAp, TooFewCards
from games.norseheim.table import Table

A = TypeVar("A", bound=Action)


class _Carded(Protocol):
    """An action that names a number of Action cards."""

    @property
    def cards(self) -> int: ...


class Turn:
    """A seat that gives orders: on which table, with which cards, and what it takes back first."""

    def __init__(
        self, table: Table, seat: Seat, staged: Staged = (), cards: Ways | None = None
    ) -> None:
        """Judge orders of a seat.

        Args:
            table: the pieces.
            seat: whose turn it is.
            staged: markers that come home with the order (R44).
            cards: numbers of Action cards that may be played; None: as many as hand and AP allow.
        """
        self.table = table
        self.seat = seat
        self.staged = staged
        self._cards = cards
        self._ways: dict[Kind, Ways] = {}
        self._heads: dict[type[Action], Sequence[Details]] = {}
        self._has_heads: dict[type[Action], bool] = {}

    def ways(self, kind: Kind) -> Ways:
        """The numbers of Action cards with which an action may be made and paid."""
        if self._cards is not None:
            return self._cards
        found = self._ways.get(kind)
        if found is None:
            found = self._ways[kind] = ways(self.table, self.seat, kind)
        return found

    def heads(self, order: "Order[Any]") -> Sequence[Details]:
        """The details of an order with which it is legal, found once; cards are not among them."""
        found = self._heads.get(order.action)
        if found is None:
            found = self._heads[order.action] = list(order.heads(self))
        return found

    def has_heads(self, order: "Order[Any]") -> bool:
        """Whether there are any; looks no further than the first."""
        found = self._has_heads.get(order.action)
        if found is None:
            found = self._has_heads[order.action] = any(True for _ in order.heads(self))
        return found

    @cached_property
    def leaving(self) -> Sequence[tuple[Region, int]]:
        """Where how many own warriors may leave."""
        lands, seat = self.table.lands, self.seat
        return [(region, most) for region in REGIONS if (most := lands[region].leaving(seat))]

    @cached_property
    def taken(self) -> Mapping[Region, int]:
        """Markers that will be taken back, by region."""
        return dict(self.staged)

    @cached_property
    def spare(self) -> int:
        """Markers that may still be placed."""
        return spare(self.table, self.seat, self.staged)

    def unpayable(self, kind: Kind, cards: int) -> Refusal | None:
        """Not enough AP, or not so many cards (R14 to R16)."""
        if cards in self.ways(kind):
            return None
        needed, ap = cost(self.table, self.seat, kind, cards), self.table.players[self.seat].ap
        return TooFewAp(needed, ap) if cards > 0 and needed > ap else TooFewCards(kind, cards)


def _nothing(_turn: Turn, _order: Action, _referee: Referee) -> Steps[Table]:
    """The step that asked goes on with it."""
    return ()


def _no_hint(_table: Table, _order: Action) -> Prompt | None:
    """Its name says it all."""
    return None


def paid(table: Table, kind: Kind, order: Action) -> int:
    """The AP of an order of the player whose turn it is."""
    return cost(table, table.active, kind, cast("_Carded", order).cards)


@dataclass(frozen=True, kw_only=True, eq=False)
class Order(Generic[A]):
    """One kind of order; it needs nothing but a turn."""

    action: type[A]
    kind: Kind | None = None
    """The single action that it is, or is the first step of."""
    heads: Callable[[Turn], Iterable[Details]]
    """Lists its details, cards not among them, wherever `refusal` lets it pass."""
    refusal: Callable[[Turn, A], Refusal | None]
    """Tells the first rule that stands in the way; whether it can be paid is asked before."""
    effect: Callable[[Turn, A, Referee], Steps[Table]] = _nothing
    """Does it, once it is paid; returns what has to be decided within it."""
    hint: Callable[[Table, A], Prompt | None] = _no_hint
    """Tells what it may bring, as far as that lies open (R2, R9)."""

    def ask(self, turn: Turn) -> Ask | None:
        """All ways to give this order; None: there is none."""
        return self._offered(turn, [()])

    def why_not(self, turn: Turn, order: A) -> Refusal | None:
        """Why it cannot be given; None: it can."""
        return self.refusal(turn, order)

    def foretell(self, table: Table, order: A) -> Prompt | None:
        """Tell what it may bring; None: nothing that its name does not say."""
        return self.hint(table, order)

    def carry_out(self, turn: Turn, order: A, referee: Referee) -> Steps[Table]:
        """Do it."""
        return self.effect(turn, order, referee)

    def _offered(self, turn: Turn, tails: Sequence[Details]) -> Ask | None:
        """Legal details with the last fields, if there are any of both."""
        if not tails or not turn.has_heads(self):
            return None
        return Crossed(
            self.action,
            lambda: turn.heads(self),
            lambda _: tails,
            len(tails),
            lambda order: self.why_not(turn, order) is None,
        )


@dataclass(frozen=True, kw_only=True, eq=False)
class ByCards(Order[A]):
    """An order for Action cards and AP; the last field of its action counts the `cards`.

    Each card beyond the first makes it cheaper by one AP. The turn pays for it.
    """

    kind: Kind

    def ask(self, turn: Turn) -> Ask | None:
        """With each number of cards that may be played."""
        return self._offered(turn, [(cards,) for cards in turn.ways(self.kind)])

    def foretell(self, table: Table, order: A) -> Prompt | None:
        """At least what it costs."""
        return self.hint(table, order) or CostHint(paid(table, self.kind, order))

    def why_not(self, turn: Turn, order: A) -> Refusal | None:
        """Cards and AP first."""
        return turn.unpayable(self.kind, self.cards_in(order)) or self.refusal(turn, order)

    def cards_in(self, order: A) -> int:
        """How many Action cards it names."""
        return cast("_Carded", order).cards


@dataclass(frozen=True, kw_only=True, eq=False)
class ByFavour(Order[A]):
    """An order that plays a Gods card: it is free, and not the action of the turn (H5)."""

    card: Favour

    def ask(self, turn: Turn) -> Ask | None:
        """Nothing without the card."""
        return None if not_held(turn.table, turn.seat, self.card) else super().ask(turn)

    def why_not(self, turn: Turn, order: A) -> Refusal | None:
        """The card first."""
        return not_held(turn.table, turn.seat, self.card) or self.refusal(turn, order)

    def carry_out(self, turn: Turn, order: A, referee: Referee) -> Steps[Table]:
        """The card is out of the game then."""
        spend(turn.table, turn.seat, self.card, referee)
        return self.effect(turn, order, referee)
