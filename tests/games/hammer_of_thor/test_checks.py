"""Encounter cards of The Hammer of Thor: T, what is legal, what others choose (4.3, 4.4)."""

import pytest

from games.hammer_of_thor.encounter.checks import (
    Meeting,
    alignment,
    chance,
    standing,
    t_of,
)
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.nonplayers import chosen, line_might, score
from games.hammer_of_thor.encounter.tables import SURE, Card
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Race, Sex, Side, Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.table import Rule
from tests.games.hammer_of_thor.builder import group, member, table

DREAD = "1082"
HERE = Place.BRIMIR
"""A place without a printed box."""


def meeting(one, other, *, scouted=False, **rest):
    """Seat 0's group meets somebody's, and how they face each other."""
    ours, theirs = ([names] if isinstance(names, str) else names for names in (one, other))
    rest.setdefault("season", Season.SUMMER)
    found = table(group(0, HERE, *ours), group(None, HERE, *theirs), **rest)
    return found, Meeting(*found.counters, scouted=scouted)


def t(card, one, other, against=Card.CON, **rest):
    """T of a card, in summer, against CON unless a test says otherwise."""
    found, met = meeting(one, other, **rest)
    return t_of(found, card, met, against)


def plain(race=Race.VANIR, **wanted):
    """A speaking character without an ability that would count here."""
    counting = {code for code, entry in CHART.items() if entry.hook in ("meet", "foe")} - {"2.2B"}
    counting |= {"9.0A", "1.0D", "1.0E", "1.0H", "12.0K"}
    return next(
        f.name
        for f in FIGURES.values()
        if f.race is race
        and f.speaks
        and not counting & set(f.codes)
        and all(f.stats[Stat(stat)] == value for stat, value in wanted.items())
    )


@pytest.mark.rule("0.0.2")
@pytest.mark.parametrize(("number", "percent"), [(-2, 20), (1, 20), (5, 60), (8, 90), (12, 90)])
def test_a_check_succeeds_with_at_least_20_and_at_most_90_percent(number, percent):
    """0.0.2, vector 2."""
    assert chance(number) == percent


@pytest.mark.rule("4.3.2")
def test_some_cards_need_no_roll():
    """4.3.2: the faster of two that want the same, and a challenge that meets an attack."""
    for card in (Card.SEDUCE, Card.EVADE, Card.NEGOTIATE, Card.FRIENDSHIP, Card.CHALLENGE):
        assert t(card, "Odin", "Hymir", card) == SURE
    assert t(Card.CHALLENGE, "Odin", "Hymir", Card.ATTACK) == SURE
    assert chance(SURE) == 100


@pytest.mark.rule("0.0.6")
def test_alignment_and_reputation_count():
    """0.0.6."""
    assert alignment(Side.GOOD, Side.GOOD) == 2
    assert alignment(Side.GOOD, Side.EVIL) == alignment(Side.EVIL, Side.GOOD) == -2
    assert alignment(Side.NEUTRAL, Side.GOOD) == alignment(None, None) == 0
    assert [standing(n, 8) for n in (3, 4, 5, 11, 12)] == [-1, -1, 0, 0, 1]


@pytest.mark.rule("4.3A3", "4.0H")
def test_follower_as_in_the_vector():
    """4.3A3, vector 5: Odin against Olrun, who is steadfast (4.0H)."""
    stats = FIGURES[NUMBERS["Odin"]].stats
    assert (stats["CHA"], stats["REP"]) == (9, 18)
    command = sum(CHART[c].n for c in FIGURES[NUMBERS["Odin"]].codes if c == "4.0A")

    assert t(Card.FOLLOWER, "Odin", "Olrun") == 6 + command - 1
    assert t(Card.FOLLOWER, "Odin", "Olrun", Card.FRIENDSHIP) == 8 + command
    assert t(Card.FOLLOWER, "Odin", "Olrun", Card.FOLLOWER) == 6 + command


@pytest.mark.rule("4.3A4", "3.3")
def test_seduce_as_in_the_vector():
    """4.3A4, vector 8: Freyja and Thrym; in spring one more (3.3)."""
    allure = CHART["4.0C"].n if "4.0C" in FIGURES[NUMBERS["Freyja"]].codes else 0
    against = Card.SEDUCE, Card.FRIENDSHIP

    assert t(Card.SEDUCE, "Freyja", "Thrym", against[1]) == 9 + allure
    assert t(Card.SEDUCE, "Freyja", "Thrym", against[1], season=Season.SPRING) == 10 + allure


