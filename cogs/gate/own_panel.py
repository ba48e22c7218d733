"""Panels that nobody else sees: what is used there is the user's own."""

import discord

from games.core.errors import StalePrompt


def check_own(interaction: discord.Interaction) -> None:
    """See that what was used belongs to a message of the user's own.

    Raises:
        StalePrompt: it does not, and what only one may see would be shown to all.
    """
    if interaction.message is None or not interaction.message.flags.ephemeral:
        raise StalePrompt
