"""Invaders on their paths (7.2.3 to 7.2.6): what they overrun, and how they settle."""

import pytest

from games.fallen_kingdoms.actions import (
    BlockPath,
    Deploy,
    DeployEvenly,
    PushOn,
    RaiseTemple,
    SailOn,
    StayHere,
    StopInvading,
    TakePath,
)
from games.fallen_kingdoms.events import KingdomFell, RumorTaken, TempleDestroyed
from games.fallen_kingdoms.field import EMPTY
from games.fallen_kingdoms.hints import hint
from games.fallen_kingdoms.invasion.events import (
    CityOverrun,
    CityWithstood,
    EmptyCityTaken,
)
from games.fallen_kingdoms.invasion.landing import EndInvasion
from games.fallen_kingdoms.invasion.prompts import AssaultHint, OwnPathHint, PathHint
from games.fallen_kingdoms.invasion.refusals import (
    AttackInstead,
    CannotPush,
    CannotSail,
    NotInvaded,
    NotNextToPath,
    PathIsBlocked,
    TempleHoldsOut,
)
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Cities, Options
from games.fallen_kingdoms.production.prompts import PlaceHint
from games.fallen_kingdoms.production.refusals import BuiltUp, TooManyUnits
from games.fallen_kingdoms.trophies import Building
from tests.games.fallen_kingdoms.builder import HOMES, Halt, own, running, table
from tests.games.fallen_kingdoms.fights import BIRKA, HLADIR, KAUPANG, RIBE
from tests.games.fallen_kingdoms.invading import BORG, HAMAR, STEINKJER, VAGAN, landing, refused
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

VIBORG, TRONDENES = City.VIBORG, City.TRONDENES


@pytest.mark.rule("7.2.4", "F-82", "K22")
def test_three_dice_then_one_invader_for_each_survivor_and_three_move_in():
    """Reserve 30, four defenders, dice 4-6-2."""
    position, events = act(landing({HAMAR: own(1, 4)}), 0, TakePath(3), 4, 6, 2)
    assert told(events, CityOverrun) == [
        CityOverrun(seat=0, owner=1, city=HAMAR, dice=(4, 6, 2), killed=2, lost=2, units=3)
    ]
    table_now = position.table
    assert table_now.sites[HAMAR] == own(0, 3)
    assert (table_now.reserve(0), table_now.players[0].casualties) == (25, 2)
    assert table_now.players[0].victories == 0


@pytest.mark.rule("7.2.4", "K8")
@pytest.mark.parametrize(("reserve", "units", "left"), [(4, 2, 0), (2, 0, 0), (1, 0, 1)])
def test_a_small_reserve_is_used_up(reserve, units, left):
    """Two survivors against a reserve of four, two and one."""
    start = landing({HAMAR: own(1, 4)}, invader={"casualties": 30 - reserve})
    position, events = act(start, 0, TakePath(3), 4, 4, 1)
    assert isinstance(position.step, Halt)
    site = position.table.sites[HAMAR]
    if left:
        assert told(events, CityWithstood)[0].left == left
        assert site == own(1, left)
    else:
        assert (site.owner, site.units) == ((0, units) if units else (None, 0))


@pytest.mark.rule("7.2.4")
def test_an_empty_city_is_taken_without_dice():
    """7.2.4: three units move in, and none is lost."""
    position, events = landing().apply(0, TakePath(3))
    assert told(events, EmptyCityTaken) == [EmptyCityTaken(seat=0, city=HAMAR, units=3)]
    assert position.table.reserve(0) == 27


@pytest.mark.rule("7.2.3", "F-76")
def test_a_path_is_free_leads_to_no_temple_and_lies_beside_those_used_before():
    """F-76: paths 15 and 1 lie beside 16, around the corner."""
    players = {1: {"invader": True, "blockers": (5,)}}
    start = landing({BORG: own(1, 1), KAUPANG: own(2, 1, temple=True)}, players=players)
    numbers = {action.path for action in offered(start, 0, TakePath)}
    assert 5 not in numbers
    assert 2 not in numbers
    assert refused(start, TakePath(5)) == PathIsBlocked(5)
    assert refused(start, TakePath(2)) == TempleHoldsOut(KAUPANG)

    position, _ = start.apply(0, TakePath(16))
    while StayHere in kinds(position, 0):
        position, _ = position.apply(0, StayHere())
    assert position.table.players[0].blockers == (16,)
    assert {action.path for action in offered(position, 0, TakePath)} == {1, 15}
    assert refused(position, TakePath(8)) == NotNextToPath(8)


