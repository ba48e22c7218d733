"""What a won battle brings: the city, victories, temples, kingdoms, a rampage (5.2.2 to 5.4)."""

import pytest

from games.core.errors import IllegalAction
from games.core.narrowing import ACTION, narrow
from games.fallen_kingdoms.actions import (
    Advance,
    Flee,
    GoHome,
    Hold,
    LeaveEmpty,
    MoveIn,
    NoRampage,
    Rampage,
    Retreat,
    TakeKnowledge,
)
from games.fallen_kingdoms.events import (
    KingdomFell,
    MadePublic,
    NoRumorLeft,
    RumorTaken,
    TempleDestroyed,
)
from games.fallen_kingdoms.field import EMPTY, March
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from games.fallen_kingdoms.war.combat import Combat
from games.fallen_kingdoms.war.events import (
    CityCaptured,
    CityEntered,
    CityLeftEmpty,
    RampageFailed,
    RampageThrown,
)
from games.fallen_kingdoms.war.refusals import AttackedAlready, NoPrey, NotByRoad, StayBehind
from tests.games.fallen_kingdoms.builder import HOMES, Halt, own, running
from tests.games.fallen_kingdoms.fights import (
    BIRKA,
    FEARED,
    HEDEBY,
    HLADIR,
    KAUPANG,
    RIBE,
    before_birka,
    strike,
)
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

HIT, MISS = (5, 5), (1, 3)


def won(attackers=4, site=None, *, gods=None, **rest):
    """Birka's one defender dies at once."""
    sites = {BIRKA: site or own(1, 1)} | rest.pop("sites", {})
    more = {} if gods is None else {"gods": gods}
    return strike(before_birka(attackers, sites=sites, **more, **rest), *HIT)


@pytest.mark.rule("5.2.2", "F-58", "F-64")
def test_all_survivors_move_in_and_it_is_a_victory():
    """F-58: all four; the building changes hands with the city."""
    position, _ = won(site=own(1, 1, Building.FARM))
    assert {MoveIn, LeaveEmpty} == kinds(position, 0)
    assert position.default(0) == MoveIn()

    position, events = position.apply(0, MoveIn())
    assert position.table.sites[BIRKA] == own(0, 4, Building.FARM)
    assert told(events, CityCaptured)[0].victories == 1
    assert position.table.players[0].victories == 1


@pytest.mark.rule("5.2.2", "F-59", "K13")
def test_or_all_go_home_and_the_city_is_empty():
    """F-59: without a victory."""
    position, events = won()[0].apply(0, LeaveEmpty())
    assert told(events, CityLeftEmpty)
    assert position.table.sites[BIRKA] == EMPTY
    assert position.table.sites[HLADIR].units == 5
    assert position.table.players[0].victories == 0


@pytest.mark.rule("5.2.2", "6.1", "F-65", "rumors")
def test_the_sixth_victory_brings_a_rumor():
    """5.2.2: victories are counted from 0 again, and glory comes at once (F-65)."""
    position, _ = won(players={0: {"victories": 5}})
    position, events = position.apply(0, MoveIn())
    assert told(events, RumorTaken) == [
        RumorTaken(seat=0, rumor=Rumor.NEVER_WASH, glory=6, intimidation=9)
    ]
    player = position.table.players[0]
    assert (player.victories, player.glory, player.rumors) == (0, 6, (Rumor.NEVER_WASH,))


@pytest.mark.rule("4.3", "6.1")
def test_when_no_rumor_is_left_there_is_a_little_glory():
    """4.3: three points."""
    position, _ = won(players={0: {"victories": 5}}, rumors=())
    position, events = position.apply(0, MoveIn())
    assert told(events, NoRumorLeft)
    assert position.table.players[0].glory == 3


