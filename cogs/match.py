"""`/match`: open a match, take a seat, look at the board and at one's hand."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.library import words_of
from bot.refusals import NoMatchHere, NotAPlayer
from bot.sitting import Sitting
from cogs.answers import guarded, say
from cogs.lobby import number, person
from db import MatchRecord
from games.catalogue import titles

if TYPE_CHECKING:
    from cogs.client import SkaldClient

Choices = list[app_commands.Choice[str]]
SHOWN = 25
"""How many suggestions Discord takes."""


def _told(message: str) -> str:
    return words_of().text(f"command-{message}")


class MatchCog(commands.GroupCog, group_name="match", group_description=_told("match")):
    """The commands about one match."""

    def __init__(self, client: "SkaldClient") -> None:
        super().__init__()
        self._client = client
        self._matches = client.matches

    @app_commands.command(name="new", description=_told("match-new"))
    @app_commands.describe(title=_told("match-new-title"))
    @app_commands.guild_only()
    async def new(self, interaction: discord.Interaction, title: str) -> None:
        """Open a match in this channel."""
        async with guarded(interaction):
            assert interaction.guild_id is not None
            assert interaction.channel_id is not None
            channel, guild = interaction.channel_id, interaction.guild_id
            host = person(interaction.user)
            record = await self._matches.create(title, guild, channel, host)
            link = f"https://discord.com/channels/{guild}/{channel}"
            await say(interaction, words_of().text("lobby-created", match=record.id, link=link))

    @new.autocomplete("title")
    async def _titles(self, interaction: discord.Interaction, current: str) -> Choices:
        named = ((words_of(key).text("title"), key) for key in titles())
        return [
            app_commands.Choice(name=name, value=key)
            for name, key in named
            if current.casefold() in name.casefold()
        ][:SHOWN]

    @app_commands.command(name="join", description=_told("match-join"))
    @app_commands.describe(match=_told("match-join-match"))
    @app_commands.guild_only()
    async def join(self, interaction: discord.Interaction, match: str) -> None:
        """Take a seat."""
        async with guarded(interaction):
            sitting = await self._here(interaction, match)
            await self._matches.join(sitting.record.id, person(interaction.user))
            await say(interaction, words_of().text("lobby-joined"))

    @join.autocomplete("match")
    async def _lobbies(self, interaction: discord.Interaction, current: str) -> Choices:
        assert interaction.guild_id is not None
        open_ = await self._matches.store.lobbies(interaction.guild_id)
        free = [record for record in open_ if record.seat_of(interaction.user.id) is None]
        return _choices(free, current)

    @app_commands.command(name="board", description=_told("match-board"))
    @app_commands.describe(match=_told("match-option"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """The board as this user may see it."""
        async with guarded(interaction):
            sitting = await self._here(interaction, match)
            await self._client.boards.board(interaction, sitting)

    @app_commands.command(name="hand", description=_told("match-hand"))
    @app_commands.describe(match=_told("match-option"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """This user's hand."""
        async with guarded(interaction):
            sitting = await self._here(interaction, match)
            if sitting.record.seat_of(interaction.user.id) is None:
                raise NotAPlayer
            await self._client.boards.hand(interaction, sitting)

    @board.autocomplete("match")
    @hand.autocomplete("match")
    async def _own(self, interaction: discord.Interaction, current: str) -> Choices:
        assert interaction.guild_id is not None
        own = await self._matches.store.matches_of(interaction.user.id, interaction.guild_id)
        return _choices(own, current)

    async def _here(self, interaction: discord.Interaction, match: str | None) -> Sitting:
        """The match that is named, or the one that lives in this thread; of this server only."""
        if match is not None:
            sitting = await self._matches.sitting(number(match))
        elif interaction.channel_id is not None:
            sitting = await self._matches.sitting_in(interaction.channel_id)
        else:
            raise NoMatchHere
        if sitting.record.guild != interaction.guild_id:
            raise NoMatchHere
        return sitting


def _choices(records: list[MatchRecord], current: str) -> Choices:
    named = ((_name(record), str(record.id)) for record in records)
    return [
        app_commands.Choice(name=name[:100], value=value)
        for name, value in named
        if current.casefold() in name.casefold()
    ][:SHOWN]


def _name(record: MatchRecord) -> str:
    words = words_of(record.title)
    return words.text(
        "match-choice",
        match=record.id,
        title=words.text("title"),
        players=words.list(record.names),
    )
