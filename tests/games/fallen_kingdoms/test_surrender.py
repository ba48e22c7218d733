"""Kingdoms that are given away (7.2.2), and to whom."""

import pytest

from games.fallen_kingdoms.actions import (
    Abandon,
    CallIn,
    Settle,
    SettleEvenly,
    StayOut,
    Surrender,
    TakePath,
)
from games.fallen_kingdoms.events import MadePublic, PointsCarried, RumorTaken
from games.fallen_kingdoms.field import EMPTY
from games.fallen_kingdoms.gods.refusals import LastUnit
from games.fallen_kingdoms.invasion.events import InvasionBegan, KingdomLeft, Surrendered
from games.fallen_kingdoms.invasion.phase import InvasionPhase
from games.fallen_kingdoms.invasion.prompts import HeirHint
from games.fallen_kingdoms.invasion.refusals import HasNoKingdom, NotInvaded, NotNeeded
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.order_offers import offered_orders
from games.fallen_kingdoms.production.refusals import TooManyUnits
from games.fallen_kingdoms.standing_orders import InheritanceOrder, Orders
from games.fallen_kingdoms.trophies import Building, Knowledge, Track
from games.fallen_kingdoms.war.events import CityLeftEmpty
from tests.games.fallen_kingdoms.builder import HOMES, Halt, own, running, table
from tests.games.fallen_kingdoms.fights import HLADIR, RIBE
from tests.games.fallen_kingdoms.invading import refused
from tests.games.looking import kinds, told

VAGAN, STIKLESTAD = City.VAGAN, HOMES[2]


def phase(sites=None, seat=None, **rest):
    """The invasion phase, once all who come before a seat have said that they stay out."""
    position, _ = running(table(sites, **rest), InvasionPhase(), Halt())
    while seat is not None and position.awaited != (seat,):
        position, _ = position.apply(position.awaited[0], StayOut())
    return position


def settled(units):
    """Units in two cities of three, the better one first, whose absent heir has so many already."""
    start = phase({City.ROSKILDE: own(1, units, temple=True), VAGAN: own(2, 3)}, 2)
    position, _ = start.apply(2, Surrender(1))
    position, _ = position.apply(1, position.default(1))
    assert position.awaited == (2,)
    return tuple(position.table.sites[city].units for city in (STIKLESTAD, VAGAN))


@pytest.mark.rule("7.2.2", "K7")
def test_the_heir_gets_units_one_for_one_one_rumor_and_the_rest():
    """No second rumor for the temple, no victory; knowledge is public, points go over."""
    assert Surrender.weighty
    start = phase(
        {VAGAN: own(2, 2, Building.FARM)},
        2,
        players={2: {"knowledge": (Knowledge.LAW,), "glory": 7}},
        points={2: {Track.KNOWLEDGE: 4}},
    )
    position, events = start.apply(2, Surrender(1))
    assert told(events, Surrendered) == [Surrendered(seat=2, heir=1, units=5)]
    assert len(told(events, RumorTaken)) == 1
    assert told(events, MadePublic) == [MadePublic(seat=2, card=Knowledge.LAW)]
    assert told(events, PointsCarried) == [PointsCarried(seat=1, owner=2, points=4)]
    order = [type(event) for event in events]
    assert order.index(InvasionBegan) < order.index(Surrendered) < order.index(RumorTaken)
    now = position.table
    assert now.sites[STIKLESTAD] == own(1, 3)
    assert now.sites[VAGAN] == own(1, 2, Building.FARM)
    assert now.temple(2) is None
    assert (now.reserve(2), now.players[2].invader, now.players[2].glory) == (30, True, 7)
    assert now.players[1].victories == 0
    assert kinds(position, 2) == {TakePath}


