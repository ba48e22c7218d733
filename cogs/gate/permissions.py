"""Permissions that the bot needs before a match is opened in a channel."""

import discord

from cogs.gate.troubles import lacking
from play.refusals import PermissionsMissing


def check_permissions(interaction: discord.Interaction) -> None:
    """A match that could not go on is not begun; in direct messages nothing can be missing.

    Raises:
        PermissionsMissing: and which.
    """
    if interaction.guild_id is not None and (missing := lacking(interaction.app_permissions)):
        raise PermissionsMissing(missing)
