"""The tree of commands: the pace is kept here too, and what no command takes is answered."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.gate.answers import guarded, say
from play.library import words_of

if TYPE_CHECKING:
    from cogs.client import SkaldClient

OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A Discord client that has old commands, or somebody who made one up."""
log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["SkaldClient"]):
    """The commands, for those whom the doorkeeper admits."""

    async def interaction_check(self, interaction: discord.Interaction["SkaldClient"]) -> bool:
        """Whether a command, or a suggestion for one, is looked at."""
        return await self.client.doorkeeper.admits(interaction)

    async def on_error(
        self, interaction: discord.Interaction["SkaldClient"], error: app_commands.AppCommandError
    ) -> None:
        """Say what can be said; suggestions have no room for a sentence."""
        outdated = isinstance(error, OUTDATED)
        if not outdated:
            log.error("a command failed", exc_info=error)
        if interaction.type is discord.InteractionType.application_command:
            async with guarded(interaction):
                await say(interaction, words_of().text("outdated" if outdated else "failed"))
