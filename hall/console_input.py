"""Lines from the terminal, read without stopping the event loop."""

import asyncio
import os
import sys


class Lines:
    """Reads a file line by line; call it for the next line.

    The terminal keeps its own line editing, and nothing waits in a thread when the program ends.
    """

    def __init__(self, fd: int | None = None) -> None:
        self._fd = sys.stdin.fileno() if fd is None else fd
        self._rest = b""
        self._ended = False

    async def __call__(self) -> str | None:
        """Return the next line without its end, or None when there are no more."""
        while b"\n" not in self._rest and not self._ended:
            chunk = await self._chunk()
            self._ended = not chunk
            self._rest += chunk
        if self._ended and not self._rest:
            return None
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    async def _chunk(self) -> bytes:
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        try:
            loop.add_reader(self._fd, ready.set)
        except (OSError, NotImplementedError):
            # a plain file, or Windows, whose loops cannot watch a terminal
            return await asyncio.to_thread(os.read, self._fd, 4096)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(self._fd)
        return os.read(self._fd, 4096)
