"""Might: Adapt, Assault and Invade."""

from collections.abc import Iterable
from itertools import combinations
from typing import Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Prompt, Refusal, Seat
from games.norsaga.cards import Card
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.embellish import Embellish, FromHand
from games.norsaga.hands import discard
from games.norsaga.landing import land_from_hand
from games.norsaga.plays import heroes_of, no_hero_of, no_target, not_another, not_held
from games.norsaga.prospects import landing_hint, target_hint
from games.norsaga.refusals import WrongDiscards
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Place

TO_DISCARD = 2
"""Cards that Assault costs, as far as they are there."""


class Adapt(FromHand, frozen=True, tag="adapt"):
    """Dismiss an own hero and place a card there.

    The youngest hero lends the colour, so that a hero is always there (S31).
    """

    place: Place
    card: Card

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each own hero with each card."""
        return (cls(hero, card) for hero in heroes_of(table, seat) for card in table.hands[seat])

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs an own hero, so that a ghost stays at home too, and a held card (S26)."""
        return no_hero_of(table, seat, self.place) or not_held(table, seat, self.card)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The card comes down on the hero."""
        return land_from_hand(table, seat, self.card, self.place, referee)

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, self.card, self.place)


class Assault(Embellish, frozen=True, tag="assault"):
    """Discard two cards, or all if fewer, and name who dismisses a hero (S32)."""

    discards: tuple[Card, ...]
    target: Seat

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Anybody may be named, also oneself (S32)."""
        return (cls(cost, target) for cost in _costs(table, seat) for target in table.seats)

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs somebody who plays, and the exact number of cards (V6)."""
        if refused := no_target(table, self.target, table.seats):
            return refused
        costs = _costs(table, seat)
        return None if self.discards in costs else WrongDiscards(len(costs[0]))

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Pay, then the target chooses."""
        discard(table, seat, self.discards, referee)
        return Dismissing.of(table, seat, (self.target,))

    def hint(self, table: Table) -> Prompt:
        """The standing of the victim."""
        return target_hint(table, self.target)


class Invade(FromHand, frozen=True, tag="invade"):
    """Play a card on another player's tree (S25, S33)."""

    card: Card
    place: Place

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each card on each spot of the others, filled or not."""
        places = [place for other in table.others(seat) for place in PLACES[other].values()]
        return (cls(card, place) for card in table.hands[seat] for place in places)

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs a held card and another's tree, but no token (S25, N13)."""
        return not_held(table, seat, self.card) or not_another(table, seat, self.place)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The card comes down."""
        return land_from_hand(table, seat, self.card, self.place, referee)

    def hint(self, table: Table) -> Prompt:
        """The markers that the other's tree would hold."""
        return landing_hint(table, self.card, self.place)


def _costs(table: Table, seat: Seat) -> list[tuple[Card, ...]]:
    hand = table.hands[seat]
    return list(combinations(hand, min(TO_DISCARD, len(hand))))
