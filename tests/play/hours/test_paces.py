"""How much time a seat has left."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play.hours.paces import DAY, HOUR, PACES, Away, Thinking, filled, question

NOW = 1_800_000_000.0
moments = st.floats(NOW - 10 * DAY, NOW + 10 * DAY).map(round)
spans = st.floats(0, 5 * DAY).map(round)
vacations = st.builds(lambda start, length: Away(start, start + length), moments, spans)
limited = st.builds(Thinking, spans, moments)


def test_a_daily_question_has_a_day():
    asked = question(PACES["daily"], None, NOW, window=False)

    assert asked.deadline() == NOW + DAY


@pytest.mark.rule("N8")
def test_the_day_begins_anew_with_each_order():
    pace = PACES["daily"]
    assert pace

    assert filled(pace, left=HOUR) == DAY


def test_a_window_is_shorter_and_leaves_the_bank_alone():
    pace = PACES["daily"]
    assert pace

    asked = question(pace, 5.0, NOW, window=True)

    assert asked.deadline() == NOW + pace.window < NOW + DAY


def test_without_a_pace_there_is_no_end():
    asked = question(PACES["none"], None, NOW, window=False)

    assert asked.deadline() is None
    assert asked.remaining(NOW + 100 * DAY) is None


@pytest.mark.parametrize("key", [key for key, pace in PACES.items() if pace])
def test_each_pace_fills_the_bank_within_its_cap(key):
    pace = PACES[key]
    assert pace

    assert 0 < pace.window <= pace.bank <= pace.cap
    assert filled(pace, pace.cap) == pace.cap
    assert filled(pace, 0.0) == min(pace.cap, pace.increment)


def test_time_that_was_given_is_not_taken_away_by_the_cap():
    pace = PACES["brisk"]
    assert pace

    assert filled(pace, pace.cap + HOUR) == pace.cap + HOUR


@given(limited, vacations)
def test_at_the_deadline_the_time_is_up_and_not_before(thinking, away):
    deadline = thinking.deadline(away)

    assert thinking.remaining(deadline, away) == pytest.approx(0.0, abs=1e-3)
    if thinking.left and not away.within(deadline - 1, deadline):
        assert thinking.remaining(deadline - 1, away) > 0


@given(limited, vacations, moments, vacations)
def test_a_new_vacation_changes_nothing_of_the_past(thinking, old, now, new):
    anew = thinking.running(now, old)

    assert anew.remaining(now, new) == thinking.remaining(now, old)


@given(limited, moments, spans)
def test_time_that_stands_still_is_not_used(thinking, now, pause):
    resumed = thinking.stopped(now).running(now + pause)

    assert resumed.remaining(now + pause) == thinking.remaining(now)


@given(limited, spans)
def test_a_clock_that_is_moved_back_costs_nothing(thinking, back):
    assert thinking.remaining(thinking.since - back) == thinking.left


def test_a_vacation_that_was_over_before_costs_and_gives_nothing():
    thinking = Thinking(HOUR, NOW)

    assert thinking.deadline(Away(NOW - DAY, NOW)) == NOW + HOUR


def test_a_vacation_moves_the_deadline_behind_it():
    thinking = Thinking(HOUR, NOW)

    assert thinking.deadline(Away(NOW + 600, NOW + DAY)) == NOW + DAY + HOUR - 600
