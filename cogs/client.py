"""The Discord client: commands, components, and the delivery that runs beside them."""

import asyncio
import logging

import aiohttp
import discord
from discord.ext import commands

from bot.delivery import Delivery
from bot.matches import Matches
from bot.studio import Studio
from cogs.board import HANDLER as BOARD
from cogs.board import Boards
from cogs.lobby import HANDLER as LOBBY
from cogs.lobby import Lobby
from cogs.match import MatchCog
from cogs.messenger import DiscordMessenger
from cogs.panel import DO, Panel
from cogs.panel import HANDLER as PANEL
from cogs.router import Router

log = logging.getLogger(__name__)


class SkaldClient(commands.Bot):
    """Skald on Discord. Intents: guilds only, nothing privileged."""

    def __init__(
        self,
        matches: Matches,
        studio: Studio,
        delivery: Delivery,
        connector: aiohttp.BaseConnector | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            connector=connector,
        )
        self.matches = matches
        self.panel = Panel(matches, studio)
        self.boards = Boards(matches, studio, self.panel)
        self._lobby = Lobby(matches)
        self._delivery = delivery
        self._delivering: asyncio.Task[None] | None = None
        self._router = Router(
            {
                LOBBY: self._lobby.press,
                BOARD: self.boards.press,
                PANEL: self.panel.press,
                DO: self.panel.do,
            }
        )

    async def setup_hook(self) -> None:
        """Tell Discord the commands, and begin to deliver what is due."""
        await self.add_cog(MatchCog(self))
        await self.tree.sync()
        self._delivering = asyncio.create_task(self._delivery.run(DiscordMessenger(self)))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and choices; commands are dispatched by the tree."""
        await self._router.route(interaction)

    async def close(self) -> None:
        """Stop delivering, and log out."""
        if self._delivering is not None:
            self._delivering.cancel()
            await asyncio.gather(self._delivering, return_exceptions=True)
        await super().close()
