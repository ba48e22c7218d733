"""Private threads: started for a table, entered by who is invited, left by who is sent away."""

from collections.abc import Iterable
from contextlib import suppress

import discord

from cogs.gate.troubles import Where, tried
from cogs.post.thread_name import WEEK, thread_name
from play.match.match import Match, MatchRecord


def lobby_room(record: MatchRecord) -> int:
    """The place of an invitation: the channel, or the private thread; see `start_private`."""
    if not record.is_private:
        return record.channel
    assert record.thread is not None
    return record.thread


async def start_private(client: discord.Client, match: Match) -> int:
    """Start a private thread in the channel, with nobody in it but the bot; gives its id.

    It has no nonce: if the answer is lost, or another process is faster, there is one too many,
    which nobody ever sees. If the bot moderates, only those who do so may add others by hand; else
    it could not add anybody itself (docs/discord.md, Threads).
    """
    record = match.record
    async with tried(client, match, Where.CHANNEL):
        channel = await client.fetch_channel(record.channel)
        assert isinstance(channel, discord.TextChannel), channel
        thread = await channel.create_thread(
            name=thread_name(record),
            type=discord.ChannelType.private_thread,
            auto_archive_duration=WEEK,
            invitable=not channel.permissions_for(channel.guild.me).manage_threads,
        )
    return thread.id


async def admit(client: discord.Client, match: Match, users: Iterable[int]) -> list[int]:
    """Let people into a match's private thread; gives those whom Discord would not let in.

    They are not on the server, or do not see the channel.
    """
    left_out = []
    async with tried(client, match):
        thread = await _awake(client, match)
        for user in users:
            try:
                await thread.add_user(discord.Object(user))
            except (discord.NotFound, discord.Forbidden):
                left_out.append(user)
    return left_out


async def show_out(client: discord.Client, match: Match, user: int) -> None:
    """Take somebody out of a match's private thread; who is not in it stays out."""
    async with tried(client, match):
        thread = await _awake(client, match)
        with suppress(discord.NotFound):
            await thread.remove_user(discord.Object(user))


async def _awake(client: discord.Client, match: Match) -> discord.Thread:
    """The thread; nobody comes or goes while it is archived."""
    assert match.record.thread is not None
    thread = await client.fetch_channel(match.record.thread)
    assert isinstance(thread, discord.Thread)
    if thread.archived:
        await thread.edit(archived=False)
    return thread
