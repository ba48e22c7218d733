"""A NEGOTIATE between seats has worked: the other one accepts the deal, or refuses (11.4)."""

from typing import Any

from games.core.agenda import Position, SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.cards.holding import heir_of
from games.hammer_of_thor.encounter.current import facing, sides
from games.hammer_of_thor.encounter.events import (
    DealAccepted,
    DealLapsed,
    DealPut,
    DealRefused,
    GiftSeen,
)
from games.hammer_of_thor.encounter.pacts import has_all, has_space, keep, runes_of, told, without
from games.hammer_of_thor.encounter.prompts import GiftHint, WeighingDeal
from games.hammer_of_thor.encounter.refusals import CannotGive
from games.hammer_of_thor.encounter.terms import Propose, Want
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.standing_orders import DealOrder, Orders
from games.hammer_of_thor.table import Table


class AcceptDeal(Action, frozen=True, tag="accept-deal"):
    """Agree to the deal (11.4)."""

    rune: Number | None = None
    """The one that is given, if a rune is wanted."""


class RefuseDeal(Action, frozen=True, tag="refuse-deal"):
    """Give nothing, and get nothing (11.4)."""


class Bargain(SeatStep[Table], frozen=True, tag="bargain"):
    """A seat weighs what another one proposes; what cannot be kept any more lapses."""

    deal: Propose
    """The other seat's; a concealed item or a rune in it is known to the two alone."""

    def ask(self, table: Table) -> Ask | None:
        """Accept or refuse; nobody is asked about what cannot be."""
        if table.encounter is None or sides(table) is None or not self._stands(table):
            return None
        own, _ = facing(table, self.seat)
        runes = runes_of(own) if self.deal.want is Want.RUNE else [None]
        return OneOf([*map(AcceptDeal, runes), RefuseDeal()])

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Something is gone, or there is no room: nothing changes hands."""
        if table.encounter is not None and sides(table) is not None:
            _, other = facing(table, self.seat)
            assert other.seat is not None, self
            referee.tell(DealLapsed(seat=other.seat, of=self.seat))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """So be it; the encounter is over either way."""
        own, other = facing(table, seat)
        assert other.seat is not None, self
        if not isinstance(action, AcceptDeal):
            referee.tell(DealRefused(seat=seat, of=other.seat))
            return ()
        referee.tell(DealAccepted(seat=seat, of=other.seat))
        keep(table, other, own, self.deal, action.rune, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Refuse (21.1)."""
        return RefuseDeal()

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """By the order about deals: any truce, or none at all (21.2)."""
        assert isinstance(orders, Orders)
        if orders.deals is DealOrder.ASK:
            return None
        peace = orders.deals is DealOrder.TRUCE and self.deal.want is Want.TRUCE
        return AcceptDeal() if peace else RefuseDeal()

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The one who is met is asked in the mover's turn."""
        return seat != table.active

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Accept? As far as all may know what it is about."""
        _, other = facing(table, seat)
        assert other.seat is not None, self
        return WeighingDeal(seat, table.leader(other).id, other.seat, told(other, self.deal))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A rune that the group does not have, or that nobody wants."""
        return CannotGive() if isinstance(action, AcceptDeal) else NO

    def hint(self, table: Table, action: Action) -> Prompt | None:
        """Which card the asked seat gets by accepting, and whether somebody can hold it."""
        card = self.deal.card
        if card is None or not isinstance(action, AcceptDeal):
            return None
        own, _ = facing(table, self.seat)
        left = without(own, self.deal.item, self.deal.follower)
        held = card not in ITEMS or heir_of(left, card, table.season) is not None
        return GiftHint(card, held)

    def _stands(self, table: Table) -> bool:
        own, other = facing(table, self.seat)
        return has_all(table, other, own, self.deal) and has_space(table, other, own, self.deal)


def weighed(position: Position[Table]) -> Propose | None:
    """The deal that a seat weighs now, as all may know it."""
    step = position.agenda[-1] if position.agenda else None
    if not isinstance(step, Bargain):
        return None
    _, other = facing(position.table, step.seat)
    return told(other, step.deal)


def put_forward(own: Counter, other: Counter, deal: Propose, referee: Referee) -> Steps[Table]:
    """All hear which deal a seat proposes; the other one alone sees a concealed gift."""
    assert own.seat is not None, own
    assert other.seat is not None, other
    public = told(own, deal)
    referee.tell(DealPut(seat=own.seat, of=other.seat, deal=public))
    if deal.card != public.card:
        assert deal.card is not None, deal
        referee.tell(GiftSeen(card=deal.card, secret_to=other.seat))
    return (Bargain(other.seat, deal),)
