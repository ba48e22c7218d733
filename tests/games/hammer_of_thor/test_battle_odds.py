"""The chance to win that stands beside an order (5.1)."""

from random import Random

import pytest
from msgspec.structs import replace

from games.core.agenda import Position, settle
from games.core.dice import Referee, seeded
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.deciding import Fight
from games.hammer_of_thor.battle.events import BattleOver
from games.hammer_of_thor.battle.lines import usual_order
from games.hammer_of_thor.battle.odds import prospect
from games.hammer_of_thor.battle.orders import Stance, Until
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from tests.games.hammer_of_thor.builder import Halt
from tests.games.hammer_of_thor.fights import facing, told

MEETINGS, TRIES = 40, 30
MEAN_ERROR = 15
"""Percent by which the guess may miss the share of battles that are won, on average."""
FOLK = [one.name for one in FIGURES.values() if not one.is_norn]


def share(mine, theirs):
    """Percent of battles that are won by whoever is left, fought to the end."""
    won = 0
    for number in range(TRIES):
        found = facing(mine, theirs, wild=True)
        order = replace(usual_order(found, *found.counters), until=Until.END)
        position = Position(found, (), seeded(str(number)), {})
        referee = Referee(position.dice, None, found.options, {})
        steps = fight(found, 2, {1: order})
        _, events = settle(found, [Halt(), *reversed(steps)], position.dice, referee)
        won += told(events, BattleOver)[0].winner in {N[name] for name in mine}
    return 100 * won / TRIES


@pytest.mark.rule("5.1")
def test_the_guess_is_near_what_happens_to_random_groups():
    """One to three against one to three."""
    rng, missed = Random("odds"), 0.0
    for _ in range(MEETINGS):
        names = rng.sample(FOLK, 6)
        mine, theirs = names[: rng.randint(1, 3)], names[3 : 3 + rng.randint(1, 3)]
        found = facing(mine, theirs)
        guess = prospect(found, *found.counters, Stance.HOLD)
        missed += abs(guess - share(mine, theirs))

    assert missed / MEETINGS <= MEAN_ERROR


@pytest.mark.rule("5.1")
def test_more_wounds_are_worse():
    """And the hint of an order says the same."""
    found = facing(["Thor"], ["Hrungnir"])
    before = prospect(found, *found.counters, Stance.HOLD)
    found.change_member(N["Thor"], wounds=20)

    after = prospect(found, *found.counters, Stance.HOLD)

    assert after < before
    leaders = map(found.leader, found.counters)
    assert Fight(Stance.HOLD, Until.END).prospects(found, *leaders).chance == after
