"""A simulated week without a missed, doubled or wrong call; and the checker that says so barks.

How many matches are played for how long, `tests/portions.py` tells.
"""

from pathlib import Path

import pytest

from tests.e2e.week.week import A_DAY_DOWN, DOWN, a_week
from tests.portions import WEEK

MATCHES, DAYS = (WEEK, 7) if WEEK else (2, 2)


async def test_a_week_passes_without_a_missed_doubled_or_wrong_call(tmp_path: Path) -> None:
    """With a crash a day, at a bad moment: a call just sent, or an answer just given."""
    week, checker = await a_week(tmp_path, MATCHES, days=DAYS)

    assert checker.complaints == []
    assert len(week.ran) - 1 == DAYS
    assert checker.tally["calls"] > MATCHES * DAYS


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ("merciless", "lapses after"),
        pytest.param("doubled", "doubled", marks=pytest.mark.soak),
        pytest.param("restless", "quiet hours", marks=pytest.mark.soak),
        pytest.param("littering", "stale", marks=pytest.mark.soak),
        pytest.param("confused", "has nothing to decide", marks=pytest.mark.soak),
        pytest.param("forgetful", "missed", marks=pytest.mark.soak),
    ],
)
async def test_each_planted_fault_is_found(tmp_path: Path, fault: str, complaint: str) -> None:
    """The fault is in the bot's process; what the hall saw betrays it."""
    downs = (A_DAY_DOWN,) if fault == "merciless" else DOWN
    _, checker = await a_week(tmp_path, 3, days=2, fault=fault, downs=downs)

    assert any(complaint in one for one in checker.complaints), checker.tally
