"""Production: tracks, points, what they bring, and where it is placed (4.2 to 4.5)."""

import pytest

from games.core.errors import IllegalAction
from games.core.narrowing import narrow
from games.fallen_kingdoms.events import Compensated
from games.fallen_kingdoms.field import EMPTY, Phase
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import SPOTS, Resource
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.production.events import (
    BuildingPlaced,
    BuildingTaken,
    BuildingWaits,
    KnowledgeTaken,
    PointsSpent,
    ProductionCounted,
    UnitsPlaced,
    UnitsProduced,
)
from games.fallen_kingdoms.production.placing import (
    PlaceBuilding,
    PlaceUnits,
    PlacingBuildings,
    PlacingUnits,
)
from games.fallen_kingdoms.production.producing import Producing, SpendingPoints, SpendPoints
from games.fallen_kingdoms.production.prompts import (
    CardHint,
    PlaceHint,
    PlacingBuilding,
    PlacingWaiting,
    SpendHint,
    Spending,
    TakingBuilding,
    TakingKnowledge,
    TileHint,
)
from games.fallen_kingdoms.production.refusals import (
    AllOfThem,
    BuiltUp,
    NoSuchTile,
    NotOnDisplay,
    NotYourCity,
    TooManyUnits,
)
from games.fallen_kingdoms.production.tracks import (
    ChoosingBuilding,
    ChoosingKnowledge,
    Pushing,
    TakeBuilding,
    TakeKnowledge,
)
from games.fallen_kingdoms.production.yields import fixed, free
from games.fallen_kingdoms.retiring import retire
from games.fallen_kingdoms.trophies import Building, Knowledge, Track
from tests.games.fallen_kingdoms.builder import own, running, table
from tests.games.looking import offered, told

HOME = City.HLADIR
"""A square of metal."""
BARE_HOME = {HOME: EMPTY}
MIXED = {Building.FARM, Building.WORKSHOP}


def knowing(*cards):
    """Seat 0 holds these cards."""
    return {0: {"knowledge": cards}}


def pushed(track, number, /, **rest):
    """So many points are pushed onto a track of seat 0."""
    return running(table(**rest), Pushing(0, track, number))


def with_building(tile, *, temple=False):
    """Seat 0's Hladir with a building."""
    return {HOME: own(0, 3, tile, temple=temple)}


def waiting(units=0, *tiles, sites=None):
    """Units and tiles wait on the sheet of seat 0, and are placed now."""
    players = {0: {"waiting_units": units, "waiting_buildings": tiles}}
    found = table(sites, players=players)
    return running(found, PlacingUnits(0), PlacingBuildings(0))


def why(position, action):
    """The refusal of an action of seat 0."""
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, action)
    return refused.value.refusal


# The tracks


@pytest.mark.rule("4.2", "4.2.1", "F-10", "F-11")
@pytest.mark.parametrize(
    ("lying", "points", "units", "left"), [(0, 2, 0, 2), (0, 3, 1, 0), (2, 1, 1, 0), (1, 7, 2, 2)]
)
def test_a_unit_comes_of_exactly_three_points_and_the_rest_stays(lying, points, units, left):
    """F-10: the track is full when its end is reached; F-11: what is over goes on from 0."""
    position, events = pushed(Track.UNIT, points, points={0: {Track.UNIT: lying}})

    assert position.table.players[0].waiting_units == units
    assert position.table.players[0].points[Track.UNIT] == left
    assert told(events, UnitsProduced) == ([UnitsProduced(seat=0, units=units)] if units else [])


