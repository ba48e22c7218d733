"""`/help`: the games at a glance, each with a match at one click and its rules."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.gate.answers import show
from cogs.gate.match_option import told
from cogs.gate.services import theme_of
from cogs.panels.welcome import titles_at_a_glance
from play.library import words_of
from play.post.studio import Studio


class HelpCog(commands.Cog):
    """The command for whoever does not know yet."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    @app_commands.command(name="help", description=told("help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the titles; in direct messages without what needs others."""
        others = interaction.guild_id is not None
        heading = words_of().text("help", None if others else "direct")
        theme = await theme_of(interaction)
        await show(
            interaction, *await titles_at_a_glance(self._studio, heading, theme, others=others)
        )
