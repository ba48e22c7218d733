"""Tells servers what whoever runs the bot has to say, and calls nobody by it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import aiohttp
import discord

from cogs.gate.troubles import meaning
from cogs.post.lines import NOBODY
from play.post.messenger import Trouble
from play.watch.announcements import Announcement, CannotTell, Unheard

_TROUBLES = {Trouble.THREAD_GONE: Unheard.GONE, Trouble.FORBIDDEN: Unheard.FORBIDDEN}
"""Of a channel Discord says that it is unknown, as of a thread."""
SLACK = 1.0
"""Seconds by which Discord's clock may be behind."""


class DiscordCrier:
    """The crier of a running client.

    Args:
        client: the bot.
        epoch: that of the database, for nonces.
    """

    def __init__(self, client: discord.Client, epoch: str) -> None:
        self._client = client
        self._epoch = epoch

    async def was_told(self, one: Announcement, line: str) -> bool:
        """Tell whether the line stands in its channel already, sent since it was made."""
        since = datetime.fromtimestamp(one.at - SLACK, UTC)
        room = self._client.get_channel(one.channel)
        if isinstance(room, discord.TextChannel):
            may = room.permissions_for(room.guild.me)
            if not may.read_message_history:  # Discord would show none, and say nothing
                raise CannotTell("the bot may not read there", Unheard.FORBIDDEN)
        async with self._tried(one):
            async for message in self._channel(one).history(limit=None, after=since):
                if message.author == self._client.user and message.content == line:
                    return True
        return False

    async def announce(self, one: Announcement, line: str) -> None:
        """Send the line to its channel; it calls nobody."""
        nonce = f"{self._epoch}-news-{one.id}"
        async with self._tried(one):
            await self._channel(one).send(
                line, nonce=nonce, suppress_embeds=True, allowed_mentions=NOBODY
            )

    def _channel(self, one: Announcement) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(one.channel, guild_id=one.guild)

    @asynccontextmanager
    async def _tried(self, one: Announcement) -> AsyncIterator[None]:
        """Say in the application's words why Discord would not have it.

        Raises:
            CannotTell: and whether it may pass.
        """
        if self._client.is_ready() and self._client.get_guild(one.guild) is None:
            raise CannotTell("the bot is not on this server", Unheard.AWAY)
        try:
            yield
        except discord.HTTPException as error:
            raise CannotTell(str(error), _TROUBLES.get(meaning(error))) from error
        except (aiohttp.ClientError, OSError) as error:
            raise CannotTell(repr(error)) from error
