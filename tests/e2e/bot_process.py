"""The bot in a process of its own, as whoever runs it would start it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from hall import Hall
from tests.patience import wait_for

PACE = 1000.0
"""Players that are programs press faster than people."""
PYTHON = (sys.executable,)


class BotProcess:
    """Starts, stops and kills `python -m bot run` on a hall.

    `options` are those of `run`; `python` is what takes the arguments that a Python would, such as
    one with a watch on it; `environment` is what it is told beyond the tests' own environment.
    """

    def __init__(
        self,
        hall: Hall,
        folder: Path,
        *options: str,
        python: Sequence[str] = PYTHON,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.hall = hall
        self.options = options
        self.database = folder / "skald.db"
        self.log = folder / "bot.log"
        self._python = python
        settings = {"DISCORD_TOKEN": hall.token, "SKALD_PACE": str(PACE)}
        self.environment = os.environ | settings | (environment or {})
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it is on the gateway with its commands synced."""
        await self.launch()
        await wait_for(self._is_ready, 0.05)

    async def launch(self) -> None:
        """Start it, and wait for nothing."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, env=self.environment, stdout=log, stderr=log
            )

    async def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it by a signal, and wait until it is gone; gives its exit code."""
        self.signal(how)
        return await self.ended()

    async def crash(self) -> None:
        """Be killed without a warning, and start again."""
        await self.end(signal.SIGKILL)
        await wait_for(lambda: not self.hall.gateway.connected)
        await self.start()

    def _is_ready(self) -> bool:
        assert self.runs, self.log.read_text()
        return self.hall.gateway.connected and bool(self.hall.commands())

    def signal(self, what: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(what)

    async def ended(self) -> int:
        """Wait until it is gone; gives its exit code."""
        assert self._process is not None
        return await self._process.wait()

    @property
    def command(self) -> list[str]:
        """What is typed to start it."""
        where = ["--hall", self.hall.url, "--database", str(self.database)]
        return [*self._python, "-m", "bot", "run", *where, *self.options]

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether it lives."""
        return self._process is not None and self._process.returncode is None


@asynccontextmanager
async def bot_on(hall: Hall, folder: Path, *options: str) -> AsyncIterator[BotProcess]:
    """A bot that runs while the block does."""
    bot = BotProcess(hall, folder, *options)
    await bot.start()
    try:
        yield bot
    finally:
        if bot.runs:
            await bot.end()
