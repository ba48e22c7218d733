"""Movement & Terrain (R-12): how far a figure gets, and by which way."""

from typing import NamedTuple

from games.core.vocabulary import Seat
from games.nine_realms.board import LABEL, MASK, Hex, Mask, Terrain, around
from games.nine_realms.forces import PROFILES, Figure
from games.nine_realms.table import Table


class Land(NamedTuple):
    """The board as it lies before the figures of one side."""

    water: Mask
    barred: Mask
    """Mountains, enemies, and water with a friend in it: every move ends in water, and two
    figures never share a hex. Other friends may be passed (Figures, Water, R-50)."""
    occupied: Mask


def land(table: Table, seat: Seat) -> Land:
    """How the board lies for a seat."""
    water = table.ground(Terrain.WATER)
    friends, enemies = table.occupied(seat), table.occupied(1 - seat)
    barred = table.ground(Terrain.MOUNTAIN) | enemies
    return Land(water, barred | water & friends, friends | enemies)


def reach(table: Table, figure: Figure, before: Land | None = None) -> Mask:
    """The hexes where a move of this figure may end (R-12, R-50).

    Args:
        table: the pieces.
        figure: one in play.
        before: how the board lies for its side, if that is known already.
    """
    before = before or land(table, table.seat_of(figure))
    return _spread(table, figure, before)[-1] & ~before.occupied


def way(table: Table, figure: Figure, goal: Hex) -> tuple[Hex, ...]:
    """A shortest way to a hex within reach, both ends included."""
    before = land(table, table.seat_of(figure))
    rings = _spread(table, figure, before)
    first = next(index for index, reached in enumerate(rings) if reached & MASK[goal])
    hexes = [goal]
    for ring in reversed(rings[:first]):
        start = ring & around(MASK[hexes[-1]])
        dry = start & ~before.water if ring is not rings[0] else start
        hexes.append(LABEL[dry.bit_length() - 1])
    return tuple(reversed(hexes))


def _spread(table: Table, figure: Figure, before: Land) -> list[Mask]:
    """The hexes reached after 0, 1, 2 ... steps; from water one gets one hex far (Water)."""
    start = MASK[table.place(figure)]
    water = before.water
    allowance = 1 if start & water else PROFILES[figure].move
    rings = [start]
    edge = start
    for _ in range(allowance):
        edge = around(edge) & ~before.barred & ~rings[-1]
        rings.append(rings[-1] | edge)
        edge &= ~water
    return rings
