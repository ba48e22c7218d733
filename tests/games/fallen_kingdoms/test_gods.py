"""The nine gods and their powers (4.1)."""

import pytest

from games.core.errors import IllegalAction
from games.core.narrowing import ACTION, ACTOR, narrow
from games.fallen_kingdoms.events import KingdomFell, RumorTaken, TempleDestroyed
from games.fallen_kingdoms.field import EMPTY, Phase
from games.fallen_kingdoms.gods.events import (
    CityStolen,
    HammerThrown,
    LifeTaken,
    PowerBorrowed,
    SeaBlessed,
    TrackBlessed,
    UnitsCalled,
)
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.gods.powers import (
    Borrow,
    CallUnits,
    SkipPower,
    StealCity,
    TakeLife,
    ThrowHammer,
    UsingPower,
)
from games.fallen_kingdoms.gods.prompts import (
    BlessingHint,
    HammerHint,
    LeadingUnits,
    PortsHint,
    UnitsHint,
    UsingGod,
)
from games.fallen_kingdoms.gods.refusals import (
    LastUnit,
    NobodyInReserve,
    NotAlone,
    NotAnEnemy,
    NotBeside,
    NotYourGod,
    TempleProtects,
    TooManyCalled,
)
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.opening.gods import BeGod
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.production.events import BuildingTaken, UnitsProduced
from games.fallen_kingdoms.production.prompts import PlaceHint
from games.fallen_kingdoms.production.refusals import NotYourCity
from games.fallen_kingdoms.production.yields import free
from games.fallen_kingdoms.retiring import retire
from games.fallen_kingdoms.rounds import TurnBegins
from games.fallen_kingdoms.trophies import Building, Knowledge, Track
from games.fallen_kingdoms.war.moving import Move, Moving
from tests.games.fallen_kingdoms.builder import at, own, running, table
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

NEAR, NEXT, FAR = City.KAUPANG, City.RIBE, City.BORRE
"""Two cities beside seat 0's HLADIR, and one that is not."""
BARE = Options(powerless_temples=True)
SHORN = {City.ROSKILDE: own(1, 3)}
"""Seat 1 without its temple."""


def with_god(god, sites=None, **rest):
    """Seat 0 is this god; others have theirs, and their temples."""
    return table(sites, gods=(god, God.HEL, God.ODIN), **rest)


def using(god, sites=None, **rest):
    """Seat 0 is this god, and its power comes up."""
    return running(with_god(god, sites, **rest), UsingPower(0))[0]


def aimed(position, kind):
    """The cities at which a power may be aimed."""
    return [action.city for action in offered(position, 0, kind)]


def why(position, action):
    """The refusal of a power."""
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, action)
    return refused.value.refusal


def is_asked(position):
    """Whether the power is asked for."""
    return position.agenda[-1] == UsingPower(0)


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("god", God)
def test_no_god_helps_without_the_own_temple(god):
    """Nor by option, nor after the temple is gone: nobody is asked, and nothing happens."""
    sites = {NEAR: own(1, 1), NEXT: own(0, 3)}
    for found in (
        with_god(god, {**sites, City.HLADIR: own(0, 3)}),
        with_god(god, sites, options=Options(powers=False)),
    ):
        position, events = running(found, UsingPower(0))
        assert not is_asked(position)
        assert not events
        assert position.table.gift == 0


@pytest.mark.rule("4.1", "defaults")
def test_a_power_may_be_left_alone():
    """By silence too."""
    position = using(God.LOKI, {NEAR: own(1, 1)})
    assert position.prompt(0) == UsingGod(0, God.LOKI)
    assert position.default(0) == SkipPower()
    after, events = position.apply(0, SkipPower())

    assert not is_asked(after)
    assert not events
    assert after.table.sites == position.table.sites


@pytest.mark.rule("4.1", "F-19")
def test_the_power_comes_first_in_a_turn_and_is_explained_once():
    """F-19: before production; a god without a power is not explained."""
    position, _ = running(
        with_god(God.LOKI, {NEAR: own(1, 1)}, options=Options(teaching=True)), TurnBegins(0)
    )
    assert is_asked(position)
    assert position.table.phase is Phase.POWER
    assert position.table.taught == (Lesson.POWER,)
    odin, _ = running(with_god(God.ODIN, options=Options(teaching=True)), TurnBegins(0))
    assert Lesson.POWER not in odin.table.taught


