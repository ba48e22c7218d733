"""Which matches are there for a user: those that are theirs, right here, or in a channel they see.

Every command and component comes through `named`; what it leaves out does not exist for that user.
"""

import discord

from play.match.match import Match, MatchRecord
from play.match.matches import Matches
from play.refusals import NoMatchHere

LONGEST = 9
"""Digits of a match's number."""


def number(text: str) -> int:
    """A match's number.

    Raises:
        NoMatchHere: it is none.
    """
    if not text.isdecimal() or len(text) > LONGEST:
        raise NoMatchHere
    return int(text)


async def named(interaction: discord.Interaction, matches: Matches, match_id: str) -> Match:
    """The match of this number, if there is one for this user.

    Raises:
        NoMatchHere: there is none.
        DamagedMatch: its position cannot be read.
    """
    match = await matches.match(number(match_id))
    if not may_enter(interaction, match.record):
        raise NoMatchHere
    return match


def may_enter(interaction: discord.Interaction, record: MatchRecord) -> bool:
    """Whether a match is there for a user; those of other servers never are.

    In direct messages there are the user's own.
    """
    if interaction.guild_id is None:
        return record.seat_of(interaction.user.id) is not None
    if record.guild != interaction.guild_id:
        return False
    if interaction.channel_id in (record.channel, record.thread):
        return True
    return record.seat_of(interaction.user.id) is not None or _sees(interaction, record.channel)


def _sees(interaction: discord.Interaction, channel: int) -> bool:
    """Whether a user may look into a channel, as far as Discord has told us."""
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(channel) if guild else None
    if place is None or not isinstance(user, discord.Member):
        return False
    return place.permissions_for(user).view_channel
