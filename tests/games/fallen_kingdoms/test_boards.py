"""Tiles and boards: what is printed, the standard boards, and those that chance builds."""

from collections import Counter
from itertools import pairwise

import pytest

from games.core.dice import Referee, seeded
from games.fallen_kingdoms.land.boards import Layout, board, standard
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.random_boards import arrangements, dealt
from games.fallen_kingdoms.land.tiles import FACES, PORTS, SPOTS, Route
from games.fallen_kingdoms.options import Options

SMALLEST, LARGEST = 3, 6


def reached(layout: Layout) -> set[City]:
    """The cities that one can come to from the first."""
    found, there = set[City](), board(layout)
    waiting = [there.cities[0]]
    while waiting:
        city = waiting.pop()
        if city not in found:
            found.add(city)
            waiting += there.near(city)
    return found


def links(seats: int) -> set[frozenset[City]]:
    """Pairs of cities next to each other on a standard board."""
    there = board(standard(seats))
    return {frozenset((city, near)) for city in there.cities for near in there.near(city)}


@pytest.mark.rule("tiles", "2.1", "F-02")
def test_each_city_has_one_icon_and_the_totals_are_the_houses():
    """F-02: 75 cities, each with one icon, 29 ports, 31 squares; all resources are as common."""
    resources = Counter(spot.resource for spot in SPOTS.values())

    assert len(SPOTS) == len(City) == 75
    assert len(PORTS) == 29
    assert sum(spot.square for spot in SPOTS.values()) == 31
    assert max(resources.values()) - min(resources.values()) <= 2
    sizes = sorted(len(face.cities) for face in FACES.values())
    assert sizes == [3, 3, 3, 6, 6, 6, 6, 6, 6, 9, 9, 12]


@pytest.mark.rule("tiles", "3.1")
def test_every_half_edge_carries_a_route_of_the_kind_of_its_corner():
    """A road where there is land, a sea route to a port where there is water."""
    for face in FACES.values():
        north_west, north_east, south_east, south_west = face.corners
        around = (
            *(north_west, north_east, north_east, south_east),
            *(south_east, south_west, south_west, north_west),
        )
        assert [way.kind is Route.ROAD for way in face.exits] == list(around)
        assert all(way.city in PORTS for way in face.exits if way.kind is Route.SEA)
        assert all({*pair} <= PORTS for pair in face.sea)


@pytest.mark.rule("boards", "3.1", "F-04")
@pytest.mark.parametrize("seats", range(SMALLEST, LARGEST + 1))
def test_a_standard_board_has_six_cities_a_player_and_holds_together(seats):
    """F-04: four tiles for up to four players, all six for more."""
    layout = standard(seats)
    there = board(layout)

    assert len(there.cities) == 6 * seats
    assert len(layout.placed) == (4 if seats <= 4 else 6)
    assert reached(layout) == set(there.cities)
    assert len(there.paths) == (16 if seats <= 4 else 20)
    kinds = Counter(path.kind for path in there.paths)
    assert kinds[Route.ROAD] == kinds[Route.SEA]


@pytest.mark.rule("boards")
def test_the_board_of_four_has_the_links_and_paths_of_the_house():
    """24 cities, 41 links; path 6 comes from the sea, between 5 and 7, and 16 is next to 1."""
    there = board(standard(4))
    north_east = [City(city) for city in ("1Aa", "1Ab", "2Ac", "2Af", "2Af", "2Ad", "4Ad", "4Aa")]
    south_west = [City(city) for city in ("4Aa", "4Ab", "3Ab", "3Ae", "3Af", "3Af", "1Ac", "1Aa")]

    assert len(there.cities) == 24
    assert len(links(4)) == 41
    assert [path.city for path in there.paths] == north_east + south_west
    assert there.path(6).kind is Route.SEA
    assert there.beside(6) == (5, 7)
    assert there.beside(16) == (15, 1)
    assert there.beside(1) == (16, 2)
    assert City.LUND in there.sea[City.BERGEN]


