"""Opens the database: SQLite's settings, and the migrations.

Transactions begin IMMEDIATE, so that two processes never both read before either writes. A
connection that only reads begins none: each of its statements sees one moment by itself.
"""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    IntegrityError,
    InvalidRequestError,
    NoSuchTableError,
)

from db.asynchronous import AsyncEngine, create_async_engine
from db.driver import connect
from db.errors import Broken, Busy, Incomplete, Older, Unreachable, Unspeakable
from db.failures import failure_of, tell_failures
from db.soundness.tables import check_tables, revision_of

if TYPE_CHECKING:
    from alembic.config import Config

CONNECTIONS = 5
"""Connections that stay open; further callers wait, as opening one takes longer."""
PATIENCE = 5000
"""Milliseconds for which a lock is waited for when the database is opened."""
HASTE = 1500
"""The same for a write: whoever clicks is to read in time that it cannot be done."""
PAUSE = 0.02
"""Seconds until a refused change of the journal's mode is tried again."""
MIGRATION = 120_000
"""The same for a program that would migrate: another may be at it, and may have much to do."""
_READING = "reading"
_OPENING = "opening"
_MIGRATING = "migrating"
_MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x534B414C44
"""PostgreSQL's advisory lock that a migration holds: any number that nobody else uses."""


def url_of(database: str | Path) -> str | URL:
    """The URL of a database that is named by its file or by its URL."""
    name = str(database)
    return name if "://" in name else URL.create("sqlite+aiosqlite", database=name)


def open_engine(database: str | URL) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`.

    Raises:
        Unspeakable: the URL cannot be read, or nothing here speaks to such a database.
    """
    # What is written holds hands, and an error's text goes to the log.
    pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "hide_parameters": True}
    try:
        url = make_url(database)
        if url.get_backend_name() != "sqlite":
            hasty = {"server_settings": {"lock_timeout": str(HASTE)}}
            engine = create_async_engine(url, connect_args=hasty, pool_pre_ping=True, **pool)
            tell_failures(engine.sync_engine)
            return engine
    except (ArgumentError, InvalidRequestError, ImportError) as error:
        raise Unspeakable(str(error)) from error
    (file,), options = url.get_dialect()().create_connect_args(url)
    engine = create_async_engine(url, async_creator=partial(connect, file, **options), **pool)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    tell_failures(engine.sync_engine)
    return engine


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for statements that only read: none of them begins a transaction."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_READING: True})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date in one transaction; the file is copied before.

    Raises:
        Unavailable: the database does not work, or is no database for this program.
    """
    revision = await _inspected(engine)
    if revision == newest_revision():
        await _try_to_write(engine)
        await engine.dispose()  # that connection waits too long
        return
    if revision and engine.dialect.name == "sqlite" and engine.url.database:
        _copy(Path(engine.url.database))
    async with engine.execution_options(**{_MIGRATING: True}).begin() as connection:
        await connection.run_sync(_upgrade)
    await engine.dispose()  # that connection looks after no foreign keys, and waits too long


async def check_up_to_date(engine: AsyncEngine) -> None:
    """Check that a database can be read as it is; nothing is changed.

    Raises:
        Older: it must be brought up to date before.
        Unavailable: the database does not work, or is no database for this program.
    """
    revision = await _inspected(engine)
    if revision != newest_revision():
        raise Older(f"it has revision {revision or 0}")


def newest_revision() -> str:
    """The revision that the program expects, by the migrations' names."""
    return max(_known_revisions())


def _known_revisions() -> set[str]:
    return {file.name[1:5] for file in _MIGRATIONS.glob("versions/v*.py")}


async def _inspected(engine: AsyncEngine) -> str | None:
    """Give the schema's revision; one that is up to date lacks nothing."""
    _check_folder(engine)
    await _reach(engine)
    async with reading(engine).connect() as connection:
        revision = await connection.run_sync(revision_of, _known_revisions())
        if revision == newest_revision():
            await connection.run_sync(check_tables)
    return revision


def _check_folder(engine: AsyncEngine) -> None:
    """SQLite would only say that it cannot open the file."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file.startswith("file:"):
        return
    if not Path(file).parent.is_dir():
        raise Broken(f"there is no folder {Path(file).parent}")


async def _reach(engine: AsyncEngine) -> None:
    """Try whether a server answers and lets the program in; a file is looked into anyway."""
    if engine.dialect.name == "sqlite":
        return
    try:
        async with engine.connect():
            pass
    except Exception as error:  # each driver has errors of its own for it
        raise Unreachable(str(error)) from error


async def _try_to_write(engine: AsyncEngine) -> None:
    """A file that may only be read is refused at once, and not at the first action.

    BEGIN alone would not tell: SQLite lets it read then.
    """
    async with engine.execution_options(**{_OPENING: True}).connect() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        await connection.rollback()


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the transactions are begun below
    cursor = connection.cursor()
    try:
        connection.run_async(_write_ahead)
        for pragma in (
            "synchronous=FULL",
            "foreign_keys=ON",
            "secure_delete=ON",  # who is forgotten stands in no unused corner of the file
            f"busy_timeout={HASTE}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # nobody else would end its thread
        raise
    cursor.close()


async def _write_ahead(connection: Any) -> None:
    """Keep a write-ahead log; of several programs that open a new file, each gets its turn.

    Where two change the mode at the same time, SQLite refuses one without waiting for the lock.
    """
    until = monotonic() + PATIENCE / 1000
    while True:
        try:
            await connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if not isinstance(failure_of(error), Busy) or monotonic() > until:
                raise
            await asyncio.sleep(PAUSE)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get(_READING):
        return
    if options.get(_OPENING):
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE}")
    if options.get(_MIGRATING):
        connection.exec_driver_sql(f"PRAGMA busy_timeout={MIGRATION}")
        # a table to which others refer could not be made anew
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config(connection: Connection | None = None) -> "Config":
    # Alembic takes a tenth of a second to load, and is needed once a release.
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - as above

    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {MIGRATION}")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    try:
        command.upgrade(_config(connection), "head")
    except (DatabaseError, NoSuchTableError) as error:
        if isinstance(error, IntegrityError):
            raise
        raise Incomplete(str(getattr(error, "orig", error))) from error
    check_tables(connection)
    if sqlite and (orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
        raise sqlite3.IntegrityError(f"foreign keys lead nowhere after the migration: {orphans}")


def _copy(file: Path) -> None:
    """By SQLite's own means: what is committed may still stand in the write-ahead log."""
    target = file.with_suffix(file.suffix + ".before-migration")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
