"""Looks at a hand, in secret, and what may be done with it: Plunder and Infiltrate.

Both wait for their user's own word even when nothing can be done: a look that ends by itself would
tell the others what the hand holds (N6). An empty hand is public and ends them.
"""

from collections.abc import Mapping

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norsaga.actions import Done, Plant, SwapCards
from games.norsaga.cards import TRAIT
from games.norsaga.events import CardsSwapped, HandLookedAt, HandSeen, SwapSeen
from games.norsaga.landing import land
from games.norsaga.prompts import Looking, Planting
from games.norsaga.refusals import CardNotHeld, ColoursDiffer, NobodyThere
from games.norsaga.steps.within import Within
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Place

DONE = OneOf((Done(),))


class Plundering(Within, frozen=True, tag="plundering"):
    """The user sees a hand and may swap one card for one of it (Plunder, S34)."""

    seat: Seat
    target: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any card for any other, or none."""
        own, seen = table.hands[self.seat], table.hands[self.target]
        if not seen:
            return {}
        swaps = Lazily(
            SwapCards,
            lambda: [SwapCards(give, take) for give in own for take in seen],
            lambda action: action.give in own and action.take in seen,
        )
        return {self.seat: AnyOf((swaps, DONE))}

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
            referee.tell(SwapSeen(gone=take, gained=give, secret_to=self.target))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Nothing."""
        return Done()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Swap?"""
        return Looking(seat, self.target)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """One of the cards is not there."""
        if not isinstance(action, SwapCards):
            return None
        held = action.give in table.hands[seat]
        return CardNotHeld(action.take if held else action.give)


class Infiltrating(Within, frozen=True, tag="infiltrating"):
    """The user sees a hand and may place its cards on heroes of the same colour (S36)."""

    seat: Seat
    target: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any card on any hero of its colour in any tree; or enough."""
        if not table.hands[self.target]:
            return {}
        plants = Lazily(Plant, lambda: self._plants(table), lambda action: self._may(table, action))
        return {self.seat: AnyOf((plants, DONE))}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """No card is left."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Place one, and go on; what was just placed is a hero for the next."""
        if not isinstance(action, Plant):
            return ()
        table.hands[self.target].remove(action.card)
        land(table, seat, action.card, action.place, referee)
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """Nothing more."""
        return Done()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Place a card?"""
        return Planting(seat, self.target)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The card is not there, or the hero, or their colours differ."""
        if not isinstance(action, Plant):
            return None
        if action.card not in table.hands[self.target]:
            return CardNotHeld(action.card)
        if action.place not in self._heroes(table):
            return NobodyThere(action.place) if action.place.seat in table.seats else None
        return ColoursDiffer(action.card)

    def _heroes(self, table: Table) -> list[Place]:
        seats = (self.seat, *table.others(self.seat))
        return [PLACES[seat][spot] for seat in seats for spot in table.heroes(seat)]

    def _plants(self, table: Table) -> list[Plant]:
        return [
            Plant(card, place)
            for card in table.hands[self.target]
            for place in self._heroes(table)
            if TRAIT[table.trees[place.seat][place.spot]] is TRAIT[card]
        ]

    def _may(self, table: Table, action: Plant) -> bool:
        if action.card not in table.hands[self.target] or action.place.seat not in table.seats:
            return False
        hero = table.at(action.place)
        return hero is not None and TRAIT[hero] is TRAIT[action.card]


def look(table: Table, seat: Seat, target: Seat, referee: Referee) -> None:
    """That somebody looks is public; what is seen is not."""
    referee.tell(HandLookedAt(seat=seat, target=target))
    referee.tell(HandSeen(target=target, cards=tuple(table.hands[target]), secret_to=seat))


def _hand_over(table: Table, seat: Seat, target: Seat, swap: SwapCards) -> None:
    table.hands[seat].remove(swap.give)
    table.hands[target].remove(swap.take)
    table.hands[seat].append(swap.take)
    table.hands[target].append(swap.give)
