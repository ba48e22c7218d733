"""Old databases and planted revisions for the tests of the migrations.

`python -m tests.db.migrating` keeps an SQL dump of the newest revision, if there is none yet; a
released one is never changed.
"""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Connection, MetaData

import db.engine
from db import Counted, Door, StaffAct, Store, WantedPost
from db.schema import metadata
from tests.db.databases import Database
from tests.db.examples import (
    ANN,
    BO,
    CHANNEL,
    GUILD,
    NOON,
    banned,
    draw_proposal,
    lobby,
    over,
    proposed,
    running,
    step,
)

RELEASES = Path(__file__).parent / "releases"

PLANTED = '''
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade():
    """Planted by a test."""
    {body}
'''

FAILING = """op.add_column("matches", sa.Column("colour", sa.String(10)))
    op.execute("UPDATE matches SET turn = turn + 100")
    op.create_table("extra", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("DELETE FROM posts")
    raise RuntimeError("planted")
"""
"""Fails after it has changed much."""
REGRESSING = """
ALTER TABLE matches DROP COLUMN copied;
DROP TABLE announcements;
DROP TABLE signposts;
DROP TABLE promises;
ALTER TABLE matches DROP COLUMN least;
DROP TABLE audits;
DROP TABLE bans;
ALTER TABLE matches DROP COLUMN frozen;
ALTER TABLE matches DROP COLUMN lost;
ALTER TABLE matches DROP COLUMN losses;
ALTER TABLE guilds DROP COLUMN rooms;
ALTER TABLE guilds DROP COLUMN roles;
ALTER TABLE guilds DROP COLUMN paces;
ALTER TABLE guilds DROP COLUMN tables;
ALTER TABLE guilds DROP COLUMN seats;
ALTER TABLE guilds DROP COLUMN heralds;
ALTER TABLE guilds ADD COLUMN language VARCHAR(20);
DROP TABLE blocks;
DROP TABLE guests;
ALTER TABLE matches DROP COLUMN door;
ALTER TABLE matches DROP COLUMN checksum;
ALTER TABLE positions DROP COLUMN checksum;
ALTER TABLE matches DROP COLUMN theme;
CREATE TABLE offers (
    match INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id), kind VARCHAR(10) NOT NULL,
    seat INTEGER NOT NULL, number INTEGER NOT NULL, turn INTEGER NOT NULL,
    agreed VARCHAR(40) NOT NULL, guest BIGINT, name VARCHAR(100), asked FLOAT
);
INSERT INTO offers
    SELECT p.match, kind, seat, m.number, m.turn, agreed, guest, name, iif(expires, asked, NULL)
    FROM proposals AS p JOIN matches AS m ON m.id = p.match;
DROP TABLE proposals;
UPDATE alembic_version SET version_num = '0008';
"""
"""To revision 0008, in which one proposal stood in a match, without checksums and looks."""
LEAKING = """op.add_column("matches", sa.Column("colour", sa.String(10)))
    op.execute("COMMIT")
    raise RuntimeError("planted")
"""
"""Fails after it has kept the first half: a planted fault."""
REBUILDING = """with op.batch_alter_table("matches") as batch:
        batch.alter_column("title", type_=sa.String(60))
"""
"""On SQLite this makes a table anew to which others refer, as most changes do."""
ORPHANING = """op.execute("DELETE FROM matches")
"""
"""Leaves rows that belong to nothing."""


def plant(patch: pytest.MonkeyPatch, folder: Path, body: str) -> None:
    """The program has one more revision from now on."""
    copy = folder / "migrations"
    shutil.copytree(db.engine._MIGRATIONS, copy)
    planted = PLANTED.format(before=head(), body=body)
    (copy / "versions" / "v9999_planted.py").write_text(planted)
    patch.setattr(db.engine, "_MIGRATIONS", copy)


def head() -> str:
    """The newest revision."""
    found = ScriptDirectory.from_config(db.engine._config()).get_current_head()
    assert found is not None
    return found


def differences(connection: Connection) -> list[Any]:
    """How the tables differ from what the program expects."""
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def populate(store: Store) -> None:
    """Something in each table; `tests.db.test_migrations` knows what."""
    await store.take_note("commands", "abc")
    waiting = await lobby(store)
    await store.seat(waiting.id, 2, waiting.seats, NOON, {BO: True}, door=Door.CLOSED)
    played = await running(store)
    kept = Counted(ANN, answered=1)
    await store.act(played.id, 3, step(4, played.id, counted=kept))
    undo = step(5, played.id, action=None, undone=(4,), wanted=(WantedPost("call", "1:5"),))
    await store.act(played.id, 4, undo)
    await proposed(store, draw_proposal(await store.match(played.id)))
    await store.threaded(played.id, 2**62 + 50)
    lobby_post = await store.post(waiting.id, "lobby", "0")
    assert lobby_post is not None
    await store.delivered(lobby_post.id, shown=lobby_post.wanted, message=2**62 + 60)
    await over(store)
    await store.change_user(ANN, zone="Europe/Oslo", quiet_from=1320, quiet_to=420)
    await store.change_guild(GUILD, NOON, channel=CHANNEL)
    await store.block(ANN, BO)
    await store.ban(banned(BO))
    await store.announce("An upgrade tonight", NOON, 0.0)
    await store.choose_signposts(replace(banned(BO), what=StaffAct.SETTINGS), (CHANNEL,))


def regress(file: Path) -> None:
    """The SQLite database as the release before several proposals would have left it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(REGRESSING)


async def restore(database: Database, revision: str) -> None:
    """The database as a program of that revision has left it."""
    script = _dump_of(revision)
    if database.file is not None:
        with closing(sqlite3.connect(database.file)) as connection:
            connection.executescript(script)
        return
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(script)
        connection.row_factory = sqlite3.Row
        async with database.engine() as engine, engine.begin() as target:
            await target.run_sync(_upgrade, revision)
            await target.run_sync(_fill, connection)


def _dump_of(revision: str) -> str:
    return (RELEASES / f"{revision}.sql").read_text()


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(db.engine._config(connection), revision)


def _fill(connection: Connection, source: sqlite3.Connection) -> None:
    """Copy all rows, and let the numbers go on after them."""
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        rows = [dict(row) for row in source.execute(f'SELECT * FROM "{table.name}"')]
        if rows and table.name != "alembic_version":
            typed = [
                {key: _typed(table.c[key], value) for key, value in row.items()} for row in rows
            ]
            connection.execute(table.insert(), typed)
        if "id" in table.c:
            connection.exec_driver_sql(
                f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) "
                f"FROM {table.name}"
            )


def _typed(column: sa.Column[Any], value: object) -> object:
    return bool(value) if isinstance(column.type, sa.Boolean) else value


async def _main() -> None:
    file = RELEASES / f"{head()}.sql"
    if file.exists():
        return
    with TemporaryDirectory() as folder:
        made = Path(folder) / "skald.db"
        store = await Store.open(made)
        await populate(store)
        await store.close()
        with closing(sqlite3.connect(made)) as connection:
            file.write_text("\n".join(connection.iterdump()) + "\n")
    sys.stdout.write(f"{file.name}\n")


if __name__ == "__main__":
    asyncio.run(_main())
