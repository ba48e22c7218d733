"""No two threads can wait for each other's locks, whichever pictures they draw at the same time."""

import subprocess
import sys

import pytest

from tests.renderer.lock_order import NO_CIRCLE


def _told(*arguments):
    command = (sys.executable, "-m", "tests.renderer.lock_order", *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.soak
def test_no_locks_are_taken_in_a_circle():
    assert _told().startswith(NO_CIRCLE)


def test_a_planted_circle_is_found():
    assert _told("--planted").count("lock_order.py:") == 3
