"""Movement & Terrain (dossier §3.1): how far a figure gets, and by which way."""

from games.nine_realms.board import LABEL, MASK, Hex, Mask, Terrain, around
from games.nine_realms.forces import PROFILES, Figure
from games.nine_realms.table import Table


def reach(table: Table, figure: Figure) -> Mask:
    """The hexes where a move of this figure may end (§3.1, R-12, R-50)."""
    return _spread(table, figure)[-1] & ~table.occupied()


def way(table: Table, figure: Figure, goal: Hex) -> tuple[Hex, ...]:
    """A shortest way to a hex within reach, both ends included."""
    rings = _spread(table, figure)
    first = next(index for index, reached in enumerate(rings) if reached & MASK[goal])
    water = table.ground(Terrain.WATER)
    hexes = [goal]
    for ring in reversed(rings[:first]):
        start = ring & around(MASK[hexes[-1]])
        dry = start & ~water if ring is not rings[0] else start
        hexes.append(LABEL[dry.bit_length() - 1])
    return tuple(reversed(hexes))


def _spread(table: Table, figure: Figure) -> list[Mask]:
    """The hexes reached after 0, 1, 2 ... steps.

    Mountains and enemies bar the way; friends may be passed, but not on a water hex, where every
    move ends (Water). From water one gets one hex far.
    """
    seat = table.seat_of(figure)
    start = MASK[table.place(figure)]
    water = table.ground(Terrain.WATER)
    barred = table.ground(Terrain.MOUNTAIN) | table.occupied(1 - seat)
    barred |= water & table.occupied(seat)
    allowance = 1 if start & water else PROFILES[figure].move
    rings = [start]
    edge = start
    for _ in range(allowance):
        edge = around(edge) & ~barred & ~rings[-1]
        rings.append(rings[-1] | edge)
        edge &= ~water
    return rings
