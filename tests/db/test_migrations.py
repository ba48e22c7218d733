"""From nothing, and from every release, to the tables of today; or not at all."""

import asyncio
import sqlite3
import sys
import threading
from contextlib import closing
from subprocess import check_output

import pytest
from sqlalchemy.exc import DatabaseError

import db.engine
from db import Broken, Newer, Status, Store
from tests.db.databases import Database
from tests.db.examples import ANN, BO, CHANNEL, GUILD, NOON, running, step
from tests.db.migrating import (
    FAILING,
    LEAKING,
    ORPHANING,
    REBUILDING,
    RELEASES,
    differences,
    head,
    plant,
    populate,
    restore,
)

OPENING = """
import asyncio, sys
from db import Store

async def main():
    await (await Store.open({file!r})).close()

asyncio.run(main())
print(*sys.modules)
"""
REVISIONS = sorted(file.stem for file in RELEASES.glob("*.sql"))


async def opened(database: Database) -> Store:
    """The store, and at once closed: it has been brought up to date."""
    store = await Store.open(database.url)
    await store.close()
    return store


async def filled(database: Database) -> None:
    """Today's tables with something in each of them."""
    store = await Store.open(database.url)
    await populate(store)
    await store.close()


async def rolls_back(database: Database) -> None:
    """A migration fails, and leaves everything as it was."""
    before = await database.dump()
    assert all(before.values())
    with pytest.raises(RuntimeError, match="planted"):
        await opened(database)
    assert await database.dump() == before
    async with database.engine() as engine, engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_from_nothing_to_the_tables_that_are_expected(database):
    """Alembic finds nothing that it would change."""
    await opened(database)
    async with database.engine() as engine, engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_another_table_is_found_out(database):
    """The comparison barks at a column too many, an index too few, another type."""
    await opened(database)
    await database.run(
        "ALTER TABLE matches ADD COLUMN colour VARCHAR(10)",
        "DROP INDEX ix_posts_match",
        "ALTER TABLE notes RENAME TO jottings",
    )
    async with database.engine() as engine, engine.connect() as connection:
        found = await connection.run_sync(differences)

    assert {one[0] for one in found} == {
        "remove_column", "add_index", "add_table", "remove_table"
    }  # fmt: skip


async def test_migrating_again_changes_nothing(database):
    """Nor is there a second copy of the file."""
    await filled(database)
    before = await database.dump()
    await opened(database)

    assert await database.dump() == before
    assert database.file is None or len(list(database.file.parent.glob("*migration"))) == 0


async def test_every_revision_has_a_release():
    """So that each is migrated from, for ever."""
    numbers = {file.name[1:5] for file in db.engine._MIGRATIONS.glob("versions/v*.py")}

    assert set(REVISIONS) == numbers
    assert max(numbers) == head() == db.engine.newest_revision()


def test_an_up_to_date_database_is_opened_without_alembic(tmp_path):
    """It takes long to load, and has nothing to do; the first time it makes the tables."""
    program = [sys.executable, "-c", OPENING.format(file=str(tmp_path / "skald.db"))]
    loaded = [check_output(program, text=True).split() for _ in range(2)]

    assert ["alembic" in modules for modules in loaded] == [True, False]


@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_release_is_migrated_with_all_that_it_holds(database, revision):
    """The matches are what they were, and go on."""
    await restore(database, revision)
    store = await Store.open(database.url)
    waiting, played, ended = [await store.match(number) for number in (1, 2, 3)]

    assert [one.status for one in (waiting, played, ended)] == list(Status)
    assert (played.guild, played.channel, played.thread) == (GUILD, CHANNEL, 2**62 + 50)
    assert (played.number, played.turn, played.secret) == (5, 1, b"secret")
    assert [(seat.user, seat.prompt) for seat in played.seats] == [(ANN, 5), (BO, 5)]
    assert await store.position(2, 5) == b"position 5"
    assert [deed.action for deed in await store.deeds(2)] == [None, b"action 4", None]
    assert [deed.undone for deed in await store.deeds(2)] == [None, 5, None]
    assert [(one.key, one.until) for one in await store.proposals(2)] == [("draw:0:5", 3)]
    clock = await store.next_clock()
    assert (clock.match, clock.seat, clock.prompt, clock.due) == (3, 0, 4, NOON + 64)
    assert (clock.left, clock.window) == (86400.0, False)
    assert played.stirred >= NOON
    assert (await store.post(1, "lobby", "0")).message == 2**62 + 60
    assert len([post for post in await store.due_posts() if post.kind != "offer"]) == 5
    assert await store.note("commands") == "abc"
    if revision >= "0002":
        assert (await store.user(ANN)).zone == "Europe/Oslo"
        assert (await store.guild(GUILD)).channel == CHANNEL
    await store.act(2, 5, step(6))
    assert (await running(store)).id == 4
    await store.close()
    async with database.engine() as engine, engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_many_programs_open_a_new_database_at_once(database):
    """One of them makes the tables; all of them work."""
    stores = await asyncio.gather(*(Store.open(database.url) for _ in range(12)))
    records = [await running(store) for store in stores]
    await asyncio.gather(*(store.close() for store in stores))

    assert len({record.id for record in records}) == 12


