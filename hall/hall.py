"""The hall itself: starts, stops, and lets people, guilds and channels in."""

from collections.abc import Callable, Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any, Self

from aiohttp import web

from hall.calls import Checker
from hall.clock import Clock, WallClock
from hall.faults import Faults
from hall.gateway import Gateway
from hall.keeping import Keeper
from hall.limits import Limits
from hall.model import Account, Channel, ChannelType, Guild, Overwrite
from hall.page.desk import Desk
from hall.page.routes import Page
from hall.payloads import channel_json
from hall.permissions import Permission, sees
from hall.server import application
from hall.staff import Staff
from hall.threads import archive_due
from hall.traffic import Sent
from hall.users import User
from hall.world import ACKNOWLEDGE, PATIENCE, Intent, World

NO_PERMISSIONS = Permission(0)


class Hall:
    """A Discord of one's own on loopback, with one guild from the start.

    Use it as ``async with Hall() as hall:``; then :attr:`url` and :attr:`token` are all that a bot
    needs (see :mod:`hall.connect`).

    Args:
        port: where to listen on 127.0.0.1; 0 takes a free port.
        clock: what tells the time; tests may pass a :class:`~hall.clock.VirtualClock`.
        bot_name: what the bot is called.
        guild_name: what the first guild is called.
        bot_permissions: what the bot's own role allows beyond everybody's permissions.
        spec: what looks over every request and answer, such as a
            :class:`hall.validation.Spec`.
        granted: the privileged intents that the application was granted.
        keep: the file in which the hall outlives its process; without one it is forgotten.
        invited: whether the bot is in the first guild from the start; else :meth:`invite`.
        patience: real seconds for which people wait for an answer before they give up.
        acknowledge: by when a bot must acknowledge; longer than Discord's three seconds only
            where a machine's slowness is not to be held against the bot.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        clock: Clock | None = None,
        bot_name: str = "Bot",
        guild_name: str = "The hall",
        bot_permissions: Permission = NO_PERMISSIONS,
        granted: Intent = Intent.NONE,
        invited: bool = True,
        spec: Checker | None = None,
        keep: Path | None = None,
        patience: float = PATIENCE,
        acknowledge: timedelta = ACKNOWLEDGE,
    ) -> None:
        self._spec = spec
        self._port = port
        self._bot_permissions = bot_permissions
        self._runner: web.AppRunner | None = None
        self._users: dict[int, User] = {}
        self.world = World(clock or WallClock(), bot_name, granted)
        self.world.patience, self.world.acknowledge = patience, acknowledge
        self.gateway = Gateway(self.world)
        self.faults = Faults()
        self.limits = Limits()
        self.staff = Staff(self.world, self.gateway)
        self.world.emit = self.gateway.sessions.emit
        self.guild = self.add_guild(guild_name)
        self.desk = Desk(self.world, self.guild, self._users)
        self._page = Page(self.desk, lambda: self.gateway.connected, self.add_user)
        if not invited:
            del self.world.guilds[self.guild.id]
        self._keep = keep
        self._keeper: Keeper | None = None

    async def __aenter__(self) -> Self:
        try:
            await self._listen()
            if self._keep is not None:
                self._keeper = Keeper(self._keep, self.world, self.desk.keep)
                self._bring_back(self._keeper)
                self._keeper.start([self.guild])
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._keeper is not None:
            await self._keeper.close()
        await self._page.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _listen(self) -> None:
        self._runner = web.AppRunner(
            application(self.world, self.gateway, self.faults, self.limits, self._spec, self._page),
            handle_signals=False,
            access_log=None,
            shutdown_timeout=1,
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.world.url = f"http://{host}:{port}"

    # -- what a bot needs ---------------------------------------------------------------------

    @property
    def url(self) -> str:
        """The hall's address, such as ``http://127.0.0.1:8080``."""
        return self.world.url

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    @property
    def bot(self) -> Account:
        """The bot's account; its identifier is also the application's."""
        return self.world.bot

    # -- building -----------------------------------------------------------------------------

    def add_user(self, name: str, guilds: Iterable[Guild] | None = None) -> User:
        """Add a person, by default as a member of every guild."""
        account = self.world.add_account(name)
        for guild in {self.guild, *self.world.guilds.values()} if guilds is None else guilds:
            self.world.join(account, guild)
        user = User(account, self.world, self.gateway)
        self._users[account.id] = user
        return user

    def add_guild(self, name: str) -> Guild:
        """Add a guild with the bot and, so far, nobody else in it."""
        guild = self.world.add_guild(name, self._bot_permissions)
        self.gateway.sessions.add_guild(guild)
        return guild

    def invite(self) -> bool:
        """Let the bot into the first guild, as by its invitation; False if it is in there."""
        if self.guild.id in self.world.guilds:
            return False
        self.world.guilds[self.guild.id] = self.guild
        self.gateway.sessions.add_guild(self.guild)
        return True

    def add_channel(
        self,
        name: str,
        guild: Guild | None = None,
        *,
        only: Iterable[User] | None = None,
        voice: bool = False,
    ) -> Channel:
        """Add a text or voice channel, open to everybody, or to the bot and a few users only."""
        accounts = None if only is None else [user.account for user in only]
        kind = ChannelType.VOICE if voice else ChannelType.TEXT
        return self.world.add_channel(guild or self.guild, name, accounts, kind)

    def allow(self, channel: Channel, who: User | Account, permissions: Permission) -> None:
        """Allow somebody something in a channel, whatever the roles say."""
        self._overwrite(channel, who, lambda each: _allowing(each, permissions))

    def deny(self, channel: Channel, who: User | Account, permissions: Permission) -> None:
        """Deny somebody something in a channel, whatever the roles say."""
        self._overwrite(channel, who, lambda each: _denying(each, permissions))

    def kick(self, user: User, guild: Guild | None = None) -> None:
        """Take somebody out of a guild."""
        self.world.leave(user.account, guild or self.guild)

    def tick(self) -> None:
        """Do what is due by the clock, such as archiving threads.

        Every request does that too.
        """
        archive_due(self.world)

    # -- watching -----------------------------------------------------------------------------

    @property
    def record(self) -> list[Sent]:
        """Every request that the bot made, with its answer."""
        return self.world.journal.record

    def channel(self, channel_id: int) -> Channel:
        """Return a channel, thread or conversation by its identifier."""
        return self.world.channels[channel_id]

    def delivered_to(self, user: User) -> bytes:
        """Return every byte that a user could have received so far.

        Messages in each of their states, ephemeral answers, suggestions, modals, attachments.
        """
        return self.world.journal.delivered_to(
            user.account, lambda channel: sees(user.account, channel)
        )

    def commands(self, guild: Guild | None = None) -> list[dict[str, Any]]:
        """Return the commands that the bot has synced, globally or for a guild."""
        return list(self.world.commands.get(guild.id if guild else None, {}).values())

    def _bring_back(self, keeper: Keeper) -> None:
        saved = keeper.bring_back()
        if saved is None:
            return
        (self.guild, *_), extra = saved
        self.desk.guild = self.guild
        self.desk.bring_back(extra)
        for account in self.world.accounts.values():
            if account not in (self.world.bot, self.world.owner):
                self._users[account.id] = User(account, self.world, self.gateway)

    def _overwrite(
        self, channel: Channel, who: User | Account, change: Callable[[Overwrite], None]
    ) -> None:
        change(channel.overwrites.setdefault(who.id, Overwrite(1)))
        self.world.emit("CHANNEL_UPDATE", channel_json(channel), Intent.GUILDS)


def _allowing(overwrite: Overwrite, permissions: Permission) -> None:
    overwrite.allow |= permissions
    overwrite.deny &= ~permissions


def _denying(overwrite: Overwrite, permissions: Permission) -> None:
    overwrite.deny |= permissions
    overwrite.allow &= ~permissions
