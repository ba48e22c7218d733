"""Tests run again and again, as a plugin of pytest: it gets ready once, and forks for every run.

Of what a run of a few tests takes, most is loading pytest and its plugins: a process does it once.
It loads none of our packages, so that a child reads them as they stand when it is forked.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tests.planted import citing

PIPE = "SKALD_FORKS"
"""The environment variable with the number of the pipe on which runs are asked for."""
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")
COLLECTION = "collection"
"""What has failed if no test has."""
Run = tuple[int, str]
"""The exit code, and what has failed first."""


class Forks:
    """Runs tests of a copy of the sources; close it."""

    def __init__(self, copy: Path, environment: dict[str, str]) -> None:
        self.copy = copy
        self._pipe, theirs = Pipe()
        self._process = subprocess.Popen(
            [*PYTEST, "-p", __name__],
            cwd=copy,
            env=os.environ | environment | {PIPE: str(theirs.fileno())},
            pass_fds=[theirs.fileno()],
            stdout=subprocess.DEVNULL,
        )
        theirs.close()

    def run(self, paths: Sequence[str], keyword: str = "", rule: str = "") -> Run:
        """Run tests: those whose name fits, and that cite a rule if it is given."""
        self._pipe.send((list(paths), keyword, rule))
        found: Run = self._pipe.recv()
        return found

    def close(self) -> None:
        """End the process."""
        self._pipe.close()
        self._process.wait()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    """Serve until the pipe is closed; a child goes on as pytest would."""
    gc.freeze()
    with Connection(int(os.environ.pop(PIPE))) as pipe:
        while True:
            try:
                paths, keyword, rule = pipe.recv()
            except EOFError:
                return 0
            reading, writing = Pipe(duplex=False)
            if not (child := os.fork()):
                reading.close()
                _prepare(config, paths, keyword, rule)
                config.pluginmanager.register(_Failures(writing))
                return None
            writing.close()
            failed = [*iter(partial(_next, reading), None)]
            _, status = os.waitpid(child, 0)
            pipe.send((os.waitstatus_to_exitcode(status), failed[0] if failed else COLLECTION))


def _prepare(config: pytest.Config, paths: Sequence[str], keyword: str, rule: str) -> None:
    config.args[:] = paths
    config.option.keyword = keyword
    os.environ[citing.RULE] = rule
    if rule:
        config.pluginmanager.register(citing)


def _next(pipe: "Connection[None, str]") -> str | None:
    """What has failed next; None when the child has ended."""
    try:
        return pipe.recv()
    except EOFError:
        return None


class _Failures:
    """Tells the names of the tests that fail."""

    def __init__(self, pipe: "Connection[str, None]") -> None:
        self._pipe = pipe

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self._pipe.send(report.nodeid.partition("::")[2])
