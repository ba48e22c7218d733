"""Movement (5.1): who may go where, and who stays."""

from importlib.resources import files

import pytest

from games.core.errors import IllegalAction
from games.fallen_kingdoms.actions import EndMoves, Move
from games.fallen_kingdoms.field import March
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.events import MarchBegan, UnitsMoved
from games.fallen_kingdoms.war.moving import Moving, reach
from games.fallen_kingdoms.war.prompts import JoinHint, MoveHint
from games.fallen_kingdoms.war.refusals import NoUnitsThere, NoWay, StayBehind
from tests.games.fallen_kingdoms.builder import Halt, own, running, table
from tests.games.fallen_kingdoms.fights import BIRKA, EQUAL, HEDEBY, HLADIR, KAUPANG, LEJRE, RIBE
from tests.games.looking import offered, told
from words import Words

WORDS = Words("en", files("games.fallen_kingdoms") / "words")


def moving(sites=None, **rest):
    """Seat 0 plans its moves."""
    return running(table(sites, **rest), Moving(0), Halt())[0]


def refusal(position, action):
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, action)
    return refused.value.refusal


@pytest.mark.rule("5.1", "F-31")
def test_friends_arrive_at_once_and_others_wait_on_the_road():
    """F-31: an attack waits until all moves are made."""
    position = moving({RIBE: own(0, 2), BIRKA: own(1, 2)})
    position, events = position.apply(0, Move(HLADIR, RIBE, 2))
    assert told(events, UnitsMoved) == [UnitsMoved(seat=0, source=HLADIR, target=RIBE, units=2)]
    assert position.table.sites[RIBE].units == 4

    position, events = position.apply(0, Move(RIBE, BIRKA, 2))
    assert told(events, MarchBegan)
    assert position.table.marches == (March(RIBE, BIRKA, 2),)
    assert position.table.sites[BIRKA] == own(1, 2)


@pytest.mark.rule("5.1", "F-30")
def test_one_unit_stays_and_who_has_come_counts_as_staying():
    """F-30: with one who has come both others may leave."""
    position = moving({RIBE: own(0, 2)})
    assert refusal(position, Move(RIBE, BIRKA, 2)) == StayBehind(RIBE, 1)

    position, _ = position.apply(0, Move(HLADIR, RIBE, 1))
    position, _ = position.apply(0, Move(RIBE, BIRKA, 2))
    assert position.table.sites[RIBE].units == 1


@pytest.mark.rule("5.1", "F-32")
def test_each_unit_moves_once_and_new_units_may_move():
    """F-32: of three in a city the two that came stay there."""
    position = moving({RIBE: own(0, 1)})
    position, _ = position.apply(0, Move(HLADIR, RIBE, 2))

    assert refusal(position, Move(RIBE, LEJRE, 2)) == StayBehind(RIBE, 1)
    assert Move(RIBE, LEJRE, 1) in position.asks[0]


@pytest.mark.rule("5.1", "3.8")
def test_a_move_follows_one_road_or_one_sea_route():
    """5.1: Lejre is two roads away from Birka; nobody moves from where one has no unit."""
    position = moving({HLADIR: own(0, 1, temple=True), BIRKA: own(0, 3)})
    assert {move.target for move in offered(position, 0, Move)} == {HLADIR, RIBE, HEDEBY}
    assert refusal(position, Move(BIRKA, LEJRE, 1)) == NoWay(BIRKA, LEJRE)
    assert refusal(position, Move(KAUPANG, LEJRE, 1)) == NoUnitsThere(KAUPANG)

    position, _ = position.apply(0, Move(BIRKA, HEDEBY, 1))
    assert position.table.marches == (March(BIRKA, HEDEBY, 1, by_sea=True),)


@pytest.mark.rule("5.1")
def test_the_moves_that_are_wanted_most_come_first():
    """All units to each target, then fewer and fewer: a menu may be too short for all."""
    position = moving({HLADIR: own(0, 1, temple=True), BIRKA: own(0, 4)})
    moves = offered(position, 0, Move)
    assert [move.units for move in moves] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert {move.target for move in moves[:3]} == {HLADIR, RIBE, HEDEBY}


