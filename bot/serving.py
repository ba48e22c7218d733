"""`run` and `hall`: the program on Discord, or on a hall of its own.

The one module that puts everything together; whatever belongs to a hall is loaded for one alone.
"""

import asyncio
import gc
import logging
from collections.abc import Callable, Sequence

import aiohttp
import discord

from bot.clock import SystemClock
from bot.library import words_of
from bot.logs import hush
from bot.program import program
from cogs.client import SkaldClient
from cogs.pace import PACE
from games.catalogue import titles
from renderer.memory import give_back

AGAIN = 5.0
"""Seconds until Discord is tried again."""
log = logging.getLogger(__name__)


async def serve(
    database: str,
    token: str,
    connector: Callable[[], aiohttp.BaseConnector] | None = None,
    *,
    pace: float | None = None,
) -> None:
    """Play on Discord until stopped; while it cannot be reached, try again and again."""
    hush()
    give_back()
    _settle_down()
    async with program(database, SystemClock()) as parts:
        parts.studio.prepare()
        while True:
            reached_by = connector() if connector else None
            async with SkaldClient(parts, reached_by, pace or PACE) as client:
                try:
                    await client.start(token)
                except (OSError, aiohttp.ClientError, discord.DiscordServerError):
                    log.warning("Discord cannot be reached", exc_info=True)
                except AttributeError:
                    # discord.py 2.7.1, client.py:787: a gateway that is down at the first connect
                    if client.ws is not None:
                        raise
                    log.warning("Discord's gateway cannot be reached")
                else:
                    return
            await asyncio.sleep(AGAIN)


def _settle_down() -> None:
    """Load what the first click would wait for, and spare the collector what stays for ever."""
    for key, title in titles().items():
        words_of(key)
        assert title.rules
    words_of()
    gc.collect()
    gc.freeze()


async def serve_on(url: str, database: str, token: str, pace: float | None = None) -> None:
    """Play on a hall that somebody else has opened on this machine."""
    from hall.connect import LoopbackConnector, point_at  # noqa: PLC0415 - see above

    point_at(url)
    await serve(database, token, LoopbackConnector, pace=pace)


async def open_hall(database: str, port: int, people: Sequence[str]) -> None:
    """Open a hall with the bot in it, for people at a console; without any, only serve."""
    from hall import Hall  # noqa: PLC0415 - see above
    from hall.connect import LoopbackConnector, pointed_at  # noqa: PLC0415 - see above
    from hall.console import meet, wait  # noqa: PLC0415 - see above

    async with Hall(port=port, bot_name="Skald") as hall:
        with pointed_at(hall.url):
            playing = asyncio.create_task(serve(database, hall.token, LoopbackConnector))
            meeting = asyncio.ensure_future((meet(people) if people else wait)(hall))
            done, _ = await asyncio.wait({playing, meeting}, return_when=asyncio.FIRST_COMPLETED)
            for task in (playing, meeting):
                task.cancel()
            await asyncio.gather(playing, meeting, return_exceptions=True)
            for task in done:
                task.result()
