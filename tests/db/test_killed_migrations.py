"""The program is killed in the midst of each step of a migration: the next start does it all."""

import asyncio
import signal
import sys

import pytest
from sqlalchemy.engine import make_url

import db.engine
from db import Store
from tests.db.databases import Database
from tests.db.examples import running, step
from tests.db.migrating import plant, restore
from tests.patience import PATIENCE

KEEPING = """op.add_column("matches", sa.Column("colour", sa.String(10)))
    op.execute("COMMIT")
    op.execute("BEGIN")
"""
STEPS = sorted(db.engine._known_revisions())
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
import db.engine
from db import Store

url, revision, folder = sys.argv[1:]
if folder:
    db.engine._MIGRATIONS = Path(folder)

@event.listens_for(Engine, "after_cursor_execute")
def look(_connection, _cursor, statement, parameters, *_):
    if "alembic_version" in statement and revision in f"{statement} {parameters}":
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(Store.open(url))
"""
"""It dies when all that a step has changed is done, and noted, and not yet kept."""


async def killed(database: Database, revision: str, folder: object = "") -> None:
    """A program dies at a step of its migration."""
    url = make_url(database.url).render_as_string(hide_password=False)
    command = [sys.executable, "-c", KILLED, url, revision, str(folder)]
    program = await asyncio.create_subprocess_exec(*command)
    async with asyncio.timeout(PATIENCE):
        assert await program.wait() == -signal.SIGKILL


@pytest.mark.parametrize("revision", STEPS[1:])
async def test_a_kill_in_a_step_loses_nothing(database, revision):
    """From the first release on; what it held is there, row by row, and goes on."""
    await restore(database, STEPS[0])
    before = await database.dump()
    await killed(database, revision)
    assert await database.dump() == before
    store = await Store.open(database.url)

    assert [one.damaged for one in [await store.match(match) for match in (1, 2, 3)]] == [False] * 3
    assert await store.position(2, 5) == b"position 5"
    await store.act(2, 5, step(6))
    assert (await running(store)).id == 4
    await store.close()


async def test_a_kill_in_the_first_step_of_all_leaves_nothing(database):
    """No table is there; the next start makes all."""
    await killed(database, STEPS[0])
    assert await database.dump() == {}
    store = await Store.open(database.url)
    assert (await running(store)).id == 1
    await store.close()


async def test_a_step_that_keeps_a_half_is_found_out(database, monkeypatch, tmp_path):
    """The planted fault: it commits on its way, and is killed after that."""
    await restore(database, STEPS[0])
    before = await database.dump()
    plant(monkeypatch, tmp_path, KEEPING)
    await killed(database, "9999", db.engine._MIGRATIONS)

    assert await database.dump() != before
