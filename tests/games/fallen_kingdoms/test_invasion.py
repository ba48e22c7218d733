"""Invasions by new peoples (7): who may, by which path, and what they overrun."""

import pytest

from games.core.errors import IllegalAction
from games.fallen_kingdoms.actions import (
    BlockPath,
    Deploy,
    DeployEvenly,
    Invade,
    PushOn,
    RaiseTemple,
    SailOn,
    StayHere,
    StayOut,
    StopInvading,
    Surrender,
    TakePath,
)
from games.fallen_kingdoms.events import KingdomFell, RumorTaken, TempleDestroyed
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.invasion.events import (
    CardReturned,
    CityOverrun,
    CityWithstood,
    EmptyCityTaken,
    NoPathLeft,
    PriorityDrawn,
    StayedOut,
)
from games.fallen_kingdoms.invasion.landing import EndInvasion
from games.fallen_kingdoms.invasion.paths import ChoosingPath, open_paths
from games.fallen_kingdoms.invasion.phase import CardMoves, InvasionPhase, priority
from games.fallen_kingdoms.invasion.prompts import FreeHint, InvasionHint
from games.fallen_kingdoms.invasion.refusals import (
    CannotPush,
    CannotSail,
    KingdomFirst,
    NotNextToPath,
    PathIsBlocked,
    TempleHoldsOut,
)
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Cities, Options
from games.fallen_kingdoms.standing_orders import InvasionOrder, Orders
from games.fallen_kingdoms.table import EMPTY
from games.fallen_kingdoms.trophies import Building
from tests.games.fallen_kingdoms.builder import HOMES, Halt, own, running, table
from tests.games.fallen_kingdoms.fights import BIRKA, HLADIR, KAUPANG, RIBE
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

HAMAR, BORG, VAGAN, STEINKJER = City.HAMAR, City.BORG, City.VAGAN, City.STEINKJER
VIBORG, TRONDENES = City.VIBORG, City.TRONDENES


def phase(sites=None, **rest):
    """The invasion phase begins."""
    return running(table(sites, **rest), InvasionPhase(), Halt())


def landing(sites=None, number=1, **rest):
    """Seat 0 has given its kingdom away, and chooses a path."""
    players = {0: {"invader": True, **rest.pop("invader", {})}, **rest.pop("players", {})}
    found = table({HLADIR: EMPTY} | dict(sites or {}), players=players, **rest)
    return running(found, ChoosingPath(0, number), EndInvasion(0), Halt())[0]


def refusal(position, action, seat=0):
    with pytest.raises(IllegalAction) as refused:
        position.apply(seat, action)
    return refused.value.refusal


@pytest.mark.rule("7.1", "F-70")
def test_priority_is_drawn_as_the_four_rules_say():
    """The case of dossier 14, after the ruling about the fourth rule."""
    homes = {City.HLADIR: own(0, 1), City.SKARA: own(2, 1), City.OSEBERG: own(1, 1)}
    found = table(
        {
            **homes,
            City.SIGTUNA: own(4, 1),
        },
        seats=5,
        layout=table(seats=6).layout,
        gods=(God.HEIMDALL, God.ODIN, God.NJORD, God.TYR, God.HEIMDALL),
        players={1: {"invader": True}},
    )
    assert priority(found) == (3, 2, 0, 4, 1)


@pytest.mark.rule("7.1", "8.5")
def test_the_strongest_come_first_by_option_but_never_before_those_without_a_card():
    sites = {RIBE: own(0, 1)}
    assert priority(table(sites)) == (2, 1, 0)
    options = Options(strongest_invade_first=True)
    assert priority(table(sites, options=options)) == (0, 1, 2)
    invader = {0: {"invader": True}}
    assert priority(table(sites, options=options, players=invader))[-1] == 0


@pytest.mark.rule("7.1", "F-71")
def test_the_order_is_fixed_when_the_phase_begins():
    _, events = phase()
    assert told(events, PriorityDrawn) == [PriorityDrawn(seats=(2, 1, 0))]


@pytest.mark.rule("7.2.1", "F-72", "F-20")
def test_a_card_goes_back_in_its_owners_slot_and_frees_the_paths_then():
    position, events = phase(players={0: {"invader": True, "blockers": (1, 2)}})
    assert position.awaited == (2,)
    assert not told(events, CardReturned)
    assert 1 not in {path.number for path in open_paths(position.table, 2)}

    position, _ = position.apply(2, StayOut())
    position, events = position.apply(1, StayOut())
    assert told(events, CardReturned) == [CardReturned(seat=0)]
    assert position.table.players[0].blockers == ()


