"""One clock for a hall and for a bot in another process: real time, put forward by hand.

How far it was put forward, and by how much it is wrong, stands in a file that both have in memory.
"""

import mmap
import struct
import time
from datetime import timedelta
from pathlib import Path

OFF = struct.Struct("dd")
"""The seconds that have passed beside the real ones, and those by which it is wrong."""


class SharedClock:
    """Tells the same time to all that have opened the same file."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(OFF.pack(0.0, 0.0))
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), OFF.size)

    def now(self) -> float:
        """UTC seconds since 1970."""
        return time.time() + sum(self._off)

    def steady(self) -> float:
        """Seconds that nobody sets: what it was put forward has passed."""
        return time.monotonic() + self._off[0]

    def advance(self, **duration: float) -> None:
        """Put it forward; the keywords are those of `timedelta`."""
        passed, wrong = self._off
        self._memory[:] = OFF.pack(passed + timedelta(**duration).total_seconds(), wrong)

    def jump(self, **duration: float) -> None:
        """Set it wrong, or right, while no time passes."""
        passed, wrong = self._off
        self._memory[:] = OFF.pack(passed, wrong + timedelta(**duration).total_seconds())

    @property
    def _off(self) -> tuple[float, float]:
        passed, wrong = OFF.unpack(self._memory[:])
        return passed, wrong
