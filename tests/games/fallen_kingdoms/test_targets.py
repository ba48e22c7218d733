"""Combat, target by target (5.1, 5.2): which is next, and what has changed there (K10)."""

import pytest

from games.core.errors import IllegalAction
from games.fallen_kingdoms.actions import (
    CallOff,
    Flee,
    GoHome,
    GoThere,
    Hold,
    LeaveEmpty,
    MoveIn,
    PullBack,
    Rampage,
    Strike,
    StrikeUntil,
)
from games.fallen_kingdoms.field import EMPTY, March
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.combat import Combat
from games.fallen_kingdoms.war.events import CityEntered, UnitsMoved
from games.fallen_kingdoms.war.moving import Move, Moving, reach
from games.fallen_kingdoms.war.prompts import MoveHint
from games.fallen_kingdoms.war.pulling_back import PullingBack
from games.fallen_kingdoms.war.refusals import Defended, NobodyToFight, NoSuchLimit, NothingThere
from tests.games.fallen_kingdoms.builder import Halt, own, running, table
from tests.games.fallen_kingdoms.fights import (
    BIRKA,
    EQUAL,
    FEARED,
    FEARFUL,
    HEDEBY,
    HLADIR,
    KAUPANG,
    LEJRE,
    RIBE,
    before_birka,
    strike,
)
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

MISS = (1, 3)


def refusal(position, action):
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, action)
    return refused.value.refusal


@pytest.mark.rule("K10", "F-55", "5.2.4")
def test_units_join_one_of_their_own_that_fled_ahead_of_them():
    """Ribe was empty when two set out for it: no longer, so it is entered without a rampage."""
    start = before_birka(sites={LEJRE: own(1, 1)}, gods=FEARFUL, marches=[March(HLADIR, RIBE, 2)])
    position, _ = act(strike(start, *MISS)[0], 1, Hold(), 2, 5)
    position, _ = position.apply(0, Flee(RIBE))
    position, events = position.apply(0, GoHome())

    assert told(events, UnitsMoved) == [UnitsMoved(seat=0, source=HLADIR, target=RIBE, units=2)]
    assert not told(events, CityEntered)
    assert Rampage not in kinds(position, 0)
    assert position.table.sites[RIBE] == own(0, 3)
    assert position.table.marches == ()


@pytest.mark.rule("K10", "F-55")
def test_an_enemy_who_fled_into_an_empty_target_is_fought_there():
    """K10: it is a battle like any other then, and a victory."""
    start = before_birka(gods=FEARED, marches=[March(HLADIR, RIBE, 2)])
    assert offered(start, 0, GoThere) == [GoThere(RIBE)]
    position, _ = strike(start, 2, 2)
    position, _ = position.apply(1, Flee(RIBE))
    position, _ = act(position, 1, Hold(), 1, 5)
    position, _ = position.apply(0, GoHome())
    assert position.table.attacked == (BIRKA,)

    assert offered(position, 0, Strike) == [Strike(RIBE)]
    position, _ = act(position, 0, Strike(RIBE), 5, 5)
    assert position.table.attacked == (BIRKA, RIBE)
    position, _ = position.apply(0, MoveIn())
    assert position.table.players[0].victories == 1


@pytest.mark.rule("5.1", "F-34", "K9")
def test_the_attacker_says_which_target_is_next():
    """Left alone, it is the first in the order of cities, empty or not."""
    marches = [March(HLADIR, RIBE, 1), March(HLADIR, KAUPANG, 1)]
    position = before_birka(sites={RIBE: own(2, 1)}, marches=marches)
    assert {action.actor for action in position.asks[0]} == {BIRKA, RIBE, KAUPANG}
    assert position.default(0) == GoThere(KAUPANG)

    position, events = position.apply(0, GoThere(KAUPANG))
    assert told(events, CityEntered) == [CityEntered(seat=0, city=KAUPANG, units=1)]
    assert position.default(0) == Strike(BIRKA)
    position, _ = position.apply(0, CallOff(BIRKA))
    assert {action.actor for action in position.asks[0]} == {RIBE}


