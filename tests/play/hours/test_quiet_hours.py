"""Hours in which nobody is told anything."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play.hours.quiet_hours import DAY, Quiet, zones

NIGHT = (22 * 60, 7 * 60)
minutes = st.integers(0, DAY - 1)
moments = st.integers(1_500_000_000, 2_000_000_000).map(float)
quiets = st.builds(Quiet, st.sampled_from(sorted(zones())), minutes, minutes)


def at(*when: int) -> float:
    return datetime(*when, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("zone", "moment", "opens"),
    [
        ("UTC", at(2026, 3, 1, 23), at(2026, 3, 2, 7)),
        ("UTC", at(2026, 3, 2, 6, 59), at(2026, 3, 2, 7)),
        ("UTC", at(2026, 3, 2, 7), at(2026, 3, 2, 7)),
        ("UTC", at(2026, 3, 2, 12), at(2026, 3, 2, 12)),
        ("Europe/Berlin", at(2026, 1, 1, 22), at(2026, 1, 2, 6)),
        ("Asia/Kolkata", at(2026, 1, 1, 17), at(2026, 1, 2, 1, 30)),
        # The night in which Berlin's clocks go forward is an hour shorter, the other one longer.
        ("Europe/Berlin", at(2026, 3, 28, 22), at(2026, 3, 29, 5)),
        ("Europe/Berlin", at(2026, 10, 24, 22), at(2026, 10, 25, 6)),
    ],
)
def test_quiet_hours_end_by_the_clock_of_the_place(zone, moment, opens):
    assert Quiet(zone, *NIGHT).open_at(moment) == opens


def test_quiet_hours_may_lie_within_a_day():
    assert Quiet("UTC", 9 * 60, 17 * 60).open_at(at(2026, 5, 4, 10)) == at(2026, 5, 4, 17)
    assert Quiet("UTC", 9 * 60, 17 * 60).open_at(at(2026, 5, 4, 18)) == at(2026, 5, 4, 18)


def test_an_end_that_the_clocks_skip_comes_when_the_skip_ends():
    skipped = Quiet("Europe/Berlin", 23 * 60, 2 * 60 + 30)

    assert skipped.open_at(at(2026, 3, 29, 0, 30)) == at(2026, 3, 29, 1)


def test_an_end_that_comes_twice_is_the_second_one():
    twice = Quiet("Europe/Berlin", 23 * 60, 2 * 60 + 30)

    assert twice.open_at(at(2026, 10, 25, 0, 40)) == at(2026, 10, 25, 1, 30)


def test_without_quiet_hours_everything_is_open():
    assert Quiet("UTC").open_at(5.0) == 5.0
    assert Quiet("UTC", 60, 60).last_open(5.0) == 5.0


@given(quiets, moments)
def test_what_is_open_is_open(quiet, moment):
    opens = quiet.open_at(moment)

    assert moment <= opens <= moment + 2 * 86400
    assert quiet.open_at(opens) == opens


@given(quiets, moments)
def test_the_last_open_moment_is_open_and_near(quiet, moment):
    last = quiet.last_open(moment)

    assert moment - 2 * 86400 <= last <= moment
    assert (last == moment) == (quiet.open_at(moment) == moment)
