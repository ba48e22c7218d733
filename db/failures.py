"""Tells failures of SQLite's file from mistakes: what it cannot help is raised as `Unavailable`.

Only the primary result code counts; https://www.sqlite.org/rescode.html lists them.
"""

import sqlite3

from sqlalchemy import Engine, ExceptionContext, event

from db.errors import Broken, Busy, Full, ReadOnly, Unavailable

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


def failure_of(error: BaseException | None) -> Unavailable | None:
    """Give the failure of the store that an error of SQLite means, if it means one."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = _FAILURES.get(code & _PRIMARY) if isinstance(code, int) else None
    return kind(str(error)) if kind else None


def tell_failures(engine: Engine) -> None:
    """From now on, what this engine raises for them is `Unavailable`."""
    event.listen(engine, "handle_error", _translate)


def _translate(context: ExceptionContext) -> Unavailable | None:
    """Give the error that SQLAlchemy raises instead."""
    return failure_of(context.original_exception)
