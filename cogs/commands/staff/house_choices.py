"""The menus of the staff's settings in which channels and roles are chosen."""

from collections.abc import Callable, Sequence

import discord

from cogs.gate import ids
from games.core.errors import StalePrompt
from play.library import words_of

HANDLER = "house"
MOST = 25
"""Channels or roles that can be chosen (docs/discord.md, Limits)."""
Row = discord.ui.ActionRow[discord.ui.LayoutView]


def found_in(
    known: Callable[[int], object | None], chosen: Sequence[str], most: int
) -> tuple[int, ...]:
    """The channels or roles that were chosen.

    Raises:
        StalePrompt: the menu offers no such, or not so many.
    """
    found = tuple(dict.fromkeys(ids.natural(one, ids.SNOWFLAKE) for one in chosen))
    if len(found) > most or any(known(one) is None for one in found):
        raise StalePrompt
    return found


def text_channels(guild: discord.Guild | None) -> Callable[[int], object | None]:
    """Look up a server's text channels by their ids."""
    found = {} if guild is None else {one.id: one for one in guild.text_channels}
    return found.get


def channels_menu(what: str, guild: discord.Guild | None, chosen: Sequence[int], most: int) -> Row:
    """A menu of the server's channels; those that are gone are not shown as chosen."""
    there, kind = text_channels(guild), discord.SelectDefaultValueType.channel
    select: discord.ui.ChannelSelect[discord.ui.LayoutView] = discord.ui.ChannelSelect(
        custom_id=ids.made(HANDLER, what),
        placeholder=words_of().text(f"house-{what}-menu"),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=one, type=kind) for one in chosen if there(one)
        ],
    )
    return discord.ui.ActionRow(select)


def roles_menu(guild: discord.Guild | None, chosen: Sequence[int]) -> Row:
    """A menu of the server's roles; those that are gone are not shown as chosen."""
    kind = discord.SelectDefaultValueType.role
    select: discord.ui.RoleSelect[discord.ui.LayoutView] = discord.ui.RoleSelect(
        custom_id=ids.made(HANDLER, "roles"),
        placeholder=words_of().text("house-roles-menu"),
        min_values=0,
        max_values=MOST,
        default_values=[
            discord.SelectDefaultValue(id=one, type=kind)
            for one in chosen
            if guild is not None and guild.get_role(one)
        ],
    )
    return discord.ui.ActionRow(select)
