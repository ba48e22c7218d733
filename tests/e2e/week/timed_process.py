"""The hall's side of a bot whose time is told: starts it, turns its clock, kills it."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec

from hall import Hall, VirtualClock
from tests.patience import patient


class TimedBot:
    """One bot process after the other on the same database, and a clock that hall and bot share."""

    def __init__(self, hall: Hall, clock: VirtualClock, folder: Path, fault: str = "") -> None:
        self.hall, self.clock = hall, clock
        self.database, self.log = folder / "skald.db", folder / "bot.log"
        self.fault = fault
        self._process: asyncio.subprocess.Process | None = None

    @property
    def runs(self) -> bool:
        """Whether it lives."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it, and wait until it has done what was left undone."""
        program = ("-m", "tests.e2e.week.timed_bot", self.hall.url, str(self.database))
        told = {"DISCORD_TOKEN": self.hall.token, "WEEK_FAULT": self.fault}
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *program,
                str(self.clock.now()),
                env=os.environ | told,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        await self.settle()

    async def settle(self, **told: Any) -> float | None:
        """Tell the time and wait for all that is due; when more is due, or None if it has died."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode({"now": self.clock.now()} | told) + b"\n")
        async with patient():
            answer = await process.stdout.readline()
        if answer:
            return float(answer)
        assert await process.wait() == -signal.SIGKILL, self.log.read_text()[-3000:]
        return None

    async def kill(self) -> None:
        """The plug is pulled."""
        assert self._process is not None
        if self.runs:
            self._process.kill()
        await self._process.wait()
        while self.hall.gateway.connected:
            await asyncio.sleep(0.01)
