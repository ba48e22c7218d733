"""Time zones as people name them, and those that fit what somebody's clock shows."""

from datetime import datetime
from difflib import get_close_matches

from play.hours.quiet_hours import DAY, zone_of, zones
from play.refusals import UnknownZone

SHOWN = 25
"""The number of suggestions at most."""
ECHO = 50
"""Letters of what was typed that a refusal repeats."""
CLOSE = 10
"""Minutes by which a clock may be wrong."""
COMMON = (
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Oslo",
    "Europe/Helsinki",
    "Europe/Athens",
    "Europe/Istanbul",
    "Europe/Moscow",
    "Atlantic/Reykjavik",
    "Atlantic/Azores",
    "Atlantic/Cape_Verde",
    "Africa/Lagos",
    "Africa/Cairo",
    "Africa/Johannesburg",
    "Africa/Nairobi",
    "Asia/Jerusalem",
    "Asia/Dubai",
    "Asia/Tehran",
    "Asia/Kabul",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Dhaka",
    "Asia/Yangon",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Australia/Perth",
    "Australia/Eucla",
    "Australia/Darwin",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Pacific/Noumea",
    "Pacific/Fiji",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "Pacific/Tongatapu",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Pacific/Honolulu",
    "Pacific/Marquesas",
    "Pacific/Gambier",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Phoenix",
    "America/Denver",
    "America/Mexico_City",
    "America/Chicago",
    "America/Bogota",
    "America/New_York",
    "America/Halifax",
    "America/Caracas",
    "America/Santiago",
    "America/St_Johns",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "America/Nuuk",
    "America/Noronha",
)
"""One or more for each way in which clocks run; those that come first are suggested first."""


def parse(text: str) -> str:
    """The zone that is named, by its whole name or by its city alone.

    Raises:
        UnknownZone: there is none, or several cities have the name and none of them is common.
    """
    wanted = _folded(text)
    for name in _known():
        if _folded(name) == wanted:
            return name
    cities = [name for name in _known() if _city(name) == wanted]
    if not cities:
        cities = [name for name in COMMON if _city(name).startswith(wanted) and wanted]
    if len(cities) == 1 or (cities and cities[0] in COMMON and _city(cities[0]) == wanted):
        return cities[0]
    raise UnknownZone(text[:ECHO], tuple(cities[:5]) or _near(wanted))


def suggestions(text: str) -> list[str]:
    """Zones whose names hold a text; the common ones first."""
    wanted = _folded(text)
    fitting = [name for name in _known() if wanted in _folded(name)]
    return fitting[:SHOWN]


def fitting(minutes: int, now: float) -> list[str]:
    """The common zones in which it is this minute of the day now, or nearly so."""
    return [name for name in COMMON if _apart(minutes, now, name) <= CLOSE][:SHOWN]


def _apart(minutes: int, now: float, name: str) -> int:
    """Minutes between a time of the day and what the clocks in a zone show, around the clock."""
    there = datetime.fromtimestamp(now, zone_of(name))
    apart = abs(there.hour * 60 + there.minute - minutes)
    return min(apart, DAY - apart)


def _known() -> list[str]:
    """All zones that have a place, and UTC; a machine's own files may hold odd ones."""
    others = sorted(name for name in zones() if "/" in name and name not in COMMON)
    return [*(name for name in COMMON if name in zones()), *others]


def _near(wanted: str) -> tuple[str, ...]:
    """Guess the zones that may have been meant."""
    cities = {_city(name): name for name in reversed(_known())}
    return tuple(cities[one] for one in get_close_matches(wanted[:ECHO], cities))


def _city(name: str) -> str:
    return _folded(name.rpartition("/")[2])


def _folded(text: str) -> str:
    return "_".join(text.casefold().split())
