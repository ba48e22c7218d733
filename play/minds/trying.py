"""Trying actions one step ahead, where what the seat cannot know is dealt anew."""

import time
from math import exp
from random import Random

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.dice import SECRET_BYTES, Dice
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds.effort import Effort
from play.simulation.playout import choose

DONE = 1e-3
"""The worth of being done, as an appraisal: next to nothing."""
LEAD = 20.0
"""The appraisal at which one wins e times as often as one loses."""


class Thought(Struct, frozen=True):
    """An action, and what a mind believes to come of it."""

    action: Action
    worth: float
    """The result that its seat may expect: 0 is lost, 1 is won."""


def one_step(
    rules: Rules, position: AnyPosition, seat: Seat, effort: Effort, rng: Random
) -> list[Thought]:
    """Actions that were tried, the best first; between equals chance decides."""
    imagined = [imagine(rules, position, seat, rng) for _ in range(effort.deals)]
    tried = some(position.asks[seat], effort.tried, rng)
    rng.shuffle(tried)
    found = [Thought(action, _hope(rules, imagined, seat, action)) for action in tried]
    if effort.blur:
        found = [Thought(one.action, one.worth + rng.gauss(0.0, effort.blur)) for one in found]
    return sorted(found, key=lambda one: one.worth, reverse=True)


def imagine(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> AnyPosition:
    """Deal anew what a seat cannot know: it knows its own dice no better than others do."""
    return rules.redeal(position, seat, Dice(rng.randbytes(SECRET_BYTES)))


def standing(rules: Rules, position: AnyPosition, seat: Seat) -> float:
    """The result that a seat may expect by what it sees, 0 to 1; of equals, the one that is done.

    Robots think beside the event loop: it is given way after each look, not when Python would.
    """
    time.sleep(0)
    done = DONE * (seat not in position.awaited)
    return expected(rules.appraise(rules.view(position, seat)) + done)


def expected(appraisal: float) -> float:
    """The result that an appraisal stands for, 0 to 1."""
    return 1 / (1 + exp(-max(-500.0, min(500.0, appraisal / LEAD))))


def some(ask: Ask, most: int, rng: Random) -> list[Action]:
    """All actions, or of a long ask as many of each kind as chance picks."""
    if len(ask) <= most:
        return list(ask)
    return list(dict.fromkeys(choose(ask, rng) for _ in range(most)))


def _hope(rules: Rules, imagined: list[AnyPosition], seat: Seat, action: Action) -> float:
    """The seat's standing after an action, on average."""
    return sum(standing(rules, one.apply(seat, action)[0], seat) for one in imagined) / len(
        imagined
    )
