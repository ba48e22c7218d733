"""Random legal play of any title, for simulation, for golden playthroughs and for the contract.

Pure: a seed in, positions out. Chance of the players comes from `random.Random`, chance of the
match from its dice, both made from the seed. Knows nothing of Discord, stores or clocks.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.dice import seeded
from games.core.title import Rules, Title
from games.core.vocabulary import Action, Event, Seat

Decider: TypeAlias = Callable[[Rules, AnyPosition, Seat, random.Random], Action]
"""Answers for a seat that is asked, with a player's own chance."""

CAP = 20_000
"""Answers after which a match is given up."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A position of a random match, and what led to it; the start is nobody's deed."""

    position: AnyPosition
    events: tuple[Event, ...]
    seat: Seat | None = None
    action: Action | None = None
    is_decision: bool = False
    """There was something to choose."""


class MatchTally(Struct, kw_only=True, forbid_unknown_fields=True):
    """The outcomes of random matches. `finished` counts endings of the rules alone."""

    matches: int = 0
    finished: int = 0
    capped: int = 0
    decisions: int = 0
    endings: dict[str, int] = {}
    wins: dict[Seat, int] = {}
    """Matches won, by seat; a shared victory counts for each winner."""

    def add(self, last: AnyPosition, decisions: int) -> None:
        """Count one match by its last position."""
        self.matches += 1
        self.decisions += decisions
        if last.ending is None:
            self.capped += 1
            return
        self.finished += 1
        reason = str(last.ending.reason)
        self.endings[reason] = self.endings.get(reason, 0) + 1
        for seat in last.ending.winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1

    def merge(self, other: "MatchTally") -> None:
        """Add the matches that were counted elsewhere."""
        self.matches += other.matches
        self.finished += other.finished
        self.capped += other.capped
        self.decisions += other.decisions
        for reason, number in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + number
        for seat, number in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + number


def by_chance(_: Rules, position: AnyPosition, seat: Seat, rng: random.Random) -> Action:
    """Answer by chance alone, which knows no rules."""
    return choose(position.asks[seat], rng)


def walk(
    title: Title,
    seats: int,
    options: Any,
    seed: str,
    *,
    cap: int = CAP,
    decide: Decider = by_chance,
) -> Iterator[PlayedMatch]:
    """Every position of a match, the first one too; by chance, unless somebody decides.

    A match that has no ending after `cap` answers is given up: its last position asks for more.

    Raises:
        SetupError: the title does not allow the seats or the options.
    """
    rng = generator(seed)
    position, events = title.rules.start(seats, options, seeded(seed))
    yield PlayedMatch(position, events)
    optional = 0
    for _ in range(cap):
        if not position.asks:
            return
        seat = _who(position, rng, optional)
        ask = position.asks[seat]
        optional = optional + 1 if ask.optional else 0
        action = decide(title.rules, position, seat, rng)
        position, events = position.apply(seat, action)
        yield PlayedMatch(position, events, seat, action, is_choice(ask))


def play(
    title: Title,
    seats: int,
    options: Any,
    seed: str,
    *,
    cap: int = CAP,
    decide: Decider = by_chance,
) -> MatchTally:
    """One match from start to end, counted."""
    tally = MatchTally()
    decisions = 0
    for played in walk(title, seats, options, seed, cap=cap, decide=decide):
        decisions += played.is_decision
    tally.add(played.position, decisions)
    return tally


def choose(ask: Ask, rng: random.Random) -> Action:
    """A random action: each kind is equally likely, then each option of the kind."""
    kinds = tuple(ask.kinds.values())
    part = kinds[rng.randrange(len(kinds))]
    return part[rng.randrange(len(part))]


def is_choice(ask: Ask) -> bool:
    """There is something to choose; of several kinds none is listed for that."""
    kinds = ask.kinds
    return len(kinds) > 1 or any(len(part) > 1 for part in kinds.values())


def generator(seed: str) -> random.Random:
    """The random players of a seed."""
    return random.Random(seed)  # noqa: S311 - random play keeps no secret


def _who(position: AnyPosition, rng: random.Random, optional: int) -> Seat:
    """Any seat that is asked; one of those waited for after as many optional answers in a row."""
    asked = sorted(position.asks)
    if optional >= len(asked) and position.awaited:
        asked = list(position.awaited)
    return asked[rng.randrange(len(asked))]
