"""Cards of the land and the road: 2001, 2004 to 2006, 2045, 2048, 3001."""

import pytest

from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import CounterLed, DropFlooded, DropFrozen
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import end_turn
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.travel.events import MortalsLeft
from games.hammer_of_thor.travel.going import going, manners, speed
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.turns.calendar import change_season
from games.hammer_of_thor.turns.events import SeasonChanged
from tests.games.hammer_of_thor.builder import group
from tests.games.hammer_of_thor.fates import aimed, holding, loaded, played, told, ways

IDA, KORMT, KALLOVA = Place.IDAS_PLAIN, Place.KORMT, Place.KALLOVA
DROPS = {place for place, spot in BOARD.items() if spot.ground is Ground.DROP}
NEVER = {Place.ARMSVARTNIR, Place.SLID_RIVER, Place.IFING}
MORTAL = next(f.name for f in FIGURES.values() if f.is_mortal and f.side is Side.GOOD)


def at_drop(card, place):
    """A card played on a drop."""
    return Play(card, realm=BOARD[place].realm, place=place)


@pytest.mark.rule("4.1.4")
def test_a_fair_wind_lasts_for_the_turn():
    """2001: the seat's own counters, in this player-turn."""
    found = holding({0: "2001"}, group(0, IDA, "Odin"), group(1, IDA, "Loki"))
    before = [speed(found, one) for one in found.counters]
    played(found, Play("2001"))

    assert [speed(found, one) for one in found.counters] == [before[0] + 2, before[1]]
    end_turn(found)
    assert [speed(found, one) for one in found.counters] == before


@pytest.mark.rule("9.3")
def test_early_ice_covers_a_drop_until_the_season_changes():
    """2004: none of those that never freeze, and none twice (9.3)."""
    found = holding({0: "2004"}, group(0, IDA, "Odin"), ice=(KORMT,))

    assert {one.place for one in ways(found, 0)} == DROPS - NEVER - {KORMT}
    events = played(found, at_drop("2004", Place.ORMT))
    assert events[1:] == [DropFrozen(place=Place.ORMT)]
    assert found.ice == (KORMT, Place.ORMT)
    assert Place.ORMT in going(found, found.counters[0]).ice
    change_season(found, Season.SUMMER, loaded(found))
    assert found.ice == ()


@pytest.mark.rule("4.1.4")
def test_early_ice_has_no_target_in_winter():
    """2004, 4.1.4."""
    assert ways(holding({0: "2004"}, season=Season.WINTER), 0) == []


@pytest.mark.rule("4.1.4")
def test_a_flood_closes_a_drop_until_the_season_changes():
    """2005: any drop that is not flooded."""
    found = holding({0: "2005"}, group(0, IDA, "Odin"), floods=(KORMT,))

    assert {one.place for one in ways(found, 0)} == DROPS - {KORMT}
    events = played(found, at_drop("2005", Place.IFING))
    assert events[1:] == [DropFlooded(place=Place.IFING)]
    assert Place.IFING in going(found, found.counters[0]).closed


@pytest.mark.rule("4.2")
def test_sleipnirs_trail_lifts_the_extra_costs():
    """2006: of water and of manners, in this turn (4.2)."""
    found = holding({0: "2006"}, group(0, Place.MIMIRS_WELL, "Thrym", "Gna"))
    counter = found.counters[0]

    assert going(found, counter).cost(Place.THUL_RIVER) == 2
    assert manners(found, counter, 0) == (Manner.PLAIN,)
    played(found, Play("2006"))
    assert going(found, counter).cost(Place.THUL_RIVER) == 1
    assert manners(found, counter, 0) == tuple(Manner)


@pytest.mark.rule("3.3")
def test_the_season_moves_on():
    """2048, 3.3: what lasted until then is over."""
    found = holding({0: "2048"}, season=Season.WINTER)
    events = played(found, Play("2048"))

    assert found.season is Season.SPRING
    assert told(events, SeasonChanged) == [SeasonChanged(season=Season.SPRING)]


@pytest.mark.rule("4.1.4")
def test_the_wolf_brings_winter():
    """3001: not where it is winter already."""
    found = holding({0: "3001"}, season=Season.SPRING)
    played(found, Play("3001"))

    assert found.season is Season.WINTER
    assert ways(holding({0: "3001"}, season=Season.WINTER), 0) == []


@pytest.mark.rule("18.3", "4.1.4")
def test_in_a_winter_without_end_no_season_turns():
    """2048, 18.3, 4.1.4."""
    rules = (Rule("always_winter", "", 1),)

    assert ways(holding({0: "2048"}, season=Season.WINTER, rules=rules), 0) == []


@pytest.mark.rule("4.1.4")
def test_the_whale_road_leads_to_any_open_drop():
    """2045: an own counter stands there at once, before it travels."""
    found = holding(
        {0: "2045"}, group(0, KORMT, "Odin"), group(1, IDA, "Loki"), floods=(Place.ORMT,)
    )
    action = aimed(found, "2045", 1, realm=BOARD[Place.IFING].realm, place=Place.IFING)

    assert {one.counter for one in ways(found, 0)} == {N["Odin"]}
    assert {one.place for one in ways(found, 0)} == DROPS - {KORMT, Place.ORMT}
    events = played(found, action)
    assert found.counters[0].place is Place.IFING
    assert told(events, CounterLed) == [CounterLed(seat=0, leader=N["Odin"], place=Place.IFING)]


@pytest.mark.rule("2.1D")
def test_mortals_do_not_take_the_whale_road():
    """2045, 2.1D: they stay as a counter of their own."""
    found = holding({0: "2045"}, group(0, KALLOVA, "Odin", MORTAL))
    events = played(found, aimed(found, "2045", 1, realm=BOARD[KORMT].realm, place=KORMT))

    assert told(events, MortalsLeft)
    assert {one.names: one.place for one in found.counters} == {
        (N["Odin"],): KORMT, (N[MORTAL],): KALLOVA,
    }  # fmt: skip
