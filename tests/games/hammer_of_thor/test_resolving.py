"""Rounds of encounters in The Hammer of Thor (4.3.1, 4.3.2)."""

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.encounter.checks import MOST, Meeting, t_of
from games.hammer_of_thor.encounter.events import CardChecked
from games.hammer_of_thor.encounter.resolving import Choice, Outcome, Result, in_order, resolved
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import SURE, Card
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, table
from tests.games.loaded_dice import LoadedReferee

MOVER, OTHER = 1, 2
NEVER, ALWAYS = 9, 0
"""Dice that fail and succeed whatever T is."""


def quick(reaction):
    """Somebody of a REACTION, who leads alone."""
    return next(
        f.name for f in FIGURES.values()
        if f.stats["REA"] == reaction and f.speaks and f.side and not f.is_mortal
    )  # fmt: skip


def met(mine, theirs, *rolls, own=5, other=4, number=1, scouted=False):
    """Two leaders of these REACTIONS choose cards; what comes of it, and what was told."""
    found = table(group(0, Place.BRIMIR, quick(own)), group(None, Place.BRIMIR, quick(other)))
    found.encounter = Encounter(1, 2)
    referee = LoadedReferee(
        Position(found, (), seeded("tests"), {}), 0, found.options, [one + 1 for one in rolls]
    )
    a, b = (
        Choice(counter, card) for counter, card in zip(found.counters, (mine, theirs), strict=True)
    )
    outcome = resolved(found, a, b, number, referee, scouted=scouted)
    assert not referee.faces
    return outcome, [event for event in referee.events if isinstance(event, CardChecked)]


@pytest.mark.rule("4.3.1")
def test_the_quicker_leader_comes_first_the_mover_if_equal():
    """4.3.1 (3): reconnaissance counts three more in the first round."""
    found = table(group(0, Place.BRIMIR, quick(4)), group(None, Place.BRIMIR, quick(6)))
    a, b = (Choice(counter, Card.CON) for counter in found.counters)

    assert in_order(found, a, b, scouted=False) == (b, a)
    assert in_order(found, a, b, scouted=True) == (a, b)
    equal = table(group(0, Place.BRIMIR, quick(5)), group(None, Place.BRIMIR, quick(5)))
    a, b = (Choice(counter, Card.CON) for counter in equal.counters)
    assert in_order(equal, a, b, scouted=False) == (a, b)


@pytest.mark.rule("4.3.1")
def test_the_first_success_ends_the_encounter():
    """4.3.1 (4): the slower one's check is not rolled."""
    outcome, told = met(Card.CON, Card.FOLLOWER, ALWAYS)

    assert outcome == Outcome(Result.SUCCESS, MOVER, Card.CON, roll=0)
    assert len(told) == 1


@pytest.mark.rule("4.3.1")
def test_after_a_failure_the_slower_one_tries():
    """4.3.1 (5)."""
    outcome, told = met(Card.CON, Card.FRIENDSHIP, NEVER, ALWAYS)

    assert outcome == Outcome(Result.SUCCESS, OTHER, Card.FRIENDSHIP, failed=(MOVER,), roll=0)
    assert [event.success for event in told] == [False, True]


@pytest.mark.rule("4.3.1")
def test_when_both_fail_the_round_is_over():
    """4.3.1 (6)."""
    outcome, _ = met(Card.CON, Card.FOLLOWER, NEVER, NEVER)

    assert outcome == Outcome(Result.NOTHING, failed=(MOVER, OTHER))


@pytest.mark.rule("4.2", "4.3.1")
def test_reconnaissance_counts_in_the_first_round_alone():
    """4.2, 4.3.1 (3)."""
    first, _ = met(Card.CON, Card.FOLLOWER, ALWAYS, own=4, other=6, scouted=True)
    second, _ = met(Card.CON, Card.FOLLOWER, ALWAYS, own=4, other=6, scouted=True, number=2)

    assert (first.winner, second.winner) == (MOVER, OTHER)


@pytest.mark.rule("4.3.2")
@pytest.mark.parametrize("card", [card for card in Card if card not in ("ATTACK", "EVADE")])
def test_a_fast_attack_surprises_whoever_talks(card):
    """4.3.2: no check is made, a challenge neither."""
    outcome, told = met(Card.ATTACK, card)

    assert outcome == Outcome(Result.BATTLE, MOVER, Card.ATTACK, surprise=True)
    assert told == []


@pytest.mark.rule("4.3.2")
def test_two_who_attack_fight_without_surprise():
    """4.3.2."""
    assert met(Card.ATTACK, Card.ATTACK)[0] == Outcome(Result.BATTLE, MOVER, Card.ATTACK)


@pytest.mark.rule("4.3.2")
def test_an_evader_may_get_away_from_a_fast_attack():
    """4.3.2: at -1; else there is a battle, and no surprise."""
    away, told = met(Card.ATTACK, Card.EVADE, ALWAYS)
    caught, _ = met(Card.ATTACK, Card.EVADE, NEVER)
    found = table(group(0, Place.BRIMIR, quick(5)), group(None, Place.BRIMIR, quick(4)))
    hunter, prey = found.counters

    assert away == Outcome(Result.SUCCESS, OTHER, Card.EVADE, roll=0)
    assert caught == Outcome(Result.BATTLE, MOVER, Card.ATTACK, failed=(OTHER,))
    assert told[0].t == t_of(found, Card.EVADE, Meeting(prey, hunter), Card.ATTACK) - 1


@pytest.mark.rule("4.3.2")
def test_a_slow_attack_comes_if_the_first_card_failed():
    """4.3.2."""
    talked, _ = met(Card.CON, Card.ATTACK, ALWAYS)
    fought, _ = met(Card.CON, Card.ATTACK, NEVER)

    assert talked == Outcome(Result.SUCCESS, MOVER, Card.CON, roll=0)
    assert fought == Outcome(Result.BATTLE, OTHER, Card.ATTACK, failed=(MOVER,))


@pytest.mark.rule("4.3.2")
@pytest.mark.parametrize(
    "card", [Card.EVADE, Card.NEGOTIATE, Card.FRIENDSHIP, Card.SEDUCE, Card.CHALLENGE]
)
def test_two_who_want_the_same_need_no_roll(card):
    """4.3.2: the faster one's card succeeds."""
    outcome, told = met(card, card)

    assert outcome == Outcome(Result.SUCCESS, MOVER, card)
    assert told[0].t == SURE
    assert told[0].roll is None


@pytest.mark.rule("4.3.2")
def test_a_fast_challenge_is_accepted_by_whoever_attacks():
    """4.3.2."""
    assert met(Card.CHALLENGE, Card.ATTACK)[0] == Outcome(Result.SUCCESS, MOVER, Card.CHALLENGE)


@pytest.mark.rule("0.0.2")
def test_the_number_that_is_told_is_the_one_that_is_needed():
    """0.0.2: a sum above 8 is none that a die could tell."""
    found = table(group(0, Place.BRIMIR, quick(9)), group(None, Place.BRIMIR, quick(4)))
    _, told = met(Card.EVADE, Card.NEGOTIATE, ALWAYS, own=9)

    assert t_of(found, Card.EVADE, Meeting(*found.counters), Card.NEGOTIATE) > MOST
    assert told[0].t == MOST