@pytest.mark.rule("4.3A")
def test_each_card_weighs_its_own_characteristics():
    """4.3A: all seven, without alignment and REPUTATION."""
    a, b = "Odin", plain(Race.JOTUN)
    mine, theirs = FIGURES[NUMBERS[a]].stats, FIGURES[NUMBERS[b]].stats
    codes = set(FIGURES[NUMBERS[a]].codes)
    n = {
        card: sum(CHART[c].n for c in codes if CHART[c].hook == "meet" and card in CHART[c].card)
        for card in Card
    }
    found, met = meeting(a, b)
    good_or_bad = alignment(FIGURES[NUMBERS[a]].side, FIGURES[NUMBERS[b]].side)
    famed = standing(mine["REP"], theirs["REP"])

    assert t_of(found, Card.CON, met, Card.CON) == 4 + mine["INT"] - theirs["WIS"] + n[Card.CON]
    assert t_of(found, Card.EVADE, met, Card.CON) == (
        4 + (mine["REA"] + mine["SPD"] - theirs["REA"] - theirs["SPD"]) // 2
    )
    assert t_of(found, Card.CHALLENGE, met, Card.CON) == (
        3 + theirs["TEM"] - theirs["WIS"] // 2 - (famed > 0)
    )
    assert t_of(found, Card.NEGOTIATE, met, Card.CHALLENGE, added=2) == (
        4 + (mine["INT"] + mine["CHA"]) // 2 - theirs["TEM"] + good_or_bad + n[Card.NEGOTIATE]
        - 1 + 2
    )  # fmt: skip
    assert t_of(found, Card.FRIENDSHIP, met, Card.CON) == (
        3 + mine["CHA"] - theirs["TEM"] + good_or_bad + (famed > 0) + n[Card.FRIENDSHIP] - 1
    )


@pytest.mark.rule("15.0", "T45", "2.1C", "2.2A", "4.0A", "4.0B", "4.0C", "4.0E")
@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("2.2A", Card.NEGOTIATE), ("4.0A", Card.FOLLOWER), ("4.0B", Card.CON),
        ("4.0B", Card.NEGOTIATE), ("4.0C", Card.SEDUCE), ("4.0E", Card.FRIENDSHIP),
    ],
)  # fmt: skip
def test_a_leaders_tongue_helps(code, card):
    """15.0, hook `meet`: only as long as its owner leads."""
    name = next(
        f.name for f in FIGURES.values() if code in f.codes and f.speaks and f.stats["REP"] < 18
    )
    without = member(name, withheld=(code,))
    b = plain(Race.JOTUN)

    assert t(card, name, b) - t(card, [without], b) == CHART[code].n
    assert t(card, ["Odin", name], b) == t(card, ["Odin", without], b)


@pytest.mark.rule("15.0", "2.1E", "T18", "7.0E")
@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("4.0F", Card.FOLLOWER), ("4.0F", Card.SEDUCE), ("4.0H", Card.FOLLOWER),
        ("4.0J", Card.CON), ("7.0E", Card.CON),
    ],
)  # fmt: skip
def test_the_others_nature_counts(code, card):
    """15.0, hook `foe`."""
    name = next(f.name for f in FIGURES.values() if code in f.codes and f.speaks)
    without = member(name, withheld=(code,))

    assert t(card, "Odin", name) - t(card, "Odin", [without]) == CHART[code].n


@pytest.mark.rule("4.0J", "4.0H")
def test_wariness_guards_the_whole_group():
    """4.0J is a group's, 4.0H its owner's alone."""
    wary = next(f.name for f in FIGURES.values() if "4.0J" in f.codes and f.stats["REP"] < 9)
    chief = "Odin"
    steadfast = next(f.name for f in FIGURES.values() if "4.0H" in f.codes and f.stats["REP"] < 9)

    assert t(Card.CON, "Thor", [chief, wary]) == t(Card.CON, "Thor", chief) - 3
    assert t(Card.FOLLOWER, "Thor", [chief, steadfast]) == t(Card.FOLLOWER, "Thor", chief)


@pytest.mark.rule("9.0A")
def test_the_invisible_slip_away_unless_they_were_scouted():
    """9.0A: EVADE +3."""
    name = next(f.name for f in FIGURES.values() if "9.0A" in f.codes)
    seen = member(name, withheld=("9.0A",))

    assert t(Card.EVADE, name, "Odin") - t(Card.EVADE, [seen], "Odin") == 3
    assert t(Card.EVADE, name, "Odin", scouted=True) == t(Card.EVADE, [seen], "Odin")


@pytest.mark.rule("9.0B")
def test_a_disguise_hides_the_side_and_lifts_the_bar():
    """9.0B: AL is never below 0, and no card is barred in round 1."""
    name = next(f.name for f in FIGURES.values() if "9.0B" in f.codes and f.side is Side.EVIL)
    bare = member(name, withheld=("9.0B",))
    found, met = meeting(name, "Odin")
    plain_, _ = meeting([bare], "Odin")

    assert t(Card.NEGOTIATE, name, "Odin") - t(Card.NEGOTIATE, [bare], "Odin") == 2
    assert Card.CON in legal(found, met.a, met.b, 1)
    assert Card.CON not in legal(plain_, *plain_.counters, 1)


