"""What players meet when the disk fails, and how copies of a database that is written stand up.

The bot is a process of its own here; its disk fails because the system lets it write no further.
"""

import asyncio
import ctypes
import os
import random
import resource
import shutil
import signal
import sqlite3
import sys
from contextlib import closing

import pytest

from db import Store
from hall import Message, User
from play.library import words_of
from tests.cogs.scene import empty
from tests.e2e.bot_process import bot_on
from tests.e2e.kills import audit
from tests.e2e.kills.campaign import campaign
from tests.e2e.table import open_hall, opened, with_button
from tests.patience import patient, wait_for
from tests.portions import SEED

READY = "Take the usual places and be ready"
COPIES = 6
WRITTEN = 48 * 1024
"""Bytes up to which a file may be written; the database's log is longer by then."""
DROP_FROM_BOUNDS, OVERRIDES_RIGHTS = 24, 1
"""Of `prctl`: a superuser without this one is refused what a file's rights refuse."""


@pytest.fixture
async def table(tmp_path):
    async with empty(tmp_path) as scene:
        await scene.open()
        yield scene


async def ordered(scene, *pragmas):
    """Set something on the connection with which the program writes."""
    writer = scene.registry.store._writer
    driver = (await writer.get_raw_connection()).driver_connection
    for pragma in pragmas:
        await driver.execute(f"PRAGMA {pragma}")


async def last_said(user: User, panel: Message) -> str:
    """What somebody reads last after pressing the button that acts."""
    reply = await user.press(panel, READY)
    await wait_for(lambda: len(reply.messages) > 1 or "has deployed" in reply.text)
    return reply.messages[-1].text


@pytest.mark.parametrize(
    ("fails", "works", "sentence"),
    [
        ("max_page_count=1", "max_page_count=1000000", "store-full"),
        ("query_only=ON", "query_only=OFF", "store-unavailable"),
    ],
)
async def test_an_action_that_cannot_be_saved_is_refused(table, fails, works, sentence):
    """Its player reads why, nothing is half done, and it is done once there is room again."""
    panel = await table.panel(table.ann)
    before = await table.standing()
    await asyncio.to_thread(_fill, table)  # the bot may be writing still
    await ordered(table, fails)
    said = await last_said(table.ann, panel)
    assert said == words_of().text(sentence)
    assert await table.standing() == before

    await ordered(table, works)
    assert "has deployed" in await last_said(table.ann, panel)
    await table.quiet()


async def test_an_action_on_a_locked_database_is_refused(table):
    """Another program holds it for longer than one waits."""
    panel = await table.panel(table.ann)
    await ordered(table, "busy_timeout=50")
    with closing(sqlite3.connect(table.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = await last_said(table.ann, panel)

    assert said == words_of().text("store-busy")
    assert "has deployed" in await last_said(table.ann, panel)


async def test_a_disk_that_fails_is_told_and_the_bot_lives_on(tmp_path):
    """The system lets the process write no byte more; then it does again."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        thread = await opened(ann, bo, hall.add_channel("table"))
        reply = await ann.press(with_button(ann, thread, "Your move")[-1], "Your move")
        panel = (await reply.settled()).message
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (WRITTEN, resource.RLIM_INFINITY))
        said = await last_said(ann, panel)
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, unlimited)

        assert said == words_of().text("store-unavailable")
        assert "has deployed" in await last_said(ann, panel)
        assert bot.runs


async def test_a_file_that_may_only_be_read_is_refused_at_the_start(tmp_path):
    """One sentence and an exit code, before anything is told to Discord."""
    file = tmp_path / "skald.db"
    await (await Store.open(file)).close()
    file.chmod(0o444)
    done = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "run", "--hall", "http://127.0.0.1:9", "--database", str(file)),
        env=os.environ | {"DISCORD_TOKEN": "none"},
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=_give_up_rights,
    )
    try:
        async with patient():
            _, said = await done.communicate()
    finally:
        if done.returncode is None:
            done.kill()
    told = [line for line in said.decode().splitlines() if not line.startswith("INFO")]

    assert done.returncode == 2
    assert told == [words_of().text("cli-database-read-only", database=str(file))]


async def test_copies_that_are_taken_while_it_writes_stand_up(tmp_path):
    """Of the file and its log, at any moment: each is sound, and a match of it can be played on."""
    async with campaign(tmp_path, SEED) as played:
        played.begin()
        await played.some_play(1)
        copies = []
        for number in range(COPIES):
            await asyncio.sleep(random.random())  # the moments are chance
            folder = tmp_path / f"copy-{number}"
            folder.mkdir()
            played.bot.signal(signal.SIGSTOP)
            for file in tmp_path.glob("skald.db*"):
                shutil.copy(file, folder)
            played.bot.signal(signal.SIGCONT)
            copies.append(folder / "skald.db")
        assert "\n".join(await played.end()) == ""

    for copy in copies:
        with closing(sqlite3.connect(copy)) as opened_:
            assert opened_.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert await audit.positions(copy) == []


async def test_a_backup_that_is_taken_while_robots_play_is_restored_and_played_on(tmp_path):
    """Through the command line, as whoever runs the bot would."""
    async with campaign(tmp_path, SEED, tables=1) as played:
        played.begin()
        await played.some_play(2)
        where = ("--database", str(played.bot.database))
        copy = str(tmp_path / "copy.db")
        assert await _skald("backup", copy, *where) == 0
        assert await _skald("restore", copy, *where) == 2  # the bot plays
        await played.some_play(2)
        await played.bot.die()
        assert await _skald("restore", copy, *where) == 0
        assert await audit.positions(played.bot.database) == []

        await played.rise(0)
        await played.one_more_told()
        played.stop()
        await asyncio.gather(*played.playing)
        await played.quiet()
    assert await audit.positions(played.bot.database) == []


async def _skald(*arguments: str) -> int:
    """The exit code of the command line."""
    done = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", *arguments)
    return await done.wait()


def _fill(scene):
    """No row more has room where the positions are kept."""
    with closing(sqlite3.connect(scene.database)) as other:
        other.execute("PRAGMA max_page_count=1")
        with pytest.raises(sqlite3.OperationalError, match="full"):
            for number in range(1000, 9000):
                other.execute("INSERT INTO positions VALUES (1, ?, zeroblob(40), NULL)", (number,))
                other.commit()


def _give_up_rights():
    """A superuser may write whatever its rights: not this one."""
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(DROP_FROM_BOUNDS, OVERRIDES_RIGHTS)
