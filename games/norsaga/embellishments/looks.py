"""Looks at a hand, in secret, and what may be done with it: after Plunder, and after Infiltrate.

Both wait for their user's own word even when nothing can be done: a look that ends by itself would
tell the others what the hand holds (N6). An empty hand is public and ends them.
"""

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norsaga.base import OwnStep, SagaAction
from games.norsaga.cards import TRAIT, Card
from games.norsaga.events import (
    CardPlaced,
    CardsSwapped,
    CardTaken,
    HandLookedAt,
    HandSeen,
    SwapSeen,
)
from games.norsaga.landing import land
from games.norsaga.plays import heroes_of, not_among
from games.norsaga.prompts import Looking, Planting
from games.norsaga.prospects import landing_hint
from games.norsaga.refusals import ColoursDiffer, NobodyThere
from games.norsaga.table import Table
from games.norsaga.tree import Place


class SwapCards(SagaAction, frozen=True, tag="swap-cards"):
    """Give a card for one from the hand that one looks at."""

    give: Card
    take: Card

    @property
    def actor(self) -> Card:
        """The card that is given away."""
        return self.give


class Plant(SagaAction, frozen=True, tag="plant"):
    """Place a card of the hand that one looks at on a hero of the same colour (S36)."""

    card: Card
    place: Place

    @property
    def actor(self) -> Card:
        """The card that is placed."""
        return self.card

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, self.card, self.place)


class Done(SagaAction, frozen=True, tag="done"):
    """Have seen enough: swap nothing, or place no more (N6)."""


DONE = OneOf((Done(),))


class Plundering(OwnStep, frozen=True, tag="plundering"):
    """The user sees a hand and may swap one card for one of it (Plunder, S34)."""

    target: Seat

    def ask(self, table: Table) -> Ask | None:
        """Any card for any other, or none; a swap needs a card on both sides (S34)."""
        own, seen = table.hands[self.seat], table.hands[self.target]
        if not seen:
            return None
        swaps = self.lawful(
            table,
            self.seat,
            SwapCards,
            lambda: [SwapCards(give, take) for give in own for take in seen],
        )
        return AnyOf((swaps, DONE))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs a card of each hand."""
        match action:
            case Done():
                return None
            case SwapCards(give, take):
                own, seen = table.hands[seat], table.hands[self.target]
                return not_among(own, give) or not_among(seen, take)
            case _:
                return NO

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing is to be seen in an empty hand."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Swap; all learn that, the two of them learn what (S7)."""
        if isinstance(action, SwapCards):
            give, take = action.give, action.take
            _hand_over(table, seat, self.target, action)
            referee.tell(CardsSwapped(seat=seat, target=self.target))
            referee.tell(SwapSeen(gone=give, gained=take, secret_to=seat))
            taken = CardTaken(seat=seat, gone=take, gained=give, secret_to=self.target)
            referee.tell(taken)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Nothing."""
        return Done()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for a swap."""
        return Looking(seat, self.target)


class Infiltrating(OwnStep, frozen=True, tag="infiltrating"):
    """The user sees a hand and may place its cards on heroes of the same colour (S36)."""

    target: Seat

    def ask(self, table: Table) -> Ask | None:
        """Any card on any hero of its colour in any tree; or enough."""
        if not table.hands[self.target]:
            return None
        plants = self.lawful(table, self.seat, Plant, lambda: self._plants(table))
        return AnyOf((plants, DONE))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs a card of the hand, a hero of somebody who plays, and one colour."""
        match action:
            case Done():
                return None
            case Plant(card, place):
                return (
                    not_among(table.hands[self.target], card)
                    or _nobody(table, place)
                    or _unlike(table, card, place)
                )
            case _:
                return NO

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """No card is left."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Place one, and go on; what was just placed is a hero for the next."""
        if not isinstance(action, Plant):
            return ()
        table.hands[self.target].remove(action.card)
        if seat != self.target:
            victim, card, place = self.target, action.card, action.place
            referee.tell(CardPlaced(seat=seat, card=card, place=place, secret_to=victim))
        land(table, seat, action.card, action.place, referee)
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """Nothing more."""
        return Done()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the next card to place."""
        return Planting(seat, self.target)

    def _plants(self, table: Table) -> list[Plant]:
        heroes = heroes_of(table, self.seat, *table.others(self.seat))
        return [
            Plant(card, place)
            for card in table.hands[self.target]
            for place in heroes
            if _unlike(table, card, place) is None
        ]


def look(table: Table, seat: Seat, target: Seat, referee: Referee) -> None:
    """That somebody looks is public; what is seen is not."""
    referee.tell(HandLookedAt(seat=seat, target=target))
    referee.tell(HandSeen(target=target, cards=tuple(table.hands[target]), secret_to=seat))


def _hand_over(table: Table, seat: Seat, target: Seat, swap: SwapCards) -> None:
    table.hands[seat].remove(swap.give)
    table.hands[target].remove(swap.take)
    table.hands[seat].append(swap.take)
    table.hands[target].append(swap.give)


def _nobody(table: Table, place: Place) -> Refusal | None:
    """The reason against naming a hero of anybody."""
    if place.seat not in table.seats:
        return NO
    return None if table.at(place) is not None else NobodyThere(place)


def _unlike(table: Table, card: Card, place: Place) -> Refusal | None:
    """The reason against a card on a hero."""
    hero = table.trees[place.seat][place.spot]
    return None if TRAIT[card] is TRAIT[hero] else ColoursDiffer(card)
