"""Runs `python -m bot …` with a watch on its event loop: a probe, and every callback timed.

Started by `processes.WatchedBot`, with the arguments that a Python would get. Each line of the
file is one delay: a callback that took long, or the probe that woke late.
"""

import asyncio
import json
import os
import runpy
import sys
from asyncio.events import Handle
from pathlib import Path
from time import monotonic, thread_time

LONG = 0.005
"""What takes less is not written down."""
STEP = 0.001
run = Handle._run
lines = Path(os.environ["SKALD_BENCH_WATCH"]).open("w", buffering=1)  # noqa: SIM115 - until the end


def note(what: str, began: float, took: float, own: float) -> None:
    """Write a delay down."""
    line = {"at": began, "what": what, "ms": took * 1000, "own": own * 1000}
    lines.write(json.dumps(line) + "\n")


def timed(handle: Handle) -> None:
    """Run a callback, and tell of it if it was long."""
    began, cpu = monotonic(), thread_time()
    run(handle)
    took = monotonic() - began
    if took > LONG:
        note(named(handle), began, took, thread_time() - cpu)


def named(handle: Handle) -> str:
    """The task or the function that a callback ran, and where a task waits since."""
    task = getattr(handle._callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(handle._callback, "__qualname__", handle._callback))
    coroutine = task.get_coro()
    inner, chain = coroutine, []
    while inner is not None and (code := getattr(inner, "cr_code", None)) is not None:
        line = inner.cr_frame.f_lineno if inner.cr_frame else "done"
        chain.append(f"{code.co_qualname}:{line}")
        inner = inner.cr_await
    return " > ".join(chain) or str(coroutine)


async def probe() -> None:
    """Sleep for a moment again and again, and tell of every time it was late."""
    while True:
        began, cpu = monotonic(), thread_time()
        await asyncio.sleep(STEP)
        late = monotonic() - began - STEP
        if late > LONG:
            note("probe", began, late, thread_time() - cpu)


class Watched(asyncio.DefaultEventLoopPolicy):
    """Every loop of the process is given a probe."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """A loop with a probe in it."""
        loop = super().new_event_loop()
        loop.probe = loop.create_task(probe())
        return loop


if __name__ == "__main__":
    Handle._run = timed
    asyncio.set_event_loop_policy(Watched())
    assert sys.argv[1] == "-m"
    sys.argv = sys.argv[2:]
    sys.path.insert(0, str(Path.cwd()))
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
