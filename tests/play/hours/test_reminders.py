"""When a player is told that a decision is awaited."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from play.hours.paces import DAY, HOUR
from play.hours.quiet_hours import Quiet
from play.hours.reminders import LEAST_APART, LIMIT, Question, notices

OPENED = 1_800_000_000.0 - 1_800_000_000 % DAY + 12 * HOUR
"""A noon in UTC."""
NIGHT = Quiet("UTC", 22 * 60, 8 * 60)
minutes = st.integers(0, 24 * 60 - 1)


def test_a_day_has_a_call_a_reminder_at_half_time_and_one_before_the_end():
    told = notices(Question(OPENED, OPENED + DAY))

    assert told == (OPENED, OPENED + 12 * HOUR, OPENED + 22 * HOUR)


def test_whoever_is_at_the_table_is_not_called():
    assert notices(Question(OPENED, OPENED + DAY, present=True))[0] == OPENED + 12 * HOUR


def test_the_last_one_who_is_missing_is_told_so():
    told = notices(Question(OPENED, OPENED + DAY, lone=OPENED + 3 * HOUR))

    assert told == tuple(OPENED + hours * HOUR for hours in (0, 3, 12, 22))


def test_whoever_wants_no_reminder_is_only_called():
    assert notices(Question(OPENED, OPENED + DAY, muted=True)) == (OPENED,)


def test_a_personal_interval_takes_the_place_of_half_time():
    told = notices(Question(OPENED, OPENED + DAY, interval=8 * HOUR))

    assert told == tuple(OPENED + hours * HOUR for hours in (0, 8, 16, 22))


def test_without_a_limit_of_time_reminders_come_daily_and_then_no_more():
    told = notices(Question(OPENED, None))

    assert told == tuple(OPENED + days * DAY for days in range(LIMIT + 1))


def test_a_call_in_quiet_hours_waits_for_the_morning():
    told = notices(Question(OPENED + 11 * HOUR, OPENED + 35 * HOUR, NIGHT))

    assert told[0] == OPENED + 20 * HOUR


def test_a_reminder_that_the_morning_would_make_too_late_comes_in_the_evening():
    told = notices(Question(OPENED, OPENED + 15 * HOUR, NIGHT))

    assert told[-1] == OPENED + 10 * HOUR - 1


def test_a_question_that_lives_in_quiet_hours_alone_makes_no_sound():
    assert notices(Question(OPENED + 11 * HOUR, OPENED + 13 * HOUR, NIGHT)) == ()


@given(
    st.integers(0, 10**8),
    st.none() | st.integers(30, 30 * 86400),
    st.builds(Quiet, st.sampled_from(["UTC", "Europe/Berlin", "Asia/Kolkata"]), minutes, minutes),
    st.none() | st.integers(300, 7 * 86400),
    st.none() | st.integers(0, 10**6),
    st.booleans(),
    st.booleans(),
)
def test_nobody_is_told_too_often_too_late_or_at_night(
    later, length, quiet, interval, lone, present, muted
):
    opened = OPENED + later
    deadline = None if length is None else opened + length
    asked = Question(
        opened,
        deadline,
        quiet,
        interval,
        lone=None if lone is None else opened + lone,
        present=present,
        muted=muted,
    )
    told = notices(asked)

    assert len(told) <= LIMIT + 2
    assert all(quiet.open_at(moment) == moment >= opened for moment in told)
    assert all(b - a >= LEAST_APART for a, b in pairwise(told))
    assert deadline is None or all(moment < deadline for moment in told)
    assert not (present and muted and told)
