"""No roll costs more than its share of CPU, whatever is typed, and each is answered in words."""

import contextlib
import itertools
import os
import signal
from multiprocessing import Pipe
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from games.core.errors import GameError
from play.dice.odds import Chances
from play.workshop import workshop
from tests.play.dice.bombs import expression, warm
from tests.portions import BOMBS

SHARE = 0.2
"""Seconds of CPU that a roll may cost."""
REVIEWED = [
    "1000d2kh500",
    "1000d6kh3",
    "1000d1000rr<999kh3",
    "%".join(["7d9"] * 50),
    "*".join(["99d99"] * 30),
    "(" * 90 + "1d6" + ")" * 90,
    "+".join(["1d1000000"] * 10),
]


@pytest.fixture(scope="module")
def shop():
    with warm() as kept:
        yield kept


def spent(process):
    """Seconds of CPU of a process and of its children that have ended."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, stat[11:15])) / 100


def held(shop, job, *arguments):
    """Do a job; hold it to its share and to sentences."""
    before = spent(shop._process.pid)
    with contextlib.suppress(GameError):
        shop.do(job, *arguments)
    shop.do("roll", "1", 1)  # the process has then counted what the job before has cost
    assert spent(shop._process.pid) - before <= SHARE


@pytest.mark.parametrize("text", REVIEWED)
def test_a_reviewed_bomb_costs_no_more_than_its_share(shop, text):
    held(shop, "tell", text[:200])
    held(shop, "roll", text[:200], 10)


@settings(max_examples=BOMBS, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(text=expression)
def test_a_bomb_at_random_costs_no_more_than_its_share(shop, text):
    held(shop, "tell", text)
    held(shop, "roll", text, 10)


def test_chances_are_told_for_numbers_that_no_float_holds():
    found = Chances({1: 10**400, 2: 10**400, 3: 10**400}, None)

    assert [found.quantile(share) for share in (0.001, 0.5, 0.999)] == [1, 2, 3]
    assert found.mean == 2


def test_a_job_over_its_time_is_ended():
    """What is planted counts for ever, which no cost model could foresee."""
    child = os.fork()
    if not child:
        _, theirs = Pipe()
        workshop._child(theirs, 0.15, lambda: sum(itertools.count()), ())
    _, status = os.waitpid(child, 0)

    assert os.WTERMSIG(status) == signal.SIGPROF


def test_a_process_that_died_is_replaced(shop):
    shop._process.kill()
    shop._process.join()

    assert shop.do("roll", "1d20", 1).throws
