"""The time. Whoever asks for it is given a clock, so that tests can turn it."""

import time
from collections.abc import Callable
from typing import Protocol


class TimeSource(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """UTC seconds since 1970; somebody may set them, and a machine that slept skips some."""

    def steady(self) -> float:
        """Seconds since some moment, which nobody sets, and which a machine that sleeps skips."""


class TurnableClock(TimeSource, Protocol):
    """A clock that can be turned by hand, as a hall's can."""

    def heed(self, wake: Callable[[], None]) -> None:
        """Call somebody whenever it is turned: whoever sleeps may have overslept by it."""


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        """UTC seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Seconds that this machine was awake."""
        return time.monotonic()
