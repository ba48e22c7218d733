"""What SQLite's file cannot do: no room, a lock, no right to write, no disk, no database."""

import os
import sqlite3
from contextlib import closing

import pytest

from db import Broken, Busy, Full, ReadOnly, Store, Unavailable, engine
from tests.blank import blank
from tests.db.examples import running, step


@pytest.fixture
async def store(sqlite):
    opened = await Store.open(sqlite.file)
    yield opened
    await opened.close()


async def ordered(store, *pragmas):
    """Set something on the connection with which the store writes."""
    driver = (await store._writer.get_raw_connection()).driver_connection
    for pragma in pragmas:
        await driver.execute(f"PRAGMA {pragma}")


async def test_without_room_nothing_is_half_written(store, sqlite):
    """And when there is room again it goes on."""
    record = await running(store)
    async with store._engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
    before = await sqlite.dump()
    await ordered(store, f"max_page_count={pages}")
    with pytest.raises(Full, match="database or disk is full"):
        await store.act(record.id, record.number, step(4, position=os.urandom(30000)))

    assert await sqlite.dump() == before
    await ordered(store, "max_page_count=1000000")
    await store.act(record.id, record.number, step(4))


async def test_what_may_not_be_written_is_told(store, sqlite):
    record = await running(store)
    before = await sqlite.dump()
    await ordered(store, "query_only=ON")
    with pytest.raises(ReadOnly):
        await store.act(record.id, record.number, step(4))
    await ordered(store, "query_only=OFF")

    assert await sqlite.dump() == before
    await store.act(record.id, record.number, step(4))


async def test_a_locked_database_is_not_opened(tmp_path, monkeypatch):
    """Its lock is waited for as long as any."""
    monkeypatch.setattr(engine, "PATIENCE", 50)
    file = blank(tmp_path / "skald.db")
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Busy):
            await Store.open(file)


@pytest.mark.parametrize(
    ("name", "data"), [("notes.txt", b"Dear diary, " * 500), ("no/such/folder.db", None)]
)
async def test_what_is_no_database_is_not_opened(tmp_path, name, data):
    file = tmp_path / name
    if data:
        file.write_bytes(data)
    with pytest.raises(Broken):
        await Store.open(file)


async def test_a_page_that_is_destroyed_is_told(store, sqlite):
    """SQLite meets it when it reads, not before."""
    await running(store)
    await store.close()
    data = bytearray(sqlite.file.read_bytes())
    data[4096:] = os.urandom(len(data) - 4096)
    sqlite.file.write_bytes(data)
    with pytest.raises(Unavailable):
        await Store.open(sqlite.file)
