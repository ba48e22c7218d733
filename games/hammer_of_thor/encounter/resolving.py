"""A round of an encounter: which card comes first, and what comes of both (4.3.1, 4.3.2)."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from games.core.dice import Referee
from games.hammer_of_thor.encounter.checks import (
    DIE,
    Meeting,
    kept_within,
    t_of,
)
from games.hammer_of_thor.encounter.events import CardChecked
from games.hammer_of_thor.encounter.tables import SURE, Card
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.table import Table

ALERT = 3
"""REACTION more in the first round, for a mover who has scouted (4.2)."""
HUNTED = -1
"""T of an evader whom the other attacks first."""
UNSURPRISED = frozenset({Card.ATTACK, Card.EVADE})
"""With one of these nobody is taken by surprise."""


class Result(StrEnum):
    """The result of a round."""

    NOTHING = "nothing"
    SUCCESS = "success"
    BATTLE = "battle"


class Choice(Struct, frozen=True):
    """A side of an encounter, and its card."""

    counter: Counter
    card: Card
    added: int = 0
    """The price of a deal, and what cards add to T."""


class Outcome(Struct, frozen=True):
    """A round that is over."""

    result: Result
    winner: int | None = None
    """The number of the counter whose card succeeded, or that attacks."""
    card: Card | None = None
    surprise: bool = False
    """Its battle begins with a surprise."""
    failed: tuple[int, ...] = ()
    """The counters whose checks failed, the faster one first."""
    roll: int | None = None
    """The die of the check that succeeded; None: none was rolled."""


def in_order(table: Table, mover: Choice, other: Choice, *, scouted: bool) -> tuple[Choice, Choice]:
    """The faster one first, by REACTION of the leaders; the mover if they are equal."""
    own = table.stat(table.leader(mover.counter), Stat.REACTION) + (ALERT if scouted else 0)
    theirs = table.stat(table.leader(other.counter), Stat.REACTION)
    return (mover, other) if own >= theirs else (other, mover)


def resolved(
    table: Table,
    mover: Choice,
    other: Choice,
    number: int,
    referee: Referee,
    *,
    scouted: bool = False,
) -> Outcome:
    """Show both cards and carry them out, but for the effects.

    Args:
        table: the pieces.
        mover: the side whose player-turn it is.
        other: whom it meets.
        number: the round, from 1 on.
        referee: for the checks.
        scouted: the encounter was begun with reconnaissance.
    """
    first, second = in_order(table, mover, other, scouted=scouted and number == 1)
    sides = {first.counter.number: second, second.counter.number: first}
    if first.card is Card.ATTACK:
        return _attacked(table, first, second, referee, scouted=scouted)
    failed: tuple[int, ...] = ()
    for side in (first, second):
        against = sides[side.counter.number]
        if side.card is Card.ATTACK:
            return Outcome(Result.BATTLE, side.counter.number, side.card, failed=failed)
        found = _check(table, side, against, referee, scouted=scouted)
        if found.result is Result.SUCCESS:
            return Outcome(found.result, found.winner, found.card, failed=failed, roll=found.roll)
        failed = (*failed, side.counter.number)
    return Outcome(Result.NOTHING, failed=failed)


def _attacked(
    table: Table, first: Choice, second: Choice, referee: Referee, *, scouted: bool
) -> Outcome:
    """The faster one attacks: an evader may still get away."""
    failed: tuple[int, ...] = ()
    if second.card is Card.EVADE:
        found = _check(table, second, first, referee, scouted=scouted, added=HUNTED)
        if found.result is Result.SUCCESS:
            return found
        failed = (second.counter.number,)
    surprise = second.card not in UNSURPRISED
    return Outcome(Result.BATTLE, first.counter.number, first.card, surprise, failed)


def _check(
    table: Table, side: Choice, against: Choice, referee: Referee, *, scouted: bool, added: int = 0
) -> Outcome:
    """One card's check; what needs no roll succeeds."""
    met = Meeting(side.counter, against.counter, scouted)
    t = t_of(table, side.card, met, against.card, side.added + added)
    roll = None if t >= SURE else referee.roll(DIE) - 1
    success = roll is None or roll <= kept_within(t)
    leader = table.leader(side.counter).id
    referee.tell(CardChecked(leader=leader, card=side.card, t=t, roll=roll, success=success))
    if not success:
        return Outcome(Result.NOTHING)
    return Outcome(Result.SUCCESS, side.counter.number, side.card, roll=roll)


ROUNDS: Mapping[bool, int] = {True: 2, False: 3}
"""Rounds at most: between two seats, and else; then both stay where they are (4.3.1)."""
