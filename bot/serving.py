"""`run` and `hall`: the program on Discord, or on a hall of its own. Loaded by `__main__` alone."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import aiohttp
import discord

from bot.clock import SystemClock
from bot.program import program
from cogs.client import SkaldClient
from hall import Hall
from hall.connect import LoopbackConnector, point_at, pointed_at
from hall.console import meet, wait

AGAIN = 5.0
"""Seconds until Discord is tried again."""
log = logging.getLogger(__name__)


async def serve(
    database: str, token: str, connector: Callable[[], aiohttp.BaseConnector] | None = None
) -> None:
    """Play on Discord until stopped; while it cannot be reached, try again and again."""
    async with program(database, SystemClock()) as parts:
        while True:
            async with SkaldClient(parts, connector() if connector else None) as client:
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


async def serve_on(url: str, database: str, token: str) -> None:
    """Play on a hall that somebody else has opened on this machine."""
    point_at(url)
    await serve(database, token, LoopbackConnector)


async def open_hall(database: str, port: int, people: Sequence[str]) -> None:
    """Open a hall with the bot in it, for people at a console; without any, only serve."""
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
