"""The starting position: seven groups of three for each player (3.8)."""

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction
from games.core.vocabulary import NO
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.opening.events import GroupPlaced
from games.fallen_kingdoms.opening.gods import BeGod
from games.fallen_kingdoms.opening.groups import Groups, PlaceGroup, legal
from games.fallen_kingdoms.opening.prompts import CityHint, PlacingGroup, PlacingTemple
from games.fallen_kingdoms.opening.refusals import (
    CityTaken,
    NotConnected,
    NotOnThisBoard,
    TooNear,
)
from games.fallen_kingdoms.opening.setup import start
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.retiring import retire
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.standing_orders import GroupsOrder, Orders
from games.fallen_kingdoms.trophies import Track
from tests.games.fallen_kingdoms.builder import at, own, table
from tests.games.looking import offered, told

HOME = City.HLADIR
"""Next to KAUPANG, BIRKA and RIBE."""


def empty(sites=None, **rest):
    """Three players who have placed nothing, beside the sites given."""
    return table(sites, homes=False, phase=Phase.GROUPS, turn=0, **rest)


def cities(position, seat):
    """Where a seat may place the next group."""
    return [action.city for action in offered(position, seat, PlaceGroup)]


def why(position, seat, city):
    """The refusal of a group in a city."""
    with pytest.raises(IllegalAction) as refused:
        position.apply(seat, PlaceGroup(city))
    return refused.value.refusal


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("seats", [3, 6])
def test_players_place_to_and_fro_seven_times(seats):
    """Clockwise from the first player, then back, and so on: the last of a pass goes on at once."""
    position, _ = start(seats, Options(), seeded("to and fro"))
    while position.table.phase is Phase.GODS:
        seat = position.awaited[0]
        position, _ = position.apply(seat, position.default(seat))
    order, there = [], position.table.in_turn
    while position.table.phase is Phase.GROUPS and not position.table.round:
        (seat,) = position.awaited
        assert position.table.active == seat
        order.append(seat)
        position, _ = position.apply(seat, position.default(seat))

    assert order == [*(*there, *reversed(there)) * 3, *there]
    assert [position.table.units(seat) for seat in range(seats) if seat != there[0]] == [21] * (
        seats - 1
    )
    assert all(position.table.temple(seat) is not None for seat in range(seats))


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_time_around_the_table_is_told_on_one_board(seats):
    """Seven boards in a row, on each of which every seat is asked once; then one for each turn."""
    position, _ = start(seats, Options(), seeded("boards"))
    placing, turns = [], []
    while position.table.phase is not Phase.INVASIONS:
        seat, number = position.awaited[0], RULES.shown_on(position)
        if position.table.phase is Phase.GODS:
            assert number == 0
        elif position.table.phase is Phase.GROUPS:
            placing.append((number, seat))
        else:
            turns.append((number, position.table.turn))
        position, _ = position.apply(seat, position.default(seat))

    assert len(set(placing)) == len(placing) == 7 * seats
    boards = list(dict.fromkeys(number for number, _ in (*placing, *turns)))
    assert boards == list(range(7 * seats - 6, 8 * seats + 1))
    assert all(number == turn for number, turn in turns)


@pytest.mark.rule("3.8")
def test_the_first_group_brings_the_temple():
    """Three units and the temple in any city apart from the others."""
    position = at(empty(), Groups((1, 0)))
    assert position.prompt(1) == PlacingTemple(1)
    position, events = position.apply(1, PlaceGroup(HOME))

    assert position.table.sites[HOME] == own(1, 3, temple=True)
    assert told(events, GroupPlaced) == [GroupPlaced(seat=1, city=HOME, units=3, temple=True)]
    assert (position.table.turn, position.table.active) == (1, 0)


@pytest.mark.rule("3.8")
def test_the_first_city_is_next_to_no_other_players():
    """By road or by sea."""
    position = at(empty({HOME: own(1, 3, temple=True)}), Groups((0,)))
    near = position.table.board.near(HOME)

    assert set(cities(position, 0)) == set(position.table.sites) - {HOME, *near}
    assert why(position, 0, near[0]) == TooNear(near[0])
    assert why(position, 0, HOME) == CityTaken(HOME)
    assert why(position, 0, City.LUND) == NotOnThisBoard(City.LUND)
    by_sea = at(empty({City.BIRKA: own(1, 3, temple=True)}), Groups((0,)))
    assert City.HEDEBY in by_sea.table.board.sea[City.BIRKA]
    assert City.HEDEBY not in cities(by_sea, 0)


