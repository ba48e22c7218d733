"""A process in which dice are read and thrown, so that no roll can take more than its share.

A warm process forks a child for every job; the system ends a child that has used up its time,
whatever it is at, and the next one is as warm. Each draws from the operating system's chance,
which has no state that two of them could share.
"""

import gc
import os
import signal
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from games.core.errors import GameError
from play.dice.refusals import RollTooBig, TooBusy

CPU: Final = 0.15
"""Seconds of CPU after which a job is ended."""
TRIES: Final = 2
"""Processes that a job is given to: one may have been ended from outside."""
_JOBS: Final = "play.dice.jobs"


class Workshop:
    """Keeps the process; `do` blocks, and is for one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    def do(self, job: str, *arguments: object) -> Any:
        """Do a job of `play.dice.jobs`; a process that has died is replaced.

        Raises:
            GameError: what the job refuses.
            RollTooBig: it took too long, and was ended.
            TooBusy: the process died by itself, and the one that replaced it too.
        """
        for _ in range(TRIES):
            try:
                pipe = self.opened()
                pipe.send((job, arguments))
                done, found = pipe.recv()
            except (EOFError, OSError):
                self.close()
                continue
            if not done:
                raise found
            return found
        raise TooBusy

    def opened(self) -> "Connection[Any, Any]":
        """Start the process, unless it runs."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.close()
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None


def _serve(pipe: "Connection[Any, Any]") -> None:
    """Do jobs until the other end is closed; only the bot decides when it stops."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = import_module(_JOBS)
    jobs.warm()
    gc.freeze()
    while True:
        try:
            job, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        child = os.fork()
        if not child:
            _child(pipe, getattr(jobs, job), arguments)
        _, status = os.waitpid(child, 0)
        if status:
            pipe.send((False, RollTooBig()))


def _child(pipe: "Connection[Any, Any]", job: Any, arguments: tuple[object, ...]) -> None:
    """Do one job within its time, answer, and be gone."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, CPU)
    try:
        answer = (True, job(*arguments))
    except GameError as refusal:
        answer = (False, refusal)
    except BaseException as error:  # noqa: BLE001 - a mistake of ours; the bot logs it
        answer = (False, RuntimeError(repr(error)))
    signal.setitimer(signal.ITIMER_PROF, 0)  # an answer that is begun is sent whole
    pipe.send(answer)
    os._exit(0)
