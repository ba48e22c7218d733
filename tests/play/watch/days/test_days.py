"""Days at random: people play, settle, sleep and go away; the bot is restarted and cut off.

The machine sleeps, and its clock is wrong, set right, and wrong when the bot starts.

After each thing that happens all promises about time are held against `tests.play.plain_time`,
which adds up seconds. Each run has a database of its own, and is the same when it is run again.
"""

import asyncio
import secrets
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from db import Store
from play.match import consequences
from tests.play.watch.days import planted
from tests.play.watch.days.people import People
from tests.play.watch.days.promises import Promises
from tests.play.watch.days.wrong_times import Times
from tests.portions import DAYS

PHASES = tuple(phase for phase in Phase if phase is not Phase.shrink)
"""A run of days takes long: what failed is told as it was found."""


class Days(Times, People, Promises):
    """Whatever may happen, in any order."""


class Nights(Times, Promises):
    """Nobody does anything: what only a rare run of clocks shows is found sooner."""


MANY = settings(
    max_examples=DAYS,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=PHASES,
    suppress_health_check=list(HealthCheck),
)
UNTIL_FOUND = settings(MANY, max_examples=1000)
"""It stops at the first thing it finds. Hypothesis takes constants from all modules that are
loaded, so that the same test has other days in other company: what is planted took 4 to 71."""


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database without matches, and no chance but that of the machine."""
    monkeypatch.setattr(consequences, "_chance", consequences._chance)
    monkeypatch.setattr(secrets, "token_bytes", bytes)

    async def make() -> None:
        await (await Store.open(tmp_path / "empty.db")).close()

    asyncio.run(make())
    return tmp_path / "empty.db"


def test_days_at_random_keep_every_promise(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Days, "empty", empty, raising=False)

    run_state_machine_as_test(Days, settings=MANY)


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(planted.time_that_runs_in_a_downtime, marks=pytest.mark.soak),
        planted.quiet_hours_that_nobody_heeds,
        pytest.param(planted.calls_that_stay, marks=pytest.mark.soak),
        planted.a_timeout_before_the_time_is_up,
        pytest.param(planted.a_jump_that_nobody_minds, marks=pytest.mark.soak),
        planted.a_correction_that_takes_nothing_back,
    ],
)
def test_the_machine_finds_what_is_planted(empty, monkeypatch, fault) -> None:
    monkeypatch.setattr(Days, "empty", empty, raising=False)
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        run_state_machine_as_test(Days, settings=UNTIL_FOUND)


@pytest.mark.soak
def test_a_wrong_clock_before_the_start_is_found_where_nobody_plays(empty, monkeypatch) -> None:
    monkeypatch.setattr(Nights, "empty", empty, raising=False)
    planted.a_wrong_clock_before_the_start_that_stays(monkeypatch)

    with pytest.raises(AssertionError):
        run_state_machine_as_test(Nights, settings=UNTIL_FOUND)
