"""Databases that are none for this program are refused at the start, and left as they are."""

import pytest

import db
from db import Store, Unavailable
from tests.db.databases import Database
from tests.db.wrong import FOREIGN, INCOMPLETE, NEWER, WRONG

CHANGES = {
    "newer": ("Newer", "UPDATE alembic_version SET version_num = '9999'"),
    "without a revision": ("Foreign", "DELETE FROM alembic_version"),
    "of a stranger": ("Foreign", "DROP TABLE alembic_version"),
    "without a table": ("Incomplete", "DROP TABLE clocks"),
    "without a column": ("Incomplete", "ALTER TABLE seats DROP COLUMN bank"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_file_is_refused_and_left_alone(tmp_path, name):
    """What it is, is told; not one byte of it is changed where SQLite can read it at all."""
    kind, make = WRONG[name]
    file = tmp_path / "skald.db"
    make(file)
    before = await dumped(file) if kind in (NEWER, FOREIGN, INCOMPLETE) else None
    with pytest.raises(Unavailable) as refused:
        await Store.open(file)

    assert type(refused.value) is getattr(db, kind.capitalize())
    assert str(refused.value)
    assert before is None or await dumped(file) == before


@pytest.mark.parametrize("name", CHANGES)
async def test_a_wrong_database_is_refused_on_every_server(database, name):
    """A server's too."""
    kind, statement = CHANGES[name]
    await (await Store.open(database.url)).close()
    await database.run(statement)
    before = await database.dump()
    with pytest.raises(getattr(db, kind)):
        await Store.open(database.url)

    assert await database.dump() == before


async def test_a_server_may_hold_the_tables_of_its_extensions(database):
    """They are no reason to refuse it; a file with other tables is another program's."""
    await database.run("CREATE TABLE spatial_ref_sys (srid INTEGER PRIMARY KEY)")
    if database.kind == "sqlite":
        with pytest.raises(db.Foreign):
            await Store.open(database.url)
    else:
        await (await Store.open(database.url)).close()


async def dumped(file):
    return await Database("sqlite", f"sqlite+aiosqlite:///{file}", file).dump()
