"""Minds that play on: the answer they see coming, and how long they look."""

from dataclasses import replace
from statistics import fmean

import msgspec
import pytest

from play.minds import Mind, decide, ranked
from play.minds.effort import EFFORTS, Effort
from play.minds.playing_on import FAR, played_on
from play.minds.trying import one_step
from play.simulation.playout import generator
from tests.play.minds import rest, toss
from tests.play.minds.trap import GREED, RULES, Take, start

SEARCHING = [mind for mind in EFFORTS if EFFORTS[mind].kept]
SEEDS = [str(number) for number in range(4)]


def answers(mind, rules=RULES):
    """The first deeds of a mind, with several chances of its own."""
    return {decide(rules, start(), 0, mind, generator(seed)) for seed in SEEDS}


def test_who_looks_one_step_ahead_is_greedy():
    assert answers(Mind.GREEDY) == {Take(GREED)}


@pytest.mark.parametrize("mind", SEARCHING)
def test_who_plays_on_sees_the_answer_coming(mind):
    """It takes as much as it can without being robbed, and knows that greed is worst."""
    assert answers(mind) == {Take(GREED - 1)}
    for seed in SEEDS:
        thoughts = ranked(RULES, start(), 0, mind, generator(seed))
        assert [one.action.coins for one in thoughts] == [2, 1, 3]


@pytest.mark.parametrize("mind", SEARCHING)
def test_what_comes_of_all_alike_hides_no_answer(mind):
    """Each stands far worse once both have had a turn, whatever was done; greed is still worst."""

    def appraise(seen):
        position, seat = seen
        coins = position.table.coins
        return float(coins[seat] - coins[1 - seat] - 100 * (position.table.turn > 1))

    worse = replace(RULES, view=lambda position, seat: (position, seat), appraise=appraise)
    assert answers(mind, worse) == {Take(GREED - 1)}


@pytest.mark.parametrize("mind", SEARCHING)
def test_who_rests_is_not_seen_after_more_turns_of_others_than_who_does_not(mind):
    """One step ahead resting is better, too; it is no worse for the other's many turns to come."""
    for seed in SEEDS:
        thoughts = ranked(rest.RULES, rest.start(), 0, mind, generator(seed))
        assert [one.action for one in thoughts] == [rest.Rest(), rest.Waste()]


def looked(mind, **changes):
    """The appraisals that one decision took, with a mind's effort changed."""
    count = 0

    def appraise(view):
        nonlocal count
        count += 1
        return RULES.appraise(view)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(EFFORTS, mind, msgspec.structs.replace(EFFORTS[mind], **changes))
        decide(replace(RULES, appraise=appraise), start(), 0, mind, generator("x"))
    return count


@pytest.mark.parametrize("mind", SEARCHING)
def test_a_mind_keeps_to_its_looks(mind):
    """The last play of each is played to its end."""
    one_step, looks = looked(mind, looks=0), 200
    more = EFFORTS[mind].kept * FAR * EFFORTS[mind].guesses
    assert one_step < looked(mind, looks=looks) <= one_step + looks + more
    assert looked(mind, looks=2 * looks) > looked(mind, looks=looks)


@pytest.mark.parametrize("mind", SEARCHING)
def test_a_mind_whose_time_is_over_looks_one_step_ahead(mind):
    assert looked(mind, seconds=0.0) == looked(mind, looks=0)


def test_who_plays_on_chooses_by_no_dice_that_are_to_fall():
    """Whoever saw the coin first would gain about a coin; the others lose a little by tossing."""
    plays = [
        played_on(toss.RULES, toss.start(f"{number}"), 0, 2, 4, generator(f"{number}"))
        for number in range(400)
    ]
    assert fmean(value for value, _ in plays) < 0.25


def test_who_looks_again_is_not_taken_in_by_luck():
    """Tossing loses half a coin on average, and looks better in half of all triples of tosses."""
    once, again = Effort(tried=2, deals=3), Effort(tried=2, deals=3, doublings=6)
    assert tosses(once) > 10
    assert tosses(again) < 5


def tosses(effort, number=40):
    """The times that one who looks one step ahead tosses."""
    chances = [generator(f"{number}") for number in range(number)]
    found = [one_step(toss.RULES, toss.start("x"), 0, effort, one)[0] for one in chances]
    return sum(one.action == toss.Toss() for one in found)