@pytest.mark.rule("4.1", "F-21")
@pytest.mark.parametrize("kind", [StealCity, ThrowHammer, TakeLife])
def test_enemy_temples_protect_their_cities_from_gods(kind):
    """F-21: any other player's temple; the own one protects nobody else."""
    sites = {NEAR: own(1, 1, temple=True), NEXT: own(2, 2), City.ROSKILDE: own(1, 3)}
    position = using(kind.power, {**sites, City.BIRKA: own(2, 1)})

    assert NEAR not in aimed(position, kind)
    assert why(position, kind(NEAR)) == TempleProtects(NEAR)


@pytest.mark.rule("4.1")
def test_gods_are_aimed_at_enemy_cities_alone():
    """Not at empty ones, nor at one's own."""
    position = using(God.LOKI, {NEAR: own(1, 1)})

    assert aimed(position, StealCity) == [NEAR]
    assert why(position, StealCity(NEXT)) == NotAnEnemy(NEXT)
    assert why(position, StealCity(City.HLADIR)) == NotAnEnemy(City.HLADIR)
    assert why(position, ThrowHammer(NEAR)) == NotYourGod(God.THOR)
    assert why(position, Borrow(God.TYR)) == NotYourGod(God.TYR)
    assert why(position, BeGod(God.TYR)) is None


@pytest.mark.rule("Odin", "4.1")
def test_odin_has_no_power():
    """He is feared the most instead."""
    position, events = running(with_god(God.ODIN, {NEAR: own(1, 1)}), UsingPower(0))

    assert not is_asked(position)
    assert not events


# Loki


@pytest.mark.rule("Loki", "K15", "F-64")
def test_loki_takes_a_neighbouring_city_with_one_unit():
    """K15: its unit goes home, the building changes hands; F-64: that is no victory."""
    position = using(God.LOKI, {NEAR: own(1, 1, Building.FARM), NEXT: own(1, 2), FAR: own(1, 1)})
    assert aimed(position, StealCity) == [NEAR]
    after, events = position.apply(0, StealCity(NEAR))

    assert after.table.sites[NEAR] == own(0, 1, Building.FARM)
    assert told(events, CityStolen) == [CityStolen(seat=0, owner=1, city=NEAR)]
    assert after.table.players[0].victories == 0
    assert after.table.reserve(0) == position.table.reserve(0) - 1
    assert after.table.reserve(1) == position.table.reserve(1) + 1
    assert why(position, StealCity(NEXT)) == NotAlone(NEXT, 2)
    assert why(position, StealCity(FAR)) == NotBeside(FAR)


@pytest.mark.rule("Loki", "K15")
def test_loki_needs_a_unit_in_reserve():
    """K15: with all thirty on the board nobody can move in; those that wait count too."""
    sites = {NEAR: own(1, 1), NEXT: own(0, 26)}
    assert is_asked(using(God.LOKI, sites))
    full = using(God.LOKI, sites, players={0: {"waiting_units": 1}})
    assert not is_asked(full)
    asked = at(full.table, UsingPower(0))
    refused = asked.step.refusal(full.table, 0, StealCity(NEAR))

    assert refused == NobodyInReserve()


@pytest.mark.rule("Loki", "F-66", "K15", "5.4")
def test_a_kingdom_may_fall_to_loki():
    """F-66: the last unit of a player brings Loki the rumor, and its knowledge points."""
    found = table(
        {NEAR: own(1, 1), City.ROSKILDE: EMPTY},
        gods=(God.LOKI, God.HEL, God.ODIN),
        points={1: {Track.KNOWLEDGE: 4}, 0: {Track.KNOWLEDGE: 2}},
    )
    position, events = running(found, UsingPower(0))[0].apply(0, StealCity(NEAR))

    assert told(events, KingdomFell) == [KingdomFell(seat=1, by=0)]
    assert len(told(events, RumorTaken)) == 1
    assert position.table.players[0].points[Track.KNOWLEDGE] == 6
    assert position.table.players[1].fallen == 1


