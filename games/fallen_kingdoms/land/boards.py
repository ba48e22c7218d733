"""Boards: faces placed in a grid; the links between cities and the paths from outside (3.1, 6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from msgspec import Struct

from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import FACES, Exit, Route

CLOCKWISE = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")
_ACROSS = {"E1": "W2", "E2": "W1", "S1": "N2", "S2": "N1"}
"""The half-edge that meets one of the tile to the west, or to the north."""


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A face that lies on the board, turned clockwise by so many quarters."""

    face: str
    turns: int = 0


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """Which faces lie where: row by row from the north-west."""

    columns: int
    placed: tuple[Placed, ...]


class Path(Struct, frozen=True):
    """A way into the land from outside; numbered clockwise from 1 at the north-west corner."""

    number: int
    city: City
    kind: Route


@dataclass(frozen=True)
class Board:
    """The tiles of a layout put together; all cities in the order of `City`."""

    cities: tuple[City, ...]
    roads: Mapping[City, tuple[City, ...]]
    sea: Mapping[City, tuple[City, ...]]
    paths: tuple[Path, ...]
    """By number, from 1."""

    def near(self, city: City) -> tuple[City, ...]:
        """The cities that are adjacent by road or by sea (3.8)."""
        return self._near[city]

    @cached_property
    def _near(self) -> Mapping[City, tuple[City, ...]]:
        ways = ((city, (*self.roads[city], *self.sea[city])) for city in self.cities)
        return {city: tuple(dict.fromkeys(near)) for city, near in ways}

    def path(self, number: int) -> Path:
        """The path of this number."""
        return self.paths[number - 1]

    def beside(self, number: int) -> tuple[int, int]:
        """The two paths next to one, around the corners too (F-76)."""
        count = len(self.paths)
        return (number - 2) % count + 1, number % count + 1


def standard(seats: int) -> Layout:
    """The standard board of so many players [house]."""
    return _STANDARD[seats]


@cache
def board(layout: Layout) -> Board:
    """The board that a layout makes."""
    links: dict[Route, set[tuple[City, City]]] = {Route.ROAD: set(), Route.SEA: set()}
    for placed in layout.placed:
        links[Route.ROAD] |= set(FACES[placed.face].roads)
        links[Route.SEA] |= set(FACES[placed.face].sea)
    for at, placed in enumerate(layout.placed):
        for half, other in _ACROSS.items():
            beyond = _neighbour(layout, at, half)
            if beyond is not None:
                one, two = exit_at(placed, half), exit_at(beyond, other)
                links[one.kind].add((one.city, two.city))
    cities = tuple(
        city
        for city in City
        if any(city == spot.city for one in layout.placed for spot in FACES[one.face].cities)
    )
    return Board(
        cities,
        _ways(cities, links[Route.ROAD]),
        _ways(cities, links[Route.SEA]),
        tuple(
            Path(number, one.city, one.kind) for number, one in enumerate(_outside(layout), start=1)
        ),
    )


def exit_at(placed: Placed, half: str) -> Exit:
    """The route over a half-edge of a tile as it lies."""
    at = (CLOCKWISE.index(half) - 2 * placed.turns) % len(CLOCKWISE)
    return FACES[placed.face].exits[at]


def _neighbour(layout: Layout, at: int, half: str) -> Placed | None:
    """The tile over a half-edge to the east or south; None: the edge of the board."""
    column = at % layout.columns
    if half[0] == "E":
        return layout.placed[at + 1] if column + 1 < layout.columns else None
    below = at + layout.columns
    return layout.placed[below] if below < len(layout.placed) else None


def _ways(
    cities: tuple[City, ...], links: set[tuple[City, City]]
) -> Mapping[City, tuple[City, ...]]:
    """Neighbours of each city, in the order of `City`."""
    both = links | {(two, one) for one, two in links}
    return {city: tuple(other for other in cities if (city, other) in both) for city in cities}


def _outside(layout: Layout) -> tuple[Exit, ...]:
    """The exits on the outside, clockwise from the north-west corner."""
    placed, columns = layout.placed, layout.columns
    north, south = placed[:columns], placed[-columns:]
    east, west = placed[columns - 1 :: columns], placed[::columns]
    around = (
        *((one, "N") for one in north),
        *((one, "E") for one in east),
        *((one, "S") for one in reversed(south)),
        *((one, "W") for one in reversed(west)),
    )
    return tuple(exit_at(one, f"{side}{half}") for one, side in around for half in (1, 2))


_STANDARD: Mapping[int, Layout] = {
    3: Layout(2, (Placed("1A"), Placed("4A", 2), Placed("3B", 1), Placed("2B"))),
    4: Layout(2, (Placed("1A"), Placed("2A", 3), Placed("3A", 1), Placed("4A", 2))),
    5: Layout(
        3,
        (
            Placed("2B", 2),
            Placed("5A", 3),
            Placed("3B", 2),
            Placed("4A"),
            Placed("1A", 2),
            Placed("6A", 1),
        ),
    ),
    6: Layout(
        3,
        (
            Placed("1A"),
            Placed("2A", 3),
            Placed("5A", 2),
            Placed("3A", 1),
            Placed("4A", 2),
            Placed("6A", 1),
        ),
    ),
}
