"""The rows of one write, in as few statements as can be: each is a trip to the driver and back.

All of it happens inside a transaction that the store has begun.
"""

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Executable, Float, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import Conflict, MatchNotFound
from db.records import Status, Step, Wish
from db.schema import actions, clocks, matches, offers, positions, posts, seats

P = ParamSpec("P")
T = TypeVar("T")

_ASKED = (
    update(seats)
    .where(seats.c.match == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(
        prompt=bindparam("asked"),
        acted=func.coalesce(bindparam("acts", type_=Float), seats.c.acted),
    )
)
"""What a seat is asked, and that it has acted if it has."""
_ANSWERED = delete(clocks).where(
    clocks.c.match == bindparam("of"),
    clocks.c.seat == bindparam("at"),
    clocks.c.prompt != bindparam("asked"),
)
"""Only what is asked now is reminded of."""
_NEW: dict[str, sqlite.Insert | postgresql.Insert] = {
    "sqlite": sqlite.insert(posts),
    "postgresql": postgresql.insert(posts),
}
_WANTED = {
    dialect: new.on_conflict_do_update(
        index_elements=["match", "kind", "key"],
        set_={"wanted": new.excluded.wanted, "gone": False},
    )
    for dialect, new in _NEW.items()
}
"""A new post, or the one that there is; each database has its own words for it."""
_GONE = (
    update(posts)
    .where(
        posts.c.match == bindparam("of"),
        posts.c.kind == bindparam("what"),
        posts.c.key == bindparam("which"),
    )
    .values(wanted=bindparam("now"), gone=True)
)


class Writer(Protocol):
    """What writes one transaction at a time."""

    turn: asyncio.Lock


W = TypeVar("W", bound=Writer)


def whole(
    write: Callable[Concatenate[W, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[W, P], Coroutine[Any, Any, T]]:
    """Write one after the other, and finish what was begun before being cancelled.

    SQLite has one writer: many at once would wait for its lock until some give up. A connection
    that is torn out of a statement would keep that lock, and all others waiting.
    """

    @wraps(write)
    async def finished(self: W, /, *args: P.args, **options: P.kwargs) -> T:
        async def in_turn() -> T:
            async with self.turn:
                return await write(self, *args, **options)

        writing = asyncio.ensure_future(in_turn())
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.gather(writing, return_exceptions=True)
            raise

    return finished


async def hold(db: AsyncConnection, match: int) -> int:
    """The match's number; nobody else writes to the match before the transaction ends."""
    here = select(matches.c.number).where(matches.c.id == match).with_for_update()
    number: int | None = (await db.execute(here)).scalar()
    if number is None:
        raise MatchNotFound(f"there is no match {match}")
    return number


async def advance(
    db: AsyncConnection, match: int, number: int, expected: Status, **changes: object
) -> None:
    """Take the next number; the row's number guards against a second process."""
    here = and_(matches.c.id == match, matches.c.number == number, matches.c.status == expected)
    moved = await db.execute(update(matches).where(here).values(number=number + 1, **changes))
    if moved.rowcount != 1:
        raise Conflict(f"match {match} is not at {number} any more")


async def record(db: AsyncConnection, match: int, number: int, step: Step) -> None:
    """What happened, what is asked now, and what is to be shown."""
    await db.execute(
        insert(positions).values(match=match, number=number, data=zlib.compress(step.position, 1))
    )
    await db.execute(
        insert(actions).values(
            match=match,
            number=number,
            turn=step.turn,
            seat=step.seat,
            action=step.action,
            events=step.events,
            at=step.at,
        )
    )
    if step.undone:
        here = and_(actions.c.match == match, actions.c.number.in_(step.undone))
        await db.execute(update(actions).where(here).values(undone=number))
    asked = [
        {"of": match, "at": seat, "asked": prompt, "acts": step.at if seat == step.seat else None}
        for seat, prompt in step.prompts.items()
    ]
    await _many(db, _ASKED, asked)
    await _many(db, _ANSWERED, asked)
    reminders = [
        {"match": match, "seat": seat, "prompt": step.prompts[seat], "due": due}
        for seat, due in step.clocks.items()
    ]
    await _many(db, insert(clocks), reminders)
    await db.execute(delete(offers).where(and_(offers.c.match == match, offers.c.kind == "undo")))
    await wish(db, match, number, step.wishes, step.at)


async def wish(
    db: AsyncConnection, match: int, number: int, wishes: Sequence[Wish], at: float
) -> None:
    """Messages to be posted, edited or deleted from this number on."""
    usual = {"match": match, "wanted": number, "shown": 0, "gone": False, "created": at}
    wanted = [usual | {"kind": one.kind, "key": one.key} for one in wishes if not one.gone]
    gone = [
        {"of": match, "what": one.kind, "which": one.key, "now": number}
        for one in wishes
        if one.gone
    ]
    await _many(db, _WANTED[db.dialect.name], wanted)
    await _many(db, _GONE, gone)


async def _many(db: AsyncConnection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """The same for each row, in one trip to the database."""
    if rows:
        await db.execute(statement, rows)
