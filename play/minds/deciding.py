"""What a mind answers, what it thinks of each answer, and how it believes to stand."""

from random import Random, SystemRandom

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds.effort import EFFORTS, Mind
from play.minds.searching import searched
from play.minds.trying import Thought, imagine, one_step, standing
from play.simulation.playout import Decider, choose

DEALS = 3
"""Ways the unknown may be, over which a standing is averaged."""
RESTLESS = 100
"""Answers in one turn after which a robot does what the rules do for the silent."""


def decide(rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random) -> Action:
    """Choose the answer of a robot on this seat to its ask."""
    if mind is Mind.RANDOM:
        return choose(position.asks[seat], rng)
    return ranked(rules, position, seat, mind, rng)[0].action


def ranked(
    rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random
) -> list[Thought]:
    """The answers that a mind considers, the best first; chance considers a single one."""
    if mind is Mind.RANDOM:
        action = decide(rules, position, seat, mind, rng)
        return [Thought(action, outlook(rules, position, seat, mind, rng))]
    effort = EFFORTS[mind]
    found = one_step(rules, position, seat, effort, rng)
    if effort.kept and len(found) > 1:
        return searched(rules, position, seat, found, effort, rng)
    return found


def outlook(rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random) -> float:
    """The result that a mind expects for a seat, asked or not: 0 is lost, 1 is won."""
    if seat in position.awaited and mind is not Mind.RANDOM:
        return ranked(rules, position, seat, mind, rng)[0].worth
    imagined = [imagine(rules, position, seat, rng) for _ in range(DEALS)]
    return sum(standing(rules, one, seat) for one in imagined) / DEALS


def thinking(mind: Mind) -> Decider:
    """The mind as one that decides for any seat."""
    return lambda rules, position, seat, rng: decide(rules, position, seat, mind, rng)


def stands_better(rules: Rules, position: AnyPosition, seat: Seat, other: Seat) -> bool:
    """Tell whether a robot on this seat believes to stand better than another seat."""
    chance = SystemRandom()
    imagined = [imagine(rules, position, seat, chance) for _ in range(DEALS)]
    own, theirs = (
        sum(rules.appraise(rules.view(one, viewer)) for one in imagined) for viewer in (seat, other)
    )
    return own > theirs
