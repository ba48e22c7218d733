"""Speaks to single people for a table, at once: whoever asked for it learns of a failure."""

import discord

from cogs.gate.troubles import Where, tried
from cogs.post.private_threads import admit, lobby_room, show_out
from games.core.errors import GameError
from play.library import words_of
from play.match.match import Match, title_of
from play.post.messenger import Undeliverable, Unwelcome
from words.speech import isolated

NOBODY = discord.AllowedMentions.none()


class GuestSeesNothing(GameError):
    """Somebody is invited into a private thread who cannot see the channel that it is in."""

    tag = "guest-sees-nothing"


class DiscordUsher:
    """The usher of a running client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def invite(self, match: Match, host: str, user: int, wording: str | None = None) -> None:
        """Call somebody to an open match, where it was announced: in the channel, or its thread.

        Args:
            match: it waits for players.
            host: the name of whoever calls.
            user: who is called.
            wording: "challenge" if it was opened for them, and the invitation is about to come.

        Raises:
            Undeliverable: Discord would not have it now.
            GuestSeesNothing: they cannot be brought into its private thread.
        """
        guest = discord.Object(user)
        words = words_of(match.record.title)
        text = words.text(
            "invitation",
            wording,
            mention=f"<@{user}>",
            name=isolated(host),
            title=words.text("title"),
            match=match.record.id,
        )
        record = match.record
        if record.is_private and await admit(self._client, match, (user,)):
            raise GuestSeesNothing
        where = Where.THREAD if record.is_private else Where.CHANNEL
        async with tried(self._client, match, where):
            channel = self._client.get_partial_messageable(
                lobby_room(record), guild_id=record.guild
            )
            await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[guest]))

    async def show_out(self, match: Match, user: int) -> None:
        """Take somebody out of the match's private thread.

        Raises:
            Undeliverable: Discord would not have it now.
        """
        await show_out(self._client, match, user)

    async def tell_removed(self, match: Match, user: int) -> bool:
        """Tell somebody by a direct message that they have no seat any more; False if it failed."""
        words = words_of(match.record.title)
        text = words.text("removed-you", title=title_of(match.record), match=match.record.id)
        try:
            async with tried(self._client, match, Where.PERSON):
                channel = await self._client.create_dm(discord.Object(user))
                await channel.send(text, allowed_mentions=NOBODY)
        except (Undeliverable, Unwelcome):  # they read it when they would sit down again
            return False
        return True
