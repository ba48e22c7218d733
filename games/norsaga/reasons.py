"""Why an order is refused: the first rule that stands in the way."""

from collections.abc import Mapping

from games.core.vocabulary import Action, Refusal, Seat, tag
from games.norsaga import actions as do
from games.norsaga import refusals as no
from games.norsaga.cards import TRAIT, Card
from games.norsaga.embellishments import LADDERS, Embellishment
from games.norsaga.orders import TO_DISCARD
from games.norsaga.plays import may_play
from games.norsaga.table import Table
from games.norsaga.tree import Place, bloodline

EMBELLISHMENT: Mapping[type[Action], Embellishment] = {
    kind: Embellishment(tag(kind))
    for kind in (
        do.Adapt,
        do.Assault,
        do.Invade,
        do.Plunder,
        do.Turncoat,
        do.Infiltrate,
        do.Augur,
        do.Offering,
        do.Possess,
        do.Chant,
        do.Prayer,
        do.Martyr,
        do.Whisper,
        do.Nix,
        do.Ragnarok,
    )
} | {do.OfferOnly: Embellishment.OFFERING}
"""Which embellishment an action is an order for."""


def no_embellishment(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What is wrong with an embellishment that is not offered."""
    if isinstance(action, do.LeaveOrder):
        return no.SpotNamedTwice()
    if type(action) not in EMBELLISHMENT:
        return None
    return _not_eligible(table, seat, EMBELLISHMENT[type(action)]) or _wrong(table, seat, action)


def no_play(table: Table, seat: Seat, card: Card, place: Place) -> Refusal | None:
    """Why a card cannot be played there."""
    if card not in table.hands[seat]:
        return no.CardNotHeld(card)
    return closed(table, seat, card, place)


def closed(table: Table, seat: Seat, card: Card, place: Place) -> Refusal | None:
    """Why a tree is closed to a card."""
    if not 0 <= place.seat < len(table.trees):
        return None
    return None if may_play(table, seat, card, place) else no.TreeClosed(card, place.seat)


def no_hero_of(table: Table, seat: Seat, place: Place) -> Refusal | None:
    """Why a spot does not name an own hero."""
    if place.seat != seat:
        return no.NotYourTree(place) if 0 <= place.seat < len(table.trees) else None
    return None if table.at(place) is not None else no.NobodyThere(place)


def _not_eligible(table: Table, seat: Seat, wanted: Embellishment) -> Refusal | None:
    line = bloodline(table.trees[seat])
    if line.trait is None:
        return no.NoYoungest()
    trait, level = next(
        (trait, ladder.index(wanted) + 1)
        for trait, ladder in LADDERS.items()
        if trait is not None and wanted in ladder
    )
    if trait is not line.trait:
        return no.OtherColour(trait)
    return no.TooFewGenerations(trait, level) if level > line.level else None


def _wrong(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What is wrong with the details of an order."""
    hand = table.hands[seat]
    match action:
        case do.Adapt(place, card):
            return no_hero_of(table, seat, place) or _not_held(table, seat, card)
        case do.Assault(_, target) if target in table.seats:
            return no.WrongDiscards(min(TO_DISCARD, len(hand)))
        case do.Invade(card, place):
            return _not_held(table, seat, card) or _not_another(table, place)
        case do.Plunder(target) | do.Infiltrate(target) | do.Assault(_, target):
            return no.NotATarget(target) if 0 <= target < len(table.trees) else None
        case do.Turncoat(hero):
            return no_hero_of(table, seat, hero) or _wrong_turn(table, seat, action)
        case do.Offering(discard, card, place):
            held = _not_held(table, seat, discard) or _not_held(table, seat, card)
            return held or _unlike(discard, card) or closed(table, seat, card, place)
        case do.OfferOnly(card):
            return _not_held(table, seat, card)
        case do.Possess(place, other):
            return no_hero_of(table, seat, place) or _not_swapped(table, seat, other)
        case do.Whisper(card, place):
            return _not_held(table, seat, card) or closed(table, seat, card, place)
        case _:
            return None


def _wrong_turn(table: Table, seat: Seat, order: do.Turncoat) -> Refusal | None:
    """What is wrong with Turncoat after the hero was taken back."""
    if order.card not in (*table.hands[seat], table.at(order.hero)):
        return no.CardNotHeld(order.card)
    barred = closed(table, seat, order.card, order.place)
    return barred or no.WrongDiscards(len(table.hands[seat]))


def _not_held(table: Table, seat: Seat, card: Card) -> Refusal | None:
    if not table.hands[seat]:
        return no.HandEmpty()
    return None if card in table.hands[seat] else no.CardNotHeld(card)


def _not_another(table: Table, place: Place) -> Refusal | None:
    return no.NotAnotherTree(place) if 0 <= place.seat < len(table.trees) else None


def _not_swapped(table: Table, seat: Seat, other: Place) -> Refusal | None:
    if other.seat not in table.others(seat):
        return _not_another(table, other)
    return no.NobodyThere(other)


def _unlike(discard: Card, card: Card) -> Refusal | None:
    """An Offering plays another card of the same colour."""
    same = TRAIT[discard] is TRAIT[card] and discard is not card
    return None if same else no.ColoursDiffer(card)
