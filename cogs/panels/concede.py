"""Conceding, after a question."""

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, say
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match
from play.table.concession import Concessions

HANDLER = "council"
CONCEDE = "concede"


class ConcedeButton:
    """Answers the button that concedes."""

    def __init__(self, concessions: Concessions) -> None:
        self._concessions = concessions

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Give up for good."""
        if what != CONCEDE:
            raise StalePrompt
        await self._concessions.concede(match.record.id, interaction.user.id)
        await say(interaction, words_of().text("concede-done"))


def concede_view(match: Match) -> discord.ui.LayoutView:
    """Ask whether one really wants to give up."""
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(
        label=words_of().text("concede-button"),
        style=discord.ButtonStyle.danger,
        custom_id=ids.made(HANDLER, match.record.id, CONCEDE),
    )
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(
        words_of().text("concede-sure")
    )
    return layout(text, discord.ui.ActionRow(button))
