"""Paces: how long players may think, and what a seat has left of it.

Pure arithmetic on stored times. It knows no store, no Discord and no machine's clock.
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Pace(Struct, frozen=True):
    """A seat's time, in seconds: a bank that runs while it is asked, and is filled up after."""

    bank: float
    """With which a seat begins."""
    increment: float
    """Added after each of its own decisions."""
    cap: float
    """Up to which increments fill the bank."""
    window: float
    """For a question in another's turn, which leaves the bank alone."""


PACES: Mapping[str, Pace | None] = MappingProxyType(
    {
        "live": Pace(5 * MINUTE, 2 * MINUTE, 5 * MINUTE, 2 * MINUTE),
        "brisk": Pace(8 * HOUR, 4 * HOUR, 8 * HOUR, 3 * HOUR),
        "daily": Pace(DAY, DAY, DAY, 12 * HOUR),
        "relaxed": Pace(3 * DAY, 2 * DAY, 3 * DAY, DAY),
        "none": None,
    }
)
"""The paces of a match; `daily` begins anew with each order (N8)."""
USUAL = "daily"


class Away(Struct, frozen=True):
    """A vacation, in UTC seconds: time stands still from `start` until `end`."""

    start: float
    end: float

    def covers(self, moment: float) -> bool:
        """Tell whether a moment lies in it."""
        return self.start <= moment < self.end

    def within(self, start: float, end: float) -> float:
        """Give the seconds of a span that it covers."""
        return max(0.0, min(end, self.end) - max(start, self.start))


NEVER = Away(0.0, 0.0)


class Thinking(Struct, frozen=True):
    """The time that a seat has for the question it is asked."""

    left: float | None
    """Seconds that were left at `since`; None is no limit."""
    since: float | None
    """From when on it runs, in UTC seconds; None stands still."""

    def used(self, now: float, away: Away = NEVER) -> float:
        """Seconds thought since then; none if the clock was moved back."""
        if self.since is None or now <= self.since:
            return 0.0
        return now - self.since - away.within(self.since, now)

    def remaining(self, now: float, away: Away = NEVER) -> float | None:
        """Seconds that are left, never less than none; None is no limit."""
        return None if self.left is None else max(0.0, self.left - self.used(now, away))

    def deadline(self, away: Away = NEVER) -> float | None:
        """Give the UTC seconds at which the time is up; None: it stands still or has no limit."""
        if self.left is None or self.since is None:
            return None
        end = self.since + self.left
        return end + (away.end - max(self.since, away.start) if _meets(self, end, away) else 0.0)

    def stopped(self, now: float, away: Away = NEVER) -> "Thinking":
        """The same time, standing still."""
        return Thinking(self.remaining(now, away), None)

    def running(self, now: float, away: Away = NEVER) -> "Thinking":
        """The same time, counted from now on; a new vacation changes nothing of the past."""
        return Thinking(self.remaining(now, away), now)


def question(pace: Pace | None, bank: float | None, now: float, *, window: bool) -> Thinking:
    """The time for a question that is asked now.

    Args:
        pace: of the match; None has no limit.
        bank: the seconds that the seat has; None, it has not been asked yet.
        now: UTC seconds.
        window: whether it is asked in another's turn.
    """
    if pace is None:
        return Thinking(None, now)
    if window:
        return Thinking(pace.window, now)
    return Thinking(pace.bank if bank is None else bank, now)


def hurried(asked: Thinking) -> Thinking:
    """The time for a question that comes back after time decided: a twelfth, an hour at most."""
    if asked.left is None:
        return asked
    short = max(MINUTE, min(HOUR, asked.left / 12))
    return Thinking(min(asked.left, short), asked.since)


def filled(pace: Pace, left: float) -> float:
    """The bank after a decision of one's own; what was given beyond the cap is not taken away."""
    return max(left, min(pace.cap, left + pace.increment))


def _meets(thinking: Thinking, end: float, away: Away) -> bool:
    assert thinking.since is not None
    return away.start < end and away.end > thinking.since and away.end > away.start
