"""A process for work that may take long, so that no job can take more than its share.

A warm process forks a child for every job; the system ends a child that has used up its time,
whatever it is at, and the next one is as warm. Each draws from the operating system's chance,
which has no state that two of them could share.
"""

import contextlib
import gc
import os
import signal
import traceback
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from msgspec import Struct

from games.core.errors import GameError
from play.refusals import TooBusy

TRIES: Final = 2
"""Processes that a job is given to: one may have been ended from outside."""


class Craft(Struct, frozen=True):
    """The jobs that are done in a process, and what each may take."""

    jobs: str
    """The module that has them, with two functions: `warm` loads what all of them need, `load` what
    one with these arguments needs besides. What a child loads is lost with it."""
    cpu: float
    """Seconds of CPU after which a job is ended."""
    refusal: type[GameError]
    """The answer in place of one that was ended."""
    nice: int = 0
    """The steps by which the process stands back behind others, 0 to 19."""


class MistakenJob(RuntimeError):
    """A job has a mistake; it tells where, and never of which values."""


class Workshop:
    """Keeps the process; `do` blocks, and is for one thread at a time."""

    def __init__(self, craft: Craft) -> None:
        self._craft = craft
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._ended = False

    def do(self, job: str, *arguments: object) -> Any:
        """Do a job; a process that has died is replaced.

        Raises:
            GameError: what the job refuses, or the craft's refusal: it took too long, and was
                ended.
            MistakenJob: it has a mistake.
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
        """Start the process, unless it runs.

        Raises:
            TooBusy: the workshop has been ended.
        """
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.close()
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_serve, args=(theirs, self._craft), daemon=True)
            self._process.start()
            theirs.close()
        if self._ended:
            self.close()
            raise TooBusy
        return self._pipe

    def end(self) -> None:
        """Do no more, and break off what is being done; for any thread."""
        self._ended = True
        if self._process is not None:
            _kill(self._process)

    def close(self) -> None:
        """End the process, and the job that it is at."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            _kill(self._process)
            self._process.join()
        self._pipe = self._process = None


def _kill(process: BaseProcess) -> None:
    """End a process with its children: it leads a group of its own as soon as it runs."""
    if process.pid is not None and process.exitcode is None:
        with contextlib.suppress(ProcessLookupError):  # it has only just been started
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()


def _serve(pipe: "Connection[Any, Any]", craft: Craft) -> None:
    """Do jobs until the other end is closed; only the bot decides when it stops."""
    os.setsid()
    os.nice(craft.nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = import_module(craft.jobs)
    jobs.warm()
    while True:
        try:
            job, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        jobs.load(*arguments)
        gc.freeze()
        child = os.fork()
        if not child:
            _child(pipe, craft.cpu, getattr(jobs, job), arguments)
        _, status = os.waitpid(child, 0)
        if status:
            pipe.send((False, craft.refusal()))


def _child(
    pipe: "Connection[Any, Any]", cpu: float, job: Any, arguments: tuple[object, ...]
) -> None:
    """Do one job within its time, answer, and be gone."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, cpu)
    try:
        answer = (True, job(*arguments))
    except GameError as refusal:
        answer = (False, refusal)
    except BaseException as error:  # noqa: BLE001 - a mistake of ours; the bot logs it
        answer = (False, MistakenJob(_traced(error)))
    signal.setitimer(signal.ITIMER_PROF, 0)  # an answer that is begun is sent whole
    pipe.send(answer)
    os._exit(0)


def _traced(error: BaseException) -> str:
    """Tell where a mistake was made, and its kind: never its values, which may be secret."""
    return f"{type(error).__name__}\n{''.join(traceback.format_tb(error.__traceback__))}"
