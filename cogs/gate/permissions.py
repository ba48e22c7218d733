"""The channel in which a match is opened, and the permissions that the bot needs there."""

import discord

from cogs.gate.troubles import NEEDED, PRIVATE, lacking
from games.core.errors import GameError
from play.refusals import NoMatchHere, NoThreadsHere, PermissionsMissing


class NoPrivateThreads(GameError):
    """Discord has no private threads in a channel for announcements."""

    tag = "no-private-threads"


def check_permissions(interaction: discord.Interaction, *, private: bool = False) -> None:
    """A match that could not go on is not begun; in direct messages nothing can be missing.

    Raises:
        PermissionsMissing: and which.
        NoPrivateThreads: a private one is to be begun in a channel for announcements.
    """
    if interaction.guild_id is None:
        return
    place = interaction.channel
    room = place.parent if isinstance(place, discord.Thread) else place
    if private and isinstance(room, discord.TextChannel) and room.is_news():
        raise NoPrivateThreads
    if missing := lacking(interaction.app_permissions, PRIVATE if private else NEEDED):
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