@pytest.mark.rule("Loki", "8.6", "K14")
def test_by_option_loki_takes_temples():
    """K14: the temple is destroyed and brings a rumor, and the fall of the kingdom another."""
    sites = {NEAR: own(1, 1, temple=True), City.ROSKILDE: EMPTY}
    position, events = using(God.LOKI, sites, options=BARE).apply(0, StealCity(NEAR))

    assert position.table.sites[NEAR] == own(0, 1)
    assert told(events, TempleDestroyed) == [TempleDestroyed(seat=0, owner=1, city=NEAR)]
    assert [type(event) for event in events if isinstance(event, (RumorTaken, KingdomFell))] == [
        RumorTaken,
        KingdomFell,
        RumorTaken,
    ]


# Freyr, Tyr, Njord


@pytest.mark.rule("Freyr", "F-19")
def test_freyr_adds_three_points_for_buildings():
    """F-19: without a question; a tile that comes of it is placed with the others."""
    position, events = running(
        with_god(God.FREYR, points={0: {Track.BUILDING: 4}}, buildings=(Building.FARM,) * 2),
        UsingPower(0),
    )

    assert told(events, TrackBlessed) == [
        TrackBlessed(seat=0, god=God.FREYR, track=Track.BUILDING, points=3)
    ]
    assert told(events, BuildingTaken) == [BuildingTaken(seat=0, building=Building.FARM)]
    assert position.table.players[0].points[Track.BUILDING] == 1
    assert position.table.players[0].waiting_buildings == (Building.FARM,)


@pytest.mark.rule("Tyr")
def test_tyr_raises_a_unit():
    """Or brings one glory when all thirty are out."""
    position, events = running(with_god(God.TYR, points={0: {Track.UNIT: 2}}), UsingPower(0))
    assert told(events, UnitsProduced) == [UnitsProduced(seat=0, units=1)]
    assert position.table.players[0].waiting_units == 1
    assert position.table.players[0].points[Track.UNIT] == 2

    position, events = running(with_god(God.TYR, {NEAR: own(0, 27)}), UsingPower(0))
    assert not told(events, UnitsProduced)
    assert position.table.players[0].glory == 1


@pytest.mark.rule("Njord")
@pytest.mark.parametrize(("ports", "gift"), [(0, 0), (2, 2), (4, 4), (6, 4)])
def test_njord_adds_a_free_point_for_each_port_but_four_at_most(ports, gift):
    """In this turn; it is told if there is any."""
    there = [city for city in with_god(God.NJORD).sites if city in PORTS - {City.ROSKILDE}]
    sites = dict.fromkeys(there[:ports], own(0, 1))
    position, events = running(with_god(God.NJORD, sites), UsingPower(0))

    assert len(sites) == ports
    assert told(events, SeaBlessed) == ([SeaBlessed(seat=0, points=gift)] if gift else [])
    assert free(position.table, 0) == 1 + 2 * ports + gift
    later, _ = running(position.table, TurnBegins(2))
    assert later.table.gift == 0


# Thor


@pytest.mark.rule("Thor", "K15")
@pytest.mark.parametrize(("dice", "killed"), [((3, 1), 0), ((4, 3), 1), ((4, 6), 2)])
def test_thor_throws_two_dice_at_a_neighbouring_city(dice, killed):
    """K15: four or more kills, whatever anybody knows."""
    known = {0: {"knowledge": (Knowledge.SWORDS,)}, 1: {"knowledge": (Knowledge.SHIELDS,)}}
    position = using(God.THOR, {NEAR: own(1, 3), FAR: own(1, 3)}, players=known)
    assert aimed(position, ThrowHammer) == [NEAR]
    after, events = act(position, 0, ThrowHammer(NEAR), *dice)

    assert after.table.sites[NEAR] == own(1, 3 - killed)
    assert told(events, HammerThrown) == [
        HammerThrown(seat=0, owner=1, city=NEAR, dice=dice, killed=killed, left=3 - killed)
    ]
    assert why(position, ThrowHammer(FAR)) == NotBeside(FAR)


@pytest.mark.rule("Thor")
def test_thor_may_empty_a_city_but_takes_none():
    """A hit too many kills nobody else; the building stays, without an owner."""
    position = using(God.THOR, {NEAR: own(1, 1, Building.FARM)})
    after, events = act(position, 0, ThrowHammer(NEAR), 5, 5)
    site = after.table.sites[NEAR]

    assert (site.owner, site.units, site.building) == (None, 0, Building.FARM)
    assert told(events, HammerThrown)[0].killed == 1
    assert not told(events, KingdomFell)


