"""aiosqlite with fewer trips to its thread: a statement is one, and brings along all that it finds.

aiosqlite itself makes one for the cursor, one for the statement, one for its rows and one for the
closing, and each takes longer than what SQLite does meanwhile. Knows nothing of the store.
"""

import sqlite3
from collections.abc import Iterable
from functools import partial
from typing import Any

from aiosqlite import Connection, Cursor
from aiosqlite.context import contextmanager

_CHUNK = 64
"""Rows that aiosqlite would fetch at a time; here all come at once."""


class WholeCursor(Cursor):
    """Brings the rows along with the statement that finds them."""

    _rows: list[Any]

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Cursor:
        """Run a statement, and fetch all that it gives."""
        self._rows = await self._execute(self._run, sql, parameters or ())  # type: ignore[no-untyped-call]
        return self

    async def fetchall(self) -> list[Any]:
        """All that the statement gave."""
        return self._rows

    async def close(self) -> None:
        """Nothing is left to be fetched, so nobody is waited for."""
        self._cursor.close()

    def _run(self, sql: str, parameters: Any) -> list[Any]:
        return self._cursor.execute(sql, parameters).fetchall()


class OneTripConnection(Connection):
    """A connection whose statements make one trip each, and that rolls back only what began."""

    async def _connect(self) -> Connection:
        """Open the file; where that fails, the thread has ended before anybody hears of it.

        aiosqlite tells it to end, and waits for nothing: it would answer a loop that is closed.
        """
        try:
            return await super()._connect()
        except BaseException:
            self._thread.join()
            raise

    @contextmanager
    async def cursor(self) -> Cursor:
        """A cursor; to make one, nobody is waited for."""
        return WholeCursor(self, self._conn.cursor())

    async def rollback(self) -> None:
        """Take back what was written since the transaction began, if one did."""
        if self._conn.in_transaction:
            await super().rollback()


def _opened(file: str, **options: Any) -> sqlite3.Connection:
    """Every text is read, whatever bytes it has: one damaged row must not hide all others."""
    connection: sqlite3.Connection = sqlite3.connect(file, **options)
    connection.text_factory = _text
    return connection


def _text(written: bytes) -> str:
    return written.decode(errors="replace")


def connect(file: str, **options: Any) -> OneTripConnection:
    """A connection to a file, to be awaited; the options are those of `sqlite3.connect`."""
    opened = OneTripConnection(partial(_opened, file, **options), _CHUNK)
    opened._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy's own: no program waits for it
    return opened
