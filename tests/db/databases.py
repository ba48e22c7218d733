"""The databases that the store is tested on, a fresh one for each test.

SQLite always; PostgreSQL where `SKALD_POSTGRES` holds the URL of a server.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.engine import open_engine

SERVER = os.environ.get("SKALD_POSTGRES")
DATABASES = ("sqlite", *(("postgresql",) if SERVER else ()))
_NUMBERS = count(1)

Dump = dict[str, list[tuple[Any, ...]]]
"""All that a database holds: the rows of each table."""


@dataclass(frozen=True)
class Database:
    """An empty database of one test."""

    kind: str
    url: str
    file: Path | None = None

    async def dump(self) -> Dump:
        """All rows of all tables, read past the store."""
        async with self.engine() as engine, engine.connect() as connection:
            return await connection.run_sync(_rows)

    async def run(self, *statements: str, **values: object) -> None:
        """Change something behind the store's back."""
        async with self.engine() as engine, engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement), values)

    @asynccontextmanager
    async def engine(self) -> AsyncIterator[AsyncEngine]:
        """An engine of one's own."""
        engine = open_engine(self.url)
        try:
            yield engine
        finally:
            await engine.dispose()


@asynccontextmanager
async def fresh(kind: str, folder: Path) -> AsyncIterator[Database]:
    """An empty database; on a server it is dropped afterwards."""
    if kind == "sqlite":
        file = folder / "skald.db"
        yield Database(kind, f"sqlite+aiosqlite:///{file}", file)
        return
    name = f"skald_{os.getpid()}_{next(_NUMBERS)}"
    assert SERVER is not None
    await _on_server(f"CREATE DATABASE {name}")
    try:
        url = make_url(SERVER).set(database=name)
        yield Database(kind, url.render_as_string(hide_password=False))
    finally:
        await _on_server(f"DROP DATABASE {name} WITH (FORCE)")


async def _on_server(statement: str) -> None:
    assert SERVER is not None
    engine = create_async_engine(SERVER, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def _rows(connection: Connection) -> Dump:
    quote = connection.dialect.identifier_preparer.quote
    tables = inspect(connection).get_table_names()
    found = {name: connection.exec_driver_sql(f"SELECT * FROM {quote(name)}") for name in tables}
    return {name: sorted(map(tuple, rows), key=repr) for name, rows in found.items()}
