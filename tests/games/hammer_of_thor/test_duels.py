"""A duel to the death: order, dice, and what else serves a fighter who is alone (12.4, 5.3)."""

import pytest
from msgspec.structs import replace

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.ragnarok.duels import Duel
from games.hammer_of_thor.table import Rule
from tests.games.hammer_of_thor.builder import member
from tests.games.hammer_of_thor.dooming import lonely
from tests.games.loaded_dice import LoadedReferee

N = NUMBERS
BANNER, EMBER_SHIELD, SWORD, SHIELD = "1094", "1029", "1001", "1005"


def fought(one, other, *dice, **rest):
    """A duel with known dice, 0 to 9; each round without more is one of misses."""
    found = lonely(**rest)
    position = Position(found, (), seeded("tests"), {})
    faces = [die + 1 for die in dice] + [10] * 60
    referee = LoadedReferee(position, None, found.options, faces)
    return Duel(found, one, other, referee).fight(), found


def aims(duel, name):
    """H of somebody's blows, by round."""
    return [(blow.round, blow.needed) for blow in duel.blows if blow.striker == N[name]]


@pytest.mark.rule("12.4")
def test_six_rounds_and_no_more():
    """Each strikes once a round, both at the same time."""
    duel, _ = fought(member("Bragi"), member("Beli"))
    assert [blow.round for blow in duel.blows] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert not duel.is_over


@pytest.mark.rule("5.1.3", "5.0C")
def test_who_falls_to_a_first_strike_in_a_duel_does_not_strike():
    """Hild strikes first, twice; Hjalti has not got up to it."""
    duel, _ = fought(member("Hjalti", wounds=10), member("Hild"), 1, 5, 1, 5)
    assert [blow.striker for blow in duel.blows] == [N["Hild"]] * 2
    assert duel.is_over


@pytest.mark.rule("5.3A")
def test_the_second_blow_in_a_round_is_easier():
    """+1; a second blow falls in the first round alone (5.0B)."""
    duel, _ = fought(member("Tyr"), member("Heimdall"))
    assert aims(duel, "Tyr") == [(1, 7), (1, 8), *((round_, 7) for round_ in range(2, 7))]


@pytest.mark.rule("18.3")
def test_in_the_spear_age_all_hit_better():
    """The lasting rule of Spear Age."""
    rules = (Rule("all_hit_plus_one", "season", 0),)
    plain, _ = fought(member("Bragi"), member("Heimdall"))
    spears, _ = fought(member("Bragi"), member("Heimdall"), rules=rules)
    assert aims(plain, "Bragi")[0] == (1, 6)
    assert aims(spears, "Bragi")[0] == (1, 7)


@pytest.mark.rule("5.0F", "8.0C", "8.0D", "18.1")
def test_what_serves_a_line_serves_one_who_is_alone():
    """Shield-wall, two rounds; Galdr; Illusion, one round; a banner, for both in two rounds."""
    striker = member("Starkad the Old")
    bare, _ = fought(striker, member("Freyr"))
    assert aims(bare, "Starkad the Old")[0] == (1, 6)

    wall, _ = fought(striker, member("Helgi"))
    assert aims(wall, "Starkad the Old")[:3] == [(1, 6), (2, 6), (3, 7)]

    galdr, _ = fought(striker, member("Odin"))
    assert {h for _, h in aims(galdr, "Starkad the Old")} == {7 - 5 + 4 - 2}

    illusion, _ = fought(striker, member("Loki"))
    assert aims(illusion, "Starkad the Old")[:2] == [(1, 7 - 6 + 4 - 2), (2, 7 - 6 + 4)]

    flown, _ = fought(striker, member("Freyr", shown=(BANNER,)))
    assert aims(flown, "Starkad the Old")[:3] == [(1, 7), (2, 7), (3, 6)]
    assert [h - 1 for _, h in aims(flown, "Freyr")[:2]] == [h for _, h in aims(bare, "Freyr")[:2]]


