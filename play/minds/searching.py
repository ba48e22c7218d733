"""Playing on from the best actions: what looked good one step ahead may be answered badly.

An appraisal one step ahead is blind but steady; playing on sees more, and is noisy. So both are
averaged: the appraisal counts as much as a few plays, and the more are played, the less it counts.
All are played on for as many turns, until the seat's next one after whichever action brings it
soonest: else who passes would be seen after more turns of others than who does not.
Each round of plays, for its share of the time, drops the worse half (successive halving). All are
tried in the same deals with the same chance, because they are compared with each other alone.
"""

import time
from random import Random
from statistics import fmean, median

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds.effort import Effort
from play.minds.playing_on import FAR, next_turn, played_on
from play.minds.trying import Tried, imagine, in_order
from play.simulation.playout import generator

TRUST = 8
"""Plays that an appraisal one step ahead counts as much as."""
DECIDED = 25.0
"""Gains and losses beyond this count as this: one play that wins a match does not win it."""


def searched(
    rules: Rules, position: AnyPosition, seat: Seat, tried: list[Tried], effort: Effort, rng: Random
) -> list[Tried]:
    """Order the best of what was tried by playing on; the others follow, none worth more."""
    began = time.thread_time()
    level = tried[0].value
    kept = [Tried(one.action, _cut(one.value - level)) for one in tried[: effort.kept]]
    rest = tried[effort.kept :]
    halvings, weight = (len(kept) - 1).bit_length(), TRUST
    until = _until(rules, position, seat, kept, effort, rng)
    dropped: list[Tried] = []
    for halving in range(1, halvings + 1):
        spent, latest = 0, began + effort.seconds * halving / halvings
        while spent < effort.looks // halvings and time.thread_time() < latest:
            deal, chance = imagine(rules, position, seat, rng), f"{rng.random()}"
            after = [deal.apply(seat, one.action)[0] for one in kept]
            plays = [
                played_on(rules, one, seat, until, effort.guesses, generator(chance))
                for one in after
            ]
            kept = _weighed(kept, [value for value, _ in plays], weight)
            weight += 1
            spent += sum(looks for _, looks in plays)
        kept = in_order(kept)
        half = (len(kept) + 1) // 2
        kept, dropped = kept[:half], kept[half:] + dropped
    return _falling([Tried(one.action, one.value + level) for one in kept + dropped] + rest)


def _until(
    rules: Rules, position: AnyPosition, seat: Seat, kept: list[Tried], effort: Effort, rng: Random
) -> int:
    """The turn at which all that is played on is compared."""
    deal, chance = imagine(rules, position, seat, rng), f"{rng.random()}"
    after = (deal.apply(seat, one.action)[0] for one in kept)
    found = (next_turn(rules, one, seat, effort.guesses, generator(chance)) for one in after)
    return min((turn for turn in found if turn is not None), default=rules.turn(position) + FAR)


def _weighed(kept: list[Tried], values: list[float], weight: int) -> list[Tried]:
    """Weigh one more play of each that is kept, when so many were weighed before.

    A deal that is good or bad for all tells nothing: only the differences count.
    """
    usual, level = median(values), fmean(one.value for one in kept)
    return [
        Tried(one.action, (one.value * weight + level + _cut(value - usual)) / (weight + 1))
        for one, value in zip(kept, values, strict=True)
    ]


def _cut(gain: float) -> float:
    """A gain or loss, no more than what decides."""
    return max(-DECIDED, min(DECIDED, gain))


def _falling(tried: list[Tried]) -> list[Tried]:
    """The same order; none is worth more than the one before it."""
    least, found = tried[0].value, []
    for one in tried:
        least = min(least, one.value)
        found.append(Tried(one.action, least))
    return found
