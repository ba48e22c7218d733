"""A database that is open: its connections, and whose turn it is to write."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Select

from db.asynchronous import AsyncConnection, AsyncEngine
from db.engine import check_up_to_date, migrate, open_engine, reading, url_of
from db.errors import Busy


class Database:
    """Open it with `open`, close it with `close`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = reading(engine)
        self.turn = asyncio.Lock()
        self.refused_at = 0.0
        """The moment when a write last waited for a lock in vain, by the process's own clock."""
        self.on_write: Callable[[float], None] = lambda _: None
        """Called after every write with the seconds that it took, without the wait for its turn."""
        self._writer: AsyncConnection | None = None

    @classmethod
    async def open(cls, database: str | Path) -> Self:
        """Open a SQLite file, or the database at a URL; its schema is brought up to date."""
        return await cls._opened(database, migrate)

    @classmethod
    async def join(cls, database: str | Path) -> Self:
        """Open a database beside a program that may be using it: its schema is left as it is.

        Raises:
            Older: it must be brought up to date before.
        """
        return await cls._opened(database, check_up_to_date)

    @classmethod
    async def _opened(
        cls, database: str | Path, ready: Callable[[AsyncEngine], Awaitable[None]]
    ) -> Self:
        """Open a database once it is ready; one that is not is let go."""
        engine = open_engine(url_of(database))
        try:
            await ready(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    def check_lock(self, since: float) -> None:
        """Refuse at once what has waited since then, if a write has met a lock meanwhile.

        Else each would wait for the lock anew, and the last of a crowd for very long.

        Raises:
            Busy: one has.
        """
        if since < self.refused_at:
            raise Busy("another write has waited for the lock in vain")

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; a file's connection stays with the writer, of whom there is one at a time.

        A server may go and come: the pool looks whether a connection still stands.
        """
        if self._engine.dialect.name != "sqlite":
            async with self._engine.begin() as db:
                yield db
            return
        if self._writer is None:
            self._writer = await self._engine.connect()
        async with self._writer.begin():
            yield self._writer

    async def _all(self, wanted: Select[Any], **values: object) -> Sequence[Sequence[Any]]:
        """The rows of one statement."""
        async with self._reader.connect() as db:
            rows: Sequence[Sequence[Any]] = (await db.execute(wanted, values)).all()
        return rows

    async def _first(self, wanted: Select[Any], **values: object) -> Any:
        """The first row of one statement, or None."""
        async with self._reader.connect() as db:
            return (await db.execute(wanted, values)).first()
