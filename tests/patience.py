"""How long tests wait for what must come: nothing when all is well, and long on a busy machine."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from inspect import isawaitable
from typing import Any, TypeVar

PATIENCE = 300.0
"""Real seconds after which something is given up that has not come."""
IN_VAIN = 4.0
"""Real seconds for which something is awaited that a planted fault keeps from coming."""
PATIENT: dict[str, Any] = {"patience": PATIENCE}
"""For a hall whose clock is turned by hand."""
UNHURRIED: dict[str, Any] = PATIENT | {"acknowledge": timedelta(seconds=PATIENCE)}
"""For a hall with the wall's clock: how fast a machine is, benchmarks tell, and not tests."""
Found = TypeVar("Found")


def patient() -> asyncio.Timeout:
    """Give up what is done in the block when it takes too long even for a busy machine."""
    return asyncio.timeout(PATIENCE)


async def wait_for(look: Callable[[], Found | Awaitable[Found]], every: float = 0.02) -> Found:
    """The first thing that a look finds; what is delivered comes a moment after the answer."""
    async with patient():
        while not (found := await _seen(look())):
            await asyncio.sleep(every)
    return found


async def _seen(found: Found | Awaitable[Found]) -> Found:
    return await found if isawaitable(found) else found
