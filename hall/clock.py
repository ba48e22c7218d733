"""What the hall asks for the time: the wall's clock, or one that a test turns by hand."""

import time
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


class VirtualClock:
    """A time that stands still until it is advanced."""

    def __init__(self, start: float = _START) -> None:
        self._now = start

    def now(self) -> float:
        """Return the moment this clock was last turned to, in UTC seconds since 1970."""
        return self._now

    def advance(self, **duration: float) -> None:
        """Turn the clock forward; the keywords are those of :class:`~datetime.timedelta`."""
        self._now += timedelta(**duration).total_seconds()