@pytest.mark.rule("18.3")
def test_the_secret_of_the_vanir_helps_its_seat_alone():
    """18.3."""
    key = "my_friendship_seduce_plus_one"
    b = plain(Race.JOTUN)
    mine = t(Card.FRIENDSHIP, "Odin", b, rules=(Rule(key, "", 0),))

    assert mine == t(Card.FRIENDSHIP, "Odin", b, rules=(Rule(key, "", 1),)) + 1


@pytest.mark.rule("4.3.3")
@pytest.mark.parametrize(
    ("race", "card"),
    [
        (Race.AESIR, Card.CON), (Race.VANIR, Card.CHALLENGE), (Race.ALFAR, Card.ATTACK),
        (Race.JOTUN, Card.NEGOTIATE), (Race.DWARF, Card.SEDUCE), (Race.GUARDIAN, Card.FRIENDSHIP),
        (Race.MUSPELLSON, Card.EVADE), (Race.VALKYRIE, Card.FOLLOWER),
    ],
)  # fmt: skip
def test_each_race_is_barred_from_a_card_in_the_first_round(race, card):
    """4.3.3."""
    name = next(
        f.name for f in FIGURES.values()
        if f.race is race and f.speaks and f.side and not {"9.0B", "4.0F"} & set(f.codes)
    )  # fmt: skip
    found, met = meeting(name, "Sigurd" if FIGURES[NUMBERS[name]].sex is Sex.FEMALE else "Groa")

    assert set(Card) - set(legal(found, met.a, met.b, 1)) == {card}
    assert set(legal(found, met.a, met.b, 2)) == set(Card)


@pytest.mark.rule("4.0F")
def test_the_oathbound_do_not_cheat():
    """4.0F."""
    name = next(f.name for f in FIGURES.values() if "4.0F" in f.codes and f.race != Race.AESIR)
    found, met = meeting(name, "Sigurd")

    assert Card.CON not in legal(found, met.a, met.b, 2)


@pytest.mark.rule("4.3.4", "2.2C", "4.0D", "2.2B")
def test_with_animals_that_do_not_speak_one_fights_or_flees():
    """4.3.4: but for beast-speech (2.2C) and beast-friends (4.0D)."""
    beast = next(f.name for f in FIGURES.values() if not f.speaks)
    speech = next(f.name for f in FIGURES.values() if "2.2C" in f.codes)
    friend = next(f.name for f in FIGURES.values() if "4.0D" in f.codes and "2.2C" not in f.codes)
    fight = {Card.ATTACK, Card.EVADE}

    found, met = meeting(plain(Race.VANIR), beast)
    assert set(legal(found, met.a, met.b, 2)) == set(legal(found, met.b, met.a, 2)) == fight
    found, met = meeting(speech, beast)
    assert set(legal(found, met.a, met.b, 2)) == set(Card) - {Card.SEDUCE}
    assert set(legal(found, met.b, met.a, 2)) == fight
    found, met = meeting(friend, beast)
    assert set(legal(found, met.a, met.b, 2)) == fight | {
        Card.FOLLOWER, Card.FRIENDSHIP, Card.SEDUCE,
    }  # fmt: skip


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("state", ["captive", "dead"])
def test_where_nobody_may_lead_one_fights_or_flees(state):
    """8.1: the highest REPUTATION leads all the same, with ATTACK and EVADE only."""
    found, met = meeting([member("Bragi", **{state: True})], "Hymir")

    assert set(legal(found, met.a, met.b, 2)) == {Card.ATTACK, Card.EVADE}


@pytest.mark.rule("4.3.6")
def test_before_a_norn_one_bargains_befriends_or_flees():
    """4.3.6."""
    found, met = meeting("Odin", "Urd")

    assert set(legal(found, met.a, met.b, 1)) == {Card.NEGOTIATE, Card.FRIENDSHIP, Card.EVADE}


