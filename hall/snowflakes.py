"""Identifiers as Discord makes them: milliseconds since 2015, then a counter.

https://docs.discord.com/developers/reference#snowflakes
"""

from datetime import UTC, datetime

from hall.clock import Clock

EPOCH = datetime(2015, 1, 1, tzinfo=UTC).timestamp()
_COUNTER_BITS = 22


class Snowflakes:
    """Makes identifiers that are unique and only ever rise, even while the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> int:
        """Return an identifier that was never returned before."""
        milliseconds = int((self._clock.now() - EPOCH) * 1000)
        self.last = max(milliseconds << _COUNTER_BITS, self.last + 1)
        return self.last
