"""`/away`: vacations, now or later, for all matches of whoever types it."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.gate.answers import say
from cogs.gate.match_option import told
from play.library import words_of
from play.post.sentences import moment
from play.table.vacations import LENGTH, Vacations

When = app_commands.Range[str, 1, LENGTH]


class AwayCog(commands.GroupCog, group_name="away", group_description=told("away")):
    """Going away and coming back."""

    def __init__(self, vacations: Vacations) -> None:
        super().__init__()
        self._vacations = vacations

    @app_commands.command(name="until", description=told("away-until"))
    @app_commands.rename(start="from")
    @app_commands.describe(end=told("away-end"), start=told("away-from"))
    async def until(self, interaction: discord.Interaction, end: When, start: When = "now") -> None:
        """Let time stand still in all matches of one's own."""
        away = await self._vacations.go(interaction.user.id, start, end)
        text = words_of().text("away-noted", start=moment(away.start, "f"), end=_both(away.end))
        await say(interaction, text)

    @app_commands.command(name="back", description=told("away-back"))
    async def back(self, interaction: discord.Interaction) -> None:
        """Be there again, early or after a change of plans."""
        await self._vacations.come_back(interaction.user.id)
        await say(interaction, words_of().text("away-over"))


def _both(time: float) -> str:
    """A moment, and how far it is."""
    return f"{moment(time, 'f')} ({moment(time)})"