@pytest.mark.rule("7.2.1", "F-73", "orders")
def test_whoever_has_a_kingdom_stays_out_by_default_and_by_order():
    position, _ = phase()
    assert position.default(2) == StayOut()
    assert position.ordered(2, Orders()) is None
    assert position.ordered(2, Orders(invasions=InvasionOrder.NEVER)) == StayOut()
    assert not position.is_window(2)

    homeless, _ = phase({HOMES[2]: EMPTY})
    assert homeless.awaited == (2,)
    assert homeless.default(2) == Invade()
    assert homeless.ordered(2, Orders(invasions=InvasionOrder.NEVER)) is None
    assert StayOut() in homeless.asks[2]


@pytest.mark.rule("7.2.1")
def test_those_who_come_later_may_say_early_that_they_stay_out():
    """Nobody waits for that, and it holds when their turn comes."""
    position, _ = phase()
    assert set(position.asks) == {0, 1, 2}
    assert position.awaited == (2,)
    assert kinds(position, 0) == {StayOut}

    position, events = position.apply(1, StayOut())
    assert told(events, StayedOut) == [StayedOut(seat=1)]
    assert position.awaited == (2,)
    position, _ = position.apply(2, StayOut())
    assert position.awaited == (0,)


@pytest.mark.rule("7.2.2", "F-73")
def test_who_has_a_kingdom_gives_it_away_first():
    position, _ = phase()
    assert refusal(position, Invade(), 2) == KingdomFirst()
    assert offered(position, 2, Surrender) == [Surrender(0), Surrender(1)]


@pytest.mark.rule("K8")
def test_without_an_open_path_nobody_is_asked():
    players = {1: {"invader": True, "blockers": tuple(range(1, 17))}}
    position, events = phase({HOMES[2]: EMPTY}, players=players)
    assert told(events, NoPathLeft) == [NoPathLeft(seat=2), NoPathLeft(seat=0)]
    assert position.awaited == (0,)
    assert position.table.players[1].blockers == ()


@pytest.mark.rule("7.3", "F-84", "8.4")
def test_the_first_player_card_goes_to_the_next_who_is_no_invader():
    def after(players, **options):
        found = table(players=players, options=Options(**options))
        return running(found, CardMoves(), Halt())[0].table.first

    assert after({}) == 1
    assert after({1: {"invader": True}}) == 2
    assert after({}, counter_clockwise=True) == 2
    assert after({1: {"invader": True}, 2: {"invader": True}}) == 0


@pytest.mark.rule("7.2.4", "F-82", "K22")
def test_three_dice_then_one_invader_for_each_survivor_and_three_move_in():
    """Reserve 30, four defenders, dice 4-6-2 (dossier 14)."""
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
    """Two survivors against a reserve of four, two and one (dossier 14)."""
    start = landing({HAMAR: own(1, 4)}, invader={"casualties": 30 - reserve})
    position, events = act(start, 0, TakePath(3), 4, 4, 1)
    site = position.table.sites[HAMAR]
    if left:
        assert told(events, CityWithstood)[0].left == left
        assert site == own(1, left)
    else:
        assert (site.owner, site.units) == ((0, units) if units else (None, 0))


@pytest.mark.rule("7.2.4")
def test_an_empty_city_is_taken_without_dice():
    position, events = landing().apply(0, TakePath(3))
    assert told(events, EmptyCityTaken) == [EmptyCityTaken(seat=0, city=HAMAR, units=3)]
    assert position.table.reserve(0) == 27


@pytest.mark.rule("7.2.3", "F-76")
def test_a_path_is_free_leads_to_no_temple_and_lies_beside_those_used_before():
    players = {1: {"invader": True, "blockers": (5,)}}
    start = landing({BORG: own(1, 1), KAUPANG: own(2, 1, temple=True)}, players=players)
    numbers = {action.path for action in offered(start, 0, TakePath)}
    assert 5 not in numbers
    assert 2 not in numbers
    assert refusal(start, TakePath(5)) == PathIsBlocked(5)
    assert refusal(start, TakePath(2)) == TempleHoldsOut(KAUPANG)

    position, _ = start.apply(0, TakePath(16))
    while StayHere in kinds(position, 0):
        position, _ = position.apply(0, StayHere())
    assert position.table.players[0].blockers == (16,)
    assert {action.path for action in offered(position, 0, TakePath)} == {1, 15}
    assert refusal(position, TakePath(8)) == NotNextToPath(8)