@pytest.mark.rule("boards")
@pytest.mark.parametrize(
    ("seats", "seams"),
    [
        (3, "1Ab-4Ac 1Ae-3Ba 1Ae-4Ac 1Af-3Bc 2Ba-3Ba 2Ba-4Ab 2Bb-4Aa 2Bc-3Bb"),
        (4, "1Ab-2Ac 1Ae-2Aa 1Ae-3Ac 1Af-3Ac 2Aa-4Af 2Ad-4Af 3Aa-4Ac 3Ab-4Ac"),
        (
            5,
            """1Aa-6Af 1Ab-4Ac 1Ac-6Ac 1Ae-4Ac 1Ae-5Aa 1Af-5Ad 2Ba-4Ab 2Ba-5Aa 2Bb-4Aa 2Bc-5Ac
            3Ba-6Aa 3Bb-5Af 3Bb-6Ac""",
        ),
        (
            6,
            """1Ab-2Ac 1Ae-2Aa 1Ae-3Ac 1Af-3Ac 2Aa-4Af 2Ad-4Af 2Ad-5Ac 2Af-5Ac 3Aa-4Ac 3Ab-4Ac
            4Aa-6Af 4Ad-6Ac 5Aa-6Aa 5Ac-6Ac""",
        ),
    ],
)
def test_tiles_are_joined_where_they_meet(seats, seams):
    """All links across seams are as they should be, each once."""
    across = {pair for pair in links(seats) if len({city.value[:2] for city in pair}) == 2}

    assert across == {frozenset(map(City, seam.split("-"))) for seam in seams.split()}


@pytest.mark.rule("boards", "3.1", "8.3", "F-04", "K4")
@pytest.mark.parametrize(
    ("seats", "cities", "ways", "merged", "sets"),
    [
        (3, 6, 776, 584, 20),
        (4, 6, 3128, 2472, 61),
        (5, 6, 3024, 1512, 5),
        (6, 6, 9552, 6096, 15),
        (3, 9, 2560, 2224, 52),
        (4, 9, 176, 176, 3),
        (5, 9, 4656, 4656, 5),
    ],
)
def test_there_are_as_many_legal_boards_as_an_exhaustive_search_found(
    seats, cities, ways, merged, sets
):
    """F-04, K4: all hold together; with half turns of the tile that looks alike merged, as told."""
    found = list(arrangements(seats, cities))
    alike = {
        tuple((one.face, one.turns % (2 if one.face == "6A" else 4)) for one in layout.placed)
        for layout in found
    }

    assert (len(found), len(alike)) == (ways, merged)
    assert len({frozenset(one.face for one in layout.placed) for layout in found}) == sets
    for layout in found[::7]:
        assert reached(layout) == set(board(layout).cities)
        assert len(board(layout).cities) == seats * cities


@pytest.mark.rule("K4")
def test_nine_cities_for_six_players_are_too_many():
    """K4: the largest faces of all six tiles have 48 cities."""
    assert not list(arrangements(6, 9))
    with pytest.raises(LookupError):
        dealt(6, 9, Referee(seeded("none"), None, Options()))


@pytest.mark.rule("boards", "options")
@pytest.mark.parametrize(("seats", "cities"), [(3, 6), (4, 6), (5, 6), (6, 6), (4, 9)])
def test_chance_builds_legal_boards_and_different_ones(seats, cities):
    """Each is one of those that a search finds; matches seldom share one."""
    legal = set(arrangements(seats, cities))
    built = [
        dealt(seats, cities, Referee(seeded(f"board {number}"), None, Options()))
        for number in range(20)
    ]

    assert legal.issuperset(built)
    assert len(set(built)) > 10


@pytest.mark.rule("boards")
def test_neighbours_are_mutual_and_in_the_order_of_cities():
    """So that what is offered always comes in the same order."""
    for seats in range(SMALLEST, LARGEST + 1):
        there = board(standard(seats))
        order = list(City)
        for ways in (there.roads, there.sea):
            assert all(city in ways[near] for city in there.cities for near in ways[city])
        places = [order.index(city) for city in there.cities]
        assert all(one < two for one, two in pairwise(places))
