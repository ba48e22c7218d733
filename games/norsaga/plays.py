"""Where a card may be played (Where can I play cards?, S24, S29), and the asks about it.

To play is to choose the spot; where an embellishment names the spot, a card is placed instead.
"""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Place, Spot


def may_play(table: Table, seat: Seat, card: Card, place: Place) -> bool:
    """Own tree: any card; another: a ghost, or anything where a Doom token lies."""
    return (
        place.seat == seat
        or (TRAIT[card] is Trait.DOOM and place.seat in table.seats)
        or place.seat in table.doomed
    )


def places_for(table: Table, seat: Seat, card: Card) -> list[Place]:
    """Every spot on which a seat may play a card, its own tree first; filled ones too."""
    return [
        PLACES[tree][spot]
        for tree in (seat, *table.others(seat))
        if may_play(table, seat, card, PLACES[tree][Spot.YOU])
        for spot in Spot
    ]


def plays(
    table: Table, seat: Seat, cards: Sequence[Card] | None = None
) -> list[tuple[Card, Place]]:
    """Every card of a hand, or of some cards, on every spot where it may be played."""
    held = table.hands[seat] if cards is None else cards
    return [(card, place) for card in held for place in places_for(table, seat, card)]