@pytest.mark.rule("Thor", "F-66")
def test_a_kingdom_may_fall_to_thor():
    """F-66: whoever threw the hammer takes the rumor."""
    position = using(God.THOR, {NEAR: own(1, 1), City.ROSKILDE: EMPTY})
    after, events = act(position, 0, ThrowHammer(NEAR), 4, 1)

    assert told(events, KingdomFell) == [KingdomFell(seat=1, by=0)]
    assert [one.seat for one in told(events, RumorTaken)] == [0]
    assert after.table.players[0].glory == 6


@pytest.mark.rule("Thor", "8.6", "K14")
def test_by_option_thor_destroys_the_temple_of_a_city_that_he_empties():
    """K14: while a unit is left the temple stands."""
    sites = {NEAR: own(1, 2, temple=True), City.ROSKILDE: own(1, 1)}
    position = using(God.THOR, sites, options=BARE)
    stands, _ = act(position, 0, ThrowHammer(NEAR), 4, 1)
    assert stands.table.temple(1) == NEAR
    gone, events = act(position, 0, ThrowHammer(NEAR), 4, 4)

    assert gone.table.temple(1) is None
    assert told(events, TempleDestroyed) == [TempleDestroyed(seat=0, owner=1, city=NEAR)]


@pytest.mark.rule("Thor", "odds")
def test_the_hammer_comes_with_its_chances():
    """At least one of two dice hits in three of four throws, both in one of four."""
    found = with_god(God.THOR, {NEAR: own(1, 1), NEXT: own(1, 2), City.BIRKA: own(1, 3)})
    throws = [(one >= 4, two >= 4) for one in range(1, 7) for two in range(1, 7)]
    any_hit = 100 * sum(map(any, throws)) // len(throws)
    both = 100 * sum(map(all, throws)) // len(throws)

    assert ThrowHammer(NEAR).hint(found) == HammerHint(any_hit, any_hit)
    assert ThrowHammer(NEXT).hint(found) == HammerHint(any_hit, both)
    assert ThrowHammer(City.BIRKA).hint(found) == HammerHint(any_hit, 0)


# Hel


@pytest.mark.rule("Hel", "K15")
def test_hel_takes_a_unit_anywhere_but_never_the_last():
    """Any enemy city with two or more, however far away."""
    position = using(God.HEL, {FAR: own(1, 2), NEAR: own(1, 1)})
    assert aimed(position, TakeLife) == [FAR]
    assert TakeLife(FAR).hint(position.table) == UnitsHint(2)
    after, events = position.apply(0, TakeLife(FAR))

    assert after.table.sites[FAR] == own(1, 1)
    assert told(events, LifeTaken) == [LifeTaken(seat=0, owner=1, city=FAR, left=1)]
    assert why(position, TakeLife(NEAR)) == LastUnit(NEAR)


# Heimdall


@pytest.mark.rule("Heimdall", "F-32")
def test_heimdall_leads_up_to_two_units_to_any_own_city():
    """One stays behind; how far away the city is does not matter. F-32: they may move then."""
    position = using(God.HEIMDALL, {FAR: own(0, 1), NEAR: own(1, 3)})
    ways = [(one.source, one.target, one.units) for one in offered(position, 0, CallUnits)]
    assert ways == [(City.HLADIR, FAR, 2), (City.HLADIR, FAR, 1)]
    after, events = position.apply(0, CallUnits(City.HLADIR, FAR, 2))

    assert after.table.sites[City.HLADIR] == own(0, 1, temple=True)
    assert after.table.sites[FAR] == own(0, 3)
    assert told(events, UnitsCalled) == [
        UnitsCalled(seat=0, source=City.HLADIR, target=FAR, units=2)
    ]

    moving, _ = running(after.table, Moving(0))
    assert Move(FAR, City.GOKSTAD, 2) in moving.asks[0]