@pytest.mark.rule("5.3", "F-59")
def test_an_enemy_temple_falls_with_its_last_defender_whether_one_moves_in_or_not():
    """F-59: the rumor is drawn before that is decided, and the building wakes."""
    site = own(1, 1, Building.FARM, temple=True)
    sites = {HEDEBY: own(1, 1)}
    for choice in (MoveIn(), LeaveEmpty()):
        position, events = won(site=site, sites=sites)
        assert told(events, TempleDestroyed) == [TempleDestroyed(seat=0, owner=1, city=BIRKA)]
        assert told(events, RumorTaken)
        position, _ = position.apply(0, choice)
        assert position.table.sites[BIRKA].building is Building.FARM
        assert position.table.temple(1) is not BIRKA


@pytest.mark.rule("5.4", "5.4.1", "F-66", "F-67", "K18")
def test_a_kingdom_falls_with_its_last_unit_and_leaves_points_and_knowledge():
    """Temple first, then the fall: two rumors; the loser keeps glory, rumors and god."""
    loser = {
        "knowledge": (Knowledge.LAW,),
        "glory": 9,
        "rumors": (Rumor.SKULLS,),
        "waiting_units": 2,
        "waiting_buildings": (Building.FARM,),
    }
    position, events = won(
        site=own(1, 1, temple=True),
        sites={HOMES[1]: EMPTY},
        players={1: loser},
        points={1: {Track.KNOWLEDGE: 4, Track.UNIT: 2}, 0: {Track.KNOWLEDGE: 3}},
    )
    assert [type(one) for one in events if isinstance(one, TempleDestroyed | KingdomFell)] == [
        TempleDestroyed,
        KingdomFell,
    ]
    assert len(told(events, RumorTaken)) == 2
    assert told(events, MadePublic) == [MadePublic(seat=1, card=Knowledge.LAW)]
    table = position.table
    assert table.public == (Knowledge.LAW,)
    assert table.knows(2, Knowledge.LAW)
    assert table.players[0].points == {Track.KNOWLEDGE: 7}
    fallen = table.players[1]
    assert (fallen.points, fallen.knowledge, fallen.waiting_units) == ({}, (), 0)
    assert table.lost == (Building.FARM,)
    assert (fallen.glory, fallen.rumors, fallen.fallen) == (9, (Rumor.SKULLS,), 1)


@pytest.mark.rule("5.4", "K6")
def test_points_of_a_fallen_kingdom_may_fill_the_track_at_once():
    """K6: eight points on top of three fill nine, and two stay."""
    position, _ = won(
        sites={HOMES[1]: EMPTY},
        points={1: {Track.KNOWLEDGE: 8}, 0: {Track.KNOWLEDGE: 3}},
    )
    assert kinds(position, 0) == {TakeKnowledge}
    position, _ = position.apply(0, position.default(0))
    assert position.table.players[0].points[Track.KNOWLEDGE] == 2
    assert MoveIn in kinds(position, 0)


@pytest.mark.rule("F-67", "K6", "card 7")
def test_a_card_from_carried_points_is_taken_before_knowledge_becomes_public():
    """The loser's Runes add nothing to it, and are everybody's at once after it."""
    position, _ = won(
        sites={HOMES[1]: EMPTY},
        players={1: {"knowledge": (Knowledge.RUNES,)}},
        points={1: {Track.KNOWLEDGE: 8}, 0: {Track.KNOWLEDGE: 3}},
    )
    assert position.table.public == ()
    assert position.table.players[1].points == {}
    rumor = position.table.players[0].glory
    position, events = position.apply(0, position.default(0))
    assert position.table.players[0].glory == rumor + 6
    assert told(events, MadePublic) == [MadePublic(seat=1, card=Knowledge.RUNES)]
    assert position.table.players[1].knowledge == ()


