"""Writes to one person, by direct message or by a mention, what belongs to no match's posts.

Nothing of it is kept or tried again here: discord.py waits and tries for a while by itself.
"""

import aiohttp
import discord

from cogs.gate.troubles import turned_away
from cogs.post.lines import NOBODY
from play.post.messenger import Undeliverable


class DirectMessages:
    """The postman of a running client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def write(self, user: int, text: str, nonce: str) -> None:
        """Send a direct message.

        Raises:
            Unwelcome: the person takes none from us.
            Undeliverable: Discord would not have it now.
        """
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(text, nonce=nonce, suppress_embeds=True, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            raise turned_away(error) from error
        except (aiohttp.ClientError, OSError) as error:
            raise Undeliverable(repr(error)) from error

    async def mention(self, user: int, guild: int | None, channel: int, text: str) -> None:
        """Say something in a channel that rings this person alone.

        Raises:
            Undeliverable: Discord would not have it now.
        """
        rings = discord.AllowedMentions(users=[discord.Object(user)])
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        try:
            await place.send(text, allowed_mentions=rings)
        except (discord.HTTPException, OSError) as error:
            raise Undeliverable(str(error)) from error
