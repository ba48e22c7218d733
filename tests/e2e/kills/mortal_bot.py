"""A bot that is killed: from outside at some moment, or by itself at some await."""

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from hall import Hall
from tests.e2e.bot_process import BotProcess

LAUNCHER = Path(__file__).with_name("mortal.py")
AFTERWARDS = 0.1
"""Seconds in which the hall reads what a dead bot has still sent."""


class Forked:
    """One life of a bot, as its parent tells of it; made to look like a process of asyncio's."""

    def __init__(self, pid: int, parent: asyncio.subprocess.Process) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ended = asyncio.create_task(self._watch(parent))

    def send_signal(self, what: int) -> None:
        """Send it a signal, if it lives; its parent may not have told yet that it does not."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, what)

    async def wait(self) -> int:
        """Wait until it has ended."""
        return await asyncio.shield(self._ended)

    async def _watch(self, parent: asyncio.subprocess.Process) -> int:
        self.returncode = int(await parent.stdout.readline())
        return self.returncode


class MortalBot(BotProcess):
    """The same bot on the hall's clock; its deaths are counted. See `mortal.py`."""

    def __init__(
        self, hall: Hall, folder: Path, clock: Path, fault: str = "", *options: str
    ) -> None:
        self._order = folder / "order.json"
        self._deaths = folder / "deaths.txt"
        told = {
            "SKALD_KILL_ORDER": str(self._order),
            "SKALD_KILL_DEATHS": str(self._deaths),
            "SKALD_KILL_CLOCK": str(clock),
            "SKALD_KILL_FAULT": fault,
        }
        python = (sys.executable, str(LAUNCHER))
        super().__init__(hall, folder, *options, python=python, environment=told)
        self._parent: asyncio.subprocess.Process | None = None
        self.dead = asyncio.Event()
        """Set from a death until the next start."""
        self.dead.set()

    async def launch(self) -> None:
        """Have it born, and wait for nothing."""
        if self._parent is None:
            with self.log.open("ab") as log:
                self._parent = await asyncio.create_subprocess_exec(
                    *self.command,
                    env=self.environment,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=log,
                )
        self._parent.stdin.write(b"\n")
        self._process = Forked(int(await self._parent.stdout.readline()), self._parent)

    async def close(self) -> None:
        """End it and its parent."""
        if self.runs:
            await self.end()
        if self._parent is not None:
            self._parent.stdin.close()
            await self._parent.wait()

    async def live(self) -> None:
        """Start it anew, to live until it is killed."""
        self._order.unlink(missing_ok=True)
        await self.start()
        self.dead.clear()

    async def die(self) -> None:
        """Be killed from outside, now."""
        self.signal(signal.SIGKILL)
        await self.buried()

    async def die_at(self, **order: object) -> None:
        """Die by itself, at a place or after so many resumptions from now on."""
        self._order.write_text(json.dumps(order))
        self.signal(signal.SIGUSR1)
        await self.buried()

    async def die_young(self, **order: object) -> None:
        """Start, and die at a place or after so many resumptions; the start may be over by then."""
        self._order.write_text(json.dumps(order))
        await self.launch()
        while not self.hall.gateway.connected and self.runs:
            await asyncio.sleep(0.02)
        if self.runs:
            self.dead.clear()
        await self.buried()

    async def buried(self) -> None:
        """Wait until it is dead, and until the hall has read its last words."""
        await self.ended()
        while self.hall.gateway.connected:
            await asyncio.sleep(0.01)
        await asyncio.sleep(AFTERWARDS)
        self.dead.set()

    @property
    def deaths(self) -> list[str]:
        """Where it has died by itself, such as `Store.act:131`."""
        return self._deaths.read_text().splitlines() if self._deaths.exists() else []
