"""Strength of both sides when the fighting is over, and which one wins (12.3, 12.6, 12.7)."""

import pytest

from games.core.vocabulary import Ending
from games.hammer_of_thor.cards.deck import PREDICTIONS
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Length, Options
from games.hammer_of_thor.ragnarok.events import RagnarokDecided, StrengthReckoned
from games.hammer_of_thor.ragnarok.field import gathered
from games.hammer_of_thor.ragnarok.outcome import Outcome
from games.hammer_of_thor.ragnarok.strength import is_einherjar, strength
from games.hammer_of_thor.table import Reason, Rule
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.dooming import doomed, lonely
from tests.games.looking import told

N = NUMBERS
SIDES = (Side.GOOD, Side.EVIL, None)


def of(found, side=Side.GOOD, sides=SIDES):
    """The strength of a side, as if nobody had fought."""
    return strength(gathered(found, sides), sides, side)


def buried(*names):
    return tuple(Grave(N[name], None) for name in names)


@pytest.mark.rule("23.0", "12.7")
@pytest.mark.parametrize(
    ("good", "evil", "winner"),
    [
        (100, 105, Side.EVIL),
        (100, 104, None),
        (105, 100, Side.GOOD),
        (104, 100, None),
        (0, 0, None),
        (1, 0, Side.GOOD),
    ],
)
def test_vector_14_five_percent_more_wins(good, evil, winner):
    """105 : 100 wins, 104 : 100 is ruin."""
    assert Outcome(good, evil, (), ()).winner is winner


@pytest.mark.rule("12.6")
def test_the_standing_count_half_below_half_of_their_stamina():
    """Tyr has 25: with 13 left he counts 11 and what he won, with 12 left half of it."""
    whole = lonely(group(0, Place.IDAS_PLAIN, member("Tyr", wounds=23)), tracked={"Tyr": 4})
    assert of(whole).standing == 15, "he recovers eleven of 23"
    weak = lonely(group(0, Place.IDAS_PLAIN, member("Tyr", wounds=24)), tracked={"Tyr": 4})
    weak.change_member(N["Tyr"], wounds=25)
    assert gathered(weak, SIDES).fighters[N["Tyr"]].member.left == 12
    assert of(weak).standing == 7


@pytest.mark.rule("12.3")
def test_those_who_do_not_go_carry_spears():
    """Their REPUTATION, 20 a seat at most; Mortals and captives do not, a hero does [house]."""
    found = lonely(group(1, Place.MYRKWOOD, "Hel", "Lif", member("Ran", captive=True)))
    found.change_player(1, hero=N["Hel"], heroes=(N["Hel"],))
    assert of(found, Side.EVIL).spears == 13
    found = lonely(group(1, Place.MYRKWOOD, "Hel", "Ran"))
    assert of(found, Side.EVIL).spears == 20
    assert of(found, Side.GOOD).spears == 0


@pytest.mark.rule("12.6", "1.5", "10.0", "T34")
def test_half_of_what_was_gained_counts():
    """Tracked less fame, 9 for Tyr and 6 for a later hero; losses are not counted against."""
    found = lonely(group(0, Place.IDAS_PLAIN, "Tyr", "Bragi"), tracked={"Tyr": 14, "Bragi": 4})
    assert of(found).gained == 4
    found.tracked[N["Tyr"]] = 3
    assert of(found).gained == 2
    found.change_player(0, hero=N["Bragi"], heroes=(N["Tyr"], N["Bragi"]))
    found.tracked[N["Bragi"]] = 10
    assert of(found).gained == 2


@pytest.mark.rule("12.6", "12.8")
def test_what_the_fallen_gained_counts_too():
    """Beli falls to Bragi's first blow; both sides count what was tracked."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Bragi"),
        group(1, Place.MYRKWOOD, member("Beli", wounds=18)),
        heroes={0: "Tyr", 1: "Surt"},
        tracked={"Beli": 9},
    )
    _, events = doomed(found, dice=[0, 9, 9])
    good, evil = told(events, StrengthReckoned)
    assert (evil.standing, evil.gained) == (0, 4)
    assert good.gained == 4, "eight for Beli, of whom half counts"
    assert good.standing == 14


@pytest.mark.rule("6.1", "12.6", "18.3")
def test_the_dead_of_helheim_come_to_both_sides():
    """Humans, valkyries and the good are Einherjar; twelve at most, and twice with a card."""
    assert is_einherjar(FIGURES[N["Hunding"]])
    assert is_einherjar(FIGURES[N["Rota"]])
    assert is_einherjar(FIGURES[N["Balder"]])
    assert not is_einherjar(FIGURES[N["Hrym"]])
    assert not is_einherjar(FIGURES[N["Egil"]])
    found = lonely(helheim=buried("Hunding", "Rota", "Balder", "Hrym", "Egil"))
    assert of(found).dead == 3
    assert of(found, Side.EVIL).dead == 2
    found.rules = (Rule("rolls_of_the_dead_double", "", 0),)
    assert of(found).dead == 6
    giants = [one.name for one in FIGURES.values() if one.race is Race.JOTUN][:13]
    found = lonely(helheim=buried(*giants))
    assert of(found, Side.EVIL).dead == 12


@pytest.mark.rule("12.6", "18.1")
def test_doom_cards_and_horns():
    """A card that was played lies among the rules by its number; the horn's bearer must stand."""
    assert PREDICTIONS["3007"].name == "Naglfar Loosened"
    found = lonely(rules=(Rule("3007", "", 0), Rule("3026", "", 0), Rule("3008", "", 1)))
    assert of(found).doom == 4
    assert of(found, Side.EVIL).doom == 7
    found = lonely(group(0, Place.HLIDSKIALF, member("Heimdall", shown=("1067",))))
    assert of(found).doom == 2
    found = lonely(group(0, Place.HLIDSKIALF, member("Heimdall", hidden=("1067",))))
    assert of(found).doom == 0


@pytest.mark.rule("12.6", "1.9")
def test_valhalla_heimdall_and_loki():
    """12, three for each seat above four, 12 in a saga; Heimdall and Loki for their own sides."""
    assert of(lonely()).favour == 12
    assert of(lonely(), Side.EVIL).favour == 0
    assert of(lonely(seats=6), sides=(None,) * 6).favour == 18
    assert of(lonely(options=Options(length=Length.SAGA))).favour == 24
    watch = lonely(group(0, Place.IDAS_PLAIN, "Heimdall"), group(1, Place.UTGARD, "Loki"))
    assert of(watch).favour == 15
    assert of(watch, Side.EVIL).favour == 3
    turned = lonely(group(1, Place.IDAS_PLAIN, "Heimdall"), group(0, Place.UTGARD, "Loki"))
    assert of(turned).favour == 12
    assert of(turned, Side.EVIL).favour == 0


@pytest.mark.rule("12.7")
def test_mutual_ruin_is_told_and_ends_the_match():
    """Valhalla's twelve against twelve spears of evil: all compete."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Andhrimnir"),
        group(1, Place.MYRKWOOD, "Hel"),
    )
    position, events = doomed(found)
    good, evil = told(events, StrengthReckoned)
    assert (good.total, evil.total) == (13, 13)
    assert told(events, RagnarokDecided) == [RagnarokDecided(reason=Reason.RUIN, good=13, evil=13)]
    assert position.ending == Ending(Reason.RUIN, (1,))
