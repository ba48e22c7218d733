"""The seven actions as asks: what each needs, and all the ways to order it (dossier 5.2)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from games.core.asks import Ask, OneOf
from games.core.crossed import Crossed, Details
from games.core.vocabulary import Action, Seat
from games.norseheim import actions as do
from games.norseheim.battle import sources, targets
from games.norseheim.board import NEIGHBOURS, REGIONS, Region, border
from games.norseheim.gods import GODS
from games.norseheim.hands import Ways, ways
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.persuasion import Staged, recalls, undertakings
from games.norseheim.table import DANEVOLDS, Table

Offer = Callable[[], Ask | None]
"""Makes the ask of one kind of action when it is wanted; None: it cannot be done now."""
Offers = Mapping[type[Action], Offer]


def single_actions(table: Table, seat: Seat, *, free: bool = False) -> Offers:
    """Every single action that can be paid and done; `free`: Brisingamen is held too (F2)."""

    def payable(kind: Kind, make: Make) -> Ask | None:
        how = ways(table, seat, kind)
        return make(table, seat, how) if how else None

    found: dict[type[Action], Offer] = {}
    for kind, orders in OFFERS.items():
        if kind is Kind.DIPLOMACY:
            found |= persuasions(table, seat, ways(table, seat, kind), free=free)
        for order, make in orders.items():
            found[order] = partial(payable, kind, make)
    return found


def offers(table: Table, seat: Seat, kind: Kind, how: Ways) -> Offers:
    """The ways to do an action of a kind, with one of these numbers of cards."""
    if kind is Kind.DIPLOMACY:
        return persuasions(table, seat, how)
    orders = OFFERS[kind] if how else {}
    return {order: partial(make, table, seat, how) for order, make in orders.items()}


def is_possible(found: Offers) -> bool:
    """Whether some of it can be done."""
    return any(make() is not None for make in found.values())


def due(table: Table, seat: Seat) -> dict[Region, int]:
    """The warriors that a Recruit action would bring where, were there enough (R21, R23)."""
    size = table.players[seat].character.size
    coming = {}
    for region in table.direct(seat):
        land = table.lands[region]
        if land.building is not Building.NONE and land.room > 0:
            coming[region] = min(land.room, size if land.building is Building.RING else 1)
    return coming


def arrivals(table: Table, seat: Seat) -> list[Region]:
    """Where warriors of a player may come: own and convinced regions with room (R38, R39)."""
    return [r for r in REGIONS if table.lands[r].holder == seat and table.lands[r].room > 0]


def _recruit(table: Table, seat: Seat, how: Ways) -> Ask | None:
    """At least one warrior must come (R22, R65)."""
    if not due(table, seat) or not table.supply(seat):
        return None
    return OneOf([do.Recruit(cards) for cards in how])


def _attack(table: Table, seat: Seat, how: Ways) -> Ask | None:
    """Any bordering region that is not one's own (R25)."""
    pairs = [(s, t) for s in sources(table, seat) for t in targets(table, seat, s)]
    if not pairs:
        return None

    def heads() -> list[Details]:
        return [
            (source, target, number, until)
            for source, target in pairs
            for number in range(1, table.lands[source].can_spare + 1)
            for until in range(number + 1)
        ]

    def allows(order: do.Attack) -> bool:
        return (
            (order.source, order.target) in pairs
            and 1 <= order.warriors <= table.lands[order.source].can_spare
            and 0 <= order.until <= order.warriors
            and order.cards in how
        )

    tails = [(cards,) for cards in how]
    return Crossed(do.Attack, heads, lambda _: tails, len(tails), allows)


def transfers(table: Table, seat: Seat) -> list[tuple[Region, Region, int]]:
    """All single moves of warriors between regions that a player controls either way (R38)."""
    goals = arrivals(table, seat)
    return [
        (source, target, number)
        for source in sources(table, seat)
        for target in goals
        if target is not source
        for number in range(1, min(table.lands[source].can_spare, table.lands[target].room) + 1)
    ]


