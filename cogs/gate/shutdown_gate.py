"""The gate that every interaction passes; it is shut before the bot stops.

Whoever comes then is told so. Knows who is still being answered, so that nobody is left standing.
"""

import asyncio
from typing import Any

import discord

from cogs.gate.answers import guarded, say
from play.library import words_of


class ShutdownGate:
    """Asked at the beginning of the task that handles an interaction."""

    def __init__(self) -> None:
        self._inside: set[asyncio.Task[Any]] = set()
        self._open = True

    async def lets_in(self, interaction: discord.Interaction) -> bool:
        """Tell whether to handle an interaction; a user who is turned away is told why."""
        if self._open:
            task = asyncio.current_task()
            assert task is not None
            self._inside.add(task)
            task.add_done_callback(self._inside.discard)
        elif interaction.type is not discord.InteractionType.autocomplete:
            async with guarded(interaction):
                await say(interaction, words_of().text("stopping"))
        return self._open

    def shut(self) -> None:
        """Let nobody in any more."""
        self._open = False

    @property
    def is_shut(self) -> bool:
        """True once the bot is about to stop."""
        return not self._open

    @property
    def is_empty(self) -> bool:
        """True if nobody is being answered."""
        return not self._inside

    async def emptied(self) -> None:
        """Wait until all who came in are answered."""
        while self._inside:
            await asyncio.wait(self._inside)
