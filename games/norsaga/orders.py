"""The embellishments as asks: what each needs, and all the ways to order it (dossier 5, N5).

Whether one can be used at all depends on what is public: trees, the number of cards, who plays.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations

from games.core.asks import Ask, Lazily, OneOf
from games.core.crossed import Crossed, Details
from games.core.vocabulary import Seat
from games.norsaga import actions as do
from games.norsaga.cards import TRAIT, Card
from games.norsaga.embellishments import Embellishment, eligible
from games.norsaga.plays import may_play, places_for, plays
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Place, Spot, bloodline

TO_DISCARD = 2
"""Cards that Assault costs, as far as they are there."""
Offers = Sequence[Ask]
"""The asks of one embellishment; none: what it needs is not there."""
_LEAVE = Lazily(
    do.LeaveOrder,
    lambda: [do.LeaveOrder(*spots) for spots in permutations(Spot, 3)],
    lambda order: len({order.first, order.second, order.third}) == 3,
)
_FORGET = OneOf((do.ForgetOrder(),))
"""What an order may be is the same for everybody at any time, and is listed once."""


def offers(table: Table, seat: Seat) -> Offers:
    """Every embellishment that a seat may use now (4.4, S3)."""
    usable = eligible(bloodline(table.trees[seat]))
    return [ask for one in usable for ask in OFFERS[one](table, seat)]


def standing_orders(table: Table, seat: Seat) -> Offers:
    """Leave an order for dismissals, or forget it."""
    return (_LEAVE,) if table.orders[seat] is None else (_LEAVE, _FORGET)


def may_place(table: Table, seat: Seat, card: Card, place: Place) -> bool:
    """Whether a held card may be played there."""
    return card in table.hands[seat] and may_play(table, seat, card, place)


def _adapt(table: Table, seat: Seat) -> Offers:
    """Needs a card; the youngest hero lends the colour, so that a hero is always there (S31)."""
    if not table.hands[seat]:
        return ()

    def listing() -> list[do.Adapt]:
        heroes = [PLACES[seat][spot] for spot in table.heroes(seat)]
        return [do.Adapt(hero, card) for hero in heroes for card in table.hands[seat]]

    def allows(order: do.Adapt) -> bool:
        return (
            order.place.seat == seat
            and table.at(order.place) is not None
            and (order.card in table.hands[seat])
        )

    return (Lazily(do.Adapt, listing, allows),)


def _assault(table: Table, seat: Seat) -> Offers:
    """Anybody may be named, also oneself (S32)."""
    hand = table.hands[seat]

    def costs() -> Iterator[tuple[Card, ...]]:
        return combinations(hand, min(TO_DISCARD, len(hand)))

    def listing() -> list[do.Assault]:
        return [do.Assault(cost, target) for cost in costs() for target in table.seats]

    def allows(order: do.Assault) -> bool:
        return order.target in table.seats and order.discards in set(costs())

    return (Lazily(do.Assault, listing, allows),)


def _invade(table: Table, seat: Seat) -> Offers:
    """Needs a card; never on the own tree (S25, S33)."""
    if not table.hands[seat]:
        return ()

    def listing() -> list[do.Invade]:
        places = [PLACES[other][spot] for other in table.others(seat) for spot in Spot]
        return [do.Invade(card, place) for card in table.hands[seat] for place in places]

    def allows(order: do.Invade) -> bool:
        return order.card in table.hands[seat] and order.place.seat in table.others(seat)

    return (Lazily(do.Invade, listing, allows),)


def _plunder(table: Table, seat: Seat) -> Offers:
    return (OneOf([do.Plunder(other) for other in table.others(seat)]),)


def _turncoat(table: Table, seat: Seat) -> Offers:
    """Take back, play, discard: all in one (S35, N5)."""

    def heads() -> list[Details]:
        return [
            (PLACES[seat][spot], card, place)
            for spot in table.heroes(seat)
            for card, place in plays(table, seat, [*table.hands[seat], table.trees[seat][spot]])
        ]

    def tails(head: Details) -> list[Details]:
        return [(some,) for some in _subsets(_left(table, seat, head[0], head[1]))]

    def allows(order: do.Turncoat) -> bool:
        hero = table.at(order.hero)
        if order.hero.seat != seat or hero is None:
            return False
        return (
            order.card in (*table.hands[seat], hero)
            and may_play(table, seat, order.card, order.place)
            and order.discards in set(_subsets(_left(table, seat, order.hero, order.card)))
        )

    return (Crossed(do.Turncoat, heads, tails, 2 ** len(table.hands[seat]), allows),)


def _infiltrate(table: Table, seat: Seat) -> Offers:
    return (OneOf([do.Infiltrate(target) for target in (seat, *table.others(seat))]),)


def _offering(table: Table, seat: Seat) -> Offers:
    """Needs a card to discard; whether one plays is part of the order (S37, N6)."""
    hand = table.hands[seat]
    if not hand:
        return ()

    def listing() -> list[do.Offering]:
        return [
            do.Offering(discard, card, place)
            for discard, card in permutations(hand, 2)
            if TRAIT[discard] is TRAIT[card]
            for place in places_for(table, seat, card)
        ]

    def allows(order: do.Offering) -> bool:
        return (
            order.discard in hand
            and order.discard is not order.card
            and TRAIT[order.discard] is TRAIT[order.card]
            and may_place(table, seat, order.card, order.place)
        )

    only = OneOf([do.OfferOnly(card) for card in hand])
    return (Lazily(do.Offering, listing, allows), only)


def _possess(table: Table, seat: Seat) -> Offers:
    """Needs a hero of another player (Possess)."""
    if not any(table.trees[other] for other in table.others(seat)):
        return ()

    def listing() -> list[do.Possess]:
        others = [PLACES[o][spot] for o in table.others(seat) for spot in table.heroes(o)]
        return [do.Possess(PLACES[seat][s], other) for s in table.heroes(seat) for other in others]

    def allows(order: do.Possess) -> bool:
        own, other = order.place, order.other
        return (
            own.seat == seat
            and other.seat in table.others(seat)
            and table.at(own) is not None
            and table.at(other) is not None
        )

    return (Lazily(do.Possess, listing, allows),)


def _whisper(table: Table, seat: Seat) -> Offers:
    """Needs a card (S28)."""
    if not table.hands[seat]:
        return ()
    return (
        Lazily(
            do.Whisper,
            lambda: [do.Whisper(card, place) for card, place in plays(table, seat)],
            lambda order: may_place(table, seat, order.card, order.place),
        ),
    )


def _alone(order: do.AnyAction) -> Callable[[Table, Seat], Offers]:
    """An embellishment that needs nothing and leaves nothing to choose beforehand."""
    return lambda _table, _seat: (OneOf((order,)),)


OFFERS: dict[Embellishment, Callable[[Table, Seat], Offers]] = {
    Embellishment.ADAPT: _adapt,
    Embellishment.ASSAULT: _assault,
    Embellishment.INVADE: _invade,
    Embellishment.PLUNDER: _plunder,
    Embellishment.TURNCOAT: _turncoat,
    Embellishment.INFILTRATE: _infiltrate,
    Embellishment.AUGUR: _alone(do.Augur()),
    Embellishment.OFFERING: _offering,
    Embellishment.POSSESS: _possess,
    Embellishment.CHANT: _alone(do.Chant()),
    Embellishment.PRAYER: _alone(do.Prayer()),
    Embellishment.MARTYR: _alone(do.Martyr()),
    Embellishment.WHISPER: _whisper,
    Embellishment.NIX: _alone(do.Nix()),
    Embellishment.RAGNAROK: _alone(do.Ragnarok()),
}
"""How each embellishment is offered."""


def _left(table: Table, seat: Seat, hero: Place, card: Card) -> list[Card]:
    """The hand after a hero was taken back and a card played."""
    taken = table.trees[hero.seat][hero.spot]
    return [held for held in (*table.hands[seat], taken) if held is not card]


def _subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """None of the cards, some of them, or all."""
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)