def _relocate(table: Table, seat: Seat, how: Ways) -> Ask | None:
    """The first move belongs to the order: a relocation that changes nothing is none (R65)."""
    return crossed(do.Relocate, transfers(table, seat), how)


def persuasions(
    table: Table, seat: Seat, how: Ways, staged: Staged = (), *, free: bool = False
) -> Offers:
    """Place markers, or take some back first; `free`: Brisingamen may pay for it (R41, R44, F2)."""

    def placed() -> Ask | None:
        return crossed(do.Diplomacy, undertakings(table, seat, staged), how)

    found: dict[type[Action], Offer] = {}
    if how:
        found[do.Diplomacy] = placed
    if free:
        found[do.Brisingamen] = lambda: some(
            [do.Brisingamen(*head) for head in undertakings(table, seat, staged)]
        )
    if how or free:
        found[do.Recall] = lambda: some(recalls(table, seat, staged))
    return found


def some(actions: Sequence[Action]) -> Ask | None:
    """One of these, if there are any."""
    return OneOf(actions) if actions else None


def _worship(table: Table, _seat: Seat, how: Ways) -> Ask | None:
    """Each god once in a round (R54)."""
    free = [god for god in GODS if god not in table.worshipped and table.stacks[god]]
    return crossed(do.Worship, [(god,) for god in free], how)


def _worship_only(table: Table, _seat: Seat, how: Ways) -> Ask | None:
    """The card may be left (R57)."""
    free = [god for god in GODS if god not in table.worshipped]
    return crossed(do.WorshipOnly, [(god,) for god in free], how)


def _settle(table: Table, seat: Seat, how: Ways) -> Ask | None:
    """In an own region without a building (R61)."""
    if not table.settlements_left(seat):
        return None
    bare = [(r,) for r in table.direct(seat) if table.lands[r].building is Building.NONE]
    return crossed(do.Settle, bare, how)


def _fortify(table: Table, seat: Seat, how: Ways) -> Ask | None:
    """Around an own settlement (R73)."""
    settled = [(r,) for r in table.direct(seat) if table.lands[r].building is Building.SETTLEMENT]
    return crossed(do.Fortify, settled, how) if settled and table.rings_left else None


def _wall(table: Table, seat: Seat, how: Ways) -> Ask | None:
    """On a border of an own region (R37, R70)."""
    if len(table.danevolds) == DANEVOLDS:
        return None
    return crossed(do.Wall, _open_borders(table, table.direct(seat)), how)


def _open_borders(table: Table, own: Iterable[Region]) -> list[tuple[Region, Region]]:
    """The borders of own regions without a Danevold; one between two own ones from either side."""
    return [
        (region, near)
        for region in own
        for near in NEIGHBOURS[region]
        if border(region, near) not in table.danevolds
    ]


Make = Callable[[Table, Seat, Ways], Ask | None]
OFFERS: Mapping[Kind, Mapping[type[Action], Make]] = {
    Kind.RECRUIT: {do.Recruit: _recruit},
    Kind.ATTACK: {do.Attack: _attack},
    Kind.DIPLOMACY: {},
    Kind.RELOCATE: {do.Relocate: _relocate},
    Kind.WORSHIP: {do.Worship: _worship, do.WorshipOnly: _worship_only},
    Kind.BUILD: {do.Settle: _settle, do.Fortify: _fortify, do.Wall: _wall},
}
"""The orders of each kind, and how they are offered; those of Diplomacy are `persuasions`."""


def crossed(kind: type[Action], heads: Sequence[Details], how: Ways | None = None) -> Ask | None:
    """Details crossed with the numbers of cards, if there are any to be counted."""
    tails: Sequence[Details] = [()] if how is None else [(cards,) for cards in how]
    if not heads:
        return None

    def allows(order: Any) -> bool:
        fields = tuple(getattr(order, name) for name in kind.__struct_fields__)
        return any((*head, *tail) == fields for tail in tails for head in heads)

    return Crossed(kind, lambda: heads, lambda _: tails, len(tails), allows)
