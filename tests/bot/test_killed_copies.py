"""`backup` and `restore` are killed at every step: what was there is whole, or the new one is."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db.backup import BEFORE, back_up, restore
from tests.bot.test_cli_backup import numbers, played
from tests.patience import PATIENCE

KILLED = """
import os, signal, sys
from pathlib import Path
from db.backup import back_up, restore

order, source, target, steps = sys.argv[1:]
left = int(steps)
TOLD = ("sqlite3.connect", "open", "os.rename", "os.link", "os.remove")

def look(event, arguments):
    global left
    if event in TOLD and any(str(target) in str(one) for one in arguments):
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(look)
{"backup": back_up, "restore": restore}[order](Path(source), Path(target))
"""
"""It dies before one of the steps that it takes at the target or beside it."""


def killed(order: str, source: Path, target: Path, steps: int) -> bool:
    """Whether it died; it has done all else."""
    done = subprocess.run(
        [sys.executable, "-c", KILLED, order, str(source), str(target), str(steps)],
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode in (0, -signal.SIGKILL)
    return done.returncode != 0


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, bytes]:
    """A database, and a backup of what it was two actions before."""
    folder = tmp_path_factory.mktemp("files")
    asyncio.run(played(folder / "old.db", 1))
    asyncio.run(played(folder / "new.db", 3))
    return {name: (folder / f"{name}.db").read_bytes() for name in ("old", "new")}


@pytest.fixture
def folder(tmp_path, files):
    (tmp_path / "skald.db").write_bytes(files["new"])
    (tmp_path / "copy.db").write_bytes(files["old"])
    return tmp_path


def test_a_backup_is_whole_or_not_there(tmp_path, files):
    """And can be made again; the database is what it was."""
    database, copy = tmp_path / "skald.db", tmp_path / "other.db"
    database.write_bytes(files["new"])
    steps = 0
    while killed("backup", database, copy, steps):
        assert not copy.exists() or numbers(copy) == [6]
        assert numbers(database) == [6]
        copy.unlink(missing_ok=True)
        assert back_up(database, copy) == 1
        copy.unlink()
        steps += 1

    assert numbers(copy) == [6]
    assert steps > 2


def test_a_database_is_the_old_one_or_the_restored_one(folder):
    """At each moment it is there and whole; and what was there is never lost."""
    database, copy = folder / "skald.db", folder / "copy.db"
    kept, whole = folder / f"skald.db{BEFORE}", database.read_bytes()
    steps, seen = 0, set()
    while killed("restore", copy, database, steps):
        (number,) = numbers(database)
        seen.add(number)
        assert number == 6 or numbers(kept) == [6]
        assert restore(copy, database) == 1
        assert numbers(database) == [4]
        for file in folder.glob("skald.db*"):
            file.unlink()
        database.write_bytes(whole)
        steps += 1

    assert (numbers(database), numbers(kept)) == ([4], [6])
    assert seen == {4, 6}
    assert steps > 5
