"""The channel in which a match is opened, and the permissions that the bot needs there."""

import discord

from cogs.gate.troubles import lacking
from play.refusals import NoMatchHere, NoThreadsHere, PermissionsMissing


def check_permissions(interaction: discord.Interaction) -> None:
    """A match that could not go on is not begun; in direct messages nothing can be missing.

    Raises:
        PermissionsMissing: and which.
    """
    if interaction.guild_id is not None and (missing := lacking(interaction.app_permissions)):
        raise PermissionsMissing(missing)


def room_of(interaction: discord.Interaction) -> int:
    """The channel in which a match is opened; one cannot be in a thread, but in direct messages.

    Raises:
        NoMatchHere: there is none.
        NoThreadsHere: it is a voice channel's chat, a forum, or another place without threads.
    """
    place = interaction.channel
    room = place.parent if isinstance(place, discord.Thread) else place
    if isinstance(room, discord.DMChannel):
        return room.id
    if room is None or interaction.channel_id is None:
        raise NoMatchHere
    if not isinstance(room, discord.TextChannel):
        raise NoThreadsHere
    return room.id
