"""`/match`: open a match, look at it, and settle with the others what the rules leave open."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.rules import title_choices
from cogs.gate.access import server_of, where_played
from cogs.gate.answers import say, show
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.match_option import Choices, name_of, of_match, told
from cogs.gate.permissions import check_permissions, room_of
from cogs.gate.player_option import players, seat_named
from cogs.gate.rule_link import rules_button
from cogs.panels.board import Boards
from cogs.panels.concede import concede_view
from cogs.panels.joining.open_tables import OpenTables
from cogs.panels.lobby import person
from cogs.panels.orders import OrdersPanel
from cogs.post.messenger import DiscordMessenger
from cogs.reading.open_cards import show_open
from cogs.reading.verdict import show_verdict
from play.hours.paces import PACES
from play.hours.timeouts import TIMEOUTS
from play.library import named_title, words_of
from play.match.lobby.arrangement import Arrangement
from play.match.match import Door, Match, MatchRecord
from play.post import sentences
from play.post.lists.match_list import jump, shortened
from play.refusals import NobodyElseHere, NoMatchHere
from play.services import Services
from play.table.retired_seats import playing

LIST_LENGTH = 1750
"""Characters of a list of matches; a plain message has 2000, and its last lines need some."""


def _choices(kind: str, keys: Iterable[str]) -> Choices:
    """Something to choose from when a match is made."""
    words = words_of()
    return [
        app_commands.Choice(name=words.text(f"{kind}-{key}", "label"), value=key) for key in keys
    ]


@where_played
class MatchCog(commands.GroupCog, group_name="match", group_description=told("match")):
    """The commands about one match. Each answers its user alone."""

    def __init__(
        self,
        services: Services,
        messenger: DiscordMessenger,
        doorkeeper: Doorkeeper,
        boards: Boards,
        orders: OrdersPanel,
        tables: OpenTables,
    ) -> None:
        super().__init__()
        self._services = services
        self._messenger = messenger
        self._registry = services.registry
        self._proposals = services.proposals
        self._doorkeeper = doorkeeper
        self._boards = boards
        self._orders = orders
        self._tables = tables

    @app_commands.command(name="new", description=told("match-new"))
    @app_commands.describe(
        title=told("match-new-title"),
        pace=told("match-new-pace"),
        lapse=told("match-new-lapse"),
        private=told("match-new-private"),
    )
    @app_commands.rename(lapse="when-time-is-up")
    @app_commands.choices(pace=_choices("pace", PACES), lapse=_choices("lapse", TIMEOUTS))
    async def new(
        self,
        interaction: discord.Interaction,
        title: str,
        pace: str | None = None,
        lapse: str | None = None,
        *,
        private: bool = False,
    ) -> None:
        """Open a match in this channel, or in a private thread of it."""
        if private and interaction.guild_id is None:
            raise NobodyElseHere
        check_permissions(interaction, private=private)
        self._doorkeeper.may_call(interaction.user.id)
        channel, guild = room_of(interaction), server_of(interaction)
        host = person(interaction.user)
        arranged = Arrangement(pace, lapse, door=Door.PRIVATE if private else None)
        meant = named_title(title)
        record = await self._services.lobbies.create(meant, guild, channel, host, arranged)
        wording = "private" if private else None
        await say(interaction, words_of().text("lobby-created", wording, match=record.id))

    @new.autocomplete("title")
    async def _titles(self, interaction: discord.Interaction, current: str) -> Choices:
        return title_choices(current)

    @app_commands.command(name="open", description=told("match-open"))
    async def open(self, interaction: discord.Interaction) -> None:
        """The tables on this server that wait for players."""
        await self._tables.open(interaction)

    @app_commands.command(name="list", description=told("match-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """The matches of this user on this server, in short; in direct messages all."""
        own = await self._registry.store.matches_of(interaction.user.id, interaction.guild_id)
        lines = [await self._line(record, interaction.user.id) for record in own]
        shown = shortened(lines, LIST_LENGTH)
        where = None if interaction.guild_id else "direct"
        told_so = [*shown, words_of().text("list-more")] if shown else []
        await say(interaction, "\n".join(told_so) or words_of().text("list-empty", where))

    @app_commands.command(name="board", description=told("match-board"))
    @of_match()
    async def board(self, interaction: discord.Interaction, match: Match) -> None:
        """The board as this user may see it; one for all, should that be gone."""
        await self._boards.board(interaction, match)
        await self._services.places.look_for_board(match, self._messenger)

    @app_commands.command(name="hand", description=told("match-hand"))
    @app_commands.describe(player=told("match-hand-player"))
    @of_match()
    async def hand(
        self, interaction: discord.Interaction, match: Match, player: str | None = None
    ) -> None:
        """This user's hand, or all that lies open in front of a player."""
        if player is None:
            await self._boards.hand(interaction, match)
        else:
            seat = seat_named(match, player)
            await show_open(interaction, self._services.studio, match, seat)

    @hand.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, current: str) -> Choices:
        return await players(interaction, current)

    @app_commands.command(name="log", description=told("match-log"))
    @of_match()
    async def log(self, interaction: discord.Interaction, match: Match) -> None:
        """Tell the story so far."""
        await self._boards.log(interaction, match)

    @app_commands.command(name="orders", description=told("match-orders"))
    @of_match()
    async def orders(self, interaction: discord.Interaction, match: Match) -> None:
        """Show the orders that are answered for this user in advance."""
        await self._orders.open(interaction, match)

    @app_commands.command(name="rules", description=told("match-rules"))
    @of_match()
    async def rules(self, interaction: discord.Interaction, match: Match) -> None:
        """The rules in short, and the way to those in full."""
        title = match.record.title
        await say(interaction, words_of(title).text("title", "rules"), rules_button(title))

    @app_commands.command(name="verify", description=told("match-verify"))
    @of_match()
    async def verify(self, interaction: discord.Interaction, match: Match) -> None:
        """Check the dice of a match that is over, and give the file that proves them."""
        await show_verdict(interaction, match)

    @app_commands.command(name="undo", description=told("match-undo"))
    @of_match()
    async def undo(self, interaction: discord.Interaction, match: Match) -> None:
        """Take one's last action back, or ask the others for it."""
        told = words_of().text("undo-asked")
        if await self._proposals.ask_undo(match.record.id, interaction.user.id):
            now = await self._registry.match(match.record.id)
            seat = now.seat_of(interaction.user.id).seat
            told = await sentences.taken_back(self._registry, now, seat)
        await say(interaction, told)

    @app_commands.command(name="concede", description=told("match-concede"))
    @of_match()
    async def concede(self, interaction: discord.Interaction, match: Match) -> None:
        """Give the match up; asked twice."""
        await playing(self._registry, match, interaction.user.id)
        await show(interaction, concede_view(match))

    @app_commands.command(name="offer-draw", description=told("match-offer-draw"))
    @of_match()
    async def offer_draw(self, interaction: discord.Interaction, match: Match) -> None:
        """Propose a draw to the others."""
        done = await self._proposals.ask_draw(match.record.id, interaction.user.id)
        told_so = words_of().text("draw-agreed" if done else "draw-offered")
        absent = [] if done else await sentences.away_lines(self._registry, match)
        await say(interaction, "\n".join((told_so, *absent)))

    @app_commands.command(name="move", description=told("match-move"))
    @of_match(needed=True)
    async def move(self, interaction: discord.Interaction, match: Match) -> None:
        """Bring a match whose channel is gone into this one."""
        match.seat_of(interaction.user.id)
        check_permissions(interaction, private=match.record.is_private)
        if match.record.guild != interaction.guild_id:
            raise NoMatchHere
        await self._services.places.move(match, room_of(interaction))
        await say(interaction, words_of().text("match-moved"))

    async def _line(self, record: MatchRecord, user: int) -> str:
        """A match in the list: whether it waits for this user, and where it is."""
        match = await self._registry.match(record.id)
        seat = match.seat_of(user).seat
        waits = match.position is not None and seat in match.position.awaited
        if await self._services.places.is_lost(record.id):
            return words_of().text("list-resting", match=name_of(record))
        place = f"<#{record.thread or record.channel}>"
        line = words_of().text(
            "list-yours" if waits else "list-theirs",
            match=name_of(record),
            channel=jump(record, None) if record.is_direct else place,
        )
        return "\n".join((line, *await sentences.away_lines(self._registry, match)))