@pytest.mark.rule("Heimdall")
def test_heimdall_says_why_units_cannot_be_led():
    """Two at most, never the last, and between own cities."""
    sites = {City.HLADIR: own(0, 6, temple=True), FAR: own(0, 2), NEAR: own(1, 3)}
    position = using(God.HEIMDALL, sites)

    assert why(position, CallUnits(City.HLADIR, FAR, 3)) == TooManyCalled(2)
    assert why(position, CallUnits(FAR, City.HLADIR, 2)) == LastUnit(FAR)
    assert why(position, CallUnits(City.HLADIR, NEAR, 1)) == NotYourCity(NEAR)
    assert why(position, CallUnits(City.RIBE, FAR, 1)) == NotYourCity(City.RIBE)
    assert why(position, CallUnits(FAR, FAR, 1)) is None


@pytest.mark.rule("Heimdall")
def test_heimdall_is_two_questions():
    """Which city's units, or none; then everything that they can do, with what awaits them."""
    position = using(God.HEIMDALL, {FAR: own(0, 2), NEXT: own(0, 1), City.AVALDSNES: own(1, 4)})
    assert position.prompt(0) == LeadingUnits(0)
    ask = position.asks[0]
    first = narrow(ask, {})
    assert (first.field, first.values) == (ACTOR, (City.HLADIR, FAR, "skip-power"))
    second = narrow(ask, {ACTOR: FAR})
    assert second.field == ACTION
    assert all(action.source == FAR for action in second.values)
    assert CallUnits(City.HLADIR, FAR, 1).hint(position.table) == PlaceHint(2, 3)


# Frigg


@pytest.mark.rule("Frigg")
def test_frigg_uses_the_power_of_another_god_from_where_she_stands():
    """Of any god but Odin whose player has a temple on the board."""
    sites = {NEAR: own(1, 2), NEXT: own(2, 1)}
    gods = (God.FRIGG, God.LOKI, God.THOR)
    position = running(table(sites, gods=gods), UsingPower(0))[0]
    assert kinds(position, 0) == {StealCity, ThrowHammer, SkipPower}
    after, events = position.apply(0, StealCity(NEXT))
    assert told(events, PowerBorrowed) == [PowerBorrowed(seat=0, god=God.LOKI)]
    assert after.table.sites[NEXT] == own(0, 1)

    lonely = running(table({**sites, **SHORN}, gods=gods), UsingPower(0))[0]
    assert kinds(lonely, 0) == {ThrowHammer, SkipPower}
    assert why(lonely, StealCity(NEXT)) == NotYourGod(God.LOKI)


@pytest.mark.rule("Frigg")
def test_frigg_takes_a_blessing_without_a_question_if_there_is_nothing_else():
    """Of two she chooses; from Njord without a port she has nothing, nor from Odin."""
    only, events = running(table(gods=(God.FRIGG, God.ODIN, God.TYR)), UsingPower(0))
    assert told(events, PowerBorrowed) == [PowerBorrowed(seat=0, god=God.TYR)]
    assert only.table.players[0].waiting_units == 1

    both, _ = running(table(gods=(God.FRIGG, God.FREYR, God.TYR)), UsingPower(0))
    assert [one.god for one in offered(both, 0, Borrow)] == [God.FREYR, God.TYR]
    hints = [one.hint(both.table) for one in offered(both, 0, Borrow)]
    assert hints == [BlessingHint(3, Track.BUILDING), BlessingHint(3, Track.UNIT)]
    after, events = both.apply(0, Borrow(God.FREYR))
    assert after.table.players[0].points == {Track.BUILDING: 3}
    assert told(events, TrackBlessed)[0].god is God.FREYR

    none, events = running(table(gods=(God.FRIGG, God.ODIN, God.NJORD)), UsingPower(0))
    assert not is_asked(none)
    assert not events
    port, events = running(
        table({City.BIRKA: own(0, 1)}, gods=(God.FRIGG, God.ODIN, God.NJORD)), UsingPower(0)
    )
    assert port.table.gift == 1
    assert Borrow(God.NJORD).hint(port.table) == PortsHint(1)


@pytest.mark.rule("K17", "defaults")
def test_the_god_of_a_player_who_has_left_is_quiet():
    """K17: nobody waits, and the power is left alone."""
    position, _ = retire(using(God.LOKI, {NEAR: own(1, 1)}), 0)

    assert not is_asked(position)
    assert position.table.sites[NEAR] == own(1, 1)