@pytest.mark.rule("K10")
def test_where_all_targets_are_empty_nobody_is_asked():
    """They are entered one after another; the moves there count as moves (F-41)."""
    start = before_birka(sites={BIRKA: EMPTY}, marches=[March(HLADIR, KAUPANG, 1)])
    assert start.step.asks(start.table) == {}
    position, events = running(start.table, Combat(0), Halt())
    assert [event.city for event in told(events, CityEntered)] == [KAUPANG, BIRKA]
    assert position.table.moved == (March(HLADIR, KAUPANG, 1), March(HLADIR, BIRKA, 4))


@pytest.mark.rule("F-34", "K1", "5.2.6")
def test_who_rampages_attacks_and_a_city_is_attacked_once():
    """The city that it started from counts as fought for, so that nobody is pulled back."""
    found = before_birka(sites={BIRKA: EMPTY, RIBE: own(2, 3)}).table
    position, _ = running(found, Combat(0), PullingBack(0), Halt())
    position, _ = act(position, 0, Rampage(RIBE), 5, 5)
    assert position.table.attacked == (BIRKA, RIBE)
    assert not offered(position, 0, PullBack)


@pytest.mark.rule("5.1", "5.2.1")
def test_it_is_said_why_a_battle_cannot_be_fought_so():
    """5.1: nobody marches there, nobody defends it, or too many are to be left."""
    position = before_birka(attackers=2, marches=[March(HLADIR, RIBE, 1)])
    assert refusal(position, Strike(LEJRE)) == NothingThere(LEJRE)
    assert refusal(position, Strike(RIBE)) == NobodyToFight(RIBE)
    assert refusal(position, StrikeUntil(RIBE, 0)) == NobodyToFight(RIBE)
    assert refusal(position, StrikeUntil(BIRKA, 2)) == NoSuchLimit(1)
    assert refusal(before_birka(attackers=9), StrikeUntil(BIRKA, 4)) == NoSuchLimit(3)
    assert refusal(position, GoThere(BIRKA)) == Defended(BIRKA)


@pytest.mark.rule("F-59", "F-56", "5.2.2")
def test_all_who_leave_a_city_empty_go_back_to_where_each_came_from():
    """F-56: two to Hladir and three to Ribe."""
    start = before_birka(
        attackers=2, defenders=1, sites={RIBE: own(0, 1)}, marches=[March(RIBE, BIRKA, 3)]
    )
    position, _ = strike(start, 5, 5)
    position, _ = position.apply(0, LeaveEmpty())
    units = {city: position.table.sites[city].units for city in (HLADIR, RIBE)}
    assert units == {HLADIR: 3, RIBE: 4}
    assert position.table.sites[BIRKA] == EMPTY


@pytest.mark.rule("card 15", "card 16")
def test_whoever_can_come_by_sea_comes_by_sea():
    """From Birka it is one sea route to Hedeby, or two roads; to Lejre there are roads alone."""
    both = {0: {"knowledge": (Knowledge.ROADBUILDING, Knowledge.SHIPBUILDING)}}
    found = table({BIRKA: own(0, 2), RIBE: own(0, 1)}, players=both)
    ways = dict(reach(found, 0, BIRKA))
    assert ways[HEDEBY]
    assert not ways[LEJRE]


@pytest.mark.rule("card 15", "odds")
def test_one_who_comes_by_sea_counts_for_all_who_march_there():
    """Card 15: the chance of those who go by land is better for it."""
    knows = {0: {"knowledge": (Knowledge.LONGSHIPS,)}}
    sites = {HEDEBY: own(0, 2), BIRKA: own(1, 2), HLADIR: own(0, 3, temple=True)}
    position, _ = running(table(sites, players=knows, gods=EQUAL), Moving(0), Halt())
    by_land = Move(HLADIR, BIRKA, 2).hint(position.table)
    position, _ = position.apply(0, Move(HEDEBY, BIRKA, 1))
    assert by_land == MoveHint(2, 2, 57)
    assert Move(HLADIR, BIRKA, 1).hint(position.table).percent > by_land.percent
