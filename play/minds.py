"""Minds of robots: they decide by what their seat knows, and nothing else.

A robot never looks at the position itself: it deals anew what its seat cannot know, dice too, and
tries its actions there.
"""

import time
from enum import StrEnum
from random import Random, SystemRandom

from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.dice import SECRET_BYTES, Dice
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.simulation.playout import Decider, choose

TRIED = 40
"""Actions that a greedy robot tries at most."""
DONE = 1e-3
"""The worth of being done: next to nothing."""
DEALS = 3
"""Ways the unknown may be, in which it tries each."""
RESTLESS = 100
"""Answers in one turn after which a robot does what the rules do for the silent."""


class Mind(StrEnum):
    """The kinds of minds."""

    RANDOM = "random"
    GREEDY = "greedy"


def decide(rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, rng: Random) -> Action:
    """Choose the answer of a robot on this seat to its ask."""
    ask = position.asks[seat]
    if mind is Mind.RANDOM:
        return choose(ask, rng)
    imagined = [rules.redeal(position, seat, _other_dice(rng)) for _ in range(DEALS)]
    tried = _some(ask, rng)
    rng.shuffle(tried)  # between equals chance decides
    return max(tried, key=lambda action: _hope(rules, imagined, seat, action))


def thinking(mind: Mind) -> Decider:
    """The mind as one that decides for any seat."""
    return lambda rules, position, seat, rng: decide(rules, position, seat, mind, rng)


def stands_better(rules: Rules, position: AnyPosition, seat: Seat, other: Seat) -> bool:
    """Tell whether a robot on this seat believes to stand better than another seat."""
    chance = SystemRandom()
    imagined = [rules.redeal(position, seat, _other_dice(chance)) for _ in range(DEALS)]
    own, theirs = (
        sum(rules.appraise(rules.view(one, viewer)) for one in imagined) for viewer in (seat, other)
    )
    return own > theirs


def _hope(rules: Rules, imagined: list[AnyPosition], seat: Seat, action: Action) -> float:
    """Estimate the seat's standing afterwards, on average; of equals, what ends its decision.

    Robots think beside the event loop: it is given way after each try, not when Python would.
    """
    hope = 0.0
    for one in imagined:
        after, _ = one.apply(seat, action)
        hope += rules.appraise(rules.view(after, seat)) + DONE * (seat not in after.awaited)
        time.sleep(0)
    return hope / len(imagined)


def _some(ask: Ask, rng: Random) -> list[Action]:
    """All actions, or of a long ask as many of each kind as chance picks."""
    if len(ask) <= TRIED:
        return list(ask)
    return list(dict.fromkeys(choose(ask, rng) for _ in range(TRIED)))


def _other_dice(rng: Random) -> Dice:
    """Dice of nobody's match: the robot knows its own dice no better than a player does."""
    return Dice(rng.randbytes(SECRET_BYTES))
