"""The Discord client: commands, components, and the delivery that runs beside them."""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

import aiohttp
import discord
import msgspec
from discord.ext import commands

from cogs.commands.away import AwayCog
from cogs.commands.challenge import Challenges
from cogs.commands.dice import DiceCog
from cogs.commands.help import HelpCog
from cogs.commands.match import MatchCog
from cogs.commands.menus import menus
from cogs.commands.my import MyCog, MyMatches
from cogs.commands.own_data import FORGOTTEN, OwnDataPanel
from cogs.commands.profile import Profiles
from cogs.commands.remind import RemindCog
from cogs.commands.rules import RulesCog
from cogs.commands.settings import SettingsCog, SettingsPanel
from cogs.commands.staff.audit import AuditList
from cogs.commands.staff.house_panel import HousePanel
from cogs.commands.staff.server import ServerCog
from cogs.commands.table import TableCog
from cogs.gate.access import server_of
from cogs.gate.doorkeeper import PACE, Doorkeeper
from cogs.gate.lost_acks import LostAcks
from cogs.gate.router import Router
from cogs.gate.tree import Tree
from cogs.panels.board import Boards
from cogs.panels.joining.open_tables import OpenTables
from cogs.panels.lobby import person
from cogs.panels.orders import OrdersPanel
from cogs.panels.welcome import titles_at_a_glance
from cogs.panels.your_move import YourMove
from cogs.post.direct_messages import DirectMessages
from cogs.post.emoji_uploads import EmojiUploads
from cogs.post.messenger import DiscordMessenger
from cogs.post.usher import DiscordUsher
from cogs.reading.look_up import LookUp
from cogs.reading.story import StoryPanel
from cogs.routes import forms, routes
from play.library import playable, words_of
from play.post.sentences import is_passing
from play.services import Services

AGAIN = 5.0
"""Seconds until a task that has stopped begins again."""
FAREWELL = 2.0
"""Seconds for which a client that is closed waits for those who are still being answered."""
log = logging.getLogger(__name__)


