"""Sends, edits and deletes the lists of open tables that stand in channels for all."""

import contextlib
from collections.abc import Sequence

import discord

from cogs.gate.troubles import UNKNOWN_MESSAGE, tried_in
from cogs.panels.joining.open_tables import signpost_view
from cogs.post.lines import NOBODY
from cogs.post.marks import marks_in
from play.match.match import MatchRecord, Signpost
from play.post.lists.open_tables import signpost_mark

LOOKED_AT = 50
"""The number of messages among which one that may have been sent is looked for."""


class DiscordSigns:
    """Those of a running client."""

    def __init__(self, client: discord.Client, epoch: str) -> None:
        self._client = client
        self._epoch = epoch

    async def put_up(self, signpost: Signpost, tables: Sequence[MatchRecord], number: int) -> int:
        """Send a list: it calls nobody, and makes no sound."""
        async with tried_in(self._client, signpost.guild):
            sent = await self._channel(signpost).send(
                view=signpost_view(tables),
                nonce=f"{self._epoch}-{number}",
                allowed_mentions=NOBODY,
                silent=True,
            )
        return sent.id

    async def change(self, signpost: Signpost, tables: Sequence[MatchRecord], message: int) -> None:
        """Bring a list up to date."""
        async with tried_in(self._client, signpost.guild):
            partial = self._channel(signpost).get_partial_message(message)
            await partial.edit(view=signpost_view(tables), allowed_mentions=NOBODY)

    async def take_down(self, signpost: Signpost, message: int) -> None:
        """Delete a list; one that is gone already is fine."""
        async with tried_in(self._client, signpost.guild):
            with contextlib.suppress(discord.NotFound):
                await self._channel(signpost).get_partial_message(message).delete()

    async def stands(self, signpost: Signpost, message: int) -> bool:
        """Tell whether a list is still there."""
        async with tried_in(self._client, signpost.guild):
            try:
                await self._channel(signpost).fetch_message(message)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                return False
        return True

    async def seek(self, signpost: Signpost) -> int | None:
        """Find the list that was sent since it was wanted, if there is one beside the old one."""
        mark = signpost_mark()
        async with tried_in(self._client, signpost.guild):
            async for message in self._channel(signpost).history(limit=LOOKED_AT):
                mine = message.author == self._client.user
                since = message.created_at.timestamp() >= signpost.made - 1
                other = message.id != signpost.old
                if mine and since and other and mark in marks_in(message):
                    return message.id
        return None

    def _channel(self, signpost: Signpost) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(signpost.channel, guild_id=signpost.guild)