async def test_a_migration_by_another_program_is_waited_for(sqlite, monkeypatch):
    """However long it takes, for a program that would have to migrate itself."""
    monkeypatch.setattr(db.engine, "PATIENCE", 1)
    with closing(sqlite3.connect(sqlite.file)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(sqlite.url))
        done, _ = await asyncio.wait([opening], timeout=0.3)
        other.rollback()
    store = await opening
    await store.close()

    assert not done


async def test_a_migration_that_fails_leaves_everything_as_it_was(database, monkeypatch, tmp_path):
    """Tables, rows and revision; the program can go back to the one before."""
    await filled(database)
    with monkeypatch.context() as patch:
        plant(patch, tmp_path, FAILING)
        await rolls_back(database)

    store = await Store.open(database.url)
    await store.act(2, 5, step(6))
    await store.close()


async def test_a_first_migration_that_fails_leaves_nothing(database, monkeypatch, tmp_path):
    """Not even the tables of the revisions before it."""
    plant(monkeypatch, tmp_path, FAILING)
    with pytest.raises(RuntimeError, match="planted"):
        await opened(database)

    assert await database.dump() == {}


async def test_a_migration_that_keeps_a_half_is_found_out(database, monkeypatch, tmp_path):
    """The planted fault: it commits on its way."""
    await filled(database)
    plant(monkeypatch, tmp_path, LEAKING)
    with pytest.raises(AssertionError):
        await rolls_back(database)


async def test_the_driver_s_own_transactions_are_found_out(sqlite, monkeypatch, tmp_path):
    """Another planted fault: Python's `sqlite3` begins no transaction before it changes a table."""
    await filled(sqlite)
    plant(monkeypatch, tmp_path, FAILING)
    monkeypatch.setattr(db.engine, "_set_up_sqlite", lambda *_: None)
    monkeypatch.setattr(db.engine, "_begin_sqlite", lambda *_: None)
    with pytest.raises(AssertionError):
        await rolls_back(sqlite)


async def test_a_table_that_others_refer_to_is_made_anew(database, monkeypatch, tmp_path):
    """All rows are still there, and foreign keys are looked after again."""
    await filled(database)
    before = await database.dump()
    plant(monkeypatch, tmp_path, REBUILDING)
    store = await Store.open(database.url)
    async with store._reader.connect() as connection:
        changes = await connection.run_sync(differences)

    assert await database.dump() == before | {"alembic_version": [("9999",)]}
    assert changes[0][0][0] == "modify_type"
    with pytest.raises(DatabaseError, match=r"(?i)foreign key"):
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM matches")
    await store.close()


async def test_a_migration_may_leave_no_orphans(database, monkeypatch, tmp_path):
    """Rows that belong to nothing: the database refuses, and all is as it was."""
    await filled(database)
    before = await database.dump()
    plant(monkeypatch, tmp_path, ORPHANING)
    with pytest.raises((DatabaseError, sqlite3.IntegrityError), match=r"(?i)foreign key"):
        await opened(database)

    assert await database.dump() == before


async def test_the_file_is_copied_before(sqlite, monkeypatch, tmp_path):
    """As it was: also what still stands in the write-ahead log."""
    store = await Store.open(sqlite.url)
    await populate(store)
    before = await sqlite.dump()
    plant(monkeypatch, tmp_path, FAILING)
    with pytest.raises(RuntimeError, match="planted"):
        await opened(sqlite)
    copy = sqlite.file.with_name("skald.db.before-migration")
    await store.close()

    assert await Database("sqlite", f"sqlite+aiosqlite:///{copy}", copy).dump() == before


async def test_a_new_file_is_not_copied(sqlite):
    """There is nothing in it."""
    await opened(sqlite)

    assert [file.name for file in sqlite.file.parent.iterdir()] == ["skald.db"]


async def test_a_newer_database_is_left_alone(database):
    """An old program says which revision it does not know."""
    await filled(database)
    await database.run("UPDATE alembic_version SET version_num = '9999'")
    before = await database.dump()
    with pytest.raises(Newer, match="9999"):
        await opened(database)

    assert await database.dump() == before


async def test_a_program_that_cannot_open_its_database_can_end(sqlite, monkeypatch, tmp_path):
    """No thread of a driver is left that would keep it alive."""
    await filled(sqlite)
    threads = set(threading.enumerate())
    plant(monkeypatch, tmp_path, FAILING)
    with pytest.raises(RuntimeError, match="planted"):
        await Store.open(sqlite.url)

    for new in set(threading.enumerate()) - threads:
        new.join(5)
    assert set(threading.enumerate()) <= threads


async def test_what_is_no_database_is_left_alone(sqlite):
    """Somebody named the wrong file."""
    sqlite.file.write_text("Dear diary, " * 100)
    with pytest.raises(Broken, match="not a database"):
        await opened(sqlite)

    assert sqlite.file.read_text() == "Dear diary, " * 100
