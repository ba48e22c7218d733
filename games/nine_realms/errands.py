"""What actions can be spent on in the Action Phase: moves, attacks, terrain, rallies, prey."""

from collections.abc import Sequence
from functools import cache, partial

from games.core.asks import Ask, Lazily
from games.core.vocabulary import Seat
from games.nine_realms.actions import Attack, Move, NamePrey, Rally, Transform
from games.nine_realms.board import MASK, Hex, Terrain, around, labels
from games.nine_realms.combat import can_attack
from games.nine_realms.forces import REALM_TILE, Figure, Realm
from games.nine_realms.movement import land, reach
from games.nine_realms.table import COST, Table, free


def errands(table: Table, seat: Seat) -> Sequence[Ask]:
    """The kinds of action that are paid for, as far as the actions reach."""
    return [
        Lazily(kind, partial(listing, table, seat), partial(allows, table, seat))
        for kind, listing, allows in (
            (Move, moves, may_move),
            (Attack, attacks, may_attack),
            (Transform, transformations, may_transform),
            (Rally, rallies, may_rally),
        )
        if COST[kind] <= table.actions[seat]
    ]


def prey_offers(table: Table, seat: Seat) -> Sequence[NamePrey]:
    """Whom Sinfjotli could hunt, while he hunts nobody (The Hunter, R-47, N12)."""
    idle = table.prey is None and table.realms[seat] is Realm.NORSEMEN
    if not idle or table.figures[Figure.SINFJOTLI].hex is None:
        return []
    return [NamePrey(figure) for figure in table.in_play(1 - seat)]


def moves(table: Table, seat: Seat) -> Sequence[Move]:
    """Every move: once a turn for each figure (§3.1, R-11)."""
    before = land(table, seat)
    return [
        _move(figure, hex)
        for figure in table.in_play(seat)
        if not table.figures[figure].moved
        for hex in labels(reach(table, figure, before))
    ]


def may_move(table: Table, seat: Seat, action: Move) -> bool:
    """Whether a move is among them."""
    return (
        action.figure in table.in_play(seat)
        and not table.figures[action.figure].moved
        and bool(reach(table, action.figure) & MASK.get(action.hex, 0))
    )


def attacks(table: Table, seat: Seat) -> Sequence[Attack]:
    """Every attack: once a turn for each figure (§3.3, R-11)."""
    return [
        Attack(figure, target)
        for figure in table.in_play(seat)
        if not table.figures[figure].attacked
        for target in table.in_play(1 - seat)
        if can_attack(table, figure, target)
    ]


def may_attack(table: Table, seat: Seat, action: Attack) -> bool:
    """Whether an attack is among them."""
    return (
        action.figure in table.in_play(seat)
        and not table.figures[action.figure].attacked
        and action.target in table.in_play(1 - seat)
        and can_attack(table, action.figure, action.target)
    )


def transformations(table: Table, seat: Seat) -> Sequence[Transform]:
    """Every change of an empty hex next to an own figure (R-19, N13)."""
    near = around(table.occupied(seat)) & free(table)
    return [
        Transform(hex, terrain)
        for terrain in (Terrain.PLAIN, Terrain.FOREST, Terrain.WATER)
        if table.supply(terrain)
        for hex in labels(near & ~table.ground(terrain))
    ]


def may_transform(table: Table, seat: Seat, action: Transform) -> bool:
    """Whether a change is among them."""
    near = around(table.occupied(seat)) & free(table) & ~table.ground(action.terrain)
    return table.supply(action.terrain) > 0 and bool(near & MASK.get(action.hex, 0))


def rallies(table: Table, seat: Seat) -> Sequence[Rally]:
    """Every return of a fallen Warrior, once a turn, while the Ruler lives (R-41, N11)."""
    if table.rallied or not table.ruler_alive(seat):
        return []
    return [
        Rally(figure, hex)
        for figure in table.fallen_warriors(seat)
        for hex in labels(rally_ground(table, seat))
    ]


def may_rally(table: Table, seat: Seat, action: Rally) -> bool:
    """Whether a return is among them."""
    return action in rallies(table, seat)


def rally_ground(table: Table, seat: Seat) -> int:
    """The free hexes of the own Realm Tile, whatever their terrain; none is ever a mountain."""
    return REALM_TILE[table.realms[seat]] & free(table)


@cache
def _move(figure: Figure, hex: Hex) -> Move:
    return Move(figure, hex)
