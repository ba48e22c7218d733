"""The tree of commands, and the one way into each: admitted, acknowledged, guarded.

A command's function runs when its interaction is acknowledged already, privately unless its
`extras` say otherwise; it only answers, and raises what refuses it.
"""

import logging
from enum import Enum, auto
from typing import Protocol, cast

import discord
from discord import app_commands

from cogs.gate.answers import acknowledge, guarded, say
from cogs.gate.doorkeeper import Doorkeeper
from play.library import words_of

OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A Discord client that has old commands, or somebody who made one up."""
ANSWER = "answer"
"""The key in a command's `extras` that says how it is answered."""


class _WithDoorkeeper(Protocol):
    doorkeeper: Doorkeeper


class Answer(Enum):
    """The ways in which a command is answered, if not privately after "thinking"."""

    OPENLY = auto()
    AT_ONCE = auto()
    """The answer acknowledges it, if it is soon there: only for what changes nothing."""


log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands, for those whom the doorkeeper admits."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Tell whether a command, or a suggestion for one, is looked at; acknowledge a command."""
        if not await cast("_WithDoorkeeper", self.client).doorkeeper.admits(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        answer = _answer_of(interaction)
        if answer is Answer.AT_ONCE:
            return True
        async with guarded(interaction):
            await acknowledge(interaction, openly=answer is Answer.OPENLY)
            return True
        return False

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Say what can be said; suggestions have no room for a sentence."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("a suggestion failed", exc_info=error)
            return
        async with guarded(interaction):
            if isinstance(error, OUTDATED):
                await say(interaction, words_of().text("outdated"))
            elif isinstance(error, app_commands.CommandInvokeError):
                raise error.original
            else:
                raise error


def _answer_of(interaction: discord.Interaction) -> Answer | None:
    command = interaction.command
    return None if command is None else command.extras.get(ANSWER)
