"""Work in parts on all cores, with a bar for whoever watches."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import cpu_count
from typing import TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bot.cli.screen import console

Part = TypeVar("Part")
Result = TypeVar("Result")

jobs_option = click.option(
    "--jobs", type=click.IntRange(min=1), help="Processes; by default one a core."
)


def done(
    work: Callable[[Part], Result], parts: Sequence[Part], jobs: int | None
) -> Iterator[Result]:
    """The result of each part, as it comes; one process works where one is enough."""
    processes = min(jobs or cpu_count() or 1, len(parts))
    if processes == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        running = [pool.submit(work, part) for part in parts]
        try:
            for ready in as_completed(running):
                yield ready.result()
        finally:
            pool.shutdown(cancel_futures=True)


def progress() -> Progress:
    """A bar for whoever watches; nothing in a log."""
    watched = console(stderr=True)
    return Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=watched,
        transient=True,
        disable=not watched.is_terminal,
    )
