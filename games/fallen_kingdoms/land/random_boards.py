"""Boards that chance builds: faces, places and turns that fit [house]."""

from collections.abc import Iterator, Sequence

from games.core.dice import Referee
from games.fallen_kingdoms.land.boards import Layout, Placed
from games.fallen_kingdoms.land.tiles import FACES

QUARTERS = 4
FEW, SMALL, LARGE = 4, (2, 2), (3, 2)
"""Up to so many players have two by two tiles; more have three by two, and so all six (3.1)."""
Corners = tuple[bool, bool, bool, bool]
Lying = tuple[Placed, Corners]


def dealt(seats: int, cities: int, referee: Referee) -> Layout:
    """A board with so many cities a player.

    The tiles are tried in an order that chance makes, each place on its own; what fits first lies.

    Raises:
        LookupError: there is none.
    """
    orders: list[list[Lying]] = []
    for _ in range(_size(seats)):
        orders.append(list(_LYING))
        referee.shuffle(orders[-1])
    for layout in _laid(seats, cities, orders):
        return layout
    raise LookupError(cities)


def arrangements(seats: int, cities: int) -> Iterator[Layout]:
    """Every way to lay tiles so that all meets and there are so many cities a player.

    Land meets land and water meets water where the corners of four tiles agree (3.1). Each of them
    holds together: from every city one may reach every other.
    """
    return _laid(seats, cities, [_LYING] * _size(seats))


def _size(seats: int) -> int:
    columns, rows = SMALL if seats <= FEW else LARGE
    return columns * rows


def _laid(seats: int, cities: int, orders: Sequence[Sequence[Lying]]) -> Iterator[Layout]:
    columns, _ = SMALL if seats <= FEW else LARGE
    for placed in _placings((), columns, orders, seats * cities):
        yield Layout(columns, placed)


def _placings(
    laid: tuple[Lying, ...], columns: int, orders: Sequence[Sequence[Lying]], cities: int
) -> Iterator[tuple[Placed, ...]]:
    """Lay the next tile in every way that fits, row by row."""
    if len(laid) == len(orders):
        if not cities:
            yield tuple(placed for placed, _ in laid)
        return
    used = {placed.face[0] for placed, _ in laid}
    for lying in orders[len(laid)]:
        count = len(FACES[lying[0].face].cities)
        if lying[0].face[0] not in used and count <= cities and _fits(laid, lying, columns):
            yield from _placings((*laid, lying), columns, orders, cities - count)


def _fits(laid: tuple[Lying, ...], lying: Lying, columns: int) -> bool:
    """Whether the corners agree with the tiles to the west and to the north."""
    north_west, north_east, _, south_west = lying[1]
    if len(laid) % columns:
        _, east, south, _ = laid[-1][1]
        if (east, south) != (north_west, south_west):
            return False
    if len(laid) >= columns:
        _, _, south, west = laid[-columns][1]
        return (west, south) == (north_west, north_east)
    return True


def _corners(placed: Placed) -> Corners:
    """Land or water at the corners of a tile as it lies: north-west first, clockwise."""
    unturned = FACES[placed.face].corners
    turns = placed.turns
    first, second, third, fourth = (*unturned[-turns:], *unturned[:-turns]) if turns else unturned
    return first, second, third, fourth


_LYING: tuple[Lying, ...] = tuple(
    (placed, _corners(placed))
    for placed in (Placed(face, turns) for face in FACES for turns in range(QUARTERS))
)
