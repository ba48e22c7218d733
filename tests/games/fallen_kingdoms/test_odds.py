"""The chances that are told before an attack."""

import pytest

from games.fallen_kingdoms.actions import FightOn, Hold, Strike, StrikeUntil
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.odds import Terms, chances, terms_of
from games.fallen_kingdoms.war.prompts import BattleHint, HoldHint, RampageHint, ThrowHint
from games.fallen_kingdoms.war.rampage import Rampage, Rampaging
from tests.games.fallen_kingdoms.builder import own, table
from tests.games.fallen_kingdoms.fights import BIRKA, FEARED, FEARFUL, RIBE, before_birka, strike
from tests.games.loaded_dice import act

TABLE = {
    1: ("75/19/6", "34/56/9", "9/80/11", "3/85/12", "1/87/12", "0/88/12"),
    2: ("84/9/7", "57/30/12", "30/54/16", "14/68/18", "6/76/19", "2/79/19"),
    3: ("90/2/8", "74/12/14", "51/29/20", "30/47/23", "15/60/25", "7/67/26"),
    4: ("92/1/8", "80/5/15", "64/15/22", "45/29/26", "28/42/29", "16/53/31"),
    5: ("92/0/8", "83/2/15", "71/7/22", "56/16/28", "41/27/32", "27/38/35"),
    6: ("92/0/8", "84/1/15", "74/3/23", "63/8/29", "50/16/34", "37/25/38"),
    8: ("92/0/8", "85/0/15", "76/1/23", "68/2/30", "60/4/36", "50/9/41"),
}


@pytest.mark.rule("odds")
@pytest.mark.parametrize("attackers", TABLE)
def test_plain_battles_end_as_the_table_says(attackers):
    """Taken, beaten, and spent, in percent."""
    for defenders, told in enumerate(TABLE[attackers], start=1):
        found = chances(attackers, defenders)
        percents = (round(100 * one) for one in (found.taken, found.beaten, found.spent))
        assert "/".join(map(str, percents)) == told


@pytest.mark.rule("odds")
def test_cards_and_fear_count_in_the_chances():
    """Whatever helps a side makes its chance better."""
    plain = chances(4, 3).taken
    assert chances(4, 3, Terms(attack_first=3)).taken > plain
    assert chances(4, 3, Terms(attack=3)).taken > plain
    assert chances(4, 3, Terms(berserk=True)).taken > plain
    assert chances(4, 3, Terms(frightens=True)).taken > plain
    for worse in (Terms(shield=True), Terms(defence_first=3), Terms(frightened=True)):
        assert chances(4, 3, worse).taken < plain


@pytest.mark.rule("odds")
def test_the_sooner_one_goes_home_the_less_one_takes_and_loses():
    """By how many are left when one goes home."""
    found = [chances(6, 4, Terms(limit=limit)) for limit in range(4)]
    assert [one.taken for one in found] == sorted((one.taken for one in found), reverse=True)
    assert [one.lost for one in found] == sorted((one.lost for one in found), reverse=True)


@pytest.mark.rule("odds", "5.2.4")
def test_the_terms_are_those_of_the_table():
    """5.2.4: cards and fear of both sides, as they lie."""
    position = before_birka(gods=FEARED, knows={1: [Knowledge.SHIELDS, Knowledge.ARCHERY]})
    terms = terms_of(position.table, 0, BIRKA, 2, by_sea=False)
    assert terms == Terms(defence_first=3, shield=True, frightens=True, limit=2)
    other = before_birka(gods=FEARFUL, knows={0: [Knowledge.BERSERKERS, Knowledge.SWORDS]})
    terms = terms_of(other.table, 0, BIRKA, by_sea=False)
    assert terms == Terms(attack_first=3, berserk=True, frightened=True)


@pytest.mark.rule("odds")
def test_each_way_to_attack_is_offered_with_its_own_chance():
    """Four against three take the city in 64 of 100 battles."""
    position = before_birka()
    hints = [StrikeUntil(BIRKA, left).hint(position.table) for left in range(3)]
    assert hints[0] == BattleHint(64, 2, 4, 3)
    assert len(set(hints)) == 3


@pytest.mark.rule("odds")
def test_who_decides_after_each_round_is_told_of_the_next_throw():
    """Two dice can't kill three; against one unit that is left, one hit of two dice does."""
    position = before_birka()
    assert Strike(BIRKA).hint(position.table) == ThrowHint(75, 0, 75, 64, 4, 3)
    shielded = before_birka(knows={1: [Knowledge.SHIELDS]}).table
    assert Strike(BIRKA).hint(shielded).hit == 25
    feared = before_birka(gods=FEARED).table
    assert Strike(BIRKA).hint(feared).hit > 75
    assert Strike(BIRKA).hint(before_birka(gods=FEARFUL).table).lost > 75

    position, _ = strike(before_birka(2, 2), 4, 1)
    position, _ = act(position, 1, Hold(), 1, 1)
    assert FightOn().hint(position.table) == ThrowHint(75, 75, 0, 75, 2, 1)


@pytest.mark.rule("odds")
def test_a_defender_is_told_how_likely_the_city_falls():
    """One against two: the reply hits once in half of all throws, and misses in a quarter."""
    position, _ = strike(before_birka(2, 2), 4, 1)
    assert Hold().hint(position.table) == HoldHint(56)
    position, _ = strike(before_birka(1, 1), 1, 1)
    assert Hold().hint(position.table) == HoldHint(0)


@pytest.mark.rule("odds", "5.2.6")
def test_a_rampage_is_offered_with_its_chance():
    """5.2.6: against one unit, three of four throws have a hit."""
    found = table({BIRKA: own(0, 3), RIBE: own(1, 1)})
    assert Rampaging(0, BIRKA).hint(found, Rampage(RIBE)) == RampageHint(75, 25, 1)