@pytest.mark.rule("4.2.2", "F-11", "F-16", "F-17b", "K12")
def test_six_points_bring_one_of_the_two_tiles_and_the_display_is_filled_up():
    """F-11: the points that are over go on after the choice; F-16: the next tile is seen at once.

    F-17b, K12: declining is not possible.
    """
    stack = (Building.WORKSHOP, Building.BARRACKS)
    position, _ = pushed(
        Track.BUILDING,
        5,
        points={0: {Track.BUILDING: 3}},
        buildings=(Building.FARM, Building.WORKSHOP),
        building_stack=stack,
    )
    assert position.prompt(0) == TakingBuilding(0)
    assert list(position.asks[0]) == [TakeBuilding(Building.FARM), TakeBuilding(Building.WORKSHOP)]
    assert position.default(0) == TakeBuilding(Building.FARM)
    hint = TakeBuilding(Building.FARM).hint(position.table)
    assert hint == TileHint(2, Track.KNOWLEDGE, 2)
    assert why(position, TakeBuilding(Building.BARRACKS)) == NoSuchTile(Building.BARRACKS)
    after, events = position.apply(0, TakeBuilding(Building.WORKSHOP))

    assert told(events, BuildingTaken) == [BuildingTaken(seat=0, building=Building.WORKSHOP)]
    assert after.table.buildings == (Building.FARM, Building.BARRACKS)
    assert after.table.building_stack == stack[:1]
    assert after.table.players[0].waiting_buildings == (Building.WORKSHOP,)
    assert after.table.players[0].points[Track.BUILDING] == 2


@pytest.mark.rule("4.2.3", "6.1", "F-16")
def test_nine_points_bring_one_of_three_cards_and_six_glory():
    """F-16: an empty stack leaves fewer on display."""
    cards = (Knowledge.LAW, Knowledge.RIDERS, Knowledge.SWORDS)
    position, _ = pushed(Track.KNOWLEDGE, 9, knowledge=cards, knowledge_stack=())
    assert position.prompt(0) == TakingKnowledge(0)
    assert list(position.asks[0]) == [TakeKnowledge(card) for card in cards]
    assert position.default(0) == TakeKnowledge(Knowledge.LAW)
    assert TakeKnowledge(Knowledge.LAW).hint(position.table) == CardHint(Knowledge.LAW)
    assert why(position, TakeKnowledge(Knowledge.TRADE)) == NotOnDisplay(Knowledge.TRADE)
    after, events = position.apply(0, TakeKnowledge(Knowledge.RIDERS))

    assert told(events, KnowledgeTaken) == [KnowledgeTaken(seat=0, card=Knowledge.RIDERS, glory=6)]
    assert told(events, KnowledgeTaken)[0].explained_by == "knowledge-riders"
    assert after.table.players[0].glory == 6
    assert after.table.players[0].knowledge == (Knowledge.RIDERS,)
    assert after.table.knowledge == (Knowledge.LAW, Knowledge.SWORDS)


@pytest.mark.rule("4.2.3", "F-16")
def test_the_next_card_is_seen_at_once():
    """F-16: it lies behind the older ones."""
    position, _ = pushed(Track.KNOWLEDGE, 9)
    *_, top = position.table.knowledge_stack
    older = position.table.knowledge[1:]
    after, _ = position.apply(0, position.default(0))

    assert after.table.knowledge == (*older, top)
    assert top not in after.table.knowledge_stack


@pytest.mark.rule("4.2", "F-11")
def test_one_push_may_fill_a_track_twice():
    """F-11: the second choice comes after the first, from the display as it is then."""
    position, _ = pushed(Track.KNOWLEDGE, 20)
    first, second = position.table.knowledge[:2]
    position, _ = position.apply(0, TakeKnowledge(first))
    assert first not in [action.card for action in offered(position, 0, TakeKnowledge)]
    position, _ = position.apply(0, TakeKnowledge(second))

    assert position.table.players[0].knowledge == (first, second)
    assert position.table.players[0].points[Track.KNOWLEDGE] == 2


@pytest.mark.rule("4.2.2", "4.2.3")
def test_nobody_is_asked_where_there_is_nothing_to_choose():
    """Two tiles of the same kind, or the last card."""
    one, events = pushed(Track.BUILDING, 6, buildings=(Building.FARM, Building.FARM))
    assert one.table.players[0].waiting_buildings == (Building.FARM,)
    assert told(events, BuildingTaken)
    last, events = pushed(Track.KNOWLEDGE, 9, knowledge=(Knowledge.LAW,), knowledge_stack=())
    assert told(events, KnowledgeTaken)
    assert last.table.knowledge == ()


