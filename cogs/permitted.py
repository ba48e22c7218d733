"""What the bot must be permitted before a match is opened in a channel."""

import discord

from bot.refusals import PermissionsMissing
from cogs.troubles import lacking


def check_permissions(interaction: discord.Interaction) -> None:
    """A match that could not go on is not begun.

    Raises:
        PermissionsMissing: and which.
    """
    if missing := lacking(interaction.app_permissions):
        raise PermissionsMissing(missing)
