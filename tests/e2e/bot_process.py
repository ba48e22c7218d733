"""The bot in a process of its own, as whoever runs it would start it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from hall import Hall

READY = 30.0
PACE = 1000.0
"""Players that are programs press faster than people."""


class BotProcess:
    """Starts, stops and kills `python -m bot run` on a hall."""

    def __init__(self, hall: Hall, folder: Path) -> None:
        self.hall = hall
        self.database = folder / "skald.db"
        self.log = folder / "bot.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it is on the gateway with its commands synced."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot",
                "run",
                "--hall",
                self.hall.url,
                "--database",
                str(self.database),
                env=os.environ | {"DISCORD_TOKEN": self.hall.token, "SKALD_PACE": str(PACE)},
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(READY):
            while not (self.hall.gateway.connected and self.hall.commands()):
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it by a signal, and wait until it is gone."""
        assert self._process is not None
        self._process.send_signal(how)
        await self._process.wait()
        self._process = None

    @property
    def runs(self) -> bool:
        """Whether it lives."""
        return self._process is not None and self._process.returncode is None


@asynccontextmanager
async def bot_on(hall: Hall, folder: Path) -> AsyncIterator[BotProcess]:
    """A bot that runs while the block does."""
    bot = BotProcess(hall, folder)
    await bot.start()
    try:
        yield bot
    finally:
        if bot.runs:
            await bot.end()
