"""Opens the database: SQLite's settings, and the migrations.

Transactions begin IMMEDIATE, so that two processes never both read before either writes; reads
alone begin plainly.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

READING = "reading"
"""The execution option of a connection that only reads."""
_MIGRATING = "migrating"
_MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x534B414C44
"""PostgreSQL's advisory lock that a migration holds: any number that nobody else uses."""


def open_engine(url: str | URL) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date in one transaction; the file is copied before."""
    async with engine.execution_options(**{READING: True}).connect() as connection:
        revision = await connection.run_sync(_revision)
    if revision == ScriptDirectory.from_config(_config()).get_current_head():
        return
    if revision and engine.dialect.name == "sqlite" and engine.url.database:
        _copy(Path(engine.url.database))
    async with engine.execution_options(**{_MIGRATING: True}).begin() as connection:
        await connection.run_sync(_upgrade)
    await engine.dispose()  # that connection has looked after no foreign keys


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the transactions are begun below
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get(_MIGRATING):  # a table to which others refer could not be made anew
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql("BEGIN" if options.get(READING) else "BEGIN IMMEDIATE")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    command.upgrade(_config(connection), "head")
    if sqlite and (orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
        raise sqlite3.IntegrityError(f"foreign keys lead nowhere after the migration: {orphans}")


def _copy(file: Path) -> None:
    """By SQLite's own means: what is committed may still stand in the write-ahead log."""
    target = file.with_suffix(file.suffix + ".before-migration")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
