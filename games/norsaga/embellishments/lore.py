"""Lore: Augur, Offering and Possess."""

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norsaga.base import OwnStep, SagaAction
from games.norsaga.cards import TRAIT, Card
from games.norsaga.embellishments.embellish import Embellish, FromHand
from games.norsaga.events import Lesson
from games.norsaga.hands import discard, draw
from games.norsaga.landing import land_from_hand, swap
from games.norsaga.lessons import lecture
from games.norsaga.plays import closed, heroes_of, no_hero_of, not_another, not_held, places_for
from games.norsaga.powers import Embellishment
from games.norsaga.prompts import DiscardingOne
from games.norsaga.prospects import landing_hint, swap_hint
from games.norsaga.refusals import ColoursDiffer, NobodyThere
from games.norsaga.table import Table
from games.norsaga.tree import Place


class Augur(Embellish, frozen=True, tag="augur"):
    """Draw a card, then discard one."""

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Draw, then choose."""
        draw(table, seat, 1, referee)
        return (*lecture(table, Lesson.AUGURY), Augury(seat))


class DiscardOne(SagaAction, frozen=True, tag="discard-one"):
    """Discard a card of the hand, for Augur."""

    card: Card


class Augury(OwnStep, frozen=True, tag="augury"):
    """A card was drawn; one of the hand is discarded before anything else (Augur)."""

    carries_wishes: ClassVar[bool] = True

    def ask(self, table: Table) -> Ask:
        """Any card of the hand."""
        hand = table.hands[self.seat]
        return self.lawful(
            table, self.seat, DiscardOne, lambda: [DiscardOne(card) for card in hand]
        )

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs a held card."""
        return not_held(table, seat, action.card) if isinstance(action, DiscardOne) else NO

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Discard it, face up."""
        assert isinstance(action, DiscardOne)
        discard(table, seat, (action.card,), referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The card that was drawn (N5)."""
        return DiscardOne(table.hands[seat][-1])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the card."""
        return DiscardingOne(seat)


class Offering(FromHand, frozen=True, tag="offering"):
    """Discard a card and play another one of the same colour (S37).

    Whether there is another is secret; one card is enough to be asked (N6).
    """

    discard: Card
    card: Card
    place: Place

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each pair of a colour, wherever its second card may be played."""
        return (
            cls(discard, card, place)
            for discard, card in _pairs(table.hands[seat])
            for place in places_for(table, seat, card)
        )

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs two held cards that make a pair, and an open tree."""
        hand = table.hands[seat]
        if refused := not_held(table, seat, self.discard) or not_held(table, seat, self.card):
            return refused
        if (self.discard, self.card) not in _pairs(hand):
            return ColoursDiffer(self.card)
        return closed(table, seat, self.card, self.place)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Discard one, play the other."""
        discard(table, seat, (self.discard,), referee)
        return land_from_hand(table, seat, self.card, self.place, referee)

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, self.card, self.place)


class OfferOnly(FromHand, frozen=True, tag="offer-only"):
    """Discard a card for the Offering, and play none (S37)."""

    discard: Card

    @classmethod
    def embellishment(cls) -> Embellishment:
        """Another way to order an Offering."""
        return Embellishment.OFFERING

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Any card of the hand."""
        return [cls(card) for card in table.hands[seat]]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs a held card."""
        return not_held(table, seat, self.discard)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Discard it."""
        discard(table, seat, (self.discard,), referee)
        return ()


class Possess(Embellish, frozen=True, tag="possess"):
    """Swap an own hero with one of another player's (S38)."""

    place: Place
    other: Place

    @classmethod
    def missing(cls, table: Table, seat: Seat) -> Refusal | None:
        """Needs a hero of another player."""
        return None if heroes_of(table, *table.others(seat)) else NO

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each own hero with each of the others'."""
        others = heroes_of(table, *table.others(seat))
        return (cls(own, other) for own in heroes_of(table, seat) for other in others)

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs an own hero, and one of another player's: ghosts and skalds too (S38)."""
        refused = no_hero_of(table, seat, self.place) or not_another(table, seat, self.other)
        if refused is not None:
            return refused
        return None if table.at(self.other) is not None else NobodyThere(self.other)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """They change places."""
        swap(table, seat, self.place, self.other, referee)
        return ()

    def hint(self, table: Table) -> Prompt:
        """The markers of both trees."""
        return swap_hint(table, self.place, self.other)


def _pairs(hand: Sequence[Card]) -> list[tuple[Card, Card]]:
    """Two different cards of one colour: the one to discard and the one to play (S37)."""
    return [(one, other) for one, other in permutations(hand, 2) if TRAIT[one] is TRAIT[other]]
