"""`/my matches`: what waits for me on this server, soonest first, what I wait for, what is over.

Below that stands who has played best alone.

Matches of other servers are not shown, but in direct messages, where all are, each with its server.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.own_data import OwnDataPanel
from cogs.gate import ids
from cogs.gate.access import server_of, where_played
from cogs.gate.answers import layout, replace, say
from cogs.gate.match_option import told
from cogs.gate.parts import Item, turns
from play.library import words_of
from play.match.match import NO_SERVER, MatchRecord
from play.match.people import UserRecord
from play.match.registry import MatchRegistry
from play.own.blocks import Blocks
from play.post.lists import best_list, match_list
from words.names import cleaned
from words.speech import isolated

HANDLER = "my"
FINISHED = 4
"""Matches that are over, the last ones."""
PAGE = 8
"""Matches on a page that go on, or wait for players."""
ROOM = 3600
"""Characters of the lines on a page: a heading and a note fit with them into a message's 4000."""


class MyMatches:
    """Shows a user's own matches, page by page."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry

    async def open(self, interaction: discord.Interaction) -> None:
        """The first page, for whoever asks alone."""
        await self._show(interaction, 0)

    async def press(self, interaction: discord.Interaction, page: str) -> None:
        """Another page, in place of the one that is shown."""
        number = ids.natural(page)
        await self._show(interaction, number)

    async def _show(self, interaction: discord.Interaction, page: int) -> None:
        user, here = interaction.user.id, server_of(interaction)
        person = await self._registry.people.get(user)
        records = await self._registry.store.matches_of(user, interaction.guild_id)
        over = await self._registry.store.finished(user, interaction.guild_id, FINISHED)
        servers = _Servers(None if interaction.guild_id else interaction.client)
        ordered = match_list.in_order(records, person)
        rows = await self._rows(ordered, over, person, page, here, servers)
        await replace(interaction, layout(*rows))

    async def _rows(
        self,
        records: list[MatchRecord],
        over: list[MatchRecord],
        person: UserRecord,
        page: int,
        guild: int,
        servers: "_Servers",
    ) -> list[Item]:
        words, place = words_of(), "direct" if guild == NO_SERVER else None
        store = self._registry.store
        going_on = [
            servers.told(one, await match_list.line_of(store, one, person)) for one in records
        ]
        ended = await self._ended(over, person, servers)
        ended += await best_list.lines(self._registry, guild, person.id)
        pages: list[list[str]] = [[]]
        match_list.lay_out(pages, going_on, ROOM, PAGE)
        match_list.lay_out(pages, ended, ROOM, PAGE + len(ended))
        at = min(page, len(pages) - 1)  # fewer than there were when the button was made
        count = sum(match_list.waits(record, person.id) for record in records)
        head = [words.text("mine-heading", place), words.text("mine-waiting", count=count)]
        blocked = [words.text("settings-blocked")] if records and person.blocked else []
        lines = head if records else [words.text("mine-none", place)]
        text = "\n".join((*lines, *pages[at], *blocked))
        return [discord.ui.TextDisplay(text), *turns(HANDLER, at, len(pages) - 1)]

    async def _ended(
        self, records: list[MatchRecord], person: UserRecord, servers: "_Servers"
    ) -> list[str]:
        """The matches that are over, each with who won it; their heading stays with the first."""
        told = [
            servers.told(one, await match_list.ended_line(self._registry, one, person))
            for one in records
        ]
        heading = words_of().text("mine-finished-heading")
        return [f"{heading}\n{told[0]}", *told[1:]] if told else []


class _Servers:
    """Tells where matches are that are listed together.

    Args:
        client: the bot, which knows its servers; None where all are of the same one.
    """

    def __init__(self, client: discord.Client | None) -> None:
        self._client = client

    def told(self, record: MatchRecord, line: str) -> str:
        """A match's line, with the server's name, or that it is right here."""
        if self._client is None:
            return line
        words, guild = words_of(), self._client.get_guild(record.guild)
        if record.is_direct:
            return words.text("mine-where", "direct", line=line)
        name = cleaned(guild.name) if guild else ""
        if not name:
            return words.text("mine-where", "unknown", line=line)
        return words.text("mine-where", line=line, server=isolated(name))


@where_played
class MyCog(commands.GroupCog, group_name="my", group_description=told("my")):
    """The commands about one user's own matters."""

    def __init__(self, mine: MyMatches, data: OwnDataPanel, blocks: Blocks) -> None:
        super().__init__()
        self._blocks = blocks
        self._mine = mine
        self._data = data

    @app_commands.command(name="matches", description=told("my-matches"))
    async def matches(self, interaction: discord.Interaction) -> None:
        """The user's matches on this server; in direct messages all."""
        await self._mine.open(interaction)

    @app_commands.command(name="data", description=told("my-data"))
    async def data(self, interaction: discord.Interaction) -> None:
        """Show what is kept about the user, to have it as a file or forgotten."""
        await self._data.open(interaction)

    @app_commands.command(name="block", description=told("my-block"))
    @app_commands.describe(player=told("my-block-player"))
    async def block(
        self, interaction: discord.Interaction, player: discord.User | None = None
    ) -> None:
        """Keep somebody from the user's tables; without a name, show who is kept from them."""
        if player is not None:
            await self._blocks.block(interaction.user.id, player.id)
        await self._tell(interaction, "blocked", player)

    @app_commands.command(name="unblock", description=told("my-unblock"))
    @app_commands.describe(player=told("my-unblock-player"))
    async def unblock(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Let somebody sit down with the user again."""
        await self._blocks.unblock(interaction.user.id, player.id)
        await self._tell(interaction, "unblocked", player)

    async def _tell(
        self, interaction: discord.Interaction, done: str, player: discord.User | None
    ) -> None:
        """Tell what was done, and whom the user has blocked now."""
        words, blocked = words_of(), await self._blocks.of(interaction.user.id)
        people = words.list([f"<@{one}>" for one in blocked])
        lines = [] if player is None else [words.text(done, person=player.mention)]
        lines.append(words.text("blocked-people", count=len(blocked), people=people))
        await say(interaction, "\n".join(lines))
