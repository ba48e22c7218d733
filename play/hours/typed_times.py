"""Times as people type them: "15 min", "3h", "tomorrow morning", "18:30", "22:00-07:30".

Pure: from a text, a moment and a time zone to UTC seconds, or to minutes of the day.
"""

import re
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from play.hours.paces import DAY, HOUR, MINUTE
from play.hours.quiet_hours import clock_time
from play.refusals import UnreadableHours, UnreadableTime

LEAST, MOST = MINUTE, 30 * DAY
"""The bounds, in seconds from now, of a time that is spoken of."""
UNITS = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes"), MINUTE),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours"), HOUR),
    **dict.fromkeys(("d", "day", "days"), DAY),
    **dict.fromkeys(("w", "week", "weeks"), 7 * DAY),
}
TIMES = {"morning": 8 * 60, "noon": 12 * 60, "evening": 19 * 60, "tonight": 19 * 60}
"""Minutes of the day."""
_SPAN = re.compile(r"(\d{1,4})\s*([a-z]+)[\s,]*", re.ASCII)
_CLOCK = re.compile(r"(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?", re.ASCII)
_BETWEEN = re.compile(r"\s*(?:[-\N{EN DASH}\N{EM DASH}]|\bto\b|\buntil\b)\s*")
_NOISE = re.compile(r"\b(?:at|in|this|the|and|from)\b")


def moment(text: str, now: float, zone: ZoneInfo) -> float:
    """The time that is meant: after a span, or when clocks in the zone show it next.

    Raises:
        UnreadableTime: none can be read, or it is not between `LEAST` and `MOST` away.
    """
    plain = " ".join(_NOISE.sub(" ", text.casefold()).split())
    span = _span(plain)
    found = _by_clock(plain, now, zone) if span is None else now + span
    if found is None or not LEAST <= found - now <= MOST:
        raise UnreadableTime
    return found


def hours(text: str) -> tuple[int, int]:
    """Two times of the day, such as "22:00-07:30", in minutes after midnight.

    Raises:
        UnreadableHours: they cannot be read, or both are the same.
    """
    ends = _BETWEEN.split(" ".join(_NOISE.sub(" ", text.casefold()).split()))
    read = [time_of_day(end) for end in ends]
    match read:
        case [int(start), int(end)] if start != end:
            return start, end
        case _:
            raise UnreadableHours


def time_of_day(text: str) -> int | None:
    """A time of the day, such as "7", "07:30" or "10pm", in minutes after midnight."""
    found = _CLOCK.fullmatch(text.strip().casefold())
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half and not 1 <= hour <= 12:
        return None
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    minutes = hour * 60 + minute
    return minutes if minute < 60 and minutes < DAY / MINUTE else None


def shown(minutes: int) -> str:
    """A time of the day as a text that `time_of_day` reads."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _span(text: str) -> float | None:
    """The seconds of "1h 30min"; None if it is no span."""
    parts = _SPAN.findall(text)
    if not parts or _SPAN.sub("", text) or any(unit not in UNITS for _, unit in parts):
        return None
    return sum(int(number) * UNITS[unit] for number, unit in parts)


def _by_clock(text: str, now: float, zone: ZoneInfo) -> float | None:
    """Find the next "tomorrow morning", "tomorrow 9:00", "evening" or "18:30"."""
    today = datetime.fromtimestamp(now, zone).date()
    tomorrow = today + timedelta(days=1)
    later = text.removeprefix("tomorrow").strip()
    minutes = TIMES["morning"] if not later and text else TIMES.get(later)
    if minutes is None and not later.isdecimal():  # a bare number might be hours or minutes
        minutes = time_of_day(later)
    if minutes is None:
        return None
    days: list[date] = [tomorrow] if text.startswith("tomorrow") else [today, tomorrow]
    return next((at for day in days if (at := clock_time(day, minutes, zone)) > now), None)