@pytest.mark.rule("7.2.2", "orders")
def test_an_heir_with_too_few_units_says_where_they_go():
    """Units may be called in from other cities, which keep one."""
    sites = {City.ROSKILDE: own(1, 26, temple=True), VAGAN: own(2, 3), RIBE: own(1, 1)}
    start = phase(sites, 2)
    position, _ = start.apply(2, Surrender(1))
    assert position.awaited == (1,)
    assert position.is_window(1)
    assert position.ordered(1, Orders(inheritance=InheritanceOrder.ASK)) is None
    assert position.ordered(1, Orders()) == position.default(1) == SettleEvenly()
    assert offered_orders(position, 1) == {"inheritance": InheritanceOrder.EVENLY}
    calls = [one.units for one in position.asks[1] if isinstance(one, CallIn)]
    assert calls == [3, 2, 1]
    assert refused(position, CallIn(RIBE, 1), 1) == LastUnit(RIBE)
    assert refused(position, CallIn(City.ROSKILDE, 4), 1) == NotNeeded(3)
    assert refused(position, CallIn(HLADIR, 1), 1) == NotInvaded(HLADIR)
    assert refused(position, Settle(HLADIR, 1), 1) == NotInvaded(HLADIR)
    assert refused(position, Settle(VAGAN, 4), 1) == NotNeeded(3)

    position, _ = position.apply(1, CallIn(City.ROSKILDE, 2))
    position, _ = position.apply(1, Settle(VAGAN, 3))
    assert refused(position, Settle(STIKLESTAD, 3), 1) == TooManyUnits(3, 2)
    position, _ = position.apply(1, Settle(STIKLESTAD, 2))
    assert position.table.sites[VAGAN] == own(1, 3)
    assert position.table.sites[STIKLESTAD] == own(1, 2)
    assert position.table.sites[City.ROSKILDE].units == 24


@pytest.mark.rule("7.2.2", "F-74")
def test_a_kingdom_goes_to_somebody_who_has_one_or_to_nobody():
    """F-74: where nobody else has one it is left, and brings nobody a rumor."""
    away = {seat: {"invader": True} for seat in (1, 2)}
    assert Abandon.weighty
    lonely = phase({HOMES[1]: EMPTY, HOMES[2]: EMPTY}, players=away)
    assert lonely.awaited == (0,)
    assert refused(lonely, Surrender(1), 0) == HasNoKingdom(1)

    position, events = lonely.apply(0, Abandon())
    assert told(events, KingdomLeft) == [KingdomLeft(seat=0)]
    assert not told(events, RumorTaken)
    assert position.table.controlled(0) == []
    assert position.table.players[0].fallen == 1


@pytest.mark.rule("7.2.2", "8.1")
def test_how_an_heir_stands_is_told_unless_glory_is_hidden():
    """8.1: then nobody is told."""
    start = phase(players={1: {"glory": 12}})
    assert Surrender(1).hint(start.table) == HeirHint(12, 1)
    hidden = phase(options=Options(hidden_glory=True))
    assert Surrender(1).hint(hidden.table) is None


@pytest.mark.rule("F-75")
def test_an_heir_may_give_away_later_what_was_given():
    """Seat 2 is asked first, and its heir after it."""
    position, _ = phase().apply(2, Surrender(1))
    while position.awaited[0] == 2:
        position, _ = position.apply(2, position.default(2))
    assert position.awaited == (1,)
    position, events = position.apply(1, Surrender(0))
    assert told(events, Surrendered)[0].units == 6
    assert position.table.on_board(1) == 0


@pytest.mark.rule("K9", "7.2.2")
def test_an_absent_heir_gives_each_city_one_unit_and_then_fills_the_best():
    """K9: with two, three, four and one in reserve, for two cities of three units."""
    assert settled(28) == (1, 1)
    assert settled(27) == (2, 1)
    assert settled(26) == (2, 2)
    assert settled(29) == (1, 0)


@pytest.mark.rule("K9", "7.2.2")
def test_the_only_unit_left_goes_to_the_city_with_most_points():
    """Borg makes four points a turn, Stiklestad three."""
    start = phase({City.ROSKILDE: own(1, 29, temple=True), City.BORG: own(2, 3)}, 2)
    position, _ = start.apply(2, Surrender(1))
    position, events = position.apply(1, SettleEvenly())

    assert position.table.sites[City.BORG] == own(1, 1)
    assert position.table.sites[STIKLESTAD].owner is None
    assert told(events, CityLeftEmpty) == [CityLeftEmpty(seat=1, city=STIKLESTAD)]
