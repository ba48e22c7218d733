"""The rows of one write, in as few statements as can be: each is a trip to the driver and back.

All of it happens inside a transaction that the store has begun.
"""

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Sequence
from functools import cache, wraps
from importlib import import_module
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import (
    Executable,
    Float,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import Conflict, MatchNotFound
from db.records import Status, Step, Wish
from db.schema import actions, clocks, matches, positions, posts, seats

P = ParamSpec("P")
T = TypeVar("T")

_HERE = and_(
    matches.c.id == bindparam("of"),
    matches.c.number == bindparam("at"),
    matches.c.status == bindparam("expected"),
)
_HELD = select(matches.c.number).where(matches.c.id == bindparam("of")).with_for_update()
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
_POSITION, _ACTION = insert(positions), insert(actions)
_DEED = ("turn", "seat", "action", "events", "at")
_UNDONE = (
    update(actions)
    .where(actions.c.match == bindparam("of"), actions.c.number == bindparam("back"))
    .values(undone=bindparam("by"))
)
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
    number: int | None = (await db.execute(_HELD, {"of": match})).scalar()
    if number is None:
        raise MatchNotFound(f"there is no match {match}")
    return number


async def advance(
    db: AsyncConnection, match: int, number: int, expected: Status, **changes: object
) -> None:
    """Take the next number; the row's number guards against a second process."""
    guard = {"of": match, "at": number, "expected": expected, "to_number": number + 1}
    values = {f"to_{name}": value for name, value in changes.items()}
    moved = await db.execute(_advanced(*changes), guard | values)
    if moved.rowcount != 1:
        raise Conflict(f"match {match} is not at {number} any more")


async def record(db: AsyncConnection, match: int, number: int, step: Step) -> None:
    """What happened, what is asked now, and what is to be shown."""
    here = {"match": match, "number": number}
    await db.execute(_POSITION, here | {"data": zlib.compress(step.position, 1)})
    await db.execute(_ACTION, here | {name: getattr(step, name) for name in _DEED})
    undone = [{"of": match, "back": one, "by": number} for one in step.undone]
    await _many(db, _UNDONE, undone)
    await _ask(db, match, step)
    await wish(db, match, number, step.wishes, step.at)


async def _ask(db: AsyncConnection, match: int, step: Step) -> None:
    """The prompts that are new, each with its reminder or with none."""
    asked = [
        {"of": match, "at": seat, "asked": prompt, "acts": step.at if seat == step.seat else None}
        for seat, prompt in step.prompts.items()
    ]
    await _many(db, _ASKED, asked)
    await _many(db, _ANSWERED, [one for one in asked if one["at"] not in step.clocks])
    reminders = [
        {"match": match, "seat": seat, "prompt": step.prompts[seat], "due": due}
        for seat, due in step.clocks.items()
    ]
    await upsert(db, clocks, ("match", "seat"), ("prompt", "due"), *reminders)


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
    await upsert(db, posts, ("match", "kind", "key"), ("wanted", "gone"), *wanted)
    await _many(db, _GONE, gone)


async def upsert(
    db: AsyncConnection,
    table: Table,
    keys: tuple[str, ...],
    changed: tuple[str, ...],
    *rows: dict[str, Any],
) -> None:
    """Make rows, or change those columns of the rows that there are under the same keys."""
    await _many(db, _upserted(db.dialect.name, table, keys, changed), rows)


@cache
def _advanced(*changed: str) -> Update:
    """The match's row at its next number, with other values in these columns."""
    values: dict[str, Any] = {name: bindparam(f"to_{name}") for name in ("number", *changed)}
    return update(matches).where(_HERE).values(values)


@cache
def _upserted(
    dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...]
) -> Executable:
    """Each database has its own words for it, which only its own users have to load."""
    new = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    instead = {name: new.excluded[name] for name in changed}
    upserted: Executable = new.on_conflict_do_update(index_elements=keys, set_=instead)
    return upserted


async def _many(db: AsyncConnection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """The same for each row, in one trip to the database."""
    if rows:
        await db.execute(statement, rows if len(rows) > 1 else rows[0])
