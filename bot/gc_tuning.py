"""Python's garbage collector, kept from holding anybody up.

A look at everything takes tens of milliseconds. So what stays for ever is spared it, a start goes
undisturbed, and the rest is looked at while nobody waits for an answer.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NEVER: Final = 1_000_000_000
"""Looks at what is young, after which Python would look at everything."""
LEISURE: Final = 300.0
"""Seconds between two looks at everything."""
LOOK: Final = 0.05
"""Seconds until it is tried again while somebody waits."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Load without the collector, which finds nothing and takes a tenth of the time.

    Nor does it look at what was loaded as soon as it is on again; `spare` makes up for that.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()
            gc.enable()


def spare() -> None:
    """Never look again at what is there now; at everything else only by `at_leisure`."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def at_leisure(is_idle: Callable[[], bool]) -> None:
    """Look at everything now and then, for ever, when nobody waits."""
    while True:
        await asyncio.sleep(LEISURE)
        while not is_idle():  # noqa: ASYNC110 - whoever waits is looked after elsewhere
            await asyncio.sleep(LOOK)
        gc.collect()