@pytest.mark.rule("4.3", "6.1", "F-12")
@pytest.mark.parametrize(
    ("track", "points", "glory"),
    [(Track.BUILDING, 6, 2), (Track.KNOWLEDGE, 9, 3), (Track.KNOWLEDGE, 18, 6)],
)
def test_a_full_track_brings_glory_when_nothing_is_left(track, points, glory):
    """F-12: points may go there all the same, again and again."""
    nothing = {"knowledge": (), "knowledge_stack": (), "buildings": (), "building_stack": ()}
    position, events = pushed(track, points, **nothing)

    assert position.table.players[0].glory == glory
    assert sum(one.glory for one in told(events, Compensated)) == glory


@pytest.mark.rule("4.2.1", "4.3", "F-14", "2.2")
def test_thirty_units_are_the_limit_and_those_that_wait_count():
    """F-14: 28 on the board and one that waits leave room for one more; the rest is glory."""
    position, events = pushed(
        Track.UNIT, 9, sites={HOME: own(0, 28, temple=True)}, players={0: {"waiting_units": 1}}
    )

    assert position.table.players[0].waiting_units == 2
    assert position.table.players[0].glory == 2
    assert told(events, UnitsProduced) == [UnitsProduced(seat=0, units=1)]
    assert told(events, Compensated) == [Compensated(seat=0, track=Track.UNIT, glory=2)]


@pytest.mark.rule("K6", "defaults")
def test_a_card_may_be_chosen_out_of_turn():
    """K6: in another's turn it is a window, and by silence the oldest card."""
    found = table(active=1)
    position, _ = running(found, Pushing(0, Track.KNOWLEDGE, 9))

    assert position.is_window(0)
    assert position.default(0) == TakeKnowledge(found.knowledge[0])
    assert not running(table(), ChoosingKnowledge(0))[0].is_window(0)


# Points


@pytest.mark.rule("4.4.1", "F-18")
@pytest.mark.parametrize(
    ("tile", "track"),
    [
        (Building.BARRACKS, Track.UNIT),
        (Building.WORKSHOP, Track.BUILDING),
        (Building.FARM, Track.KNOWLEDGE),
    ],
)
def test_each_building_gives_two_points_unless_a_temple_covers_it(tile, track):
    """F-18: below a temple it sleeps; the square of metal gives its two all the same."""
    bare = fixed(table(), 0)
    awake = fixed(table(with_building(tile)), 0)
    asleep = fixed(table(with_building(tile, temple=True)), 0)

    assert bare == {Track.UNIT: 2, Track.BUILDING: 0, Track.KNOWLEDGE: 0}
    assert awake == bare | {track: bare[track] + 2}
    assert asleep == bare


@pytest.mark.rule("4.4.2", "F-02")
def test_squares_give_two_points_and_circles_none():
    """All cities of the board: each square on the track of its resource."""
    tracks = {
        Resource.METAL: Track.UNIT,
        Resource.WOOD: Track.BUILDING,
        Resource.WHEAT: Track.KNOWLEDGE,
    }
    found = table(homes=False)
    for city in found.sites:
        alone = table({city: own(0)}, homes=False)
        spot = SPOTS[city]
        wanted = dict.fromkeys(Track, 0) | {tracks[spot.resource]: 2 if spot.square else 0}
        assert fixed(alone, 0) == wanted


@pytest.mark.rule("4.4.3", "F-17")
def test_each_city_gives_a_free_point_and_each_port_another():
    """F-17: a city is controlled while a unit is there."""
    assert free(table(), 0) == 1
    assert free(table({City.RIBE: own(0), City.BIRKA: own(0)}), 0) == 4
    assert free(table({City.RIBE: own(1), City.BIRKA: own(0)}), 0) == 3
    assert free(table(BARE_HOME), 0) == 0


