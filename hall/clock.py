"""Clocks of a hall: the wall's, or one that is turned by hand."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol

_START = datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()


class Clock(Protocol):
    """Anything that knows what time it is."""

    def now(self) -> float:
        """Return the UTC seconds since 1970."""
        ...


class WallClock:
    """The real time."""

    def now(self) -> float:
        """Return the UTC seconds since 1970."""
        return time.time()


class TurnableClock:
    """The real time, as long as nobody turns it forward; from there it goes on.

    Args:
        ahead: seconds by which it is ahead from the start.
    """

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self._heeding: list[Callable[[], None]] = []

    def now(self) -> float:
        """Return the UTC seconds since 1970."""
        return time.time() + self.ahead

    def steady(self) -> float:
        """Return seconds that nobody sets: time that was turned over has passed."""
        return time.monotonic() + self.ahead

    def advance(self, **duration: float) -> None:
        """Turn the clock forward; the keywords are those of :class:`~datetime.timedelta`."""
        self.ahead += timedelta(**duration).total_seconds()
        for wake in self._heeding:
            wake()

    def heed(self, wake: Callable[[], None]) -> None:
        """Call somebody whenever the clock is turned: whoever sleeps may have overslept by it."""
        self._heeding.append(wake)


class VirtualClock:
    """A time that stands still until it is advanced."""

    def __init__(self, start: float = _START) -> None:
        self._now = self._steady = start

    def now(self) -> float:
        """Return the moment this clock was last turned to, in UTC seconds since 1970."""
        return self._now

    def steady(self) -> float:
        """Return the seconds that have passed, whatever the clock was set to."""
        return self._steady

    def advance(self, **duration: float) -> None:
        """Let time pass; the keywords are those of :class:`~datetime.timedelta`."""
        passed = timedelta(**duration).total_seconds()
        self._now += passed
        self._steady += passed

    def jump(self, **duration: float) -> None:
        """Set the clock wrong, or right, while no time passes; keywords as above."""
        self._now += timedelta(**duration).total_seconds()