class SkaldClient(commands.Bot):
    """Skald on Discord. Intents: guilds only, nothing privileged.

    Args:
        services: what it speaks for.
        connector: how to reach Discord, if not as usual.
        pace: the interactions a second that one user may cause for long.
    """

    def __init__(
        self,
        services: Services,
        connector: aiohttp.BaseConnector | None = None,
        pace: float = PACE,
    ) -> None:
        lost_acks = LostAcks()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            connector=connector,
            tree_cls=Tree,
            http_trace=lost_acks.trace(),
        )
        self.lost_acks = lost_acks
        self.doorkeeper = Doorkeeper(services.clock, pace)
        self.services = services
        self.messenger = DiscordMessenger(self, services.registry.store.epoch, services.emojis)
        self.messages = DirectMessages(self)
        usher = self._usher = DiscordUsher(self)
        your_move = YourMove(services)
        self.panels = your_move.panels
        story = StoryPanel(services.registry, services.emojis)
        self._boards = Boards(services.studio, your_move, story)
        self._orders = OrdersPanel(services.registry)
        self._mine = MyMatches(services.registry)
        self._tables = OpenTables(services.registry)
        self._challenges = Challenges(services.registry, services.lobbies, usher, self.doorkeeper)
        self._settings = SettingsPanel(services.registry.people, services.clock)
        self._house, self._audits = HousePanel(services), AuditList(services.registry)
        self._tasks: list[asyncio.Task[None]] = []
        self._look_up = LookUp(services.studio, services.registry, services.emojis)
        self._uploads = EmojiUploads(self, services.emojis)
        self._adorning: asyncio.Task[None] | None = None
        self._dice = DiceCog(services.studio, services.emojis)
        panels = (
            your_move,
            self._boards,
            story,
            self._orders,
            self._mine,
            self._settings,
            self._look_up,
            self._tables,
            self._challenges,
            self._house,
            self._audits,
        )
        self.router = Router(
            routes(services, self.doorkeeper, usher, *panels),
            self.doorkeeper,
            forms(self._settings),
        )

    async def setup_hook(self) -> None:
        """Tell Discord the commands, and begin to deliver and to remind."""
        services, doorkeeper = self.services, self.doorkeeper
        await self.add_cog(
            MatchCog(services, self.messenger, doorkeeper, self._boards, self._orders, self._tables)
        )
        await self.add_cog(TableCog(services, self._usher, doorkeeper))
        await self.add_cog(ServerCog(services, self.messenger, self._house, self._audits))
        await self.add_cog(AwayCog(services.vacations))
        for key in playable():
            await self.add_cog(import_module(f"cogs.titles.{key}").COG(services))
        await self.add_cog(self._dice)
        await self.add_cog(SettingsCog(self._settings))
        await self.add_cog(RemindCog(services, self.messages, doorkeeper))
        await self.add_cog(MyCog(self._mine, OwnDataPanel(services), services.blocks))
        await self.add_cog(HelpCog(services.studio))
        await self.add_cog(RulesCog(self._look_up))
        for menu in menus(self._challenges, Profiles(services.registry), self._boards):
            self.tree.add_command(menu)
        await self._sync()
        self.services.clocks.connected = self.is_ready
        self.services.digests.connected = self.is_ready
        self._tasks = [
            asyncio.create_task(_always(lambda: self.services.delivery.run(self.messenger))),
            asyncio.create_task(_always(self.services.clocks.run)),
            asyncio.create_task(_always(lambda: self.services.digests.run(self.messages))),
        ]

    async def warm(self) -> None:
        """Have ready what the first to ask would wait for."""
        self._dice.warm()

    async def adorn(self) -> None:
        """Begin to bring the application's emojis up to date, beside all else."""
        if self._adorning is None:
            self._adorning = asyncio.create_task(_always(self._uploads.run))
            self._tasks.append(self._adorning)

    async def _sync(self) -> None:
        """Tell Discord the commands, unless it knows them (docs/discord.md, Connecting)."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        known = hashlib.sha256(msgspec.json.encode(payload)).hexdigest()
        name = f"commands:{self.application_id}"
        if await self.services.registry.store.note(name) != known:
            await self.tree.sync()
            await self.services.registry.store.take_note(name, known)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello, unless the client is closed before."""
        await self._enter(guild)
        if self.doorkeeper.gate.is_shut:
            return
        greeting = asyncio.create_task(self._greet(guild))
        self._tasks.append(greeting)  # nothing is drawn any more once the client is closed
        try:
            await greeting
        finally:
            self._tasks.remove(greeting)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello where newcomers are greeted, or in the first channel that may be written in."""
        channels = [guild.system_channel, *guild.text_channels]
        for channel in channels:
            if channel is not None and (may := channel.permissions_for(guild.me)).send_messages:
                nonce = f"hail-{guild.id}"  # another process with this token greets as well
                heading = words_of().text("welcome")
                if not may.attach_files:
                    await channel.send(heading, nonce=nonce)
                    return
                view, files = await titles_at_a_glance(self.services.studio, heading)
                await channel.send(view=view, files=files, nonce=nonce)
                return

    def dispatch(self, event_name: str, /, *args: Any, **options: Any) -> None:
        """Dispatch an event; discord.py's own task goes on with it after the client is closed."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **options)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, or back after an outage; what changed meanwhile was not told."""
        await self._enter(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the server is gone."""
        await self.services.registry.house.leave(guild.id, self.services.clock.now())

    async def on_ready(self) -> None:
        """All servers are known: others were left while nobody was told."""
        there = {guild.id for guild in self.guilds}
        await self.services.registry.house.look_for(there, self.services.clock.now())

    async def _enter(self, guild: discord.Guild) -> None:
        """Let go on what waits on a server."""
        await self.services.registry.house.enter(guild.id, self.services.clock.now())
        self.services.delivery.revive(guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A permission may have been granted."""
        self.services.delivery.revive(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot may have been given a role; of other members nothing is heard."""
        self.services.delivery.revive(after.guild.id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have been granted in a channel."""
        self.services.delivery.revive(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        self.services.delivery.revive(payload.guild_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A match may have lost its thread."""
        await self.services.places.vanished(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Matches may have lost their channel, with all threads in it."""
        await self.services.places.vanished(channel.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and choices; commands are dispatched by the tree."""
        if await self.router.route(interaction):
            await self._meet(interaction)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        """A command was looked at: nobody is met whom the doorkeeper has sent away."""
        await self._meet(interaction)

    async def _meet(self, interaction: discord.Interaction) -> None:
        """Note the name of a user who did something: it may be new.

        Whoever does something in direct messages can be written to again. Who is forgotten by what
        they did is met by the next thing that they do.
        """
        if FORGOTTEN in interaction.extras:
            return
        here = server_of(interaction)
        if interaction.guild_id is None:
            self.services.delivery.revive(here)
        await self.services.places.meet(here, person(interaction.user))

    async def close(self) -> None:
        """Let nobody in, answer those inside, stop delivering and reminding, and log out."""
        self.doorkeeper.gate.shut()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.doorkeeper.gate.emptied()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.panels.stop()
        await super().close()


async def _always(run: Callable[[], Awaitable[None]]) -> None:
    """Begin again after a fault, such as a locked database: the bot must not fall silent."""
    while True:
        try:
            await run()
        except Exception as error:
            if is_passing(error):
                log.warning("a task waits: the database does not work: %s", error)
            else:
                log.exception("a task has stopped, and begins again")
        await asyncio.sleep(AGAIN)
