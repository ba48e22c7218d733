"""Matches between minds, each on every seat in turn, and the sides that the seats had."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import Any

from msgspec import Struct

from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.dice import seeded
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds import RESTLESS, Mind, decide
from play.simulation.playout import CAP, generator
from words.speech import kebab


class Bout(Struct, frozen=True):
    """A match that is to be played: who sits where, and all that chance comes from."""

    title: str
    options: Any
    minds: tuple[Mind, ...]
    """The mind on each seat."""
    seed: str


class Fought(Struct, frozen=True):
    """A match that was played between minds."""

    minds: tuple[Mind, ...]
    winners: tuple[Seat, ...]
    reason: str | None
    """The reason of its ending; None: it was given up."""
    sides: tuple[tuple[str, ...], ...]
    """The ids of the messages that name what each seat was: its realm, its saga, its god."""
    inputs: int
    """Answers to questions that had a choice."""
    handovers: int
    """Answers of another seat than that before."""


def line_ups(minds: Sequence[Mind], seats: int) -> tuple[tuple[Mind, ...], ...]:
    """Seat the minds so that each mind has every seat as often as any other.

    A pool that is too small for the table sits there several times over; of one that is too large
    everybody meets everybody.
    """
    if len(minds) < seats:
        pool = tuple(minds) * seats
        drawn = [pool[first : first + seats] for first in range(len(minds))]
    else:
        drawn = list(combinations(minds, seats))
    return tuple(group[turn:] + group[:turn] for turn in range(seats) for group in drawn)


def bouts(
    title: str, options: Any, minds: Sequence[Mind], seats: int, seed: str, number: int
) -> Iterator[Bout]:
    """As many matches, the line-ups one after the other."""
    groups = line_ups(minds, seats)
    for match in range(number):
        yield Bout(title, options, groups[match % len(groups)], f"{seed}/{match}")


def fought(bout: Bout) -> Fought:
    """Play a match: who is waited for answers, as at a table where only robots sit."""
    rules = titles()[bout.title].rules
    rng = generator(bout.seed)
    position, _ = rules.start(len(bout.minds), bout.options, seeded(bout.seed))
    lasting = _by_seat(rules.view(position, None), len(bout.minds))
    answers: Counter[Seat] = Counter()
    turn, last, inputs, handovers = rules.turn(position), None, 0, 0
    for _ in range(CAP):
        if not position.awaited:
            break
        seat = last if last in position.awaited else position.awaited[0]
        assert seat is not None
        if turn != (turn := rules.turn(position)):
            answers.clear()
        answers[seat] += 1
        inputs += len(position.asks[seat]) > 1
        handovers += last not in (seat, None)
        restless = answers[seat] > RESTLESS
        mind = bout.minds[seat]
        action = position.default(seat) if restless else decide(rules, position, seat, mind, rng)
        position, _ = position.apply(seat, action)
        last = seat
    ending = position.ending
    return Fought(
        bout.minds,
        ending.winners if ending else (),
        str(ending.reason) if ending else None,
        sides(rules, position, len(bout.minds), lasting),
        inputs,
        handovers,
    )


def sides(
    rules: Rules, position: AnyPosition, seats: int, lasting: frozenset[str]
) -> tuple[tuple[str, ...], ...]:
    """The sides of each seat in a match that is over, as its account and what all see name them.

    Of the view those parts are `lasting` that told of each seat at the start too: others may do so
    by chance, such as the last move of each.
    """
    if position.ending is None:
        return ((),) * seats
    seen: list[list[Struct]] = [[] for _ in range(seats)]
    if rules.account is not None:
        for seat, told in enumerate(rules.account(position).seats):
            seen[seat] += told
    view = rules.view(position, None)
    for part in (getattr(view, name) for name in _by_seat(view, seats) & lasting):
        for seat in range(seats):
            seen[seat].append(part[seat])
    return tuple(tuple(sorted(set(_named(own)))) for own in seen)


def _by_seat(view: Struct, seats: int) -> frozenset[str]:
    """The parts of a view that tell of each seat, in their order."""
    names = view.__struct_fields__
    return frozenset(name for name in names if _is_by_seat(getattr(view, name), seats))


def _is_by_seat(part: object, seats: int) -> bool:
    """Tell whether a part of a view is about each seat, in their order."""
    if not isinstance(part, tuple):
        return False
    return [getattr(one, "seat", None) for one in part] == list(range(seats))


def _named(seen: Sequence[Struct]) -> Iterator[str]:
    for one in seen:
        for value in (getattr(one, name) for name in one.__struct_fields__):
            if isinstance(value, Enum):
                yield f"{kebab(type(value).__name__)}-{value.value}"