@pytest.mark.rule("4.4", "4.4.1", "4.4.2", "4.4.3", "4.2")
def test_the_example_of_the_rulebook():
    """Five cities, two ports, squares of wood and wheat, barracks, a workshop: 2 units, 1 tile."""
    cities = (City.KAUPANG, City.BIRKA, City.RIBE, City.LEJRE, City.HEDEBY)
    sites = dict.fromkeys(cities, own(0)) | BARE_HOME
    sites |= {
        City.KAUPANG: own(0, 1, Building.BARRACKS),
        City.BIRKA: own(0, 1, Building.WORKSHOP),
    }
    found = table(sites, buildings=(Building.FARM,) * 2)
    position, events = running(found, Producing(0))
    assert told(events, ProductionCounted) == [
        ProductionCounted(seat=0, unit=2, building=4, knowledge=2, free=7)
    ]
    assert position.prompt(0) == Spending(0, 7, 2, 4, 2, 1, 2, 7)
    assert SpendPoints(4, 2, 1).hint(position.table) == SpendHint(2, 1, 0, 0, knowledge_rest=3)
    after, events = position.apply(0, SpendPoints(4, 2, 1))

    player = after.table.players[0]
    assert told(events, PointsSpent) == [PointsSpent(seat=0, unit=4, building=2, knowledge=1)]
    assert told(events, UnitsProduced) == [UnitsProduced(seat=0, units=2)]
    assert told(events, BuildingTaken) == [BuildingTaken(seat=0, building=Building.FARM)]
    assert player.points == {Track.UNIT: 0, Track.BUILDING: 0, Track.KNOWLEDGE: 3}
    assert after.table.phase is Phase.PRODUCTION


@pytest.mark.rule("4.4.3", "F-12")
def test_free_points_are_split_in_any_way_but_all_are_spent():
    """F-12: by two questions at most."""
    position, _ = running(table(), SpendingPoints(0, 3))
    ways = offered(position, 0, SpendPoints)

    assert len(ways) == len(set(ways)) == 10
    assert all(one.unit + one.building + one.knowledge == 3 for one in ways)
    assert all(one in position.asks[0] for one in ways)
    assert SpendPoints(4, -1, 0) not in position.asks[0]
    assert why(position, SpendPoints(1, 1, 0)) == AllOfThem(3)
    question = narrow(position.asks[0], {})
    assert (question.field, question.values) == ("unit", (3, 2, 1, 0))
    assert narrow(position.asks[0], {"unit": 1}).field == "building"
    assert narrow(position.asks[0], {"unit": 1, "building": 2}) == SpendPoints(1, 2, 0)


@pytest.mark.rule("4.3", "F-12")
def test_a_way_to_spend_tells_what_it_makes_and_what_is_used_up():
    """Thirty units are out, the tiles are gone, and one card is left."""
    found = table(
        {HOME: own(0, 30, temple=True)},
        points={0: {Track.KNOWLEDGE: 8, Track.UNIT: 2}},
        buildings=(),
        building_stack=(),
        knowledge=(Knowledge.LAW,),
        knowledge_stack=(),
    )

    assert SpendPoints(1, 6, 0).hint(found) == SpendHint(0, 0, 0, 3, unit_glory=1, knowledge_rest=8)
    assert SpendPoints(0, 0, 10).hint(found) == SpendHint(0, 0, 1, 3, unit_rest=2)
    assert SpendPoints(0, 5, 0).hint(found) == SpendHint(
        0, 0, 0, 0, unit_rest=2, building_rest=5, knowledge_rest=8
    )


@pytest.mark.rule("K5", "defaults")
def test_an_absent_player_raises_units_up_to_twenty_one():
    """K5: those that wait count; then the track nearest to its end, of equals knowledge."""

    def usual(units, waiting_units=0, *, left=True, **points):
        found = table(
            {HOME: own(0, units, temple=True)},
            players={0: {"waiting_units": waiting_units}},
            points={0: {Track(name): number for name, number in points.items()}},
        )
        if not left:
            found.knowledge = found.knowledge_stack = ()
        return running(found, SpendingPoints(0, 4))[0].default(0)

    assert usual(20) == SpendPoints(4, 0, 0)
    assert usual(20, 1, building=3) == SpendPoints(0, 4, 0)
    assert usual(21, building=3, knowledge=5) == SpendPoints(0, 4, 0)
    assert usual(21, building=3, knowledge=6) == SpendPoints(0, 0, 4)
    assert usual(21, left=False, knowledge=8) == SpendPoints(0, 4, 0)


