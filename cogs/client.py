"""The Discord client: commands, components, and the delivery that runs beside them."""

import asyncio
import contextlib
import hashlib
import logging
import sys
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
from cogs.panels.joining.guests import Guests
from cogs.panels.joining.open_tables import OpenTables
from cogs.panels.lobby import LobbyButtons, person
from cogs.panels.orders import OrdersPanel
from cogs.panels.your_move import YourMove
from cogs.post.crier import DiscordCrier
from cogs.post.direct_messages import DirectMessages
from cogs.post.emoji_uploads import EmojiUploads
from cogs.post.messenger import DiscordMessenger
from cogs.post.signposts import DiscordSigns
from cogs.post.usher import DiscordUsher
from cogs.reading.look_up import LookUp
from cogs.reading.story import StoryPanel
from cogs.routes import forms, routes
from cogs.steadfast import always
from cogs.surroundings import SurroundingsCog
from play.library import playable
from play.post.sentences import is_passing
from play.services import Services

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
        self.signs = DiscordSigns(self, services.registry.store.epoch)
        usher = self._usher = DiscordUsher(self)
        guests = self._guests = Guests(services, usher, self.doorkeeper)
        lobby = LobbyButtons(services, usher, guests)
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
            routes(services, self.doorkeeper, lobby, *panels),
            self.doorkeeper,
            forms(lobby, self._settings, self._house),
        )

    async def setup_hook(self) -> None:
        """Tell Discord the commands, and begin to deliver and to remind."""
        services, doorkeeper = self.services, self.doorkeeper
        await self.add_cog(
            MatchCog(services, self.messenger, doorkeeper, self._boards, self._orders, self._tables)
        )
        await self.add_cog(TableCog(services, self._usher, doorkeeper, self._guests))
        await self.add_cog(SurroundingsCog(self, services, doorkeeper.gate, self._tasks))
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
        self.services.announcements.connected = self.is_ready
        crier = DiscordCrier(self, self.services.registry.store.epoch)
        self.services.signposts.connected = self.is_ready
        self._tasks += [
            asyncio.create_task(always(lambda: self.services.delivery.run(self.messenger))),
            asyncio.create_task(always(self.services.clocks.run)),
            asyncio.create_task(always(lambda: self.services.digests.run(self.messages))),
            asyncio.create_task(always(lambda: self.services.announcements.run(crier))),
            asyncio.create_task(always(lambda: self.services.signposts.run(self.signs))),
        ]

    async def warm(self) -> None:
        """Have ready what the first to ask would wait for."""
        self._dice.warm()

    async def adorn(self) -> None:
        """Begin to bring the application's emojis up to date, beside all else."""
        if self._adorning is None:
            self._adorning = asyncio.create_task(always(self._uploads.run))
            self._tasks.append(self._adorning)

    async def _sync(self) -> None:
        """Tell Discord the commands, unless it knows them (docs/discord.md, Connecting)."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        known = hashlib.sha256(msgspec.json.encode(payload)).hexdigest()
        name = f"commands:{self.application_id}"
        if await self.services.registry.store.note(name) != known:
            await self.tree.sync()
            await self.services.registry.store.take_note(name, known)

    def dispatch(self, event_name: str, /, *args: Any, **options: Any) -> None:
        """Dispatch an event; discord.py's own task goes on with it after the client is closed."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **options)

    async def on_error(self, event_method: str, /, *args: Any, **options: Any) -> None:
        """Log a fault in an event; that the database does not work, in a line."""
        error = sys.exc_info()[1]
        if isinstance(error, Exception) and is_passing(error):
            log.warning("%s is passed over: the database does not work: %s", event_method, error)
        else:
            await super().on_error(event_method, *args, **options)

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