@pytest.mark.rule("5.2.6", "F-60")
def test_a_victory_by_the_first_throw_allows_a_rampage_by_road():
    """5.2.6: not by sea; what is emptied is entered as any number likes, and is a victory."""
    sites = {RIBE: own(2, 2), HEDEBY: own(2, 2)}
    position, _ = won(sites=sites)[0].apply(0, MoveIn())
    assert offered(position, 0, Rampage) == [Rampage(RIBE)]
    assert position.default(0) == NoRampage()
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Rampage(HEDEBY))
    assert refused.value.refusal == NotByRoad(HEDEBY)

    position, events = act(position, 0, Rampage(RIBE), *HIT)
    assert told(events, RampageThrown)[0].left == 0
    assert [one.units for one in offered(position, 0, Advance)] == [3, 2, 1, 0]
    position, events = position.apply(0, Advance(2))
    assert told(events, CityCaptured)
    assert position.table.sites[RIBE] == own(0, 2)
    assert position.table.players[0].victories == 2


@pytest.mark.rule("5.2.6", "F-62", "K11")
def test_a_rampage_that_hits_nothing_costs_a_unit_and_one_may_stay_after_all():
    """F-62: the unit is lost in the city just taken; none needs to go on (K11)."""
    position, _ = won(sites={RIBE: own(2, 1)})[0].apply(0, MoveIn())
    failed, events = act(position, 0, Rampage(RIBE), *MISS)
    assert told(events, RampageFailed)
    assert failed.table.sites[BIRKA].units == 3
    assert failed.table.sites[RIBE] == own(2, 1)

    emptied, _ = act(position, 0, Rampage(RIBE), *HIT)
    assert emptied.default(0) == Advance(3)
    asked = narrow(emptied.asks[0], {})
    assert (asked.field, asked.values) == (ACTION, tuple(map(Advance, (3, 2, 1, 0))))
    with pytest.raises(IllegalAction) as refused:
        emptied.apply(0, Advance(4))
    assert refused.value.refusal == StayBehind(BIRKA, 3)
    stayed, events = emptied.apply(0, Advance(0))
    assert not told(events, CityCaptured)
    assert told(events, CityLeftEmpty) == [CityLeftEmpty(seat=0, city=RIBE)]
    assert stayed.table.sites[RIBE] == EMPTY


@pytest.mark.rule("5.2.6", "F-63", "K2", "F-61")
def test_a_rampage_into_an_empty_city_needs_no_throw_and_brings_no_victory():
    """F-61: the one victory is that of the battle."""
    position, _ = won()[0].apply(0, MoveIn())
    position, events = position.apply(0, Rampage(RIBE))
    assert not told(events, RampageThrown)
    position, events = position.apply(0, Advance(1))
    assert told(events, CityEntered)
    assert position.table.players[0].victories == 1


@pytest.mark.rule("5.2.6", "F-63", "5.3")
def test_a_temple_is_no_shelter_from_a_rampage():
    """F-63: the temple of an emptied city is destroyed."""
    position, _ = won(sites={RIBE: own(1, 1, temple=True), HOMES[1]: own(1, 1)})[0].apply(
        0, MoveIn()
    )
    position, events = act(position, 0, Rampage(RIBE), *HIT)
    assert told(events, TempleDestroyed)


@pytest.mark.rule("F-60", "5.2.6")
def test_no_rampage_after_a_retreat_a_second_throw_or_with_one_unit():
    """F-60: the last defender has to go by the first throw, and two units have to be there."""
    position, _ = strike(before_birka(sites={RIBE: own(2, 1)}), 5, 1)
    retreated, _ = position.apply(1, Retreat(HEDEBY))
    assert Rampage not in kinds(retreated.apply(0, MoveIn())[0], 0)

    position, _ = act(position, 1, Hold(), 5, 1)
    second, _ = act(position, 0, position.default(0), *HIT)
    assert Rampage not in kinds(second.apply(0, MoveIn())[0], 0)

    alone, _ = won(attackers=1, sites={RIBE: own(2, 1)})
    assert Rampage not in kinds(alone.apply(0, MoveIn())[0], 0)


