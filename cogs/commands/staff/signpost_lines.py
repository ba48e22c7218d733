"""The lines in the staff's settings about the lists of open tables, and what is in their way."""

from collections.abc import Sequence

import discord

from cogs.gate.troubles import LISTED, lacking
from play.library import words_of
from play.match.match import Signpost


def signpost_lines(guild: discord.Guild | None, signposts: Sequence[Signpost]) -> list[str]:
    """Tell in which channels a list stands, where it cannot, and where it was deleted."""
    words = words_of()
    standing = [one for one in signposts if one.stands]
    channels = words.list([f"<#{one.channel}>" for one in standing])
    lines = [words.text("house-signposts", count=len(standing), channels=channels)]
    for one in standing:
        place = guild.get_channel(one.channel) if guild else None
        if place is not None and (missing := _missing(place)):
            named = words.list([words.text(f"permission-{name}") for name in missing])
            lines.append(words.text("house-signpost-lacks", channel=place.mention, missing=named))
    gone = [f"<#{one.channel}>" for one in signposts if one.losses and not one.stands]
    if gone:
        lines.append(words.text("house-signposts-gone", channels=words.list(gone)))
    return lines


def _missing(place: discord.abc.GuildChannel) -> tuple[str, ...]:
    """List the permissions that are missing for a list in a channel."""
    return lacking(place.permissions_for(place.guild.me), LISTED)
