"""Playing on from a position by a quick eye, as whoever looks ahead does."""

from random import Random

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds.trying import standing
from play.simulation.playout import choose

GUESSES = 4
"""Actions that whoever is to move picks by chance, to do the best of them."""
TURNS = 2
"""Turns that are played to their end: the one that goes on, and the reply."""
FAR = 60
"""Actions after which playing on ends, whosever turn it is."""


def played_on(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> tuple[float, int]:
    """The seat's standing when this turn and the reply are played, and the positions looked at."""
    looks, turn, ended = 1, rules.turn(position), 0
    for _ in range(FAR):
        if not position.awaited:
            break
        if turn != (turn := rules.turn(position)):
            ended += 1
        if ended == TURNS:
            break
        position, more = _guessed(rules, position, position.awaited[0], rng)
        looks += more
    return standing(rules, position, seat), looks


def _guessed(
    rules: Rules, position: AnyPosition, seat: Seat, rng: Random
) -> tuple[AnyPosition, int]:
    """The best of a few actions by the eye of whoever is to move, and how many it looked at."""
    ask = position.asks[seat]
    actions = dict.fromkeys(choose(ask, rng) for _ in range(GUESSES))
    after = [position.apply(seat, action)[0] for action in actions]
    if len(after) == 1:
        return after[0], 1
    return max(after, key=lambda one: standing(rules, one, seat)), len(after)
