"""The time. Whoever asks for it is given a clock, so that tests can turn it."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """UTC seconds since 1970."""


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        """UTC seconds since 1970."""
        return time.time()
