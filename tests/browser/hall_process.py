"""The hall in a process of its own, as a newcomer starts it."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

READY = 120.0


class HallProcess:
    """Starts, stops and kills `python -m bot hall`; what it keeps lies in one folder."""

    def __init__(self, folder: Path) -> None:
        self.address = ""
        self._file = folder / "kept"
        self._port = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it tells its address; later starts use the same port."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "hall", "--no-open"),
            *("--port", str(self._port), "--keep", str(self._file)),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(READY):
            said = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/#\S+", said)
        assert found, said
        self.address, self._port = found[0], int(found[1])

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it by a signal, and wait until it is gone."""
        assert self._process is not None
        self._process.send_signal(how)
        await self._process.communicate()