@pytest.mark.rule("F-05")
def test_where_no_city_is_apart_any_free_one_will_do():
    """F-05: with a neighbour everywhere, only opponents' cities are out."""
    full = empty()
    open_ones = (City.RIBE, City.LEJRE)
    full.sites = {
        city: own(1, 3) if city not in open_ones else site for city, site in full.sites.items()
    }

    assert legal(full, 0) == list(open_ones)


@pytest.mark.rule("3.8")
def test_later_groups_go_to_own_cities_or_free_ones_beside_them():
    """An opponent's city is none of them, and the next to a neighbour's neighbour neither."""
    position = at(
        empty({HOME: own(0, 3, temple=True), City.KAUPANG: own(1, 3, temple=True)}),
        Groups((0, 0)),
    )

    assert set(cities(position, 0)) == {HOME, City.BIRKA, City.RIBE}
    assert position.prompt(0) == PlacingGroup(0, 2, 7)
    assert why(position, 0, City.KAUPANG) == CityTaken(City.KAUPANG)
    assert why(position, 0, City.HEDEBY) == NotConnected(City.HEDEBY)
    assert position.step.refusal(position.table, 0, BeGod(God.ODIN)) is NO
    position, events = position.apply(0, PlaceGroup(HOME))
    assert position.table.sites[HOME] == own(0, 6, temple=True)
    assert told(events, GroupPlaced) == [GroupPlaced(seat=0, city=HOME, units=6, temple=False)]
    position, _ = at(position.table, Groups((0, 0))).apply(0, PlaceGroup(City.RIBE))
    assert position.table.sites[City.RIBE] == own(0, 3)
    assert City.HEDEBY in cities(position, 0)


@pytest.mark.rule("F-05")
def test_with_no_new_city_left_own_ones_are_reinforced():
    """F-05: nothing else can be chosen."""
    near = at(empty(), Groups((0,))).table.board.near(HOME)
    position = at(
        empty({HOME: own(0, 3, temple=True), **dict.fromkeys(near, own(1, 3))}), Groups((0,))
    )

    assert cities(position, 0) == [HOME]


@pytest.mark.rule("K9", "defaults", "orders")
def test_usually_the_best_connected_new_city_is_taken():
    """K9: the most routes, then the most points, then its order; by order all go there."""
    position = at(empty({HOME: own(0, 3, temple=True)}), Groups((0, 0)))
    land, free = position.table.board, [City.KAUPANG, City.BIRKA, City.RIBE]
    best = position.default(0)

    assert best.city in free
    assert len(land.near(best.city)) == max(len(land.near(city)) for city in free)
    assert position.ordered(0, Orders()) is None
    assert position.ordered(0, Orders(groups=GroupsOrder.USUAL)) == best


@pytest.mark.rule("orders", "defaults")
def test_the_temple_is_always_asked_for():
    """Whatever the order for groups; by silence it stands in the best connected city apart."""
    position = at(empty(), Groups((0,)))
    most = max(len(position.table.board.near(city)) for city in position.table.sites)

    assert position.ordered(0, Orders(groups=GroupsOrder.USUAL)) is None
    assert len(position.table.board.near(position.default(0).city)) == most


@pytest.mark.rule("K17")
def test_groups_of_a_player_who_has_left_are_placed_as_usual():
    """K17: nobody waits."""
    position, _ = retire(at(empty(), Groups((0, 1, 2))), 0)

    assert position.awaited == (1,)
    assert position.table.temple(0) is not None
    assert position.table.units(0) == 3


@pytest.mark.rule("3.8")
def test_a_city_is_offered_with_its_routes_and_points():
    """BIRKA: a port with a circle, three roads, one sea route: two points a turn."""
    found = empty()
    roads, sea = len(found.board.roads[City.BIRKA]), len(found.board.sea[City.BIRKA])

    assert (roads, sea) == (2, 1)
    assert PlaceGroup(City.BIRKA).hint(found) == CityHint(roads, sea, 2)
    hint = PlaceGroup(HOME).hint(found)
    assert (hint.points, hint.fixed, hint.track) == (3, 2, Track.UNIT)
