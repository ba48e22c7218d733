"""Meanings of Discord's refusals for a match, and the permissions that a match needs.

Codes: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum, auto

import aiohttp
import discord

from play.match.match import Match
from play.post.messenger import Trouble, Undeliverable, Unwelcome

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The permissions of a match, as discord.py names them; each has a sentence `permission-…`."""
PRIVATE = tuple(
    "create_private_threads" if name == "create_public_threads" else name for name in NEEDED
)
"""Those of a private one."""
LISTED = ("view_channel", "send_messages", "read_message_history")
"""Those of a list of open tables that stands in a channel."""
ARCHIVED = 50083
UNKNOWN_MESSAGE = 10008
THREAD_EXISTS = 160004
TOO_MANY = 429
UNWELCOME = (50007, 50278)
"""A person takes no direct messages, or shares no server with the bot."""
_MEANING = {
    10003: Trouble.THREAD_GONE,
    10004: Trouble.FORBIDDEN,
    UNKNOWN_MESSAGE: Trouble.MESSAGE_GONE,
    50001: Trouble.FORBIDDEN,
    50013: Trouble.FORBIDDEN,
    ARCHIVED: Trouble.LOCKED,
}
"""Unknown channel, server and message, no access, no permission, an archived or locked thread."""


class Where(Enum):
    """The place that is written to: it decides what a refusal means."""

    THREAD = auto()
    CHANNEL = auto()
    PERSON = auto()


@asynccontextmanager
async def tried(
    client: discord.Client, match: Match, where: Where = Where.THREAD
) -> AsyncIterator[None]:
    """Say in the application's words why Discord would not have it.

    Raises:
        Undeliverable: and what that means.
        Unwelcome: a person takes no direct messages.
    """
    if _is_away(client, match):
        raise Undeliverable("the bot is not on this server", Trouble.AWAY)
    try:
        yield
    except discord.HTTPException as error:
        if where is Where.PERSON:
            raise turned_away(error) from error
        raise _refused(client, match, error, where) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Undeliverable(repr(error)) from error


@asynccontextmanager
async def tried_in(client: discord.Client, guild: int) -> AsyncIterator[None]:
    """Say in the application's words why Discord would not have it in a channel of a server.

    Raises:
        Undeliverable: and what that means.
    """
    if client.get_guild(guild) is None:
        raise Undeliverable("the bot is not on this server", Trouble.AWAY)
    try:
        yield
    except discord.HTTPException as error:
        trouble = _MEANING.get(error.code, Trouble.LATER)
        if trouble is Trouble.THREAD_GONE:
            trouble = Trouble.CHANNEL_GONE
        raise Undeliverable(str(error), trouble, after=seconds_to_wait(error)) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Undeliverable(repr(error)) from error


def lacking(granted: discord.Permissions, needed: tuple[str, ...] = NEEDED) -> tuple[str, ...]:
    """List the needed permissions that are missing; without a view of the channel, that alone."""
    missing = tuple(name for name in needed if not getattr(granted, name))
    return missing[:1] if needed[0] in missing else missing


def lacking_in(client: discord.Client, match: Match) -> tuple[str, ...]:
    """List the permissions that are missing in a match's channel, as far as the gateway told.

    In direct messages there are none.
    """
    if match.record.is_direct:
        return ()
    guild = client.get_guild(match.record.guild)
    channel = guild.get_channel(match.record.channel) if guild else None
    if guild is None or channel is None:
        return NEEDED[:1]
    needed = PRIVATE if match.record.is_private else NEEDED
    return lacking(channel.permissions_for(guild.me), needed)


def seconds_to_wait(error: discord.HTTPException) -> float:
    """Give the seconds to wait, where discord.py does not (docs/discord.md, Trying again)."""
    told = error.response.headers.get("Retry-After", "")
    return float(told) if error.status == TOO_MANY and told.isdecimal() else 0.0


def meaning(error: discord.HTTPException) -> Trouble:
    """The meaning of a refusal, as far as its code tells."""
    return _MEANING.get(error.code, Trouble.LATER)


def turned_away(error: discord.HTTPException) -> Undeliverable | Unwelcome:
    """Translate a refusal of a direct message: it says nothing about the match's place."""
    if error.code in UNWELCOME or isinstance(error, discord.NotFound):
        return Unwelcome()
    return Undeliverable(str(error), after=seconds_to_wait(error))


def _refused(
    client: discord.Client, match: Match, error: discord.HTTPException, where: Where
) -> Undeliverable:
    trouble = meaning(error)
    if match.record.is_direct and (error.code in UNWELCOME or trouble is Trouble.THREAD_GONE):
        trouble = Trouble.AWAY  # until the player is back
    if trouble is Trouble.THREAD_GONE and where is Where.CHANNEL:
        trouble = Trouble.CHANNEL_GONE
    if trouble is Trouble.FORBIDDEN:
        trouble = _denied(client, match)
    return Undeliverable(str(error), trouble, after=seconds_to_wait(error))


def _denied(client: discord.Client, match: Match) -> Trouble:
    """A refusal that the gateway knows no reason for yet comes from the moment of a change."""
    if _is_away(client, match):
        return Trouble.AWAY
    known = client.is_ready() and lacking_in(client, match)
    return Trouble.FORBIDDEN if known else Trouble.LATER


def _is_away(client: discord.Client, match: Match) -> bool:
    """Tell whether the bot is known to be off a match's server; before it is ready, nothing is."""
    known = client.is_ready() and not match.record.is_direct
    return known and client.get_guild(match.record.guild) is None
