"""Plain lines for a match: a word to its table, what the staff has done, a result elsewhere."""

import contextlib

import discord

from cogs.gate.troubles import Where, tried
from play.library import words_of
from play.match.match import Audit, Match, people_of
from play.match.post_names import HeraldPost, WordPost
from play.post import sentences
from play.post.looks.emojis import Emojis
from play.post.messenger import Undeliverable

NOBODY = discord.AllowedMentions.none()


class Lines:
    """The part of the messenger that sends plain lines, and knows where."""

    def __init__(self, client: discord.Client, epoch: str, emojis: Emojis) -> None:
        self._client = client
        self._epoch = epoch
        self._emojis = emojis

    async def post_word(self, match: Match, name: WordPost, nonce: int) -> int:
        """Tell the table something about a player; it calls nobody, unless the word rings."""
        players = [discord.Object(seat.user) for seat in people_of(match.record)]
        rings = discord.AllowedMentions(users=players) if name.word.rings else NOBODY
        async with tried(self._client, match):
            sent = await self._thread(match).send(
                sentences.word(match, name), nonce=self._nonce(nonce), allowed_mentions=rings
            )
        return sent.id

    async def post_restored(self, match: Match, turn: int, at: float, nonce: int) -> int:
        """Tell the table that the match stands again in a turn, as it did at a moment."""
        async with tried(self._client, match):
            sent = await self._thread(match).send(
                sentences.restored(match, turn, at),
                nonce=self._nonce(nonce),
                allowed_mentions=NOBODY,
            )
        return sent.id

    async def post_staff(self, match: Match, entry: Audit, nonce: int) -> int:
        """Tell the table what the server's staff has done; it calls nobody."""
        return await self._say(match, match.record.thread, sentences.staff_act(entry), nonce)

    async def post_herald(self, match: Match, name: HeraldPost, nonce: int) -> int:
        """Tell the result in a channel of the server; it calls nobody."""
        return await self._say(match, name.channel, sentences.herald(match), nonce)

    async def leave_behind(self, match: Match, thread: int) -> None:
        """Tell in the thread that a match has left where it goes on, if that can be told."""
        text = words_of().text("staff-moved", channel=f"<#{match.record.channel}>")
        with contextlib.suppress(Undeliverable):
            async with tried(self._client, match):
                await self._channel(match, thread).send(text, allowed_mentions=NOBODY)

    async def _say(self, match: Match, place: int | None, text: str, nonce: int) -> int:
        """Send a plain line that calls nobody."""
        assert place is not None
        where = Where.THREAD if place == match.record.thread else Where.CHANNEL
        async with tried(self._client, match, where):
            sent = await self._channel(match, place).send(
                text, nonce=self._nonce(nonce), allowed_mentions=NOBODY
            )
        return sent.id

    def _nonce(self, post: int) -> str:
        """Make a nonce of at most 25 characters (docs/discord.md, Nonces)."""
        return f"{self._epoch}-{post}"

    def _channel(self, match: Match, channel: int) -> discord.PartialMessageable:
        guild = None if match.record.is_direct else match.record.guild
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def _thread(self, match: Match) -> discord.PartialMessageable:
        assert match.record.thread is not None
        return self._channel(match, match.record.thread)
