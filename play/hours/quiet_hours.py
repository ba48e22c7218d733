"""Quiet hours: when a player wants no message, by the clock of the place where they live."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

DAY = 24 * 60
"""Minutes."""


class Quiet(Struct, frozen=True):
    """Quiet from one time of the day to another, in minutes after midnight, over it if need be."""

    zone: str = "UTC"
    start: int | None = None
    end: int | None = None

    def open_at(self, moment: float) -> float:
        """The first moment from `moment` on that is not quiet, in UTC seconds."""
        if self.start is None or self.end is None or self.start == self.end:
            return moment
        for start, end in self._nights(moment):
            if start <= moment < end:
                return end
        return moment

    def last_open(self, moment: float) -> float:
        """The last moment up to `moment` that is not quiet: a breath before the quiet began."""
        if self.start is None or self.end is None or self.start == self.end:
            return moment
        for start, end in self._nights(moment):
            if start <= moment < end:
                return start - 1
        return moment

    def _nights(self, moment: float) -> Iterator[tuple[float, float]]:
        """The quiet spans around a moment, in UTC seconds."""
        zone = zone_of(self.zone)
        today = datetime.fromtimestamp(moment, zone).date()
        assert self.start is not None
        assert self.end is not None
        for day in (today - timedelta(days=1), today):
            over = DAY if self.end < self.start else 0
            # A time that comes twice begins the quiet at once, and ends it the second time.
            start = clock_time(day, self.start, zone)
            yield start, clock_time(day, self.end + over, zone, fold=1)


def zones() -> frozenset[str]:
    """The names of all time zones."""
    return _zones()


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name.

    Raises:
        ZoneInfoNotFoundError, ValueError: there is none of this name.
    """
    return ZoneInfo(name)


def clock_time(day: date, minutes: int, zone: ZoneInfo, *, fold: int = 0) -> float:
    """Minutes after a day's midnight, by the clocks there, as UTC seconds.

    A time that a change of clocks skips is when the skip ends; of one that comes twice, the first,
    or the second for a `fold` of 1.
    """
    midnight = datetime(day.year, day.month, day.day)  # noqa: DTZ001 - gets its zone below
    local = midnight + timedelta(minutes=minutes)
    while not _is_on_the_clock(local, zone):
        local += timedelta(minutes=1)
    return local.replace(tzinfo=zone, fold=fold).astimezone(UTC).timestamp()


def _is_on_the_clock(local: datetime, zone: ZoneInfo) -> bool:
    there = local.replace(tzinfo=zone)
    return there.astimezone(UTC).astimezone(zone).replace(tzinfo=None, fold=0) == local
