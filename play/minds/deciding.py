"""The answers of minds, the worth of each in their eyes, and how they believe to stand."""

from random import Random, SystemRandom

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds.effort import EFFORTS, Mind
from play.minds.expecting import DEALS, Prospects
from play.minds.searching import searched
from play.minds.trying import Tried, imagine, one_step
from play.simulation.playout import Decider, choose

RESTLESS = 100
"""Answers in one turn after which a robot does what the rules do for the silent."""


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
    """The answers that a mind considers, the best first; chance considers a single one.

    The others are compared as they stand when the best is done, which changes their standing too.
    """
    if mind is Mind.RANDOM:
        action = choose(position.asks[seat], rng)
        return [Thought(action, outlook(rules, position, seat, mind, rng))]
    found = _considered(rules, position, seat, mind, rng)
    prospects = Prospects(rules, position, seat, rng, found[0].action)
    return [Thought(one.action, prospects.expected(one.value)) for one in found]


def outlook(rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random) -> float:
    """The result that a mind expects for a seat, asked or not: 0 is lost, 1 is won.

    One that is asked expects what its best answer brings.
    """
    if seat in position.awaited and mind is not Mind.RANDOM:
        return ranked(rules, position, seat, mind, rng)[0].worth
    prospects = Prospects(rules, position, seat, rng)
    return prospects.expected(prospects.own)


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
