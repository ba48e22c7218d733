"""The rows of one write, in as few statements as can be: each is a trip to the driver and back.

All of it happens inside a transaction that the store has begun.
"""

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Sequence
from functools import cache, wraps
from importlib import import_module
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from msgspec.structs import asdict
from sqlalchemy import (
    Executable,
    Table,
    Update,
    and_,
    bindparam,
    case,
    delete,
    insert,
    or_,
    select,
    update,
)

from db.asynchronous import AsyncConnection
from db.errors import Busy, Conflict, MatchNotFound
from db.records import Commit, OpenQuestion, SeatRecord, Status, WantedPost
from db.schema import actions, clocks, matches, positions, posts, seats
from db.soundness import checksums
from db.soundness.sealing import position

P = ParamSpec("P")
T = TypeVar("T")

_HERE = and_(
    matches.c.id == bindparam("of"),
    matches.c.number == bindparam("at"),
    matches.c.status == bindparam("expected"),
)
_HELD = select(matches.c.number).where(matches.c.id == bindparam("of")).with_for_update()
_SEAT = tuple(n for n in SeatRecord.__struct_fields__ if n not in ("seat", "user", "name", "clock"))
"""The fields of a seat that change while a match runs."""
_SEATED = (
    update(seats)
    .where(seats.c.match == bindparam("of"), seats.c.seat == bindparam("at"))
    .values({name: bindparam(f"to_{name}") for name in _SEAT})
)
_HANDED_OVER = (
    update(seats)
    .where(seats.c.match == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(user=bindparam("to_user"), name=bindparam("to_name"))
)
_ANSWERED = delete(clocks).where(
    clocks.c.match == bindparam("of"), clocks.c.seat == bindparam("at")
)
_TIMED = tuple(name for name in OpenQuestion.__struct_fields__ if name not in ("match", "seat"))
_POSITION, _ACTION = insert(positions), insert(actions)
_DEED = ("turn", "seat", "action", "events", "at", "by")
_UNDONE = (
    update(actions)
    .where(actions.c.match == bindparam("of"), actions.c.number == bindparam("back"))
    .values(undone=bindparam("now"))
)
_GONE = (
    update(posts)
    .where(
        posts.c.match == bindparam("of"),
        posts.c.kind == bindparam("what"),
        or_(
            posts.c.key == bindparam("which"),
            and_(posts.c.key > bindparam("beyond_from"), posts.c.key < bindparam("beyond_to")),
        ),
    )
    .values(wanted=bindparam("now"), gone=True)
)


class Writer(Protocol):
    """An object that writes one transaction at a time."""

    turn: asyncio.Lock
    on_write: Callable[[float], None]
    refused_at: float

    def check_lock(self, since: float) -> None:
        """Refuse at once what has waited since a write met a lock."""


W = TypeVar("W", bound=Writer)


def whole(
    write: Callable[Concatenate[W, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[W, P], Coroutine[Any, Any, T]]:
    """Write one after the other, and finish what was begun before being cancelled.

    SQLite has one writer: many at once would wait for its lock until some give up. A connection
    that is torn out of a statement would keep that lock, and all others waiting. Where somebody
    else has that lock for too long, all who have waited meanwhile are refused together.
    """

    @wraps(write)
    async def finished(self: W, /, *args: P.args, **options: P.kwargs) -> T:
        async def in_turn() -> T:
            came = perf_counter()
            async with self.turn:
                began = perf_counter()
                self.check_lock(came)
                try:
                    return await write(self, *args, **options)
                except Busy:
                    self.refused_at = perf_counter()
                    raise
                finally:
                    self.on_write(perf_counter() - began)

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


async def record(db: AsyncConnection, match: int, number: int, step: Commit) -> None:
    """Write an action, its events, the questions that follow, and the posts that are wanted."""
    here = {"match": match, "number": number}
    await _put(db, match, number, zlib.compress(step.position, 1))
    await db.execute(_ACTION, here | {name: getattr(step, name) for name in _DEED})
    undone = [{"of": match, "back": one, "now": number} for one in step.undone]
    await many(db, _UNDONE, undone)
    await change_seats(db, match, step.seats)
    await want(db, match, number, step.wanted, step.at)


def seat_row(seat: SeatRecord) -> dict[str, Any]:
    """A seat without its clock, which has a table of its own."""
    return {name: value for name, value in asdict(seat).items() if name != "clock"}


async def change_seats(db: AsyncConnection, match: int, changed: Sequence[SeatRecord]) -> None:
    """Set how seats stand, each with its clock or with none."""
    values = [
        {"of": match, "at": seat.seat} | {f"to_{name}": getattr(seat, name) for name in _SEAT}
        for seat in changed
    ]
    await many(db, _SEATED, values)
    idle = [{"of": match, "at": seat.seat} for seat in changed if seat.clock is None]
    await many(db, _ANSWERED, idle)
    running = [asdict(seat.clock) for seat in changed if seat.clock is not None]
    await upsert(db, clocks, ("match", "seat"), _TIMED, *running)


async def hand_over(db: AsyncConnection, match: int, changed: Sequence[SeatRecord]) -> None:
    """Set the users of seats from now on."""
    values = [
        {"of": match, "at": seat.seat, "to_user": seat.user, "to_name": seat.name}
        for seat in changed
    ]
    await many(db, _HANDED_OVER, values)


async def stand(db: AsyncConnection, match: int, number: int) -> None:
    """The position of a number is the one of the next number too.

    Raises:
        Damaged: it is not there, or isn't what was written.
    """
    await _put(db, match, number + 1, await position(db, match, number))


async def want(
    db: AsyncConnection, match: int, number: int, wanted: Sequence[WantedPost], at: float
) -> None:
    """Messages to be posted, edited or deleted from this number on."""
    usual = {"match": match, "wanted": number, "shown": 0, "gone": False, "created": at}
    rows = [usual | {"kind": one.kind, "key": one.key} for one in wanted if not one.gone]
    gone = [
        {
            "of": match,
            "what": one.kind,
            "which": one.key,
            "beyond_from": f"{one.key}:",
            "beyond_to": f"{one.key};",  # the sign after the colon
            "now": number,
        }
        for one in wanted
        if one.gone
    ]
    await many(db, _GONE, gone)
    await upsert(db, posts, ("match", "kind", "key"), ("wanted", "gone"), *rows)


async def upsert(
    db: AsyncConnection,
    table: Table,
    keys: tuple[str, ...],
    changed: tuple[str, ...],
    *rows: dict[str, Any],
) -> None:
    """Make rows, or change those columns of the rows that there are under the same keys."""
    await many(db, _upserted(db.dialect.name, table, keys, changed), rows)


async def _put(db: AsyncConnection, match: int, number: int, packed: bytes) -> None:
    """Save a position with its checksum."""
    checksum = checksums.of_position(match, number, packed)
    row = {"match": match, "number": number, "data": packed, "checksum": checksum}
    await db.execute(_POSITION, row)


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
    instead: dict[str, Any] = {name: new.excluded[name] for name in changed}
    if table is posts:  # a board that is wanted anew at the same number is to be shown anew
        again = and_(posts.c.kind == "board", new.excluded.wanted <= posts.c.wanted)
        instead["wanted"] = case((again, posts.c.wanted + 1), else_=new.excluded.wanted)
        # what was taken away and comes again is another message
        instead["created"] = case((posts.c.gone, new.excluded.created), else_=posts.c.created)
    upserted: Executable = new.on_conflict_do_update(index_elements=keys, set_=instead)
    return upserted


async def many(db: AsyncConnection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """The same for each row, in one trip to the database."""
    if rows:
        await db.execute(statement, rows if len(rows) > 1 else rows[0])
