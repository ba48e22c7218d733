"""Opens the database: SQLite's settings, and the migrations.

Transactions begin IMMEDIATE, so that two processes never both read before either writes; reads
alone begin plainly.
"""

import shutil
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

READING = "reading"
"""The execution option of a connection that only reads."""
_MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date in one transaction; the file is copied before."""
    async with engine.connect() as connection:
        pending = await connection.run_sync(_is_behind)
    if not pending:
        return
    if engine.dialect.name == "sqlite" and engine.url.database:
        _copy(Path(engine.url.database))
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the transactions are begun below
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _is_behind(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() != head


def _upgrade(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")


def _copy(file: Path) -> None:
    if file.exists() and file.stat().st_size:
        shutil.copyfile(file, file.with_suffix(file.suffix + ".before-migration"))
