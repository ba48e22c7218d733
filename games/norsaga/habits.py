"""Decisions for a seat that does not decide itself (N4, N5): plays and dismissals."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.claims import claims, matched
from games.norsaga.standing_orders import FIRST, DismissOrder
from games.norsaga.table import Table
from games.norsaga.tree import OLDEST_FIRST, PLACES, Place, Spot, Tree

Worth = tuple[int, int, int]
"""Claims, matched pairs that the saga asks for, filled spots."""


def usual_play(table: Table, seat: Seat, cards: Sequence[Card]) -> tuple[Card, Place]:
    """The best play on the own tree, never on another's (N4).

    Args:
        table: the pieces.
        seat: who plays.
        cards: what may be played, the card that was held longest first.
    """
    heroes = [card for card in cards if TRAIT[card] is not Trait.DOOM]
    if not heroes:
        return cards[0], PLACES[seat][_spot_for_ghost(table, seat, cards[0])]
    card, spot = max(
        ((card, spot) for card in heroes for spot in OLDEST_FIRST),
        key=lambda play: worth(table, seat, *play),
    )
    return card, PLACES[seat][spot]


def worth(table: Table, seat: Seat, card: Card, spot: Spot) -> Worth:
    """The worth of the own tree with a card on a spot."""
    tree: Tree = {**table.trees[seat], spot: card}
    saga = table.sagas[seat]
    return claims(tree, saga), matched(tree, saga), len(tree)


def usual_dismissal(table: Table, seat: Seat) -> Place:
    """The hero whose loss costs the fewest markers (N5)."""
    return ordered_dismissal(table, seat, DismissOrder.USUAL)


def ordered_dismissal(table: Table, seat: Seat, order: DismissOrder) -> Place:
    """Of the heroes that the order names first, or of all, the one whose loss costs least."""
    tree = table.trees[seat]
    named = [spot for spot in FIRST[order] if spot in tree]
    filled = named or [spot for spot in OLDEST_FIRST if spot in tree]
    return PLACES[seat][max(filled, key=lambda spot: _claims_without(table, seat, spot))]


def _spot_for_ghost(table: Table, seat: Seat, ghost: Card) -> Spot:
    """An empty spot, else the one where the ghost costs the fewest markers."""
    for spot in OLDEST_FIRST:
        if spot not in table.trees[seat]:
            return spot
    return max(OLDEST_FIRST, key=lambda spot: worth(table, seat, ghost, spot))


def _claims_without(table: Table, seat: Seat, spot: Spot) -> int:
    tree = {other: card for other, card in table.trees[seat].items() if other is not spot}
    return claims(tree, table.sagas[seat])
