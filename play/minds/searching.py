"""Playing on from the best actions: what looked good one step ahead may be answered badly.

An appraisal one step ahead is blind but steady; playing on sees more, and is noisy. So both are
averaged: the appraisal counts as much as a few plays, and the more are played, the less it counts.
Each round of plays drops the worse half (successive halving). All are tried in the same deals with
the same chance, because they are compared with each other alone.
"""

import time
from random import Random
from statistics import fmean

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds.effort import Effort
from play.minds.playing_on import played_on
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
    until = time.monotonic() + effort.seconds
    level = tried[0].value
    kept, rest = [_beside(one, level) for one in tried[: effort.kept]], tried[effort.kept :]
    rounds, weight = (len(kept) - 1).bit_length(), TRUST
    dropped: list[Tried] = []
    for _ in range(rounds):
        spent = 0
        while spent < effort.looks // rounds and time.monotonic() < until:
            deal = imagine(rules, position, seat, rng)
            kept, looks = _played(rules, deal, seat, kept, level, weight, rng.random())
            weight += 1
            spent += looks
        kept = in_order(kept)
        half = (len(kept) + 1) // 2
        kept, dropped = kept[:half], kept[half:] + dropped
    return _falling([Tried(one.action, one.value + level) for one in kept + dropped] + rest)


def _played(
    rules: Rules,
    deal: AnyPosition,
    seat: Seat,
    kept: list[Tried],
    level: float,
    weight: int,
    chance: float,
) -> tuple[list[Tried], int]:
    """What is kept with one more play of each, and the positions looked at.

    A deal that is good for all tells nothing: only the differences count.
    """
    plays = [
        played_on(rules, deal.apply(seat, one.action)[0], seat, generator(f"{chance}"))
        for one in kept
    ]
    values = [
        _beside(Tried(one.action, play[0]), level).value
        for one, play in zip(kept, plays, strict=True)
    ]
    shift = fmean(one.value for one in kept) - fmean(values)
    after = [
        Tried(one.action, (one.value * weight + value + shift) / (weight + 1))
        for one, value in zip(kept, values, strict=True)
    ]
    return after, sum(looks for _, looks in plays)


def _beside(one: Tried, level: float) -> Tried:
    """The value beside a level, cut where it decides."""
    return Tried(one.action, max(-DECIDED, min(DECIDED, one.value - level)))


def _falling(tried: list[Tried]) -> list[Tried]:
    """The same order; none is worth more than the one before it."""
    least, found = tried[0].value, []
    for one in tried:
        least = min(least, one.value)
        found.append(Tried(one.action, least))
    return found
