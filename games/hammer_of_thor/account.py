"""The final account: why a match ended as it did, and how each seat stood (12.7, 13.0)."""

from collections.abc import Iterator
from typing import TypeAlias

from games.core.agenda import Position
from games.core.vocabulary import Account, EndingReason, Prompt, Seat
from games.hammer_of_thor.alone.reckoning import medal, points
from games.hammer_of_thor.alone.state import Medal, Task
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.ragnarok.ranking import TieBreak, ranking
from games.hammer_of_thor.ragnarok.scoring import has_won, score
from games.hammer_of_thor.table import Table


class Ended(Prompt, frozen=True, tag="ended"):
    """The reason of the ending."""

    reason: EndingReason


class Strengths(Prompt, frozen=True, tag="strengths"):
    """The strength of good and evil (12.6)."""

    good: int
    evil: int


class HadScore(Prompt, frozen=True, tag="had-score"):
    """The highest score of those who could win."""

    winner: Seat
    score: int


class SharedScore(Prompt, frozen=True, tag="shared-score"):
    """Several stood alike in all, and share the victory (13.5)."""

    seats: tuple[Seat, ...]
    score: int


class TieBroken(Prompt, frozen=True, tag="tie-broken"):
    """Others had the same score; this parted them (13.5)."""

    by: TieBreak


class NobodyLeft(Prompt, frozen=True, tag="nobody-left"):
    """Nobody plays on for the side that won (13.6)."""


class FinalScore(Prompt, frozen=True, tag="final-score"):
    """The score of a seat (13.2)."""

    score: int


class FinalHost(Prompt, frozen=True, tag="final-host"):
    """For whom a seat's people fought, and whether the seat belongs to the winners (13.1)."""

    side: Side
    won: bool


class FinalParts(Prompt, frozen=True, tag="final-parts"):
    """The score part by part."""

    best: int
    mortals: int
    runes: int
    friends: int
    bonus: int


class FinalPeople(Prompt, frozen=True, tag="final-people"):
    """Those of a seat's people who live, and those who fell in the last battle, counted."""

    living: int
    fallen: int


class TaskAccount(Prompt, frozen=True, tag="task-account"):
    """The task of a match for one, and the medal that was won (14.3C)."""

    task: Task
    done: int
    """The game-turn; 0: it was not done."""
    medal: Medal | None


class FinalPoints(Prompt, frozen=True, tag="final-points"):
    """The points of a match for one (14.3C)."""

    points: int


AnyStatement: TypeAlias = (
    TaskAccount
    | FinalPoints
    | Ended
    | Strengths
    | HadScore
    | SharedScore
    | TieBroken
    | NobodyLeft
    | FinalScore
    | FinalHost
    | FinalParts
    | FinalPeople
)


def account(position: Position[Table]) -> Account:
    """The account of a match that is over."""
    table = position.table
    assert table.ending is not None
    seats = range(len(table.players))
    order = sorted(seats, key=lambda seat: -score(table, seat).total)
    told = tuple(tuple(_of_seat(table, seat)) for seat in seats)
    return Account(tuple(_reasons(table)), told, tuple(order))


def _reasons(table: Table) -> Iterator[Prompt]:
    assert table.ending is not None
    yield Ended(table.ending.reason)
    if table.doom is None:
        return
    yield Strengths(table.doom.good, table.doom.evil)
    if table.solo is not None:
        return
    found = ranking(table)
    if not found.winners:
        yield NobodyLeft()
        return
    points = score(table, found.winners[0]).total
    if len(found.winners) == 1:
        yield HadScore(found.winners[0], points)
    else:
        yield SharedScore(found.winners, points)
    if found.tie_break is not None:
        yield TieBroken(found.tie_break)


def _of_seat(table: Table, seat: Seat) -> Iterator[Prompt]:
    parts = score(table, seat)
    solo = table.solo
    if solo is not None:
        yield FinalPoints(points(table, seat))
        if solo.task is not None:
            yield TaskAccount(solo.task, solo.done, medal(table))
    yield FinalScore(parts.total)
    fallen = 0
    if table.doom is not None:
        fallen = sum(one.seat == seat for one in table.doom.fallen)
        side = table.doom.sides[seat]
        if side is not None:
            yield FinalHost(side, has_won(table, seat))
    yield FinalParts(parts.best, parts.mortals, parts.runes, parts.friends, parts.bonus)
    yield FinalPeople(sum(len(counter.members) for counter in table.of(seat)), fallen)
