"""Work that goes on, or is done in the end, though the database may not work for a while."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from play.post.sentences import is_passing

AGAIN = 5.0
"""Seconds until what has stopped is begun again."""
log = logging.getLogger(__name__)


async def always(run: Callable[[], Awaitable[None]]) -> None:
    """Begin again after a fault, such as a locked database: the bot must not fall silent."""
    while True:
        try:
            await run()
        except Exception as error:
            if is_passing(error):
                log.warning("a task waits: the database does not work: %s", error)
            else:
                log.exception("a task has stopped, and begins again")
        await asyncio.sleep(AGAIN)


async def at_last(work: Callable[[], Awaitable[None]]) -> None:
    """Do something once the database works: Discord tells of an event only once.

    Raises:
        Exception: any fault that does not pass.
    """
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_passing(error):
                raise
            log.warning("an event waits: the database does not work: %s", error)
        await asyncio.sleep(AGAIN)