@pytest.mark.rule("K5", "defaults")
def test_with_nothing_else_left_an_absent_player_raises_units_all_the_same():
    """K5: the match is over then, sooner or later."""
    nothing = {"knowledge": (), "knowledge_stack": (), "buildings": (), "building_stack": ()}
    found = table({HOME: own(0, 25, temple=True)}, **nothing)

    assert running(found, SpendingPoints(0, 2))[0].default(0) == SpendPoints(2, 0, 0)


@pytest.mark.rule("K17")
def test_who_has_left_goes_on_producing_by_default():
    """K17: nobody waits for points, cards, or where to put them."""
    found = table({City.RIBE: own(0, 20)}, points={0: {Track.KNOWLEDGE: 8, Track.UNIT: 2}})
    position, _ = retire(running(found, Producing(0))[0], 0)
    player = position.table.players[0]

    assert not isinstance(position.step, SpendingPoints)
    assert len(player.knowledge) == 1
    assert player.waiting_units == 0


@pytest.mark.rule("4.4.3", "4.5")
def test_nothing_is_asked_where_there_is_nothing_to_spend_or_to_place():
    """And nothing is told."""
    found = table({City.RIBE: own(0)})
    _, events = running(found, SpendingPoints(0, 0), PlacingUnits(0), PlacingBuildings(0))

    assert not events


@pytest.mark.rule("4.4.3", "4.5")
def test_something_else_is_refused_without_a_reason():
    """The question says what is wanted."""
    spending, _ = running(table(), SpendingPoints(0, 3))
    assert why(spending, PlaceUnits(HOME, 1)) is None
    units, _ = waiting(2, sites={City.RIBE: own(0)})
    assert why(units, SpendPoints(1, 1, 1)) is None
    tiles, _ = waiting(0, Building.FARM, sites={City.RIBE: own(0), City.BIRKA: own(0)})
    assert why(tiles, SpendPoints(1, 1, 1)) is None


# Knowledge that counts in production


@pytest.mark.rule("card 1", "card 2", "card 3", "4.4.2")
@pytest.mark.parametrize(
    ("card", "resource", "track"),
    [
        (Knowledge.MINING, Resource.METAL, Track.UNIT),
        (Knowledge.MACHINERY, Resource.WOOD, Track.BUILDING),
        (Knowledge.IRRIGATION, Resource.WHEAT, Track.KNOWLEDGE),
    ],
)
def test_squares_give_three_points_and_circles_one(card, resource, track):
    """With the card of their resource, private or public; others give what they gave."""
    for square in (True, False):
        for kind in Resource:
            city = next(
                city
                for city in table().sites
                if SPOTS[city].resource is kind and SPOTS[city].square is square
            )
            plain = fixed(table({city: own(0)}, homes=False), 0)
            more = plain | ({track: plain[track] + 1} if kind is resource else {})
            assert fixed(table({city: own(0)}, homes=False, players=knowing(card)), 0) == more
            assert fixed(table({city: own(0)}, homes=False, public=(card,)), 0) == more


@pytest.mark.rule("card 4", "4.4.3")
def test_with_trade_each_port_gives_two_free_points():
    """And the city itself its own."""
    sites = {City.BIRKA: own(0), City.HEDEBY: own(0)}

    assert free(table(sites), 0) == 5
    assert free(table(sites, players=knowing(Knowledge.TRADE)), 0) == 7
    assert free(table(players=knowing(Knowledge.TRADE)), 0) == 1


@pytest.mark.rule("card 5", "4.4.1")
def test_with_masonry_each_building_gives_three_points():
    """Unless it sleeps."""
    cards = knowing(Knowledge.MASONRY)
    farm, asleep = (with_building(Building.FARM, temple=temple) for temple in (False, True))

    assert fixed(table(farm, players=cards), 0)[Track.KNOWLEDGE] == 3
    assert fixed(table(asleep, players=cards), 0)[Track.KNOWLEDGE] == 0


