"""Runs `python -m bot …` again and again, each time in a fresh process that can be ordered to die.

Started by `mortal_bot.py` with the arguments that a Python would get. It imports what the bot is
made of, and forks one bot for each line that it reads; that saves most of the time of a start. The
tasks of a bot are stepped through a counter of resumptions in coroutines of its own code, and it
kills itself at the one that was ordered, as a kill from outside could. The bot's code knows nothing
of it. What the environment names as a fault is planted first, and the time is the hall's.
"""

import asyncio
import json
import os
import runpy
import signal
import sys
from collections.abc import Callable, Coroutine, Generator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
OURS = (
    *(f"{ROOT / package}{os.sep}" for package in ("bot", "cogs", "db", "play")),
    str(Path(__file__).with_name("planted.py")),
)
ORDER = Path(os.environ["SKALD_KILL_ORDER"])
"""What to die at: `{"after": 17}` resumptions, or `{"at": "Store.act"}`; read when signalled."""
DEATHS = Path(os.environ["SKALD_KILL_DEATHS"])
"""Where it died, one line each time."""
CLOCK = Path(os.environ["SKALD_KILL_CLOCK"])
FAULT = os.environ.get("SKALD_KILL_FAULT")
PLANTED = "tests.e2e.kills.planted"


class Fate:
    """Counts the resumptions in coroutines of the bot, and ends the process at the one ordered."""

    def __init__(self) -> None:
        self.after = 0
        self.at = ""

    def decide(self, *_: object) -> None:
        """Read what was ordered, and count from now on."""
        order = json.loads(ORDER.read_text())
        self.after, self.at = order.get("after", 0), order.get("at", "")

    def step(self, coroutine: Any) -> None:
        """A task goes on; it may be the last thing that happens."""
        if not self.after and not self.at:
            return
        place = innermost(coroutine)
        if place is None:
            return
        self.after -= 1
        if self.after == 0 or (self.at and f" {self.at}:" in f" {place}"):
            with DEATHS.open("a") as file:
                file.write(place + "\n")
            os.kill(os.getpid(), signal.SIGKILL)


class Stepped(Coroutine[Any, Any, Any]):
    """A coroutine whose every resumption is counted."""

    def __init__(self, inner: Coroutine[Any, Any, Any], fate: Fate) -> None:
        self._inner = inner
        self._fate = fate

    def send(self, value: Any, /) -> Any:
        """Go on."""
        self._fate.step(self._inner)
        return self._inner.send(value)

    def throw(self, *error: Any) -> Any:
        """Go on with an error."""
        self._fate.step(self._inner)
        return self._inner.throw(*error)

    def close(self) -> None:
        """Give up."""
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._inner.__await__())


class Mortal(asyncio.DefaultEventLoopPolicy):
    """Every task of every loop is stepped through the counter."""

    def __init__(self, fate: Fate) -> None:
        super().__init__()
        self._fate = fate

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """A loop whose tasks are counted."""
        loop = super().new_event_loop()
        loop.set_task_factory(self._task)
        return loop

    def _task(self, loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> Any:
        return asyncio.Task(Stepped(work, self._fate), loop=loop, **options)


def innermost(coroutine: Any) -> str | None:
    """The function of the bot that a waiting coroutine is in, and the line; None if in none."""
    place = None
    while coroutine is not None:
        code = getattr(coroutine, "cr_code", None)
        if code is not None and code.co_filename.startswith(OURS):
            frame = coroutine.cr_frame
            line = frame.f_lineno if frame else 0
            place = f"{code.co_qualname}:{line}"
        coroutine = getattr(coroutine, "cr_await", None) or getattr(coroutine, "gi_yieldfrom", None)
    return place


def share_the_clock() -> None:
    """The bot tells the hall's time."""
    from bot import serving  # noqa: PLC0415 - found only once the path is set
    from tests.e2e.kills.shared_clock import SharedClock  # noqa: PLC0415 - same

    serving.SystemClock = lambda: SharedClock(CLOCK)


def plant(name: str) -> None:
    """Break the bot on purpose, by a function of a module of faults."""
    module, _, fault = name.rpartition(":")
    plants: Callable[[], None] = import_module(module or PLANTED).FAULTS[fault]
    plants()


def live(fate: Fate) -> None:
    """Be a bot, until the end of the process."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    signal.signal(signal.SIGUSR1, fate.decide)
    asyncio.set_event_loop_policy(Mortal(fate))
    if ORDER.exists():
        fate.decide()
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


def give_birth(fate: Fate) -> None:
    """A bot for each line that comes in; tells its number, and how it ended."""
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            live(fate)
        _tell(child)
        _tell(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def _tell(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    assert sys.argv[1] == "-m"
    sys.argv = sys.argv[2:]
    sys.path[0] = str(ROOT)
    share_the_clock()
    if FAULT:
        plant(FAULT)
    give_birth(Fate())
