"""The seven actions as asks: what each needs, and all the ways to order it (dossier 5.2)."""

from collections.abc import Callable, Sequence
from typing import Any

from games.core.asks import Ask, OneOf
from games.core.crossed import Crossed, Details
from games.core.vocabulary import Action, Seat
from games.norseheim import actions as do
from games.norseheim.battle import may_attack, sources, targets
from games.norseheim.board import NEIGHBOURS, REGIONS, Region, border
from games.norseheim.gods import God
from games.norseheim.hands import Ways, ways
from games.norseheim.kinds import SINGLE, Kind
from games.norseheim.land import STACK, Building
from games.norseheim.persuasion import Staged, recalls, undertakings
from games.norseheim.table import DANEVOLDS, Table

Offers = Sequence[Ask]
"""The asks of one kind of action; none: it cannot be done now."""
UNTIL = range(STACK + 1)
"""Up to how few attackers one goes on; 0: ask after each battle."""


def single_actions(table: Table, seat: Seat, *, free: bool = False) -> Offers:
    """Every single action that can be paid and done; `free`: Brisingamen is held too (F2)."""
    found: list[Ask] = []
    for kind in SINGLE:
        how = ways(table, seat, kind)
        if kind is Kind.DIPLOMACY:
            found += persuasions(table, seat, how, free=free)
        else:
            found += offers(table, seat, kind, how)
    return found


def offers(table: Table, seat: Seat, kind: Kind, how: Ways) -> Offers:
    """The ways to do an action of a kind, with one of these numbers of cards."""
    return OFFERS[kind](table, seat, how) if how else ()


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


def _recruit(table: Table, seat: Seat, how: Ways) -> Offers:
    """At least one warrior must come (R22, R65)."""
    if not due(table, seat) or not table.supply(seat):
        return ()
    return (OneOf([do.Recruit(cards) for cards in how]),)


def _attack(table: Table, seat: Seat, how: Ways) -> Offers:
    """Any bordering region that is not one's own (R25)."""
    pairs = [(s, t) for s in sources(table, seat) for t in targets(table, seat, s)]
    if not pairs:
        return ()

    def heads() -> list[Details]:
        return [(s, t, n) for s, t in pairs for n in range(1, table.lands[s].can_spare + 1)]

    def allows(order: do.Attack) -> bool:
        return (
            (order.source, order.target) in pairs
            and 1 <= order.warriors <= table.lands[order.source].can_spare
            and order.until in UNTIL
            and order.cards in how
            and may_attack(table, seat, order.target)
        )

    tails = [(until, cards) for until in UNTIL for cards in how]
    return (Crossed(do.Attack, heads, lambda _: tails, len(tails), allows),)


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


def _relocate(table: Table, seat: Seat, how: Ways) -> Offers:
    """The first move belongs to the order: a relocation that changes nothing is none (R65)."""
    moves = transfers(table, seat)
    return (_crossed(do.Relocate, moves, how),) if moves else ()


def _diplomacy(table: Table, seat: Seat, how: Ways) -> Offers:
    return persuasions(table, seat, how)


def persuasions(
    table: Table, seat: Seat, how: Ways, staged: Staged = (), *, free: bool = False
) -> Offers:
    """Place markers, or take some back first; `free`: Brisingamen may pay for it (R41, R44, F2)."""
    if not how and not free:
        return ()
    found: list[Ask] = []
    if heads := undertakings(table, seat, staged):
        found += [_crossed(do.Diplomacy, heads, how)] if how else []
        found += [OneOf([do.Brisingamen(*head) for head in heads])] if free else []
    if back := recalls(table, seat, staged):
        found.append(OneOf(back))
    return found


def _worship(table: Table, _seat: Seat, how: Ways) -> Offers:
    """Each god once in a round (R54); the card may be left (R57)."""
    free = [god for god in God if god not in table.worshipped]
    if not free:
        return ()
    takes = [do.Worship(god, cards) for god in free if table.stacks[god] for cards in how]
    leaves = [do.WorshipOnly(god, cards) for god in free for cards in how]
    return (*([OneOf(takes)] if takes else ()), OneOf(leaves))


def _build(table: Table, seat: Seat, how: Ways) -> Offers:
    """A settlement, a ring or a Danevold, in or at an own region (R61, R70, R73)."""
    own = list(table.direct(seat))
    bare = [r for r in own if table.lands[r].building is Building.NONE]
    settled = [r for r in own if table.lands[r].building is Building.SETTLEMENT]
    found: list[Sequence[Action]] = []
    if table.settlements_left(seat):
        found.append([do.Settle(region, cards) for region in bare for cards in how])
    if table.rings_left:
        found.append([do.Fortify(region, cards) for region in settled for cards in how])
    if len(table.danevolds) < DANEVOLDS:
        found.append([do.Wall(*pair, cards) for pair in _open_borders(table, own) for cards in how])
    return [OneOf(actions) for actions in found if actions]


def _open_borders(table: Table, own: Sequence[Region]) -> list[tuple[Region, Region]]:
    """The borders of own regions without a Danevold; one between two own ones from either side."""
    return [
        (region, near)
        for region in own
        for near in NEIGHBOURS[region]
        if border(region, near) not in table.danevolds
    ]


OFFERS: dict[Kind, Callable[[Table, Seat, Ways], Offers]] = {
    Kind.RECRUIT: _recruit,
    Kind.ATTACK: _attack,
    Kind.RELOCATE: _relocate,
    Kind.DIPLOMACY: _diplomacy,
    Kind.WORSHIP: _worship,
    Kind.BUILD: _build,
}
"""How each kind of action is offered."""


def _crossed(kind: type[Action], heads: Sequence[Details], how: Ways) -> Crossed:
    """Details crossed with the numbers of cards."""
    tails = [(cards,) for cards in how]
    known = set(heads)

    def allows(order: Any) -> bool:
        *details, cards = (getattr(order, name) for name in kind.__struct_fields__)
        return tuple(details) in known and cards in how

    return Crossed(kind, lambda: heads, lambda _: tails, len(tails), allows)
