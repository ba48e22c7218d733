"""People of a week: when each of them looks, what they have settled, and how they answer."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from hall import Channel, User
from tests.e2e.typist import Typist

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
REFUSED = ("n't your decision", "n't possible", "n't allow", "There is no")


@dataclass(frozen=True)
class Habit:
    """How somebody lives; times in seconds, quiet hours in minutes of the day."""

    name: str
    soon: float
    """How long a call lies there at least and, four times that, at most."""
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[float, float] | None = None
    """A vacation, from the beginning of the week."""
    gone_after: float = 10 * DAY
    reach: str = "thread"
    interval: int | None = None

    def settled(self, start: float) -> dict[str, Any]:
        """What this person has told the bot."""
        told: dict[str, Any] = {"zone": self.zone, "reach": self.reach, "interval": self.interval}
        if self.quiet is not None:
            told |= {"quiet_from": self.quiet[0], "quiet_to": self.quiet[1]}
        if self.away is not None:
            told |= {"away_from": start + self.away[0], "away_until": start + self.away[1]}
        return told

    def is_quiet(self, moment: float) -> bool:
        """Whether the clock on this person's wall shows an hour for sleep."""
        if self.quiet is None:
            return False
        wall = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(self.zone))
        minute, (start, end) = wall.hour * 60 + wall.minute, self.quiet
        return start <= minute < end if start < end else minute >= start or minute < end


HABITS = (
    Habit("prompt", 30 * MINUTE),
    Habit("slow", 7 * HOUR, reach="both"),
    Habit("asleep", 2 * HOUR, "America/New_York", (22 * 60, 8 * 60)),
    Habit("busy", 2 * HOUR, "Europe/Berlin", (9 * 60, 17 * 60), reach="dm"),
    Habit("on vacation", 2 * HOUR, away=(2 * DAY, 4.5 * DAY)),
    Habit("gone", HOUR, gone_after=1.5 * DAY),
    Habit("keen on reminders", 4 * HOUR, "Asia/Kathmandu", (23 * 60, 6 * 60), interval=3 * 3600),
)


@dataclass
class Guest:
    """Somebody with these habits; `done` is when they did what, as they remember it."""

    user: User
    habit: Habit
    start: float
    chance: random.Random
    done: dict[int, list[float]] = field(default_factory=dict)
    """The times of their answers, by thread."""
    heard: list[tuple[float, int, str]] = field(default_factory=list)
    """What the bot answered last: when, in which thread, and the words."""

    def next_visit(self, moment: float) -> float | None:
        """When they look after a call that came now; None: never again."""
        at = moment + self.chance.uniform(self.habit.soon, 4 * self.habit.soon)
        while self.habit.is_quiet(at) or self.is_away(at):
            at += 20 * MINUTE
        return None if at > self.start + self.habit.gone_after else at

    def is_away(self, moment: float) -> bool:
        away = self.habit.away
        return away is not None and self.start + away[0] <= moment < self.start + away[1]

    def is_back(self, moment: float) -> bool:
        """Whether their vacation is over."""
        away = self.habit.away
        return away is not None and self.start + away[1] <= moment

    async def visit(self, thread: Channel, group: dict[str, Any], now: float) -> None:
        """Decide all that is asked."""
        typist = Unhurried(self.user, group, self.chance.randrange(2**32))
        await typist.play(thread)
        accepted = [one for one in typist.answers if not any(sign in one for sign in REFUSED)]
        if accepted:
            self.done.setdefault(thread.id, []).append(now)
            self.heard.append((now, thread.id, typist.answers[-1]))


class Unhurried(Typist):
    """Ends most turns soon, and fights now and then, so that a match lasts for days."""

    def _by_liking(self, names: Sequence[str]) -> list[str]:
        fights = self._chance.random() < 0.3
        usual = ["deploy-as-usual", "end", "counter", "prey", "ready", "fate"]
        order = ["attack", "move", *usual] if fights else usual
        rest = [name for name in names if name not in order]
        return [*(name for name in order if name in names), *rest]
