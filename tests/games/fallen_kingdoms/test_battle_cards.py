"""Knowledge in battle: cards 8 to 18, but for those of marches and rampages."""

import pytest

from games.fallen_kingdoms.actions import (
    FightOn,
    Flee,
    Hold,
    LoseUnit,
    Retreat,
)
from games.fallen_kingdoms.field import March
from games.fallen_kingdoms.trophies import Building, Knowledge
from games.fallen_kingdoms.war.events import (
    AttackThrown,
    DefenceThrown,
    HitShielded,
)
from tests.games.fallen_kingdoms.builder import own
from tests.games.fallen_kingdoms.fights import (
    BIRKA,
    FEARED,
    FEARFUL,
    HEDEBY,
    before_birka,
    strike,
)
from tests.games.loaded_dice import act
from tests.games.looking import kinds, told

ONE_HIT, TWO_HITS, MISS = (1, 5), (5, 5), (1, 3)


def defenders(position):
    return position.table.sites[BIRKA].units


@pytest.mark.rule("card 18")
def test_law_keeps_defenders_from_fleeing_and_not_attackers():
    """Card 18: an attacker who has it flees all the same."""
    lawful = before_birka(gods=FEARED, knows={1: [Knowledge.LAW]})
    assert kinds(strike(lawful, 2, 2)[0], 1) == {Hold, Retreat}

    position, _ = strike(before_birka(gods=FEARFUL, knows={0: [Knowledge.LAW]}), *MISS)
    position, _ = act(position, 1, Hold(), 2, 5)
    assert kinds(position, 0) == {Flee}


@pytest.mark.rule("card 8")
def test_swords_hit_from_three_on_in_the_first_throw():
    """Card 8: a three hits in the first throw, and no more in the second."""
    position, events = strike(before_birka(knows={0: [Knowledge.SWORDS]}), 3, 1)
    assert told(events, AttackThrown)[0].killed == 1
    position, _ = act(position, 1, Hold(), *ONE_HIT)
    assert told(act(position, 0, FightOn(), 3, 1)[1], AttackThrown)[0].killed == 0


@pytest.mark.rule("card 9")
def test_shields_stop_the_first_hit_of_a_battle_which_counts_as_one():
    """Card 9: what is stopped has hit, so that the battle goes on (F-54)."""
    twice, _ = strike(before_birka(knows={1: [Knowledge.SHIELDS]}), *TWO_HITS)
    assert defenders(twice) == 2

    position, events = strike(before_birka(knows={1: [Knowledge.SHIELDS]}), *ONE_HIT)
    assert told(events, HitShielded) == [HitShielded(seat=1)]
    assert defenders(position) == 3
    position, _ = act(position, 1, Hold(), *MISS)
    position, events = act(position, 0, FightOn(), *TWO_HITS)
    assert not told(events, HitShielded)
    assert defenders(position) == 1


@pytest.mark.rule("card 10")
def test_archery_hits_from_three_on_in_the_defenders_first_throw():
    """Card 10: a three hits in the defender's first throw alone."""
    position, _ = strike(before_birka(knows={1: [Knowledge.ARCHERY]}), *ONE_HIT)
    position, events = act(position, 1, Hold(), 3, 1)
    assert told(events, DefenceThrown)[0].killed == 1
    position, _ = act(position, 0, FightOn(), *ONE_HIT)
    assert told(act(position, 1, Hold(), 3, 1)[1], DefenceThrown)[0].killed == 0


@pytest.mark.rule("card 11", "K19")
def test_berserkers_throw_a_third_die_while_four_fight():
    """Card 11: with one of four lost there are two dice again (K19)."""
    position, events = strike(before_birka(4, knows={0: [Knowledge.BERSERKERS]}), 1, 1, 5)
    assert told(events, AttackThrown)[0].dice == (1, 1, 5)
    position, _ = act(position, 1, Hold(), *ONE_HIT)
    assert len(told(act(position, 0, FightOn(), *ONE_HIT)[1], AttackThrown)[0].dice) == 2


@pytest.mark.rule("card 12")
def test_siegecraft_hits_from_three_on_against_buildings_and_temples():
    """Card 12: against a city with neither it is of no use."""
    knows = {0: [Knowledge.SIEGECRAFT]}
    for site, killed in (
        (own(1, 3, Building.FARM), 1),
        (own(1, 3, temple=True), 1),
        (own(1, 3), 0),
    ):
        _, events = strike(before_birka(sites={BIRKA: site}, knows=knows), 3, 1)
        assert told(events, AttackThrown)[0].killed == killed


@pytest.mark.rule("card 13")
def test_palisades_defend_from_three_on_beside_a_building_or_a_temple():
    """Card 13: in a city with neither it is of no use."""
    knows = {1: [Knowledge.PALISADES]}
    for site, killed in (
        (own(1, 3, Building.FARM), 1),
        (own(1, 3, temple=True), 1),
        (own(1, 3), 0),
    ):
        position, _ = strike(before_birka(sites={BIRKA: site}, knows=knows), *ONE_HIT)
        assert told(act(position, 1, Hold(), 3, 1)[1], DefenceThrown)[0].killed == killed


@pytest.mark.rule("card 15", "K19")
def test_longships_hit_from_three_on_while_somebody_who_came_by_sea_fights():
    """Card 15: once that unit is lost a three hits no more (K19)."""
    march = March(HEDEBY, BIRKA, 1, by_sea=True)
    start = before_birka(
        sites={HEDEBY: own(0, 1)}, marches=[march], knows={0: [Knowledge.LONGSHIPS]}
    )
    position, events = strike(start, 3, 1)
    assert told(events, AttackThrown)[0].killed == 1
    position, _ = act(position, 1, Hold(), *ONE_HIT)
    position, _ = position.apply(0, LoseUnit(HEDEBY))
    assert told(act(position, 0, FightOn(), 3, 1)[1], AttackThrown)[0].killed == 0
