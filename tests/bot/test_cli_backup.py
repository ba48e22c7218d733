"""`backup` and `restore`: what is copied, what is kept, and what is refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from db import Store, backup
from tests.blank import blank
from tests.db.examples import running, step


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(one) for one in arguments])


async def played(file: Path, actions: int) -> None:
    """A match that is a few actions old."""
    store = await Store.open(blank(file))
    record = await running(store)
    for number in range(actions):
        await store.act(record.id, record.number + number, step(record.number + number + 1))
    await store.close()


def numbers(file: Path) -> list[int]:
    """How far the matches are."""
    with closing(sqlite3.connect(file)) as database:
        return [number for (number,) in database.execute("SELECT number FROM matches ORDER BY id")]


@pytest.fixture
def database(tmp_path) -> Path:
    asyncio.run(played(tmp_path / "skald.db", 2))
    return tmp_path / "skald.db"


def test_a_backup_holds_what_the_database_holds(database, tmp_path):
    copy = tmp_path / "copy.db"
    result = run("backup", copy, "--database", database)

    assert result.exit_code == 0, result.output
    assert result.stdout == f"1 match is saved in {copy}.\n"
    assert numbers(copy) == numbers(database) == [5]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "skald.db"]


async def test_a_backup_holds_what_is_still_in_the_log_of_an_open_database(database, tmp_path):
    """A plain copy of the file would miss it."""
    store = await Store.open(database)
    await running(store)
    done = await asyncio.to_thread(run, "backup", tmp_path / "copy.db", "--database", database)
    await store.close()

    assert done.exit_code == 0, done.output
    assert numbers(tmp_path / "copy.db") == [5, 3]


def test_the_settings_name_the_database(database, tmp_path, monkeypatch):
    monkeypatch.setenv("SKALD_DATABASE", str(database))

    assert run("backup", tmp_path / "copy.db").exit_code == 0


def test_what_is_restored_goes_on_and_what_was_there_is_kept(database, tmp_path):
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    asyncio.run(played(database, 0))
    result = run("restore", copy, "--database", database)

    assert result.exit_code == 0, result.output
    kept = tmp_path / "skald.db.before-restore"
    assert result.stdout.splitlines() == [
        f"{database} holds 1 match now.",
        f"The file that was there before is kept in {kept}.",
    ]
    assert (numbers(database), numbers(kept), numbers(copy)) == ([5], [5, 3], [5])


def test_a_database_that_is_lost_or_damaged_is_restored(database, tmp_path):
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    database.write_bytes(b"nothing of use " * 1000)
    damaged = run("restore", copy, "--database", database)
    database.unlink()
    lost = run("restore", copy, "--database", database)

    assert (damaged.exit_code, lost.exit_code) == (0, 0)
    assert numbers(database) == [5]


def test_no_match_is_given_the_number_of_a_lost_one(database, tmp_path):
    """Its messages on Discord still name that."""
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    asyncio.run(played(database, 0))
    run("restore", copy, "--database", database)
    asyncio.run(played(database, 0))

    with closing(sqlite3.connect(database)) as now:
        assert now.execute("SELECT id FROM matches ORDER BY id").fetchall() == [(1,), (3,)]


def test_a_database_of_others_gives_no_numbers(database, tmp_path):
    copy, foreign = tmp_path / "copy.db", tmp_path / "foreign.db"
    run("backup", copy, "--database", database)
    with closing(sqlite3.connect(foreign)) as other:
        other.executescript("CREATE TABLE matches (id TEXT); INSERT INTO matches VALUES ('x')")
    result = run("restore", copy, "--database", foreign)

    assert result.exit_code == 0, result.output
    assert numbers(foreign) == [5]


def test_nothing_is_restored_while_the_numbers_cannot_be_read(database, tmp_path, monkeypatch):
    """A disk that fails for a moment is no reason to give them again."""
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    asyncio.run(played(database, 0))
    opened = backup._opened

    def failing(file: Path) -> sqlite3.Connection:
        if file == database:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error
        return opened(file)

    monkeypatch.setattr(backup, "_opened", failing)
    result = run("restore", copy, "--database", database)

    assert result.exit_code == 2
    assert "disk I/O error" in result.stderr
    assert numbers(database) == [5, 3]


async def test_a_database_that_is_open_is_not_replaced(database, tmp_path):
    run("backup", tmp_path / "copy.db", "--database", database)
    store = await Store.open(database)
    await running(store)
    result = await asyncio.to_thread(run, "restore", tmp_path / "copy.db", "--database", database)
    await store.close()

    assert result.exit_code == 2
    assert (
        result.stderr
        == f"The database {database} is open in another program. Stop the bot first.\n"
    )
    assert numbers(database) == [5, 3]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "skald.db"], "The file skald.db is there already; choose another name."),
        (["backup", "x.db", "--database", "none.db"], "There is no file none.db."),
        (["backup", "x.db", "--database", "notes.txt"], "notes.txt is no database of Skald, or"),
        (["backup", "x.db", "--database", "other.db"], "other.db is no database of Skald, or"),
        (["backup", "no/folder/x.db"], "I can't use the database (skald.db → no/folder/x.db)"),
        (["backup", "x.db", "--database", "postgresql+asyncpg://h/d"], "such as pg_dump."),
        (["restore", "none.db"], "There is no file none.db."),
        (["restore", "notes.txt"], "notes.txt is no database of Skald, or it's damaged."),
        (["restore", "other.db"], "other.db is no database of Skald, or it's damaged."),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(
    arguments, sentence, database, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("Dear diary, " * 500)
    with closing(sqlite3.connect("other.db")) as other:
        other.execute("CREATE TABLE something (else_ INTEGER)")
    before = sorted(path.name for path in tmp_path.iterdir())
    result = run(*arguments)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert numbers(database) == [5]
    assert sorted(path.name for path in tmp_path.iterdir()) == before