@pytest.mark.rule("4.3.5")
def test_printed_boxes_come_first():
    """4.3.5: on Vigrid's plain all attack; in Sessrymnir gods whom seats lead are friendly."""
    plain_ = table(group(0, Place.VIGRIDS_PLAIN, "Odin"), group(None, Place.VIGRIDS_PLAIN, "Urd"))
    hall = table(
        group(0, Place.SESSRYMNIR, "Odin"), group(1, Place.SESSRYMNIR, "Surt"),
        group(None, Place.SESSRYMNIR, "Thrym"),
    )  # fmt: skip
    odin, surt, thrym = hall.counters

    assert legal(plain_, *plain_.counters, 1) == (Card.ATTACK,)
    assert legal(hall, odin, surt, 2) == (Card.FRIENDSHIP,)
    assert set(legal(hall, surt, odin, 2)) == set(Card) - {Card.SEDUCE}
    assert legal(hall, odin, thrym, 2) == (Card.FRIENDSHIP,)
    assert set(legal(hall, thrym, odin, 2)) == set(Card) - {Card.SEDUCE}


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(
    ("roll", "cards"),
    [
        (0, {Card.FRIENDSHIP}), (1, {Card.NEGOTIATE}), (3, {Card.NEGOTIATE}), (4, {Card.FOLLOWER}),
        (5, {Card.SEDUCE, Card.FRIENDSHIP}), (6, {Card.CON}), (7, {Card.EVADE}), (8, {Card.EVADE}),
        (9, {Card.CHALLENGE, Card.EVADE}),
    ],
)  # fmt: skip
def test_a_leader_of_nobody_chooses_by_its_temper(roll, cards):
    """4.4, vector 6: Hymir meets Odin, S is the die less one; round 2, so nothing is barred."""
    found, met = meeting("Odin", "Hymir")
    odin, hymir = met.a, met.b

    assert score(found, hymir, odin, roll, 0) == roll - 1
    assert chosen(found, hymir, odin, 2, roll) in cards


@pytest.mark.rule("4.3.1")
def test_attitude_makes_it_worse():
    """4.3.1 (6): each failed trick counts one; at 10 it attacks whom it can match."""
    found, met = meeting(plain(Race.VANIR), "Hymir")
    strong = line_might(found, met.b, met.a) * 100 >= line_might(found, met.a, met.b) * 60

    assert strong
    assert chosen(found, met.b, met.a, 2, 9, attitude=9) is Card.ATTACK


@pytest.mark.rule("4.4")
def test_a_barred_card_becomes_evasion():
    """4.4: a giant without disguise does not bargain in the first round."""
    found, met = meeting("Odin", [member("Hymir", withheld=("9.0B",))])

    assert chosen(found, met.b, met.a, 1, 1) is Card.EVADE


@pytest.mark.rule("4.4")
def test_animals_flee_from_the_strong_and_attack_by_temper():
    """4.4."""
    fierce = max(
        (f for f in FIGURES.values() if not f.speaks and f.tier == 1),
        key=lambda f: f.stats["TEM"],
    )
    found, met = meeting("Thor", fierce.name)
    temper = fierce.stats["TEM"]

    assert chosen(found, met.b, met.a, 1, min(9, temper - 1)) is Card.EVADE
    assert chosen(found, met.b, met.a, 1, 0) is (Card.ATTACK if temper >= 2 else Card.EVADE)


@pytest.mark.rule("0.0.6", "5.1.1")
def test_a_line_is_no_longer_than_the_others_and_one_more():
    """0.0.6, 5.1.1: three at most."""
    found, met = meeting(["Odin", "Thor", "Tyr", "Vidar"], "Hymir")
    found2, met2 = meeting(["Odin", "Thor", "Tyr", "Vidar"], ["Hymir", "Thrym", "Hrungnir"])

    assert line_might(found, met.a, met.b) < line_might(found2, met2.a, met2.b)


@pytest.mark.rule("18.1", "4.4")
@pytest.mark.parametrize(
    ("s", "bare", "dreadful"),
    [
        (7, Card.EVADE, Card.EVADE),
        (8, Card.CHALLENGE, Card.EVADE),
        (9, Card.CHALLENGE, Card.EVADE),
        (10, Card.ATTACK, Card.ATTACK),
    ],
)
def test_a_helm_of_dread_turns_fights_into_flight(s, bare, dreadful):
    """18.1: two results more of a leader of nobody mean EVADE; concealed it frightens nobody."""
    for carried, card in (({"hidden": (DREAD,)}, bare), ({"shown": (DREAD,)}, dreadful)):
        found, met = meeting([member("Odin", **carried)], "Surt")
        attitude = s - score(found, met.b, met.a, 0, 0)

        assert chosen(found, met.b, met.a, 2, 0, attitude) is card


@pytest.mark.rule("2.1A")
def test_nobody_attacks_or_challenges_mother_or_father():
    """Odin spares Bestla; she is not bound to spare him."""
    odin, bestla = group(0, Place("09"), "Odin"), group(None, Place("09"), "Bestla")
    found = table(odin, bestla)
    mine, theirs = found.counters

    assert not {Card.ATTACK, Card.CHALLENGE} & {*legal(found, mine, theirs, 1)}
    assert {Card.ATTACK, Card.CHALLENGE} <= {*legal(found, theirs, mine, 2)}