@pytest.mark.rule("card 14")
def test_riders_rampage_after_a_second_throw_too():
    """Card 14: the last defender falls by the second throw."""
    position, _ = strike(before_birka(sites={RIBE: own(2, 1)}, knows={0: [Knowledge.RIDERS]}), 5, 1)
    position, _ = act(position, 1, Hold(), 5, 1)
    position, _ = act(position, 0, position.default(0), *HIT)
    assert Rampage in kinds(position.apply(0, MoveIn())[0], 0)


@pytest.mark.rule("F-60", "5.2.4")
def test_who_frightens_the_last_defender_away_may_rampage():
    """F-60: to flee from fear is not to retreat."""
    position, _ = strike(before_birka(defenders=1, sites={RIBE: own(1, 2)}, gods=FEARED), 2, 2)
    position, _ = position.apply(1, Flee(HEDEBY))
    assert Rampage in kinds(position.apply(0, MoveIn())[0], 0)


@pytest.mark.rule("F-68", "F-34", "5.2.6")
def test_a_target_of_this_turn_is_not_rampaged():
    """F-68: neither one that is still to be attacked, nor one that was."""
    march = March(HLADIR, RIBE, 1)
    sites = {RIBE: own(2, 1), KAUPANG: own(2, 1)}
    position, _ = won(sites=sites, marches=[march])[0].apply(0, MoveIn())
    assert Rampage not in kinds(position, 0)

    attacked, _ = won(sites={RIBE: own(2, 1)}, attacked=(RIBE,))[0].apply(0, MoveIn())
    assert Rampage not in kinds(attacked, 0)
    open_to_it, _ = won(sites={RIBE: own(2, 1)})[0].apply(0, MoveIn())
    with pytest.raises(IllegalAction) as refused:
        open_to_it.apply(0, Rampage(HLADIR))
    assert refused.value.refusal == NoPrey(HLADIR)

    sites = {RIBE: own(2, 1), HLADIR: own(2, 1)}
    once_only, _ = won(sites=sites, attacked=(RIBE,))[0].apply(0, MoveIn())
    assert offered(once_only, 0, Rampage) == [Rampage(HLADIR)]
    with pytest.raises(IllegalAction) as refused:
        once_only.apply(0, Rampage(RIBE))
    assert refused.value.refusal == AttackedAlready(RIBE)


@pytest.mark.rule("card 8", "card 11")
def test_cards_count_in_a_rampage_by_the_units_of_the_city():
    """Card 8: a rampage is a first throw; by card 11 three dice for four units there."""
    knows = {0: [Knowledge.SWORDS, Knowledge.BERSERKERS]}
    position, _ = strike(
        before_birka(sites={BIRKA: own(1, 1), RIBE: own(2, 2)}, knows=knows), 5, 1, 1
    )
    position, _ = position.apply(0, MoveIn())
    _, events = act(position, 0, Rampage(RIBE), 3, 1, 1)
    assert told(events, RampageThrown)[0].dice == (3, 1, 1)
    assert told(events, RampageThrown)[0].killed == 1


@pytest.mark.rule("F-60", "F-64", "5.2.6")
def test_entering_an_empty_city_is_no_victory_and_allows_a_rampage():
    """F-64: all four move in without a throw."""
    found = before_birka(sites={BIRKA: EMPTY, RIBE: own(2, 1)}).table
    position, events = running(found, Combat(0), Halt())
    assert told(events, CityEntered) == [CityEntered(seat=0, city=BIRKA, units=4)]
    assert position.table.players[0].victories == 0
    assert offered(position, 0, Rampage) == [Rampage(RIBE)]


@pytest.mark.rule("5.2.2")
def test_going_home_is_another_word_than_leaving_a_city():
    """Before a throw one goes home; after a victory one leaves the city empty."""
    position, _ = act(strike(before_birka(), 5, 1)[0], 1, Hold(), 5, 1)
    assert GoHome in kinds(position, 0)
    assert LeaveEmpty not in kinds(position, 0)
