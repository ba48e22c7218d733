"""What only SQLite's file can show: its settings, its locks, its copies."""

import asyncio
import sqlite3

import pytest
from aiosqlite import Connection

from db import Busy, Store, reading
from db.engine import CONNECTIONS
from db.schema import metadata
from tests.blank import blank
from tests.db.examples import running, step
from tests.db.writes import holding

CONNECT, EXECUTE = sqlite3.connect, Connection._execute
TABLES_SCANNED = [["SCAN", name] for name in metadata.tables]
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 1500}


@pytest.fixture
async def store(sqlite):
    opened = await Store.open(blank(sqlite.file))
    yield opened
    await opened.close()


@pytest.fixture
async def other(sqlite, store):
    opened = await Store.open(blank(sqlite.file))
    yield opened
    await opened.close()


async def impatient(store):
    """Waits a tenth of a second for a lock, on the connection that it writes with."""
    async with store._writing() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout = 100")


async def test_every_connection_is_set_up(store):
    """Write-ahead log, every commit on the disk, foreign keys, and patience."""
    async with store._reader.connect() as first, store._reader.connect() as second:
        for connection in (first, second):
            for name, value in PRAGMAS.items():
                assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() == value


async def test_a_write_locks_from_its_first_moment(store, sqlite):
    """Not from its first changed row: two that have read could not both go on."""
    async with store._engine.begin():
        with (
            sqlite3.connect(sqlite.file, timeout=0) as raw,
            pytest.raises(sqlite3.OperationalError),
        ):
            raw.execute("BEGIN IMMEDIATE")
    raw.close()


async def test_a_second_writer_waits(store, other):
    """And then writes."""
    record = await running(store)
    async with holding(other):
        writing = asyncio.create_task(store.act(record.id, record.number, step(4, record.id)))
        await asyncio.sleep(0.2)
        assert not writing.done()
    await writing

    assert (await store.match(record.id)).number == 4


async def test_a_second_writer_does_not_wait_for_ever(store, other, sqlite):
    """The lock's time runs out: an error, nothing written, and later it works."""
    record = await running(store)
    before = await sqlite.dump()
    await impatient(store)
    async with holding(other):
        with pytest.raises(Busy, match="database is locked"):
            await store.act(record.id, record.number, step(4, record.id))

    assert await sqlite.dump() == before
    await store.act(record.id, record.number, step(4, record.id))


async def test_readers_do_not_wait_for_a_writer(store, other):
    """They see what stood before it."""
    record = await running(store)
    async with holding(other):
        seen = await store.match(record.id)
        mine = await store.matches_of(record.host, record.guild)
        await store.due_posts()

    assert seen == record == mine[0]


async def test_a_writer_does_not_wait_for_readers(store, other):
    """A long look at things holds nobody up."""
    record = await running(store)
    async with store._reader.connect() as reader:
        await reader.exec_driver_sql("BEGIN")
        await reader.exec_driver_sql("SELECT * FROM matches")
        await other.act(record.id, record.number, step(4, record.id))


async def test_a_reader_keeps_no_old_moment(store, other):
    """Reading begins no transaction: what was written since is seen, on the same connection."""
    record = await running(store)
    async with store._reader.connect() as reader:
        seen = []
        for number in (record.number, record.number + 1):
            await other.act(record.id, number, step(number + 1, record.id))
            seen.append((await reader.exec_driver_sql("SELECT number FROM matches")).scalar())

    assert seen == [record.number + 1, record.number + 2]


async def test_connections_stay_open(store, sqlite, monkeypatch):
    """A crowd of readers and writers is served by as many as there are; nobody is turned away."""
    record = await running(store)
    opened = []
    monkeypatch.setattr(
        sqlite3, "connect", lambda *args, **how: opened.append(1) or CONNECT(*args, **how)
    )
    for _ in range(3):
        await asyncio.gather(
            *(store.match(record.id) for _ in range(40)),
            *(store.take_note(f"{at}", "") for at in range(10)),
        )

    assert len(opened) < CONNECTIONS


@pytest.mark.parametrize(
    ("statement", "index"),
    [
        (reading.DUE, "ix_posts_due"),
        (reading.DUE_IN, "ix_posts_due"),
        (reading.DEEDS_SINCE, "ix_actions_undone"),
        (reading.DEEDS_OF_TURN, "ix_actions_turn (match=? AND turn=?)"),
        (reading.LOBBIES, "ix_matches_living"),
        (reading.TALLY, "ix_matches_living"),
        (reading.TALLY, "ix_posts_due"),
        (reading.MATCHES_OF, "ix_seats_user"),
        (reading.NEXT_CLOCK, "ix_clocks_due"),
    ],
)
async def test_a_search_knows_its_index(store, statement, index):
    """What is looked for often does not take longer as matches pile up."""
    async with store._reader.connect() as connection:
        written = statement.compile(connection.sync_connection)
        values = tuple(written.params.get(name, 0) for name in written.positiontup)
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {written}", values)

    lines = [row[-1] for row in plan]
    assert any(index in line for line in lines)
    assert not [one for one in lines if one.split()[:2] in TABLES_SCANNED and "USING" not in one]


async def test_a_statement_makes_one_trip(store, monkeypatch):
    """To the driver's thread, with all that it finds."""
    record = await running(store)
    trips = []
    monkeypatch.setattr(
        Connection, "_execute", lambda *args: trips.append(args[1]) or EXECUTE(*args)
    )
    await store.match(record.id)
    await store.take_note("name", "value")

    assert len(trips) == 1 + len(("BEGIN", "INSERT", "COMMIT"))


@pytest.mark.parametrize("name", ["with space.db", "100%.db", "who?.db", "a#b.db", "öß.db"])
async def test_a_file_may_have_any_name(tmp_path, name):
    """It is a path, not a URL."""
    file = tmp_path / name
    store = await Store.open(file)
    await store.close()

    assert file.exists()
