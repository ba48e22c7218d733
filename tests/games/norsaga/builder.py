"""Sets up a match of Norsaga at the step that a test is about.

Cards are written as dominant/recessive ("G/R", skalds "P/R", ghosts "K"), trees by generation:
"YOU | P1 P2 | A1 A2 | B1 B2" with "." for nobody. Of the cards of a kind the next free one is
taken; what is neither in a tree nor in a hand nor discarded lies in the deck.
"""

from collections.abc import Sequence
from typing import Any

from games.core.agenda import Position, Step, settle, standing
from games.core.dice import Referee, seeded
from games.core.vocabulary import Event, Seat
from games.norsaga.cards import RECESSIVE, TRAIT, Card, Trait, deck_of
from games.norsaga.embellishments.embellish import Embellish
from games.norsaga.options import Options
from games.norsaga.powers import Embellishment
from games.norsaga.sagas import NEEDS, Saga
from games.norsaga.steps.continuing import Continuing
from games.norsaga.steps.embellishing import Embellishing, SkaldQueue
from games.norsaga.steps.turn import Turn, TurnEnd
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Place, Spot, Tree
from tests.games.looking import kinds

R, G, B, Y = Trait.MIGHT, Trait.CRAFT, Trait.LORE, Trait.FAITH
LETTERS = {"R": R, "G": G, "B": B, "Y": Y, "P": Trait.SKALD, "K": Trait.DOOM}
YOU, P1, P2, A1, A2, B1, B2 = Spot
TWO, THREE, FOUR = ("", ""), ("", "", ""), ("", "", "", "")
FULL = "R/R | G/G B/B | Y/Y R/G | G/B B/Y"
"""A tree without an empty spot and without a matched pair."""
CRAFT1, CRAFT2, CRAFT3 = "G/R", "G/R | G/B .", "G/R | G/B . | G/Y ."
MIGHT1, MIGHT2, MIGHT3 = "R/R", "R/R | R/B .", "R/R | R/B . | R/Y ."
LORE1, LORE2, LORE3 = "B/R", "B/R | B/G .", "B/R | B/G . | B/Y ."
FAITH1, FAITH2, FAITH3 = "Y/R", "Y/R | Y/G .", "Y/R | Y/G . | Y/Y ."
DOOM1, DOOM2, DOOM3 = "K", "K | K .", "K | K . | K ."

Standing = Position[Table]


class Stock:
    """All cards of a match, taken by their traits."""

    def __init__(self, options: Options) -> None:
        self.left = deck_of(options)

    def take(self, written: str) -> Card:
        """The next free card with these traits."""
        dominant, _, recessive = written.partition("/")
        wanted = (LETTERS[dominant], LETTERS[recessive] if recessive else None)
        card = next(one for one in self.left if (TRAIT[one], RECESSIVE.get(one)) == wanted)
        self.left.remove(card)
        return card

    def cards(self, written: str) -> list[Card]:
        """Several of them."""
        return [self.take(one) for one in written.split()]

    def tree(self, written: str) -> Tree:
        """A tree; generations that are not written are empty."""
        heroes = written.replace("|", " ").split()
        spots = zip(Spot, heroes, strict=False)
        return {spot: self.take(one) for spot, one in spots if one != "."}


def saga(letters: str) -> Saga:
    """The saga that asks for these six traits."""
    need = tuple(letters.count(letter) for letter in "RGBY")
    return next(one for one, wanted in NEEDS.items() if wanted == need)


def board(
    trees: Sequence[str] = TWO,
    *,
    hands: Sequence[str] = (),
    sagas: Sequence[str] = ("RRRGGG", "BBBYYY", "RRRYYY", "GGGBBB"),
    deck: str = "",
    bare: bool = False,
    discards: str = "",
    aloft: str = "",
    options: Options | None = None,
    **rest: Any,
) -> Table:
    """A table; `deck` names the top cards, the topmost first; `bare`: it has no others.

    The sagas that are not named are so chosen that hardly a tree completes one.
    """
    options = options or Options()
    stock = Stock(options)
    number = len(trees)
    planted = [stock.tree(tree) for tree in trees]
    held = [stock.cards(hand) for hand in (*hands, *("",) * (number - len(hands)))]
    top, thrown, between = (stock.cards(some) for some in (deck, discards, aloft))
    below = [] if bare else stock.left
    table = Table(
        options=options,
        circle=rest.pop("circle", tuple(range(number))),
        sagas=[saga(letters) for letters in sagas[:number]],
        trees=planted,
        hands=held,
        deck=[*below, *reversed(top)],
        discards=[*(stock.left if bare else ()), *thrown],
        aloft=between,
        turn=rest.pop("turn", 1),
        **rest,
    )
    table.shown = [table.claims(seat) for seat in range(number)]
    return table


def at(table: Table, *steps: Step[Table]) -> Standing:
    """A position with these steps to come, in reading order."""
    return standing(table, tuple(reversed(steps)), seeded("tests"))


def rest_of_turn(seat: Seat) -> tuple[Step[Table], ...]:
    """What comes after a turn's embellishment and play."""
    return (SkaldQueue(), TurnEnd(seat))


def embellishing(table: Table) -> Standing:
    """The active player may embellish; cards are drawn already."""
    return at(table, Embellishing(table.active), *rest_of_turn(table.active))


def telling(table: Table) -> Standing:
    """The active player must play a card."""
    seat = table.active
    return at(table, Continuing(seat), SkaldQueue(), TurnEnd(seat))


def sung(table: Table, seat: Seat) -> Standing:
    """A skald grants a seat an embellishment after the active player's play."""
    granted = Embellishing(seat, Card.SKALD_EYJOLF)
    return at(table, granted, SkaldQueue(), TurnEnd(table.active))


def running(table: Table, *steps: Step[Table]) -> tuple[Standing, tuple[Event, ...]]:
    """These steps run until somebody is asked: the position then, and what was told."""
    dice = seeded("tests")
    return settle(table, list(reversed(steps)), dice, Referee(dice, None, table.options))


def beginning(table: Table, seat: Seat) -> tuple[Standing, tuple[Event, ...]]:
    """A seat's turn begins."""
    return running(table, Turn(seat))


def ending_turn(table: Table, seat: Seat) -> tuple[Standing, tuple[Event, ...]]:
    """A seat's turn ends, and the next one begins."""
    return running(table, TurnEnd(seat))


def place(seat: Seat, spot: Spot) -> Place:
    """A spot of a seat's tree."""
    return PLACES[seat][spot]


def usable(position: Standing, seat: Seat) -> set[Embellishment]:
    """The embellishments that a seat may choose now."""
    orders = (kind for kind in kinds(position, seat) if issubclass(kind, Embellish))
    return {order.embellishment() for order in orders}
