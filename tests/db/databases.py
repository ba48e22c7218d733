"""The databases that the store is tested on, a fresh one for each test.

SQLite always; PostgreSQL where `SKALD_POSTGRES` holds the URL of a server.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db import Store
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
async def fresh(kind: str, folder: Path, model: str = "template1") -> AsyncIterator[Database]:
    """An empty database; on a server it is copied from a model, and dropped afterwards."""
    if kind == "sqlite":
        file = folder / "skald.db"
        yield Database(kind, f"sqlite+aiosqlite:///{file}", file)
        return
    name = f"skald_{os.getpid()}_{next(_NUMBERS)}"
    await _on_server(f"CREATE DATABASE {name} TEMPLATE {model}")
    try:
        yield Database(kind, _url(name))
    finally:
        await _drop(name)


@contextmanager
def migrated() -> Iterator[str]:
    """The name of a database on the server as the migrations make it, which takes a second.

    In a thread, as whoever asks may have a loop that runs.
    """
    name = f"skald_{os.getpid()}_migrated"
    with ThreadPoolExecutor(1) as thread:
        try:
            thread.submit(asyncio.run, _migrate(name)).result()
            yield name
        finally:
            thread.submit(asyncio.run, _drop(name)).result()


async def _migrate(name: str) -> None:
    await _on_server(f"CREATE DATABASE {name}")
    store = await Store.open(_url(name))
    await store.close()


async def _drop(name: str) -> None:
    await _on_server(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def _url(name: str) -> str:
    assert SERVER is not None
    return make_url(SERVER).set(database=name).render_as_string(hide_password=False)


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