@pytest.mark.rule("7.2.5", "F-80")
def test_one_push_by_road_from_the_city_just_taken():
    """F-80: not by sea, not against a temple, and not a second time."""
    start = landing({VAGAN: own(1, 1), TRONDENES: own(2, 3, temple=True), HOMES[2]: own(2, 1)})
    position, _ = start.apply(0, TakePath(3))
    assert offered(position, 0, PushOn) == [PushOn(VAGAN)]
    assert refused(position, PushOn(TRONDENES)) == TempleHoldsOut(TRONDENES)
    assert refused(position, PushOn(BORG)) == CannotPush(BORG)

    position, _ = act(position, 0, PushOn(VAGAN), 6, 1, 1)
    assert position.table.sites[VAGAN] == own(0, 3)
    assert PushOn not in kinds(position, 0)


@pytest.mark.rule("8.3")
def test_on_large_maps_three_cities_are_attacked_from_a_path():
    """8.3: with nine cities a player a second push follows the first."""
    position, _ = landing(options=Options(cities=Cities.NINE)).apply(0, TakePath(3))
    position, _ = position.apply(0, PushOn(VAGAN))
    assert PushOn in kinds(position, 0)
    position, _ = position.apply(0, offered(position, 0, PushOn)[0])
    assert PushOn not in kinds(position, 0)


@pytest.mark.rule("7.2.5", "F-78")
def test_a_path_to_an_own_city_skips_the_first_attack():
    """F-78: by sea to Hamar, which was taken by road, and then a push."""
    start = landing({HAMAR: own(0, 3)}, number=2, invader={"invader": True, "blockers": (3,)})
    position, events = start.apply(0, TakePath(4))
    assert not told(events, CityOverrun)
    assert position.table.sites[HAMAR] == own(0, 3)
    assert PushOn in kinds(position, 0)


@pytest.mark.rule("7.2.3", "F-79")
def test_by_sea_into_an_own_port_one_may_sail_on():
    """By path 4 to Hamar, which is held, and on to Borg; then a push from there."""
    start = landing({HAMAR: own(0, 3)}, number=2, invader={"invader": True, "blockers": (3,)})
    assert offered(start, 0, SailOn) == [SailOn(4, BORG)]
    assert refused(start, SailOn(4, BIRKA)) == CannotSail(BIRKA)
    by_road = landing({HAMAR: own(0, 3)}, number=2, invader={"blockers": (4,)})
    assert TakePath(3) in offered(by_road, 0, TakePath)
    assert not [way for way in offered(by_road, 0, SailOn) if way.path == 3]
    guarded = start.table.sites | {BORG: own(1, 1, temple=True)}
    closed = landing(guarded | {HOMES[1]: EMPTY}, number=2, invader={"blockers": (3,)})
    assert refused(closed, SailOn(4, BORG)) == TempleHoldsOut(BORG)
    position, _ = start.apply(0, SailOn(4, BORG))
    assert position.table.sites[BORG] == own(0, 3)
    assert {action.city for action in offered(position, 0, PushOn)} == {STEINKJER, VAGAN}


@pytest.mark.rule("7.2.3", "F-76", "F-79", "boards")
def test_on_the_board_of_four_a_second_path_to_lund_leads_on_to_bergen():
    """Paths 4 and 5 lead by sea to Lund, and 6 to Bergen, next to it by sea."""
    position, _ = landing(seats=4).apply(0, TakePath(4))
    position, _ = position.apply(0, StayHere())
    assert SailOn(5, City.BERGEN) in position.asks[0]
    position, _ = position.apply(0, SailOn(5, City.BERGEN))
    position, _ = position.apply(0, StayHere())
    assert position.table.controlled(0) == [City.BERGEN, City.LUND]
    assert position.table.players[0].blockers == (4, 5)
    assert {action.path for action in offered(position, 0, TakePath)} == {3, 6}
    assert position.table.board.beside(6) == (5, 7)
    assert position.table.board.beside(16) == (15, 1)


