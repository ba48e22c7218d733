"""What a mind answers, what it thinks of each answer, and how it believes to stand."""

from math import exp
from random import Random, SystemRandom
from statistics import fmean

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds.effort import EFFORTS, Mind
from play.minds.searching import searched
from play.minds.trying import Tried, imagine, one_step, standing
from play.simulation.playout import Decider, choose

DEALS = 3
"""Ways the unknown may be, over which a standing is averaged."""
RESTLESS = 100
"""Answers in one turn after which a robot does what the rules do for the silent."""
LEAD = 20.0
"""The appraisal at which the odds of winning are e to one."""
FARTHEST = 500.0
"""Beyond it, in leads, nothing can be told apart."""


class Thought(Struct, frozen=True):
    """An action, and what a mind believes to come of it."""

    action: Action
    worth: float
    """The result that its seat may expect: 0 is lost, 1 is won."""


def decide(rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random) -> Action:
    """Choose the answer of a robot on this seat to its ask."""
    if mind is Mind.RANDOM:
        return choose(position.asks[seat], rng)
    return _considered(rules, position, seat, mind, rng)[0].action


def ranked(
    rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random
) -> list[Thought]:
    """The answers that a mind considers, the best first; chance considers a single one."""
    if mind is Mind.RANDOM:
        action = choose(position.asks[seat], rng)
        return [Thought(action, outlook(rules, position, seat, mind, rng))]
    found = _considered(rules, position, seat, mind, rng)
    return [Thought(one.action, _expected(one.value)) for one in found]


def outlook(rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random) -> float:
    """The result that a mind expects for a seat, asked or not: 0 is lost, 1 is won.

    One that is asked expects what its best answer brings.
    """
    if seat in position.awaited and mind is not Mind.RANDOM:
        return _expected(_considered(rules, position, seat, mind, rng)[0].value)
    deals = [imagine(rules, position, seat, rng) for _ in range(DEALS)]
    return _expected(fmean(standing(rules, one, seat) for one in deals))


def thinking(mind: Mind) -> Decider:
    """The mind as one that decides for any seat."""
    return lambda rules, position, seat, rng: decide(rules, position, seat, mind, rng)


def stands_better(rules: Rules, position: AnyPosition, seat: Seat, other: Seat) -> bool:
    """Tell whether a robot on this seat believes to stand better than another seat."""
    chance = SystemRandom()
    deals = [imagine(rules, position, seat, chance) for _ in range(DEALS)]
    own, theirs = (
        sum(rules.appraise(rules.view(one, viewer)) for one in deals) for viewer in (seat, other)
    )
    return own > theirs


def _considered(
    rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random
) -> list[Tried]:
    """Answers with their appraisals, the best first; a single one is not doubted."""
    effort = EFFORTS[mind]
    found = one_step(rules, position, seat, effort, rng)
    if not effort.kept or len(found) == 1:
        return found
    return searched(rules, position, seat, found, effort, rng)


def _expected(appraisal: float) -> float:
    """The result that an appraisal stands for, 0 to 1."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, appraisal / LEAD))))
