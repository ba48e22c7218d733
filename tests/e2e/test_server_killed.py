"""PostgreSQL's own processes are killed under a bot that plays on them, and come back."""

import asyncio
import os
import signal
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from db import Store
from tests.db.databases import SERVER
from tests.e2e.bot_process import BotProcess
from tests.e2e.table import open_hall, opened, with_button
from tests.patience import wait_for

pytestmark = pytest.mark.skipif(SERVER is None, reason="SKALD_POSTGRES names no server")
SCRIPT = Path(__file__).parents[2] / ".ci" / "postgres"
READY = "Take the usual places and be ready"
LOST = "I can't reach the matches right now. If you made a move, it may count:"
KILLS = 4
DEEDS = 3
"""The start, and two players who are ready."""


class Server:
    """A PostgreSQL of one test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""

    async def run(self, what: str) -> None:
        """Start it, or stop it."""
        running = await asyncio.create_subprocess_exec(
            SCRIPT, what, self.folder, stdout=asyncio.subprocess.PIPE
        )
        told, _ = await running.communicate()
        assert running.returncode == 0
        self.url = told.decode().strip() or self.url

    def kill(self) -> None:
        """Kill it, and whatever it has started."""
        master = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        for process in (master, *_children(master)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for left in (*self.folder.glob(".s.PGSQL.*"), self.folder / "data" / "postmaster.pid"):
            left.unlink()  # where nobody buries the dead, it would be believed to live on


def _children(master: int) -> list[int]:
    """The processes that one has started."""
    found = Path(f"/proc/{master}/task/{master}/children").read_text()
    return [int(each) for each in found.split()]


@pytest.fixture
async def server():
    """It runs as another user, who must reach its folder."""
    with TemporaryDirectory(prefix="skald-server-") as folder:
        found = Server(Path(folder))
        await found.run("start")
        yield found
        await found.run("stop")


async def deeds(url):
    """The numbers of what was done in the match, and the posts that are not shown yet."""
    store = await Store.open(url)
    try:
        return [deed.number for deed in await store.deeds(1)], await store.due_posts()
    finally:
        await store.close()


@pytest.mark.soak
async def test_whoever_clicks_is_told_and_nothing_is_lost_or_doubled(tmp_path, server):
    """Killed before a click, and in the midst of what came of one; then all goes on."""
    async with open_hall() as hall, _bot_on(hall, tmp_path, server.url) as bot:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        thread = await opened(ann, bo, hall.add_channel("table"))
        panel = await _opened(ann, thread)
        server.kill()
        told = await ann.press(panel, READY)
        await told.settled()
        await server.run("start")

        assert LOST in told.messages[-1].text
        await (await ann.press(panel, READY)).settled()
        await wait_for(lambda: "has deployed" in _public(bo, thread))
        for number in range(KILLS):
            if (panel := await _asked(bo, thread)) is None:
                break  # it counts
            pressed = asyncio.create_task(bo.press(panel, READY))
            await asyncio.sleep(0.05 * number)
            server.kill()
            await (await pressed).settled()
            await server.run("start")
        if (panel := await _asked(bo, thread)) is not None:
            await (await bo.press(panel, READY)).settled()

        await wait_for(lambda: "turn 1" in _public(bo, thread).lower())
        await wait_for(lambda: len(with_button(bo, thread, "Your move")) == 1)
        assert _public(bo, thread).count("has deployed") <= DEEDS
        assert await bot.end() == 0
        assert "Traceback" not in bot.log.read_text()
    done, due = await deeds(server.url)
    assert done == [*range(done[0], done[0] + DEEDS)]
    assert due == []


@asynccontextmanager
async def _bot_on(hall, folder, url):
    bot = BotProcess(hall, folder)
    bot.database = url
    await bot.start()
    try:
        yield bot
    finally:
        if bot.runs:
            await bot.end()


async def _opened(user, thread):
    """A panel that *Your move* opens."""
    boards = await wait_for(lambda: with_button(user, thread, "Your move"))
    reply = await user.press(boards[-1], "Your move")
    await reply.settled()
    return reply.messages[-1]


async def _asked(user, thread):
    """The panel that *Your move* opens, as long as it asks for the places."""
    panel = await _opened(user, thread)
    return panel if any(button.label == READY for button in panel.buttons) else None


def _public(user, thread):
    return "".join(m.text for m in user.sees(thread) if not m.ephemeral)
