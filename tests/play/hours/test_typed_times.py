"""Times as people type them."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play.hours.paces import DAY, HOUR, MINUTE
from play.hours.typed_times import hours, moment, shown, time_of_day
from play.refusals import UnreadableHours, UnreadableTime

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
ZONE = ZoneInfo("UTC")
BERLIN = ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("15 min", 15 * MINUTE),
        ("in 15 min", 15 * MINUTE),
        ("1h 30min", 1.5 * HOUR),
        ("2 hours and 5 minutes", 2 * HOUR + 5 * MINUTE),
        ("3H", 3 * HOUR),
        ("2 days", 2 * DAY),
        ("18:30", 6.5 * HOUR),
        ("at 11:00", 23 * HOUR),
        ("6pm", 6 * HOUR),
        ("this evening", 7 * HOUR),
        ("tonight", 7 * HOUR),
        ("in the morning", 20 * HOUR),
        ("tomorrow", 20 * HOUR),
        ("Tomorrow morning", 20 * HOUR),
        ("tomorrow evening", 31 * HOUR),
        ("tomorrow at 9:15", 21.25 * HOUR),
    ],
)
def test_a_time_is_read(text, seconds):
    assert moment(text, NOON, ZONE) == NOON + seconds


def test_a_time_of_the_day_is_that_of_the_zone():
    """Noon in UTC is one o'clock in Berlin."""
    assert moment("18:30", NOON, BERLIN) == NOON + 5.5 * HOUR


def test_tomorrow_is_there_when_clocks_change():
    """In the night to 29 March Berlin's clocks jump from two to three; half past two is three."""
    evening = datetime(2026, 3, 28, 20, tzinfo=BERLIN).timestamp()

    assert moment("tomorrow 8:00", evening, BERLIN) == evening + 11 * HOUR
    assert moment("tomorrow 2:30", evening, BERLIN) == evening + 6 * HOUR


@pytest.mark.parametrize(
    "text",
    ["", " ", "soon", "7", "3 months", "0 min", "31 days", "25:00", "12:60", "13pm", "9999 w",
     "3h and a bit", "٣h", "-1 h", "tomorrow never", "x" * 60],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(text):
    with pytest.raises(UnreadableTime):
        moment(text, NOON, ZONE)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("22:00-07:30", (1320, 450)),
        ("22 - 7", (1320, 420)),
        ("from 10pm to 7.30am", (1320, 450)),
        ("0:00\N{EN DASH}8:00", (0, 480)),
        ("23:15 until 6", (1395, 360)),
    ],
)
def test_hours_are_read(text, read):
    assert hours(text) == read


@pytest.mark.parametrize("text", ["", "22:00", "22-22", "24:00-7", "7-8-9", "night", "1am-1:00"])
def test_hours_that_are_none_are_refused(text):
    with pytest.raises(UnreadableHours):
        hours(text)


@given(st.integers(0, 24 * 60 - 1))
def test_what_is_shown_can_be_read(minutes):
    assert time_of_day(shown(minutes)) == minutes


@given(st.text(max_size=60))
def test_whatever_is_typed_is_read_or_refused(text):
    try:
        found = moment(text, NOON, ZONE)
    except UnreadableTime:
        return
    assert MINUTE <= found - NOON <= 30 * DAY
