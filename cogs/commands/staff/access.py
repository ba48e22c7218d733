"""Access for a server's staff: whoever may manage the server, and matches of that server alone.

Discord lets administrators hand the commands to others, so the permission is looked at here too.
"""

from typing import Any

import discord
from discord import app_commands

from cogs.gate.access import LONGEST
from cogs.gate.answers import is_about
from cogs.gate.match_option import SHOWN, Choices, choices
from cogs.gate.services import services
from games.core.errors import GameError
from play.match.match import Match
from play.refusals import NoMatchHere

LOOKED_AT = 200
"""Matches that moved last, among which suggestions are looked for."""


class NotStaff(GameError):
    """It is for those who manage the server, on their server."""

    tag = "not-staff"


def check_staff(interaction: discord.Interaction) -> int:
    """See that whoever asks may manage this server; gives it.

    Raises:
        NotStaff: they may not, or it is none.
    """
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
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


class ServerMatch(app_commands.Transformer):
    """A match by its number; suggested are those of the server, to its staff alone."""

    async def transform(self, _: discord.Interaction, value: str, /) -> str:
        """The number as it was typed."""
        return value

    async def autocomplete(self, interaction: discord.Interaction, value: float | str, /) -> Any:
        """The matches of this server that go on, or that its staff has closed."""
        return await matches_here(interaction, str(value))


async def matches_here(interaction: discord.Interaction, current: str) -> Choices:
    """The matches of this server as suggestions; to others than its staff none."""
    try:
        guild = check_staff(interaction)
    except NotStaff:
        return []
    found = await services(interaction).registry.store.last_of(guild, LOOKED_AT)
    return choices([one for one in found if not one.damaged], current)[:SHOWN]