@pytest.mark.rule("card 6")
def test_coinage_brings_two_free_points_while_one_has_a_city():
    """However many cities."""
    cards = knowing(Knowledge.COINAGE)

    assert free(table(players=cards), 0) == 3
    assert free(table({City.RIBE: own(0)}, players=cards), 0) == 4
    assert free(table(BARE_HOME, players=cards), 0) == 0


@pytest.mark.rule("card 7", "6.1")
def test_runes_bring_three_glory_for_each_later_card():
    """Not for themselves; others have them too once they are public."""
    shown = (Knowledge.RUNES, Knowledge.LAW, Knowledge.SWORDS)
    position, _ = pushed(Track.KNOWLEDGE, 9, knowledge=shown)
    position, events = position.apply(0, TakeKnowledge(Knowledge.RUNES))
    assert told(events, KnowledgeTaken)[0].glory == 6

    for rest in ({"players": knowing(Knowledge.RUNES)}, {"public": (Knowledge.RUNES,)}):
        position, _ = pushed(Track.KNOWLEDGE, 9, **rest)
        position, events = position.apply(0, position.default(0))
        assert told(events, KnowledgeTaken)[0].glory == 9
        assert position.table.players[0].glory == 9


@pytest.mark.rule("F-13", "4.5")
def test_new_knowledge_counts_from_the_placement_on():
    """F-13: Coinage taken by fixed points adds nothing to the free points of the same turn."""
    shown = (Knowledge.COINAGE, Knowledge.LAW, Knowledge.SWORDS)
    found = table({City.LEJRE: own(0)}, points={0: {Track.KNOWLEDGE: 7}}, knowledge=shown)
    position, events = running(found, Producing(0))
    assert told(events, ProductionCounted)[0].free == 2
    position, _ = position.apply(0, TakeKnowledge(Knowledge.COINAGE))

    assert position.prompt(0) == Spending(0, 2, 2, 0, 0, 1, 6, 9)
    assert free(position.table, 0) == 4


# Placement


@pytest.mark.rule("4.5")
def test_new_units_go_to_own_cities_until_none_waits():
    """All of them are offered first; with one city nobody is asked."""
    position, _ = waiting(3, sites={City.RIBE: own(0)})
    assert position.prompt(0) == PlacingWaiting(0, 3)
    assert offered(position, 0, PlaceUnits)[0] == PlaceUnits(HOME, 3)
    assert why(position, PlaceUnits(City.BIRKA, 1)) == NotYourCity(City.BIRKA)
    assert why(position, PlaceUnits(City.RIBE, 4)) == TooManyUnits(4, 3)
    position, events = position.apply(0, PlaceUnits(City.RIBE, 2))
    assert told(events, UnitsPlaced) == [UnitsPlaced(seat=0, city=City.RIBE, units=2, total=3)]
    assert position.prompt(0) == PlacingWaiting(0, 1)
    position, _ = position.apply(0, PlaceUnits(HOME, 1))
    assert position.table.sites[HOME].units == 4
    assert not isinstance(position.step, PlacingUnits)

    alone, events = waiting(3)
    assert told(events, UnitsPlaced) == [UnitsPlaced(seat=0, city=HOME, units=3, total=6)]
    assert alone.table.players[0].waiting_units == 0


@pytest.mark.rule("defaults")
def test_by_default_new_units_go_to_the_weakest_city_at_the_border():
    """Of the cities beside an enemy who could attack; a last unit cannot."""
    sites = {City.RIBE: own(0, 1), City.KAUPANG: own(0, 2), City.TRONDENES: own(2, 2)}
    position, _ = waiting(2, sites=sites)
    assert City.TRONDENES in position.table.board.near(City.KAUPANG)
    assert City.TRONDENES not in position.table.board.near(City.RIBE)
    assert position.default(0) == PlaceUnits(City.KAUPANG, 2)
    assert PlaceUnits(City.KAUPANG, 2).hint(position.table) == PlaceHint(2, 1)

    calm, _ = waiting(2, sites=sites | {City.TRONDENES: own(2, 1)})
    assert calm.default(0) == PlaceUnits(City.RIBE, 2)


