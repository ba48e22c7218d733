"""`/away`: vacations, now or later, for all matches of whoever types it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.gate.answers import guarded, say
from cogs.gate.match_option import told
from play.library import words_of
from play.post.sentences import moment
from play.table.vacations import LENGTH

if TYPE_CHECKING:
    from cogs.client import SkaldClient

When = app_commands.Range[str, 1, LENGTH]


class AwayCog(commands.GroupCog, group_name="away", group_description=told("away")):
    """Going away and coming back."""

    def __init__(self, client: "SkaldClient") -> None:
        super().__init__()
        self._absences = client.parts.absences

    @app_commands.command(name="until", description=told("away-until"))
    @app_commands.rename(start="from")
    @app_commands.describe(end=told("away-end"), start=told("away-from"))
    async def until(self, interaction: discord.Interaction, end: When, start: When = "now") -> None:
        """Let time stand still in all matches of one's own."""
        async with guarded(interaction):
            away = await self._absences.go(interaction.user.id, start, end)
            text = words_of().text("away-noted", start=moment(away.start, "f"), end=_both(away.end))
            await say(interaction, text)

    @app_commands.command(name="back", description=told("away-back"))
    async def back(self, interaction: discord.Interaction) -> None:
        """Be there again, early or after a change of plans."""
        async with guarded(interaction):
            await self._absences.come_back(interaction.user.id)
            await say(interaction, words_of().text("away-over"))


def _both(time: float) -> str:
    """A moment, and how far it is."""
    return f"{moment(time, 'f')} ({moment(time)})"