@pytest.mark.rule("8.0E")
def test_the_spellproof_see_through_spells():
    """Utgard-Loki against Odin and Loki."""
    proof = member("Utgard-Loki")
    galdr, _ = fought(proof, member("Odin"))
    assert aims(galdr, "Utgard-Loki")[0] == (1, 6 - 5 + 4)
    illusion, _ = fought(proof, member("Loki"))
    assert aims(illusion, "Utgard-Loki")[0] == (1, 6 - 6 + 4)


@pytest.mark.rule("10.0E")
def test_the_first_9_against_the_fey_hits():
    """Only the first one of a duel; Sigurd himself has missed twice."""
    duel, _ = fought(member("Sigurd"), member("Beli"), 9, 9, 9, 4)
    blows = [blow for blow in duel.blows if blow.target == N["Sigurd"]]
    assert [blow.hit for blow in blows] == [True, *[False] * 5]
    assert blows[0].die == 9
    assert blows[0].harm == 4


@pytest.mark.rule("2.2A5")
def test_a_9_breaks_bronze_for_good():
    """The shield of whoever is struck at, then nothing is left of it."""
    duel, _ = fought(member("Bragi"), member("Gunnar", shown=(SWORD, SHIELD)))
    assert [blow.broken for blow in duel.blows if blow.broken] == [
        (N["Gunnar"], SHIELD),
        (N["Gunnar"], SWORD),
    ]
    assert duel.members[N["Gunnar"]].shown == ()


@pytest.mark.rule("18.1")
def test_embers_burn_who_misses_with_a_9():
    """One STAMINA a miss, of FIRE, and none of the fireproof's."""
    duel, _ = fought(member("Bragi"), member("Gunnar", shown=(EMBER_SHIELD,)))
    bragi = duel.members[N["Bragi"]]
    assert (bragi.wounds, bragi.burnt) == (6, True)
    duel, _ = fought(member("Loki"), member("Gunnar", shown=(EMBER_SHIELD,)))
    assert duel.members[N["Loki"]].wounds == 0


@pytest.mark.rule("11.0E", "18.1")
def test_a_bane_kills_with_a_fine_blow():
    """No matter how much is left; another hit does not."""
    thor, serpent = member("Thor", shown=("1060",)), member("Jormungand")
    duel, _ = fought(thor, serpent, 0, 0)
    assert duel.members[serpent.id].left <= 0
    assert duel.blows[0].slain
    duel, _ = fought(thor, serpent, 1, 0)
    assert duel.members[serpent.id].left > 0
    duel, _ = fought(replace(thor, shown=()), serpent, 0, 0)
    assert duel.members[serpent.id].left > 0


@pytest.mark.rule("18.3")
def test_an_oath_of_the_norns_saves_one_once():
    """Oath of the Norns: one STAMINA is left, and the rule is gone."""
    rules = (Rule("cannot_die_once", "", 0, N["Beli"]), Rule("always_winter", "", 0))
    dice = (1, 9, 9, 1, 9)
    duel, found = fought(member("Bragi"), member("Beli", wounds=18), *dice, rules=rules)
    assert duel.saved == [N["Beli"]]
    assert [rule.key for rule in found.rules] == ["always_winter"]
    assert duel.is_over, "the second hit kills"


@pytest.mark.rule("11.0C")
def test_nobody_who_goes_is_deathless():
    """So no duel asks for it."""
    assert not any(
        "11.0C" in figure.codes and Icon.RAGNAROK in figure.icons for figure in FIGURES.values()
    )


@pytest.mark.rule("5.3B", "3.3")
def test_the_season_and_the_type_of_loss_count():
    """Giants hit better in winter; Surt burns."""
    duel, _ = fought(member("Freyr"), member("Hymir"), season=Season.WINTER)
    summer, _ = fought(member("Freyr"), member("Hymir"), season=Season.SUMMER)
    assert aims(duel, "Hymir")[0][1] == aims(summer, "Hymir")[0][1] + 1
    duel, _ = fought(member("Surt"), member("Freyr"), 1, 0)
    assert duel.blows[0].kind is Ailment.FIRE
    assert duel.members[N["Freyr"]].burnt