@pytest.mark.rule("4.5", "F-18")
def test_a_building_goes_to_an_own_city_without_building_or_temple():
    """F-18: the temple counts as a building; the oldest tile comes first."""
    sites = {
        City.RIBE: own(0),
        City.BIRKA: own(0),
        City.KAUPANG: own(0, 1, Building.FARM),
        City.LEJRE: own(1),
    }
    position, _ = waiting(0, Building.WORKSHOP, Building.BARRACKS, sites=sites)
    assert position.prompt(0) == PlacingBuilding(0, Building.WORKSHOP)
    assert {one.city for one in offered(position, 0, PlaceBuilding)} == {City.RIBE, City.BIRKA}
    for city in (City.KAUPANG, HOME):
        assert why(position, PlaceBuilding(Building.WORKSHOP, city)) == BuiltUp(city)
    for city in (City.LEJRE, City.HEDEBY):
        assert why(position, PlaceBuilding(Building.WORKSHOP, city)) == NotYourCity(city)
    assert why(position, PlaceBuilding(Building.FARM, City.RIBE)) == NoSuchTile(Building.FARM)
    position, events = position.apply(0, PlaceBuilding(Building.WORKSHOP, City.BIRKA))
    assert told(events, BuildingPlaced) == [
        BuildingPlaced(seat=0, city=City.BIRKA, building=Building.WORKSHOP)
    ]
    assert position.prompt(0) == PlacingBuilding(0, Building.BARRACKS)
    position, _ = position.apply(0, PlaceBuilding(Building.BARRACKS, City.RIBE))

    assert position.table.sites[City.RIBE].building is Building.BARRACKS
    assert position.table.players[0].waiting_buildings == ()


@pytest.mark.rule("F-15")
def test_a_building_without_a_free_city_waits():
    """F-15: until a later production; it gives nothing meanwhile."""
    position, events = waiting(0, Building.FARM)
    assert told(events, BuildingWaits) == [BuildingWaits(seat=0, building=Building.FARM)]
    assert position.table.players[0].waiting_buildings == (Building.FARM,)
    assert position.table.players[0].glory == 0

    position.table.sites[City.RIBE] = own(0)
    later, events = running(position.table, PlacingBuildings(0))
    assert told(events, BuildingPlaced)
    assert later.table.sites[City.RIBE].building is Building.FARM


@pytest.mark.rule("defaults")
def test_by_default_a_building_goes_where_most_units_are():
    """They guard it."""
    position, _ = waiting(0, Building.FARM, sites={City.RIBE: own(0, 1), City.BIRKA: own(0, 4)})

    assert position.default(0) == PlaceBuilding(Building.FARM, City.BIRKA)
    assert PlaceBuilding(Building.FARM, City.BIRKA).hint(position.table).units == 4


@pytest.mark.rule("4.5", "options")
def test_taking_and_placing_are_explained_before_they_are_asked():
    """Each once, by option; units need no words."""
    found = table(
        {City.RIBE: own(0)},
        points={0: {Track.BUILDING: 5, Track.UNIT: 2}},
        options=Options(teaching=True),
        buildings=tuple(sorted(MIXED)),
    )
    position, _ = running(found, Pushing(0, Track.UNIT, 1), Pushing(0, Track.BUILDING, 1))
    assert position.step == ChoosingBuilding(0)
    assert position.table.taught == (Lesson.TAKING,)
    position, _ = position.apply(0, position.default(0))
    assert position.table.taught == (Lesson.TAKING, Lesson.PLACING)


@pytest.mark.rule("buildings", "F-15", "F-16")
def test_a_tile_that_waits_is_taken_for_the_pile():
    """F-15, F-16: what lies on a sheet lies neither in the stack nor on display."""
    found = table(buildings=(Building.FARM,), building_stack=())
    position, _ = running(found, Pushing(0, Track.BUILDING, 6))

    assert not position.table.buildings
    assert position.table.players[0].waiting_buildings == (Building.FARM,)
