"""The Discord client: commands, components, and the delivery that runs beside them."""

import asyncio
import logging

import aiohttp
import discord
from discord.ext import commands

from bot.program import Program
from cogs.board import HANDLER as BOARD
from cogs.board import Boards
from cogs.lobby import HANDLER as LOBBY
from cogs.lobby import Lobby
from cogs.match import MatchCog
from cogs.messenger import DiscordMessenger
from cogs.panel import DO, Panel
from cogs.panel import HANDLER as PANEL
from cogs.realms import RealmsCog
from cogs.router import Router

log = logging.getLogger(__name__)


class SkaldClient(commands.Bot):
    """Skald on Discord. Intents: guilds only, nothing privileged."""

    def __init__(self, parts: Program, connector: aiohttp.BaseConnector | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            connector=connector,
        )
        self.parts = parts
        self.matches = parts.matches
        self.panel = Panel(parts.matches, parts.studio)
        self.boards = Boards(parts.matches, parts.studio, self.panel)
        self.lobby = Lobby(parts.matches)
        self._tasks: list[asyncio.Task[None]] = []
        self._router = Router(
            {
                LOBBY: self.lobby.press,
                BOARD: self.boards.press,
                PANEL: self.panel.press,
                DO: self.panel.do,
            }
        )

    async def setup_hook(self) -> None:
        """Tell Discord the commands, and begin to deliver and to remind."""
        await self.add_cog(MatchCog(self))
        await self.add_cog(RealmsCog(self.matches))
        await self.tree.sync()
        self._tasks = [
            asyncio.create_task(self.parts.delivery.run(DiscordMessenger(self))),
            asyncio.create_task(self.parts.clocks.run()),
        ]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and choices; commands are dispatched by the tree."""
        await self._router.route(interaction)

    async def close(self) -> None:
        """Stop delivering and reminding, and log out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()
