"""Playing on: each of the best actions is followed through the turn and the replies to it."""

import time
from random import Random

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds.effort import Effort
from play.minds.trying import Thought, imagine, standing
from play.simulation.playout import choose

GUESSES = 3
"""Actions that whoever is to move picks by chance, to do the best of them."""
FAR = 40
"""Actions after which playing on ends, whosever turn it is."""


def searched(
    rules: Rules,
    position: AnyPosition,
    seat: Seat,
    thoughts: list[Thought],
    effort: Effort,
    rng: Random,
) -> list[Thought]:
    """Play on from the best thoughts, half of them again, and so on; the best first.

    All are tried in the same deals. Those that were dropped follow in their order.
    """
    until = time.monotonic() + effort.seconds
    kept, rest = thoughts[: effort.kept], thoughts[effort.kept :]
    sums, tries = {one.action: 0.0 for one in kept}, 0
    share = effort.looks // max(1, (len(kept) - 1).bit_length())
    while len(kept) > 1:
        spent = 0
        while spent < share and time.monotonic() < until:
            deal = imagine(rules, position, seat, rng)
            for one in kept:
                worth, looks = _played_on(rules, deal.apply(seat, one.action)[0], seat, rng)
                sums[one.action] += worth
                spent += looks
            tries += 1
        if not tries:
            break
        kept = [Thought(one.action, sums[one.action] / tries) for one in kept]
        kept.sort(key=lambda one: one.worth, reverse=True)
        half = (len(kept) + 1) // 2
        kept, rest = kept[:half], kept[half:] + rest
    return kept + rest


def _played_on(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> tuple[float, int]:
    """What comes of a position when this turn and a round of others' turns are played."""
    looks, mine, ended = 1, rules.turn(position), 0
    for _ in range(FAR):
        if not position.awaited:
            break
        turn = rules.turn(position)
        if turn != mine:
            ended, mine = ended + 1, turn
            if ended > 1 and seat in position.awaited:
                break
        position = _guessed(rules, position, position.awaited[0], rng)
        looks += GUESSES
    return standing(rules, position, seat), looks


def _guessed(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> AnyPosition:
    """The best of a few actions, by the eye of whoever is to move."""
    ask = position.asks[seat]
    actions = dict.fromkeys(choose(ask, rng) for _ in range(GUESSES))
    after = [position.apply(seat, action)[0] for action in actions]
    return max(after, key=lambda one: standing(rules, one, seat)) if len(after) > 1 else after[0]
