"""One clock for a hall and for a bot in another process: real time, put forward by hand.

How far it was put forward stands in a file, eight bytes long, that both have in memory.
"""

import mmap
import struct
import time
from datetime import timedelta
from pathlib import Path

AHEAD = struct.Struct("d")


class SharedClock:
    """Tells the same time to all that have opened the same file."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(AHEAD.pack(0.0))
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), AHEAD.size)

    def now(self) -> float:
        """UTC seconds since 1970."""
        return time.time() + self._ahead

    def steady(self) -> float:
        """Seconds that nobody sets: what it was put forward has passed."""
        return time.monotonic() + self._ahead

    def advance(self, **duration: float) -> None:
        """Put it forward; the keywords are those of `timedelta`."""
        ahead = self._ahead + timedelta(**duration).total_seconds()
        self._memory[:] = AHEAD.pack(ahead)

    @property
    def _ahead(self) -> float:
        seconds: float = AHEAD.unpack(self._memory[:])[0]
        return seconds