@pytest.mark.rule("F-33")
def test_several_cities_send_units_to_one_target_and_one_city_to_several():
    """F-33: two moves between the same cities become one march."""
    position = moving({RIBE: own(0, 3), BIRKA: own(1, 2), KAUPANG: own(1, 1)})
    for move in (Move(HLADIR, BIRKA, 1), Move(HLADIR, KAUPANG, 1), Move(RIBE, BIRKA, 1)):
        position, _ = position.apply(0, move)
    position, _ = position.apply(0, Move(RIBE, BIRKA, 1))

    marches = {(one.source, one.target): one.units for one in position.table.marches}
    assert marches == {(HLADIR, BIRKA): 1, (HLADIR, KAUPANG): 1, (RIBE, BIRKA): 2}


@pytest.mark.rule("card 17")
def test_roadbuilding_takes_two_roads_through_an_own_city():
    """Card 17: not through another player's."""
    sites = {RIBE: own(0, 1), KAUPANG: own(1, 1)}
    knows = {0: {"knowledge": (Knowledge.ROADBUILDING,)}}
    assert HEDEBY in dict(reach(table(sites, players=knows), 0, HLADIR))
    assert City.TRONDENES not in dict(reach(table(sites, players=knows), 0, HLADIR))
    assert HEDEBY not in dict(reach(table(sites), 0, HLADIR))


@pytest.mark.rule("card 16")
def test_shipbuilding_takes_two_sea_routes_through_an_own_or_empty_port():
    """Card 16: passing an empty port doesn't claim it."""
    knows = {0: {"knowledge": (Knowledge.SHIPBUILDING,)}}
    for middle, reached in ((own(0, 1), True), (own(1, 1), False)):
        found = table({BIRKA: own(0, 2), HEDEBY: middle}, players=knows)
        assert (City.AVALDSNES in dict(reach(found, 0, BIRKA))) is reached
    found = table({BIRKA: own(0, 2)}, players=knows)
    assert dict(reach(found, 0, BIRKA))[City.AVALDSNES]
    assert City.AVALDSNES not in dict(reach(table({BIRKA: own(0, 2)}), 0, BIRKA))

    position = moving({BIRKA: own(0, 2)}, players=knows)
    position, _ = position.apply(0, Move(BIRKA, City.AVALDSNES, 1))
    assert position.table.sites[HEDEBY].owner is None


@pytest.mark.rule("card 16", "card 17")
def test_only_whoever_may_go_two_ways_is_told_of_it():
    """Cards 16 and 17: two sea routes, two roads."""
    asked = []
    for cards in ((), (Knowledge.SHIPBUILDING,), (Knowledge.ROADBUILDING, Knowledge.MINING)):
        position = moving({BIRKA: own(0, 2)}, players={0: {"knowledge": cards}})
        asked.append(WORDS.say(position.prompt(0), ("Ann", "Bo", "Cat")))

    assert [("two sea routes" in one, "two roads" in one) for one in asked] == [
        (False, False),
        (True, False),
        (False, True),
    ]


@pytest.mark.rule("5.1", "odds")
def test_an_attack_is_offered_with_its_chance():
    """All who march there already count with those who would."""
    position = moving({HLADIR: own(0, 5, temple=True), BIRKA: own(1, 2)}, gods=EQUAL)
    rules_hint = Move(HLADIR, BIRKA, 2).hint(position.table)
    assert rules_hint == MoveHint(2, 2, 57)

    position, _ = position.apply(0, Move(HLADIR, BIRKA, 2))
    assert Move(HLADIR, BIRKA, 2).hint(position.table) == MoveHint(2, 4, 80)
    assert Move(HLADIR, RIBE, 2).hint(position.table) == JoinHint(0, own=False)
    assert Move(BIRKA, HLADIR, 1).hint(position.table) == JoinHint(3, own=True)


@pytest.mark.rule("5.1", "K9")
def test_moves_end_by_word_by_default_or_when_nobody_can_move():
    """K9: an absent player moves nobody; one unit cannot move."""
    position = moving()
    assert position.default(0) == EndMoves()
    assert position.apply(0, EndMoves())[0].table.marches == ()

    stuck = moving({HLADIR: own(0, 1, temple=True)})
    assert stuck.table.held == (HLADIR,)
    assert not offered(stuck, 0, Move)
