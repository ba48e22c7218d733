"""Which match a command is about: the one that is named, or the one that lives in the thread."""

import discord
from discord import app_commands

from cogs.gate.access import may_enter, named
from play.library import words_of
from play.match.match import Match, MatchRecord
from play.match.matches import Matches
from play.post import sentences
from play.refusals import NoMatchHere

Choices = list[app_commands.Choice[str]]
SHOWN = 25
"""How many suggestions Discord takes."""
NAME = 100
"""Characters of a suggestion."""


def told(message: str) -> str:
    """The description of a command or of an option."""
    return words_of().text(f"command-{message}")


async def found(interaction: discord.Interaction, matches: Matches, match_id: str | None) -> Match:
    """The match that a command is about, if there is one for this user.

    Raises:
        NoMatchHere: there is none.
    """
    if match_id is not None:
        return await named(interaction, matches, match_id)
    return await _here(interaction, matches)


async def _here(interaction: discord.Interaction, matches: Matches) -> Match:
    """The match of this thread; elsewhere the user's own, if it is the only one."""
    if interaction.channel_id is None or interaction.guild_id is None:
        raise NoMatchHere
    try:
        return await matches.match_in(interaction.channel_id)
    except NoMatchHere:
        own = await matches.store.matches_of(interaction.user.id, interaction.guild_id)
        if len(own) != 1:
            raise
        return await matches.match(own[0].id)


async def own_matches(interaction: discord.Interaction, matches: Matches, current: str) -> Choices:
    """The matches on this server in which the user has a seat, for the option `match`."""
    if interaction.guild_id is None:
        return []
    own = await matches.store.matches_of(interaction.user.id, interaction.guild_id)
    return choices(own, current)


async def open_matches(interaction: discord.Interaction, matches: Matches, current: str) -> Choices:
    """The matches on this server that the user could join."""
    if interaction.guild_id is None:
        return []
    waiting = await matches.store.lobbies(interaction.guild_id)
    free = [one for one in waiting if one.seat_of(interaction.user.id) is None]
    return choices([one for one in free if may_enter(interaction, one)], current)


async def away_lines(matches: Matches, match: Match) -> list[str]:
    """Who of a match's players is away until when, a line each."""
    return sentences.absent(match, await matches.absences(match.record))


def choices(records: list[MatchRecord], current: str) -> Choices:
    """Matches as suggestions that hold what was typed."""
    entries = ((name_of(record), str(record.id)) for record in records)
    return [
        app_commands.Choice(name=name[:NAME], value=value)
        for name, value in entries
        if current.casefold() in name.casefold()
    ][:SHOWN]


def name_of(record: MatchRecord) -> str:
    """A match in a line: its number, title and players."""
    words = words_of(record.title)
    title, players = words.text("title"), words.list(record.names)
    return words.text("match-choice", match=record.id, title=title, players=players)
