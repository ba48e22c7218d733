"""What a player's time must be, kept in the plainest way: seconds are added up as they pass.

Knows nothing of deadlines, stored times or `play.hours.paces`. Where the bot may be generous within
bounds, such as over a gap in its notes that it was there, both bounds are kept.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
PACES = {
    "live": (5 * MINUTE, 2 * MINUTE, 5 * MINUTE, 2 * MINUTE),
    "brisk": (8 * HOUR, 4 * HOUR, 8 * HOUR, 3 * HOUR),
    "daily": (DAY, DAY, DAY, 12 * HOUR),
    "relaxed": (3 * DAY, 2 * DAY, 3 * DAY, DAY),
}
"""Bank, increment, cap and window of each pace that has a limit."""
PRESENT = 120.0
GIVEN = 600.0
"""Seconds that somebody is given whose call Discord did not take."""


@dataclass
class Habits:
    """What somebody has settled."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[float, float] | None = None
    reach: str = "thread"

    def is_quiet(self, moment: float) -> bool:
        """Whether a clock on the player's wall shows a time at which nobody may call."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return False
        wall = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(self.zone))
        minute, (start, end) = wall.hour * 60 + wall.minute, self.quiet
        return start <= minute < end if start < end else minute >= start or minute < end

    def is_away(self, moment: float) -> bool:
        return self.away is not None and self.away[0] <= moment < self.away[1]

    def away_within(self, start: float, end: float) -> float:
        """Seconds of a span that lie in the vacation."""
        if self.away is None:
            return 0.0
        return max(0.0, min(end, self.away[1]) - max(start, self.away[0]))


@dataclass
class Asked:
    """A question, the seconds it surely took so far, and the most that it can have taken."""

    prompt: int
    window: bool
    opened: float
    present: bool
    least: float = 0.0
    most: float = 0.0
    given: float = 0.0
    told: int = 0
    untold: bool = False
    """Whether a standing order answers, and no direct message tells its owner."""
    doubtful: bool = False
    """Whether Discord took no messages for a while, so that time may have been given."""

    def goes_on(self, before: "Asked") -> None:
        """It is the question before, asked once more with the time that was left."""
        self.least, self.most, self.given = before.least, before.most, before.given


@dataclass
class Chair:
    """One seat: its bank between bounds, its player's habits, and what it is asked."""

    habits: Habits = field(default_factory=Habits)
    low: float = 0.0
    high: float = 0.0
    given: bool = False
    acted: float | None = None
    asked: Asked | None = None

    def passes(self, start: float, end: float, *, surely: bool) -> None:
        """Time goes by for this seat; not `surely`, if the bot may forgive it."""
        if self.asked is None:
            return
        spent = end - start - self.habits.away_within(start, end)
        self.asked.most += spent
        if surely:
            self.asked.least += spent

    def forgives(self, slack: float, start: float, end: float) -> None:
        """In this span nobody could play; a vacation within it may be forgiven once more."""
        if self.asked is not None:
            forgiven = slack + self.habits.away_within(start, end)
            self.asked.least = max(0.0, self.asked.least - forgiven)

    def goes_back(self, by: float, now: float) -> None:
        """The clock was ahead by so much: what happened since did so earlier, and not after now.

        A vacation stays on its dates: what seemed to be after it may have been within it.
        """
        if self.acted is not None and self.acted > now:
            self.acted = min(self.acted - by, now)
        if self.asked is not None:
            self.asked.opened = min(self.asked.opened, now)
            free = self.habits.away_within(now - self.asked.most, now)
            self.asked.least = max(0.0, self.asked.least - free)
        away = self.habits.away
        if away is not None and now < away[0] <= now + by:
            self.habits.away = (now, away[1])

    def was_present(self, moment: float) -> bool:
        return self.acted is not None and 0 <= moment - self.acted < PRESENT

    def allowed(self, pace: str) -> tuple[float, float] | None:
        """The seconds for what is asked: at least, and at most; None without a limit."""
        assert self.asked is not None
        if pace not in PACES:
            return None
        if self.asked.window:
            window = PACES[pace][3] + self.asked.given
            return window, window
        return self.low + self.asked.given, self.high + self.asked.given

    def closes(self, pace: str, deeds: int) -> Asked | None:
        """A question is closed after so many deeds of this seat; gives the question."""
        asked, limit = self.asked, self.allowed(pace) if self.asked else None
        self.asked = None
        if asked is None or limit is None or asked.window:
            return asked
        low, high = max(0.0, limit[0] - asked.most), max(0.0, limit[1] - asked.least)
        _, more, cap, _ = PACES[pace]
        if asked.doubtful:
            high = max(high, GIVEN)
            self.given |= cap < GIVEN  # it may be in the bank, and stays
        if deeds:
            low = max(low, min(cap, low + more))
            high = max(high, min(cap, high + deeds * more))
        self.low, self.high = low, high
        return asked
