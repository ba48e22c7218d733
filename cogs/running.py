"""Plays on Discord, and leaves in good order.

Whoever stops the bot cancels `play`: nobody is let in any more, those inside are answered, what is
due is delivered, and only then is the connection closed. All of it within `LIMIT`.
"""

import asyncio
import contextlib
import logging
from typing import Final

from cogs.client import SkaldClient
from games.core.errors import GameError
from play.match.probes import Probes
from play.post.delivery import Delivery

LIMIT: Final = 7.0
"""Seconds that leaving may take; what is due then is delivered after the next start. With the
client's farewell it is less than the ten that a container has until it is killed."""
LOOK: Final = 0.05
"""Seconds between looks at what is due."""
log = logging.getLogger(__name__)


async def play(client: SkaldClient, token: str) -> None:
    """Play until cancelled, or until Discord will not have it.

    Raises:
        OSError, aiohttp.ClientError, discord.DiscordException: Discord cannot be reached, or has
            sent the bot away.
    """
    probes = client.services.probes
    _tell(client, probes)
    playing = asyncio.create_task(client.start(token))
    try:
        await asyncio.shield(playing)
    except asyncio.CancelledError:
        if client.user is not None:  # it had logged in
            await _leave(client)
        raise
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        probes.disconnected()


async def _leave(client: SkaldClient) -> None:
    """Let nobody in, answer those inside, deliver what is due."""
    log.info("stopping")
    gate = client.doorkeeper.gate
    gate.shut()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LIMIT):
            await gate.emptied()
            await _delivered(client.services.delivery)
    if due := len(await client.services.registry.store.due_posts()):
        log.warning("stopped before all was delivered", extra={"due": due})
    if not gate.is_empty:
        log.warning("stopped before everybody was answered")


async def _delivered(delivery: Delivery) -> None:
    while not await delivery.is_idle():  # noqa: ASYNC110 - the store may be another's too
        await asyncio.sleep(LOOK)


def _tell(client: SkaldClient, probes: Probes) -> None:
    """Let the probes know what Discord's library knows alone."""

    async def refused(error: GameError) -> None:
        probes.refused(error.tag)

    async def connected() -> None:
        probes.connected()

    async def disconnected() -> None:
        probes.disconnected()

    client.add_listener(refused, "on_refusal")
    client.add_listener(connected, "on_connect")
    client.add_listener(connected, "on_resumed")
    client.add_listener(disconnected, "on_disconnect")
