"""No roll costs more than its share of CPU, whatever is typed, and each is answered in words."""

import contextlib
import itertools
import os
import signal
from multiprocessing import Pipe
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.core.errors import GameError
from play.dice import workshop
from play.dice.odds import Chances
from play.dice.workshop import Workshop
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
number = st.sampled_from([0, 1, 2, 3, 7, 9, 50, 99, 500, 999, 1000, 10**6, 10**15])
operator = st.builds(
    "{}{}{}".format,
    st.sampled_from(["k", "p", "rr", "ro", "ra", "e", "mi", "ma"]),
    st.sampled_from(["", "h", "l", "<", ">"]),
    number,
)
thrown = st.builds(
    lambda many, size, after: f"{many}d{size}{''.join(after)}",
    number,
    st.one_of(number, st.just("%")),
    st.lists(operator, max_size=3),
)
expression = st.recursive(
    st.one_of(thrown, number.map(str)),
    lambda inner: st.one_of(
        st.builds(
            "{}{}{}".format, inner, st.sampled_from(["+", "-", "*", "/", "//", "%", "<"]), inner
        ),
        inner.map("({})".format),
        st.lists(inner, min_size=2, max_size=4).map(lambda parts: f"({', '.join(parts)})kh1"),
        st.builds(lambda one, many: "%".join([one] * many), inner, st.integers(2, 40)),
    ),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def shop():
    kept = Workshop()
    kept.do("roll", "1d20", 1)
    yield kept
    kept.close()


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
        workshop._child(theirs, lambda: sum(itertools.count()), ())
    _, status = os.waitpid(child, 0)

    assert os.WTERMSIG(status) == signal.SIGPROF


def test_a_process_that_died_is_replaced(shop):
    shop._process.kill()
    shop._process.join()

    assert shop.do("roll", "1d20", 1).throws
