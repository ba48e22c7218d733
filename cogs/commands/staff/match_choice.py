"""The option `match` of the staff's commands: suggested from all matches of the server."""

from typing import Any

import discord
from discord import app_commands

from cogs.gate.access import is_staff
from cogs.gate.match_option import SHOWN, Choices, choices
from cogs.gate.services import services

LOOKED_AT = 200
"""Matches that moved last, among which suggestions are looked for."""


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
    if interaction.guild_id is None or not is_staff(interaction):
        return []
    found = await services(interaction).registry.store.last_of(interaction.guild_id, LOOKED_AT)
    return choices([one for one in found if not one.damaged], current)[:SHOWN]