@pytest.mark.rule("7.2.5", "F-77")
def test_a_path_that_a_temple_closes_may_be_blocked_when_no_other_is_open():
    """F-77: as a second or third path alone, with one neighbour blocked and one behind a temple."""
    sites = {KAUPANG: own(1, 2, temple=True), HOMES[1]: own(1, 2)}
    start = landing(
        sites | {HLADIR: own(0, 3)},
        number=2,
        invader={"blockers": (1,)},
        players={2: {"invader": True, "blockers": (16,)}},
    )
    assert offered(start, 0, BlockPath) == [BlockPath(2)]
    position, _ = start.apply(0, BlockPath(2))
    assert position.table.players[0].blockers == (1, 2)

    free = landing(sites | {HLADIR: own(0, 3)}, number=2, invader={"blockers": (1,)})
    assert not offered(free, 0, BlockPath)
    assert refused(free, BlockPath(2)) == AttackInstead(2)
    assert not offered(landing(sites), 0, BlockPath)
    others = tuple(path.number for path in start.table.board.paths if path.city is not KAUPANG)
    shut = landing(sites, players={2: {"invader": True, "blockers": others}})
    assert not offered(shut, 0, BlockPath)


@pytest.mark.rule("7.2.5")
def test_three_paths_at_most_and_one_may_stop_after_the_first():
    """7.2.5: the third path is followed by the landing."""
    start = landing()
    assert StopInvading not in kinds(start, 0)
    position = start
    for number in (3, 4, 5):
        position, _ = position.apply(0, TakePath(number))
        while StayHere in kinds(position, 0):
            position, _ = position.apply(0, StayHere())
        if number < 5:
            assert StopInvading in kinds(position, 0)
    assert kinds(position, 0) == {Deploy, DeployEvenly}


@pytest.mark.rule("7.2.6", "F-82")
def test_the_rest_is_spread_and_casualties_return_after_it():
    """F-82: two died, so that 28 stand on the board in the end, and two are in reserve."""
    position, _ = act(landing({HAMAR: own(1, 4), BIRKA: own(0, 1)}), 0, TakePath(3), 4, 4, 1)
    while StayHere in kinds(position, 0) or StopInvading in kinds(position, 0):
        stop = StayHere() if StayHere in kinds(position, 0) else StopInvading()
        position, _ = position.apply(0, stop)
    assert position.default(0) == DeployEvenly()
    assert refused(position, Deploy(BIRKA, 99)) == TooManyUnits(99, 24)
    assert refused(position, Deploy(RIBE, 1)) == NotInvaded(RIBE)
    assert hint(position, Deploy(BIRKA, 4)) == PlaceHint(units=1, threat=0)
    position, _ = position.apply(0, Deploy(BIRKA, 4))
    position, _ = position.apply(0, DeployEvenly())
    cities = {city: position.table.sites[city].units for city in (HAMAR, BIRKA)}
    assert cities == {HAMAR: 14, BIRKA: 14}
    assert position.table.reserve(0) == 2
    assert position.table.players[0].casualties == 0


@pytest.mark.rule("7.2.6", "F-83", "F-18")
def test_the_temple_goes_where_no_building_is_or_over_one_that_sleeps():
    """F-83: where one city is free nobody is asked; a covered building is asleep (F-18)."""

    def asked(one, other):
        sites = {HAMAR: own(0, 3, one), BORG: own(0, 3, other), BIRKA: own(0, 3, one)}
        found = table({HLADIR: EMPTY} | sites, players={0: {"invader": True}})
        position = running(found, EndInvasion(0), Halt())[0]
        return position.apply(0, DeployEvenly())[0]

    free = asked(Building.FARM, None)
    assert free.table.temple(0) is BORG
    full = asked(Building.FARM, Building.FARM)
    assert {action.city for action in offered(full, 0, RaiseTemple)} == {HAMAR, BORG, BIRKA}
    assert hint(full, RaiseTemple(BORG)) == PlaceHint(units=10, threat=0)
    position, _ = full.apply(0, RaiseTemple(BORG))
    assert position.table.sites[BORG].awake is None


