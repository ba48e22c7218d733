"""Servers that the bot comes to and leaves, and what changes on them."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from cogs.gate.shutdown_gate import ShutdownGate
from cogs.panels.welcome import titles_at_a_glance
from cogs.steadfast import at_last
from play.library import words_of
from play.services import Services


class SurroundingsCog(commands.Cog):
    """Hears what happens on servers.

    Args:
        client: the bot, which knows its servers.
        services: what it speaks for.
        gate: shut before the bot stops.
        tasks: what the client ends before it is closed.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        gate: ShutdownGate,
        tasks: list[asyncio.Task[None]],
    ) -> None:
        self._client = client
        self._services = services
        self._house = services.registry.house
        self._gate = gate
        self._tasks = tasks
        self._in_order = asyncio.Lock()
        """Held by one event after the other: who leaves and comes back is there."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello, unless the client is closed before."""
        await self._enter(guild)
        await self._see_to(lambda: self._greet(guild))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, or back after an outage; what changed meanwhile was not told."""
        await self._enter(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the server is gone; by an outage it is only unavailable."""
        house, clock = self._house, self._services.clock
        await self._see_to(lambda: house.leave(guild.id, clock.now()), in_order=True)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """All servers are known: others were left while nobody was told."""

        async def look() -> None:
            there = {guild.id for guild in self._client.guilds}
            await self._house.look_for(there, self._services.clock.now())

        await self._see_to(look, in_order=True)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A permission may have been granted."""
        self._revive(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot may have been given a role; of other members nothing is heard."""
        self._revive(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have been granted in a channel."""
        self._revive(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        self._revive(payload.guild_id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A match may have lost its thread."""
        await self._see_to(lambda: self._services.places.vanished(payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Matches may have lost their channel, with all threads in it; a list there is gone."""
        await self._see_to(lambda: self._services.places.vanished(channel.id))
        await self._see_to(lambda: self._services.signposts.forget(channel.id))

    async def _enter(self, guild: discord.Guild) -> None:
        """Let go on what waits on a server."""
        house, clock = self._house, self._services.clock
        await self._see_to(lambda: house.enter(guild.id, clock.now()), in_order=True)
        self._revive(guild.id)

    def _revive(self, guild: int) -> None:
        """Let what waits on a server try again."""
        self._services.delivery.revive(guild)
        self._services.signposts.revive(guild)

    async def _see_to(self, work: Callable[[], Awaitable[None]], *, in_order: bool = False) -> None:
        """Do what an event asks for, once the database works; once the bot stops, nothing more."""
        if self._gate.is_shut:
            return
        task = asyncio.create_task(self._one_by_one(work) if in_order else at_last(work))
        self._tasks.append(task)
        try:
            await task
        finally:
            self._tasks.remove(task)

    async def _one_by_one(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self._in_order:
            await at_last(work)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello where newcomers are greeted, or in the first channel that may be written in."""
        channels = [guild.system_channel, *guild.text_channels]
        for channel in channels:
            if channel is not None and (may := channel.permissions_for(guild.me)).send_messages:
                nonce = f"hail-{guild.id}"  # another process with this token greets as well
                heading = await self._heading(guild, None if may.attach_files else "bare")
                if not may.attach_files:
                    await channel.send(heading, nonce=nonce)
                    return
                view, files = await titles_at_a_glance(self._services.studio, heading)
                await channel.send(view=view, files=files, nonce=nonce)
                return

    async def _heading(self, guild: discord.Guild, wording: str | None) -> str:
        """The first words on a server; where the bot has been before, what may go on there.

        They are "bare" where no pictures can be sent, and so no buttons stand below them.
        """
        closed = await self._services.registry.store.closed_by_leaving(guild.id)
        back = [words_of().text("welcome-back", count=closed)] if closed else []
        return "\n\n".join([words_of().text("welcome", wording), *back])
