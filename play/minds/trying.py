"""Trying actions one step ahead, where what the seat cannot know is dealt anew."""

import time
from collections.abc import Sequence
from random import Random
from statistics import pstdev

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

COARSE = 5.0
"""The most that values are taken to differ: a blunder is seen, however large it is."""


class Tried(Struct, frozen=True):
    """An action, and the appraisal of what is believed to come of it."""

    action: Action
    value: float


def one_step(
    rules: Rules, position: AnyPosition, seat: Seat, effort: Effort, rng: Random
) -> list[Tried]:
    """Actions, tried in the same few deals, the best first; between equals chance decides."""
    deals = [imagine(rules, position, seat, rng) for _ in range(effort.deals)]
    actions = _some(position.asks[seat], effort.tried, rng)
    rng.shuffle(actions)
    found = [Tried(action, _hope(rules, deals, seat, action)) for action in actions]
    if effort.blur:
        error = effort.blur * min(COARSE, pstdev(one.value for one in found))
        found = [Tried(one.action, one.value + rng.gauss(0.0, error)) for one in found]
    return in_order(found)


def in_order(tried: Sequence[Tried]) -> list[Tried]:
    """The best first; equals stay as they are."""
    return sorted(tried, key=lambda one: one.value, reverse=True)


def imagine(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> AnyPosition:
    """Deal anew what a seat cannot know: it knows its own dice no better than others do."""
    return rules.redeal(position, seat, Dice(rng.randbytes(SECRET_BYTES)))


def standing(rules: Rules, position: AnyPosition, seat: Seat) -> float:
    """The appraisal of what a seat sees; of equals, the one in which it is done."""
    done = DONE * (seat not in position.awaited)
    return rules.appraise(rules.view(position, seat)) + done


def give_way() -> None:
    """Let the event loop go on, beside which robots think, and not when Python would.

    It is done about every millisecond: more often costs more than thinking does.
    """
    time.sleep(0)


def _hope(rules: Rules, deals: list[AnyPosition], seat: Seat, action: Action) -> float:
    """The seat's standing after an action, on average."""
    give_way()
    return sum(standing(rules, one.apply(seat, action)[0], seat) for one in deals) / len(deals)


def _some(ask: Ask, most: int, rng: Random) -> list[Action]:
    """All actions, or of a long ask as many of each kind as chance picks."""
    if len(ask) <= most:
        return list(ask)
    return list(dict.fromkeys(choose(ask, rng) for _ in range(most)))