@pytest.mark.rule("7.2.6", "F-83")
def test_a_city_with_a_building_has_the_temple_only_if_no_other_is_free():
    """F-83: two of three cities are free."""
    sites = {HLADIR: own(0, 1, Building.FARM), HAMAR: own(0, 1), BORG: own(0, 28)}
    found = table(sites, players={0: {"invader": True}})
    position, _ = running(found, EndInvasion(0), Halt())
    assert offered(position, 0, RaiseTemple) == [RaiseTemple(BORG), RaiseTemple(HAMAR)]
    assert position.default(0) == RaiseTemple(BORG)
    assert refused(position, RaiseTemple(HLADIR)) == BuiltUp(HLADIR)
    assert refused(position, RaiseTemple(RIBE)) == NotInvaded(RIBE)


@pytest.mark.rule("7.2.6")
def test_who_has_taken_no_city_has_no_temple():
    """7.2.6: the lost return all the same."""
    found = table({HLADIR: EMPTY}, players={0: {"invader": True, "casualties": 5}})
    position, _ = running(found, EndInvasion(0), Halt())
    assert position.table.temple(0) is None
    assert position.table.players[0].casualties == 0


@pytest.mark.rule("F-81", "5.4")
def test_invaders_who_wipe_a_kingdom_out_are_responsible():
    """F-81: they draw the rumor, and it is told after the dice."""
    sites = {HAMAR: own(1, 2), HOMES[1]: EMPTY}
    _, events = act(landing(sites), 0, TakePath(3), 4, 4, 1)
    assert told(events, KingdomFell) == [KingdomFell(seat=1, by=0)]
    order = [type(event) for event in events]
    assert order.index(CityOverrun) < order.index(KingdomFell) < order.index(RumorTaken)


@pytest.mark.rule("8.6", "K14")
def test_against_powerless_temples_each_survivor_costs_two():
    """K14: three units cannot pay for two survivors, and remove one; the temple stands."""
    options = Options(powerless_temples=True)
    sites = {HAMAR: own(1, 3, temple=True), HOMES[1]: own(1, 1)}
    start = landing(sites, options=options)
    position, events = act(start, 0, TakePath(3), 4, 1, 1)
    assert told(events, CityOverrun)[0].lost == 4
    assert told(events, TempleDestroyed)
    assert position.table.sites[HAMAR].temple is None

    small = landing(sites, options=options, invader={"casualties": 27})
    position, events = act(small, 0, TakePath(3), 4, 1, 1)
    assert told(events, CityWithstood)[0].left == 1
    assert position.table.sites[HAMAR].temple == 1


@pytest.mark.rule("7.2.3", "odds")
def test_each_path_is_offered_with_what_it_may_cost():
    """7.2.3: of four defenders two or three survive three dice."""
    start = landing({HAMAR: own(1, 4)})
    assert TakePath(3).hint(start.table) == PathHint(HAMAR, 4, 2)
    assert PushOn(HAMAR).hint(start.table) == SailOn(4, HAMAR).hint(start.table)
    assert PushOn(HAMAR).hint(start.table) == AssaultHint(4, 2)
    assert TakePath(2).hint(start.table) == PathHint(KAUPANG, 0, 0)
    own_path = landing({HAMAR: own(0, 4)})
    assert TakePath(3).hint(own_path.table) == OwnPathHint(HAMAR)


@pytest.mark.rule("K9")
def test_an_absent_invader_takes_the_weakest_and_goes_on_with_twelve():
    """K9: pushes go against two defenders at most."""
    everywhere = dict.fromkeys(
        (City.KAUPANG, VAGAN, HAMAR, BORG, STEINKJER, VIBORG, City.BORRE, City.AVALDSNES, BIRKA),
        own(1, 5),
    )
    start = landing(everywhere | {HLADIR: own(2, 2), BORG: own(1, 1)})
    assert start.default(0) == TakePath(5)
    position, _ = act(start, 0, TakePath(5), 4, 1, 1)
    assert position.default(0) == StayHere()
    weak = landing(everywhere | {BORG: own(1, 1), VAGAN: own(1, 2)})
    pushing, _ = act(weak, 0, TakePath(5), 4, 1, 1)
    assert pushing.default(0) == PushOn(VAGAN)
    rich, _ = pushing.apply(0, StayHere())
    assert rich.default(0) == TakePath(4)
    poor = landing({BORG: own(0, 1)}, 2, invader={"casualties": 20, "blockers": (5,)})
    assert poor.default(0) == StopInvading()