@pytest.mark.rule("7.2.5", "F-80")
def test_one_push_by_road_from_the_city_just_taken():
    start = landing({VAGAN: own(1, 1), TRONDENES: own(2, 3, temple=True), HOMES[2]: own(2, 1)})
    position, _ = start.apply(0, TakePath(3))
    assert offered(position, 0, PushOn) == [PushOn(VAGAN)]
    assert refusal(position, PushOn(TRONDENES)) == TempleHoldsOut(TRONDENES)
    assert refusal(position, PushOn(BORG)) == CannotPush(BORG)

    position, _ = act(position, 0, PushOn(VAGAN), 6, 1, 1)
    assert position.table.sites[VAGAN] == own(0, 3)
    assert PushOn not in kinds(position, 0)


@pytest.mark.rule("8.3")
def test_on_large_maps_three_cities_are_attacked_from_a_path():
    position, _ = landing(options=Options(cities=Cities.NINE)).apply(0, TakePath(3))
    position, _ = position.apply(0, PushOn(VAGAN))
    assert PushOn in kinds(position, 0)
    position, _ = position.apply(0, offered(position, 0, PushOn)[0])
    assert PushOn not in kinds(position, 0)


@pytest.mark.rule("7.2.5", "F-78")
def test_a_path_to_an_own_city_skips_the_first_attack():
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
    assert refusal(start, SailOn(4, BIRKA)) == CannotSail(BIRKA)
    position, _ = start.apply(0, SailOn(4, BORG))
    assert position.table.sites[BORG] == own(0, 3)
    assert {action.city for action in offered(position, 0, PushOn)} == {STEINKJER, VAGAN}


@pytest.mark.rule("7.2.5", "F-77")
def test_a_path_that_a_temple_closes_may_be_blocked_when_no_other_is_open():
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
    assert not offered(landing(sites), 0, BlockPath)


@pytest.mark.rule("7.2.5")
def test_three_paths_at_most_and_one_may_stop_after_the_first():
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
    position, _ = act(landing({HAMAR: own(1, 4), BIRKA: own(0, 1)}), 0, TakePath(3), 4, 4, 1)
    while StayHere in kinds(position, 0) or StopInvading in kinds(position, 0):
        stop = StayHere() if StayHere in kinds(position, 0) else StopInvading()
        position, _ = position.apply(0, stop)
    assert position.default(0) == DeployEvenly()
    position, _ = position.apply(0, Deploy(BIRKA, 4))
    position, _ = position.apply(0, DeployEvenly())
    cities = {city: position.table.sites[city].units for city in (HAMAR, BIRKA)}
    assert cities == {HAMAR: 14, BIRKA: 14}
    assert position.table.reserve(0) == 2
    assert position.table.players[0].casualties == 0


@pytest.mark.rule("7.2.6", "F-83", "F-18")
def test_the_temple_goes_where_no_building_is_or_over_one_that_sleeps():
    def asked(one, other):
        sites = {HAMAR: own(0, 3, one), BORG: own(0, 3, other), BIRKA: own(0, 3, one)}
        found = table({HLADIR: EMPTY} | sites, players={0: {"invader": True}})
        position = running(found, EndInvasion(0), Halt())[0]
        return position.apply(0, DeployEvenly())[0]

    free = asked(Building.FARM, None)
    assert free.table.temple(0) is BORG
    full = asked(Building.FARM, Building.FARM)
    assert {action.city for action in offered(full, 0, RaiseTemple)} == {HAMAR, BORG, BIRKA}
    position, _ = full.apply(0, RaiseTemple(BORG))
    assert position.table.sites[BORG].awake is None


@pytest.mark.rule("7.2.6")
def test_who_has_taken_no_city_has_no_temple():
    found = table({HLADIR: EMPTY}, players={0: {"invader": True, "casualties": 5}})
    position, _ = running(found, EndInvasion(0), Halt())
    assert position.table.temple(0) is None
    assert position.table.players[0].casualties == 0


@pytest.mark.rule("F-81", "5.4")
def test_invaders_who_wipe_a_kingdom_out_are_responsible():
    sites = {HAMAR: own(1, 2), HOMES[1]: EMPTY}
    _, events = act(landing(sites), 0, TakePath(3), 4, 4, 1)
    assert told(events, KingdomFell) == [KingdomFell(seat=1, by=0)]
    assert told(events, RumorTaken)


@pytest.mark.rule("8.6", "K14")
def test_against_powerless_temples_each_survivor_costs_two():
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
    start = landing({HAMAR: own(1, 4)})
    assert TakePath(3).hint(start.table) == InvasionHint(HAMAR, 4, 2)
    assert TakePath(2).hint(start.table) == FreeHint(KAUPANG)


@pytest.mark.rule("K9")
def test_an_absent_invader_takes_the_weakest_and_goes_on_with_twelve():
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
