"""Access to matches: a user finds those that are theirs, right here, or in a channel they see.

Every command and component finds its match here; what is left out does not exist for that user.
"""

import discord
from discord import app_commands

from cogs.gate.answers import is_about
from cogs.gate.services import services
from games.core.errors import GameError
from play.match.match import NO_SERVER, Match, MatchRecord
from play.refusals import MatchNotKnown, NoMatchHere

where_played = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""Of commands: they are there on servers and in direct messages with the bot."""
LONGEST = 9
"""Digits of a match's number."""


class NotStaff(GameError):
    """It is for those who manage the server, on their server."""

    tag = "not-staff"


def is_staff(interaction: discord.Interaction) -> bool:
    """Tell whether whoever asks may manage this server, as Discord tells it with each click.

    Discord lets administrators hand commands to others, so that it is looked at in each handler.
    """
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def check_staff(interaction: discord.Interaction) -> int:
    """See that whoever asks may manage this server; gives it.

    Raises:
        NotStaff: they may not, or it is none.
    """
    if interaction.guild_id is None or not is_staff(interaction):
        raise NotStaff
    return interaction.guild_id


async def match_of_server(interaction: discord.Interaction, number: str | None) -> Match:
    """The match of this number, or of this thread, for the staff of its server.

    Raises:
        NotStaff: it is not for whoever asks.
        NoMatchHere: there is none on this server.
        DamagedMatch: it cannot be read.
    """
    guild, registry = check_staff(interaction), services(interaction).registry
    if number is None:
        if interaction.channel_id is None:
            raise NoMatchHere
        match = await registry.match_in(interaction.channel_id)
    elif number.isascii() and number.isdecimal() and len(number) <= LONGEST:
        match = await registry.match(int(number))
    else:
        raise NoMatchHere
    if match.record.guild != guild:
        raise NoMatchHere
    is_about(interaction, match)
    return match


async def found(interaction: discord.Interaction, number: str | None) -> Match:
    """The match that is meant: of this number; without one, of this thread, or the only own one.

    Raises:
        NoMatchHere: there is none for this user; of a button, `MatchNotKnown`.
        DamagedMatch: its position cannot be read.
    """
    match = await (_here(interaction) if number is None else _named(interaction, number))
    is_about(interaction, match)
    return match


async def may_enter(interaction: discord.Interaction, record: MatchRecord) -> bool:
    """Tell whether a match is there for a user; those of other servers never are.

    In direct messages there are the user's own. A private one is there for those who are invited,
    and in its thread, whose members Discord knows: its channel may be everybody's.
    """
    own = record.seat_of(interaction.user.id) is not None
    if interaction.guild_id is None:
        return own or (record.is_direct and interaction.channel_id == record.channel)
    if record.guild != interaction.guild_id:
        return False
    if own or interaction.channel_id == record.thread:
        return True
    if record.is_private:
        guests = await services(interaction).registry.store.guests(record.id)
        return guests.get(interaction.user.id, False)
    return interaction.channel_id == record.channel or _sees(interaction, record.channel)


def server_of(interaction: discord.Interaction) -> int:
    """The server on which a match is played that is opened here; in direct messages none."""
    return interaction.guild_id or NO_SERVER


async def _named(interaction: discord.Interaction, number: str) -> Match:
    try:
        return await _numbered(interaction, number)
    except NoMatchHere:
        if interaction.type is discord.InteractionType.component:
            raise MatchNotKnown from None
        raise


async def _numbered(interaction: discord.Interaction, number: str) -> Match:
    if not number.isdecimal() or len(number) > LONGEST or str(int(number)) != number:
        raise NoMatchHere
    match = await services(interaction).registry.match(int(number))
    if not await may_enter(interaction, match.record):
        raise NoMatchHere
    return match


async def _here(interaction: discord.Interaction) -> Match:
    """The match of this thread; elsewhere the user's own, if it is the only one.

    In direct messages that may be one on any server.
    """
    if interaction.channel_id is None:
        raise NoMatchHere
    registry = services(interaction).registry
    try:
        return await registry.match_in(interaction.channel_id)
    except NoMatchHere:
        own = await registry.store.matches_of(interaction.user.id, interaction.guild_id)
        if len(own) != 1:
            raise
        return await registry.match(own[0].id)


def _sees(interaction: discord.Interaction, channel: int) -> bool:
    """Tell whether a user may look into a channel, as far as Discord has told us."""
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(channel) if guild else None
    if place is None or not isinstance(user, discord.Member):
        return False
    return place.permissions_for(user).view_channel
