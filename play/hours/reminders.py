"""Times at which a player is told that a decision is awaited: the call, and reminders after it.

Pure: from stored times to times. A notice that came due while nobody could send it melts into
the next one, so a restart brings at most one.
"""

from msgspec import Struct

from play.hours.paces import HOUR
from play.hours.quiet_hours import Quiet

LIMIT = 4
"""Reminders after which a player is left alone with a question."""
USUAL = 24 * HOUR
"""Seconds between reminders where a match has no limit of time."""
LEAD = 1 / 12
"""The share of the whole time that is left at the last reminder."""
LONGEST_LEAD = 2 * HOUR
LEAST_APART = 60.0
"""Seconds between two notices."""


class Question(Struct, frozen=True):
    """A seat's question, as far as notices are concerned; times are UTC seconds."""

    opened: float
    deadline: float | None
    quiet: Quiet = Quiet()
    interval: float | None = None
    """The player's own: seconds between reminders."""
    lone: float | None = None
    """Since when all others who were asked together have answered."""
    present: bool = False
    """The player is at it, and needs no call."""
    call: float | None = None
    """The moment of the call, if it is not made as soon as the question is asked."""
    muted: bool = False
    """The player wants no reminder of it."""
    since: float | None = None
    """From when on time runs, if it stood still after the question was asked."""


def notices(question: Question) -> tuple[float, ...]:
    """The moments at which the player is told, in order: the call, then the reminders."""
    wanted = [] if question.present else [question.call or question.opened]
    if not question.muted:
        wanted += _reminders(question)
        wanted += [] if question.lone is None else [question.lone]
    opened = sorted({moved for moment in wanted if (moved := _spoken(question, moment))})
    return tuple(_apart(opened))


def _reminders(question: Question) -> list[float]:
    since, deadline = question.since or question.opened, question.deadline
    if question.interval or deadline is None:
        every = question.interval or USUAL
        times = [since + every * (count + 1) for count in range(LIMIT)]
    else:
        times = [since + (deadline - since) / 2]
    if deadline is not None:
        last = deadline - min(LONGEST_LEAD, (deadline - since) * LEAD)
        times = [*(moment for moment in times[: LIMIT - 1] if moment < last), last]
    return times


def _spoken(question: Question, moment: float) -> float | None:
    """Give the moment to say it: after the quiet hours, or before them if that were too late."""
    later = question.quiet.open_at(moment)
    if question.deadline is None or later < question.deadline:
        return later
    earlier = question.quiet.last_open(moment)
    return earlier if question.opened <= earlier < question.deadline else None


def _apart(times: list[float]) -> list[float]:
    """Without those that follow another too closely; the first one stays."""
    kept: list[float] = []
    for moment in times:
        if not kept or moment - kept[-1] >= LEAST_APART:
            kept.append(moment)
    return kept
