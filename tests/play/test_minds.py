"""Robots: what they answer, and what they cannot know."""

import random
from dataclasses import replace

import pytest

from games.catalogue import titles
from games.core.dice import seeded
from play.minds import Mind, decide
from play.simulation.playout import generator, walk

TITLE = titles()["nine_realms"]
RULES = TITLE.rules
SEED = str(random.randrange(10**9))


def positions(number=60, seed=SEED):
    """Moments of a random match at which somebody is asked."""
    played = walk(TITLE, 2, RULES.options(), seed)
    return [
        one.position for one, _ in zip(played, range(number), strict=False) if one.position.asks
    ]


@pytest.mark.parametrize("mind", Mind)
def test_a_robot_answers_what_it_is_asked(mind):
    for position in positions():
        for seat, ask in position.asks.items():
            assert decide(RULES, position, seat, mind, generator("x")) in ask, SEED


def differing(rules, mind, number=60, seed=SEED):
    """At how many moments a robot decides otherwise because of what it cannot know."""
    count = 0
    for position in positions(number, seed):
        for seat in position.asks:
            other = RULES.redeal(position, seat, seeded("elsewhere"))
            one, two = (decide(rules, at, seat, mind, generator("x")) for at in (position, other))
            count += one != two
    return count


@pytest.mark.parametrize("mind", Mind)
def test_a_robot_knows_no_more_than_its_seat(mind):
    """With the same chance of its own it decides the same, whatever it cannot know is."""
    assert differing(RULES, mind) == 0, SEED


def test_a_robot_that_looks_at_the_real_dice_is_found():
    """The test before barks: this one deals nothing anew. Half of all matches show it."""
    peeking = replace(RULES, redeal=lambda position, seat, dice: position)
    seeds = [f"{SEED} {number}" for number in range(20)]
    assert any(differing(peeking, Mind.GREEDY, 400, seed) for seed in seeds), SEED


def test_the_greedy_robot_beats_the_random_one():
    """Else its eye for the board would be worth nothing."""
    won = {Mind.GREEDY: 0, Mind.RANDOM: 0}
    for number in range(6):
        chance = generator(f"{SEED} {number}")
        sides = {number % 2: Mind.GREEDY, 1 - number % 2: Mind.RANDOM}
        position, _ = RULES.start(2, RULES.options(), seeded(f"{SEED} {number}"))
        while position.asks:
            seat = min(position.awaited)
            position, _ = position.apply(seat, decide(RULES, position, seat, sides[seat], chance))
        for seat in position.ending.winners:
            won[sides[seat]] += 1

    assert won[Mind.GREEDY] > won[Mind.RANDOM], SEED
