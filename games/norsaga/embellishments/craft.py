"""Craft: Plunder, Turncoat and Infiltrate. The looks at a hand go on in `looks`."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.crossed import Crossed, Details
from games.core.dice import Referee
from games.core.vocabulary import Prompt, Refusal, Seat
from games.norsaga.cards import Card
from games.norsaga.embellishments.embellish import Embellish
from games.norsaga.embellishments.looks import Infiltrating, Plundering, look
from games.norsaga.events import Lesson, TakenBack
from games.norsaga.hands import discard
from games.norsaga.landing import land_from_hand
from games.norsaga.lessons import lecture
from games.norsaga.plays import closed, heroes_of, no_hero_of, no_target, plays
from games.norsaga.prospects import landing_hint, target_hint
from games.norsaga.refusals import CardNotHeld, WrongDiscards
from games.norsaga.table import Table
from games.norsaga.tree import Place


class Plunder(Embellish, frozen=True, tag="plunder"):
    """Look at another player's hand (S34)."""

    target: Seat

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each other player, with cards or without (N15)."""
        return [cls(other) for other in table.others(seat)]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs another player who takes part."""
        return no_target(table, self.target, table.others(seat))

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Look, and perhaps swap."""
        look(table, seat, self.target, referee)
        return (*lecture(table, Lesson.PLUNDERING), Plundering(seat, self.target))

    def hint(self, table: Table) -> Prompt:
        """The standing of the other."""
        return target_hint(table, self.target)


class Turncoat(Embellish, frozen=True, tag="turncoat"):
    """Take a hero back, play a card, then discard any number: all in one order (S35, N5)."""

    told_at: ClassVar[str] = "place"
    hero: Place
    card: Card
    place: Place
    discards: tuple[Card, ...]

    @classmethod
    def ask(cls, table: Table, seat: Seat) -> Ask:
        """Too many orders for a list: what is played where, crossed with what is discarded."""

        def heads() -> list[Details]:
            return [
                (hero, card, place)
                for hero in heroes_of(table, seat)
                for card, place in plays(table, seat, _taken_back(table, hero))
            ]

        def tails(head: Details) -> list[Details]:
            return [(some,) for some in _discards(table, head[0], head[1])]

        def allows(order: Turncoat) -> bool:
            return order.refusal(table, seat) is None

        return Crossed(cls, heads, tails, 2 ** len(table.hands[seat]), allows)

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs an own hero, a card of the hand with that hero, an open tree, cards still held."""
        if refused := no_hero_of(table, seat, self.hero):
            return refused
        if self.card not in _taken_back(table, self.hero):
            return CardNotHeld(self.card)
        if refused := closed(table, seat, self.card, self.place):
            return refused
        possible = self.discards in _discards(table, self.hero, self.card)
        return None if possible else WrongDiscards(len(table.hands[seat]))

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Take back, play, discard; a win by the play leaves the hand as it is (S35)."""
        hero = table.trees[seat].pop(self.hero.spot)
        table.hands[seat].append(hero)
        referee.tell(TakenBack(seat=seat, card=hero, place=self.hero))
        land_from_hand(table, seat, self.card, self.place, referee)
        if table.ending is None:
            discard(table, seat, self.discards, referee)
        return ()

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, self.card, self.place, self.hero)


class Infiltrate(Embellish, frozen=True, tag="infiltrate"):
    """Look at any player's hand, also one's own."""

    target: Seat

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each player, oneself first."""
        return [cls(target) for target in (seat, *table.others(seat))]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs a player who takes part."""
        return no_target(table, self.target, table.seats)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Look, and place cards."""
        look(table, seat, self.target, referee)
        return (*lecture(table, Lesson.INFILTRATING), Infiltrating(seat, self.target))

    def hint(self, table: Table) -> Prompt:
        """The standing of that player."""
        return target_hint(table, self.target)

    def first_to_sing(self, table: Table, seat: Seat) -> Seat:
        """The next player, by the card's own words (S18)."""
        return table.after(seat)


def _taken_back(table: Table, hero: Place) -> list[Card]:
    """The hand of a hero's owner with the hero."""
    return [*table.hands[hero.seat], table.trees[hero.seat][hero.spot]]


def _discards(table: Table, hero: Place, played: Card) -> Sequence[tuple[Card, ...]]:
    """None, some or all of the cards that are left after a hero was taken back and one played."""
    left = [card for card in _taken_back(table, hero) if card is not played]
    return [some for size in range(len(left) + 1) for some in combinations(left, size)]
