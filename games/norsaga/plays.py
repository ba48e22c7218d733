"""Cards, spots and players that an action may name, and the words against any other.

To play a card is to choose the spot (Where can I play cards?, S24, S29); where an embellishment
names the spot, a card is placed instead.
"""

from collections.abc import Sequence

from games.core.vocabulary import NO, Refusal, Seat
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.refusals import (
    CardNotHeld,
    HandEmpty,
    NobodyThere,
    NotAnotherTree,
    NotATarget,
    NotYourTree,
    TreeClosed,
)
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
        place
        for tree in (seat, *table.others(seat))
        if may_play(table, seat, card, PLACES[tree][Spot.YOU])
        for place in PLACES[tree].values()
    ]


def plays(
    table: Table, seat: Seat, cards: Sequence[Card] | None = None
) -> list[tuple[Card, Place]]:
    """Every card of a hand, or of some cards, on every spot where it may be played."""
    held = table.hands[seat] if cards is None else cards
    return [(card, place) for card in held for place in places_for(table, seat, card)]


def heroes_of(table: Table, *seats: Seat) -> list[Place]:
    """The filled spots of some trees."""
    return [PLACES[seat][spot] for seat in seats for spot in table.heroes(seat)]


def unplayable(table: Table, seat: Seat, card: Card, place: Place) -> Refusal | None:
    """The reason against playing a card from the hand there."""
    return not_held(table, seat, card) or closed(table, seat, card, place)


def closed(table: Table, seat: Seat, card: Card, place: Place) -> Refusal | None:
    """The reason against playing a card there, wherever it comes from."""
    if may_play(table, seat, card, place):
        return None
    return TreeClosed(card, place.seat) if place.seat in table.circle else NO


def empty_handed(table: Table, seat: Seat) -> Refusal | None:
    """The reason against all that needs a card in hand."""
    return None if table.hands[seat] else HandEmpty()


def not_held(table: Table, seat: Seat, card: Card) -> Refusal | None:
    """The reason against naming a card of the own hand."""
    if card in table.hands[seat]:
        return None
    return empty_handed(table, seat) or CardNotHeld(card)


def not_among(cards: Sequence[Card], card: Card) -> Refusal | None:
    """The reason against naming one of some cards."""
    return None if card in cards else CardNotHeld(card)


def no_hero_of(table: Table, seat: Seat, place: Place) -> Refusal | None:
    """The reason against naming an own hero."""
    if place.seat != seat:
        return NotYourTree(place) if place.seat in table.circle else NO
    return None if table.at(place) is not None else NobodyThere(place)


def not_another(table: Table, seat: Seat, place: Place) -> Refusal | None:
    """The reason against naming a spot on another player's tree."""
    if place.seat in table.others(seat):
        return None
    return NotAnotherTree(place) if place.seat in table.circle else NO


def no_target(table: Table, target: Seat, targets: Sequence[Seat]) -> Refusal | None:
    """The reason against naming a player."""
    if target in targets:
        return None
    return NotATarget(target) if target in table.circle else NO
