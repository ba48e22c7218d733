"""`/table`: who sits at it, before the match begins."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.library import words_of
from bot.minds import Mind
from bot.sealing import WORD_LENGTH
from cogs.answers import guarded, say, think
from cogs.employing import MINDS, employ
from cogs.finding import Choices, found, open_matches, own_matches, told
from cogs.lobby import person

if TYPE_CHECKING:
    from cogs.client import SkaldClient

Word = app_commands.Range[str, 1, WORD_LENGTH]


class TableCog(commands.GroupCog, group_name="table", group_description=told("table")):
    """The same as the invitation's buttons, and inviting by name."""

    def __init__(self, client: "SkaldClient") -> None:
        super().__init__()
        self._matches = client.matches
        self._messenger = client.messenger
        self._doorkeeper = client.doorkeeper

    @app_commands.command(name="join", description=told("table-join"))
    @app_commands.describe(match=told("table-join-match"))
    @app_commands.guild_only()
    async def join(self, interaction: discord.Interaction, match: str) -> None:
        """Take a seat."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            await self._matches.join(sitting.record.id, person(interaction.user))
            await say(interaction, words_of().text("lobby-joined"))

    @app_commands.command(name="leave", description=told("table-leave"))
    @app_commands.describe(match=told("table-match"))
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction, match: str) -> None:
        """Give the seat up."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            await self._matches.leave(sitting.record.id, interaction.user.id)
            await say(interaction, words_of().text("lobby-left"))

    @app_commands.command(name="start", description=told("table-start"))
    @app_commands.describe(match=told("table-match"))
    @app_commands.guild_only()
    async def start(self, interaction: discord.Interaction, match: str) -> None:
        """Begin to play."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            await self._matches.start(sitting.record.id, interaction.user.id)
            await say(interaction, words_of().text("lobby-begun"))

    @app_commands.command(name="robot", description=told("table-robot"))
    @app_commands.describe(match=told("match-option"), mind=told("table-robot-mind"))
    @app_commands.choices(mind=MINDS)
    @app_commands.guild_only()
    async def robot(
        self, interaction: discord.Interaction, match: str | None = None, mind: str = Mind.GREEDY
    ) -> None:
        """Seat a robot, or let one play for this user; or part with it."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            done = await employ(self._matches, sitting, interaction.user.id, mind)
            await say(interaction, words_of().text(done))

    @app_commands.command(name="word", description=told("table-word"))
    @app_commands.describe(match=told("table-match"), word=told("table-word-word"))
    @app_commands.guild_only()
    async def word(self, interaction: discord.Interaction, match: str, word: Word) -> None:
        """Mix a word of one's own into the dice."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            seal = await self._matches.add_word(sitting.record.id, interaction.user.id, word)
            await say(interaction, words_of().text("word-added", seal=seal))

    @app_commands.command(name="invite", description=told("table-invite"))
    @app_commands.describe(match=told("table-match"), player=told("table-invite-player"))
    @app_commands.guild_only()
    async def invite(
        self, interaction: discord.Interaction, match: str, player: discord.User
    ) -> None:
        """Call somebody to the table, by one plain line under the invitation."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            seat = sitting.seat_of(interaction.user.id)
            await self._matches.may_join(sitting.record.id, player.id)
            self._doorkeeper.may_call_to(interaction.user.id, sitting.record.id, player.id)
            await self._messenger.invite(sitting, seat.name, player.id)
            await say(interaction, words_of().text("invited", name=player.mention))

    @join.autocomplete("match")
    async def _open(self, interaction: discord.Interaction, current: str) -> Choices:
        return await open_matches(interaction, self._matches, current)

    @leave.autocomplete("match")
    @start.autocomplete("match")
    @word.autocomplete("match")
    @robot.autocomplete("match")
    @invite.autocomplete("match")
    async def _own(self, interaction: discord.Interaction, current: str) -> Choices:
        return await own_matches(interaction, self._matches, current)
