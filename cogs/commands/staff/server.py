"""`/server`: what its staff settles there, and does to a match without seeing a hand."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.staff.audit import AuditList
from cogs.commands.staff.house_panel import HousePanel
from cogs.commands.staff.match_choice import ServerMatch
from cogs.gate.access import check_staff, match_of_server
from cogs.gate.answers import say
from cogs.gate.match_option import Choices, told
from cogs.gate.player_option import players, seat_named
from cogs.gate.troubles import lacking
from cogs.post.messenger import DiscordMessenger
from play.library import words_of
from play.match.match import Audit, Match, StaffAct
from play.refusals import NoGuest, NoMatchHere, PermissionsMissing
from play.services import Services
from play.table.moderation import entry_of

REASON = 200
"""Characters of a reason."""
Reason = app_commands.Range[str, 1, REASON]
Named = app_commands.Transform[str, ServerMatch]
Act = Callable[[int, Audit], Awaitable[None]]


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class ServerCog(commands.GroupCog, group_name="server", group_description=told("server")):
    """The commands of a server's staff; each looks again whether it is staff that asks."""

    def __init__(
        self,
        services: Services,
        messenger: DiscordMessenger,
        panel: HousePanel,
        audits: AuditList,
    ) -> None:
        super().__init__()
        self._services = services
        self._moderation = services.moderation
        self._store = services.registry.store
        self._messenger = messenger
        self._panel = panel
        self._audits = audits

    @app_commands.command(name="settings", description=told("server-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the rules of the house, to change them."""
        await self._panel.open(interaction)

    @app_commands.command(name="log", description=told("server-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """Show what the staff has done, newest first."""
        await self._audits.open(interaction)

    @app_commands.command(name="close", description=told("server-close"))
    @app_commands.describe(match=told("server-match"), reason=told("server-reason"))
    async def close(
        self,
        interaction: discord.Interaction,
        match: Named | None = None,
        reason: Reason | None = None,
    ) -> None:
        """End a match without a winner, as it stands."""
        await self._do(interaction, match, StaffAct.CLOSE, self._moderation.close, reason)

    @app_commands.command(name="freeze", description=told("server-freeze"))
    @app_commands.describe(match=told("server-match"), reason=told("server-reason"))
    async def freeze(
        self,
        interaction: discord.Interaction,
        match: Named | None = None,
        reason: Reason | None = None,
    ) -> None:
        """Let nobody act in a match."""
        await self._do(interaction, match, StaffAct.FREEZE, self._moderation.freeze, reason)

    @app_commands.command(name="unfreeze", description=told("server-unfreeze"))
    @app_commands.describe(match=told("server-match"))
    async def unfreeze(self, interaction: discord.Interaction, match: Named | None = None) -> None:
        """Let a frozen match go on."""
        await self._do(interaction, match, StaffAct.UNFREEZE, self._moderation.unfreeze)

    @app_commands.command(name="reopen", description=told("server-reopen"))
    @app_commands.describe(match=told("server-match"))
    async def reopen(self, interaction: discord.Interaction, match: Named | None = None) -> None:
        """Let a closed match go on where it stood."""
        await self._do(interaction, match, StaffAct.REOPEN, self._moderation.reopen)

    @app_commands.command(name="move", description=told("server-move"))
    @app_commands.describe(to=told("server-move-to"), match=told("server-match"))
    async def move(
        self,
        interaction: discord.Interaction,
        to: discord.TextChannel,
        match: Named | None = None,
    ) -> None:
        """Bring a match into another channel, with a new thread there."""
        found = await match_of_server(interaction, match)
        if to.guild.id != found.record.guild:
            raise NoMatchHere
        if missing := lacking(to.permissions_for(to.guild.me)):
            raise PermissionsMissing(missing)
        entry = self._entry(interaction, found, StaffAct.MOVE, reason=to.mention)
        left = await self._moderation.move(found.record.id, to.id, entry)
        if left is not None:
            moved = await self._services.registry.match(found.record.id)
            await self._messenger.leave_behind(moved, left)
        await self._done(interaction, found, StaffAct.MOVE)

    @app_commands.command(name="remove", description=told("server-remove"))
    @app_commands.describe(
        player=told("server-remove-player"),
        match=told("server-match"),
        reason=told("server-reason"),
    )
    async def remove(
        self,
        interaction: discord.Interaction,
        player: str,
        match: Named | None = None,
        reason: Reason | None = None,
    ) -> None:
        """Take a player out of a match; a robot has the seat from now on."""
        found = await match_of_server(interaction, match)
        seat = seat_named(found, player)
        entry = self._entry(interaction, found, StaffAct.REMOVE, about=seat.user, reason=reason)
        await self._moderation.remove(found.record.id, seat.seat, entry)
        await self._done(interaction, found, StaffAct.REMOVE)

    @remove.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, current: str) -> Choices:
        """The players at the table, to the staff alone."""
        return await players(interaction, current, find=match_of_server)

    @app_commands.command(name="ban", description=told("server-ban"))
    @app_commands.describe(person=told("server-ban-person"), reason=told("server-reason"))
    async def ban(
        self,
        interaction: discord.Interaction,
        person: discord.User,
        reason: Reason | None = None,
    ) -> None:
        """Keep a person from all tables of this server."""
        guild = check_staff(interaction)
        if person.bot:
            raise NoGuest
        await self._store.ban(self._about(interaction, guild, StaffAct.BAN, person, reason))
        await say(interaction, words_of().text("server-banned", person=person.mention))

    @app_commands.command(name="unban", description=told("server-unban"))
    @app_commands.describe(person=told("server-unban-person"))
    async def unban(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Let a person sit down at this server's tables again."""
        guild = check_staff(interaction)
        await self._store.unban(self._about(interaction, guild, StaffAct.UNBAN, person))
        await say(interaction, words_of().text("server-unbanned", person=person.mention))

    async def _do(
        self,
        interaction: discord.Interaction,
        number: str | None,
        what: StaffAct,
        act: Act,
        reason: str | None = None,
    ) -> None:
        match = await match_of_server(interaction, number)
        await act(match.record.id, self._entry(interaction, match, what, reason=reason))
        await self._done(interaction, match, what)

    def _entry(
        self,
        interaction: discord.Interaction,
        match: Match,
        what: StaffAct,
        *,
        about: int | None = None,
        reason: str | None = None,
    ) -> Audit:
        now, by = self._services.clock.now(), interaction.user.id
        return entry_of(match.record, by, what, now, about=about, reason=reason)

    def _about(
        self,
        interaction: discord.Interaction,
        guild: int,
        what: StaffAct,
        person: discord.User | discord.Member,
        reason: str | None = None,
    ) -> Audit:
        now = self._services.clock.now()
        return Audit(guild, now, interaction.user.id, what, about=person.id, reason=reason)

    async def _done(self, interaction: discord.Interaction, match: Match, what: StaffAct) -> None:
        await say(interaction, words_of().text(f"server-done-{what}", match=match.record.id))
