"""Tells failures of the database from mistakes: what it cannot help is raised as `Unavailable`.

Of SQLite's result codes only the primary one counts; https://www.sqlite.org/rescode.html lists
them. PostgreSQL's states: https://www.postgresql.org/docs/current/errcodes-appendix.html.
"""

import sqlite3
from typing import Any

from sqlalchemy import Dialect, Engine, ExceptionContext, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from db.errors import Broken, Busy, Full, ReadOnly, Unavailable, Unreachable

_FAILURES: dict[int, type[Unavailable]] = {
    sqlite3.SQLITE_FULL: Full,
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: Broken,
    sqlite3.SQLITE_IOERR: Broken,
    sqlite3.SQLITE_CORRUPT: Broken,
    sqlite3.SQLITE_NOTADB: Broken,
}
_PRIMARY = 0xFF
_STATES: dict[str, type[Unavailable]] = {
    "55P03": Busy,
    "40P01": Busy,
    "53100": Full,
    "25006": ReadOnly,
    **dict.fromkeys(("57P01", "57P02", "57P03"), Unreachable),
    **dict.fromkeys(("08000", "08001", "08003", "08004", "08006"), Unreachable),
}
"""A lock that was not to be had in time, one of two that wait for each other, a full disk, a server
that lets nobody write, one that stops, has crashed or only just starts, and a connection that could
not be made or is gone, also while it was being made."""


def failure_of(error: BaseException | None) -> Unavailable | None:
    """Give the failure of the store that an error of a driver means, if it means one."""
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        kind = _FAILURES.get(code & _PRIMARY)
    else:
        kind = _STATES.get(getattr(error, "sqlstate", None) or "")
    return kind(str(error)) if kind else None


def tell_failures(engine: Engine) -> None:
    """From now on, what this engine raises for them is `Unavailable`."""
    event.listen(engine, "handle_error", _translate)
    event.listen(engine, "do_connect", _connect)


def _translate(context: ExceptionContext) -> Unavailable | None:
    """Give the error that SQLAlchemy raises instead."""
    if context.is_pre_ping or not isinstance(context.original_exception, Exception):
        return None  # the pool only looks, and takes another; whoever is cancelled stays so
    if context.is_disconnect:
        return Unreachable(str(context.original_exception))
    return failure_of(context.original_exception)


def _connect(
    dialect: Dialect, _: object, places: tuple[Any, ...], options: dict[str, Any]
) -> DBAPIConnection:
    """Connect; that nobody listens there is an error of the system's, not of the driver's."""
    try:
        return dialect.connect(*places, **options)
    except OSError as error:
        raise Unreachable(str(error)) from error
