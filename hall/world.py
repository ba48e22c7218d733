"""All that the hall holds in memory, and how it is found. It knows neither HTTP nor sockets."""

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import IntFlag
from typing import Any, Protocol

from hall.clock import Clock
from hall.errors import (
    missing_access,
    unknown_channel,
    unknown_guild,
    unknown_interaction,
    unknown_message,
    unknown_user,
    unknown_webhook,
)
from hall.model import (
    Account,
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Interaction,
    Json,
    Member,
    Overwrite,
    Post,
    Role,
)
from hall.payloads import channel_json, member_json, user_json
from hall.permissions import EVERYONE, Permission, sees
from hall.snowflakes import Snowflakes
from hall.traffic import Journal


class Intent(IntFlag):
    """The gateway intents that the hall minds; the privileged ones must be granted."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


ACKNOWLEDGE = timedelta(seconds=3)
"""Docs, Responding to an Interaction: "within 3 seconds"."""
PATIENCE = 10.0
"""Real seconds for which people wait for what a bot has announced."""
NONCES_LAST = timedelta(minutes=3)
"""Docs, Create Message (`enforce_nonce`): "in the past few minutes"."""
RECENT = 32
"""The newest files, which are served for a while after their messages are gone or changed.

No page of Discord says for how long; a client that loads what it was just told of must not fail.
"""
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Emitter(Protocol):
    """A receiver of events; the gateway is one."""

    def __call__(self, event: str, data: Json, intent: Intent) -> None:
        """Send an event to every session that asked for its kind."""
        ...


class World:
    """Accounts, guilds, channels, messages, commands and interactions."""

    def __init__(self, clock: Clock, bot_name: str, granted: Intent) -> None:
        self.clock = clock
        self.granted = granted
        self.patience = PATIENCE
        self.acknowledge = ACKNOWLEDGE
        self.snowflakes = Snowflakes(clock)
        self.journal = Journal()
        self.url = ""
        self.bot = Account(self.snowflakes.next(), bot_name, bot=True)
        self.token = _token(self.bot)
        self.owner = Account(self.snowflakes.next(), "Owner")
        self.accounts: dict[int, Account] = {self.bot.id: self.bot, self.owner.id: self.owner}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, dict[int, Json]] = {}
        self.emojis: dict[int, Emoji] = {}
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[str, tuple[datetime, Post]] = {}
        self.rung: list[Post] = []
        self.recent: deque[Attachment] = deque(maxlen=RECENT)
        self.emit: Emitter = _nowhere
        self.watchers: set[asyncio.Event] = set()

    # -- finding ------------------------------------------------------------------------------

    def now(self) -> datetime:
        """Return the present moment."""
        return datetime.fromtimestamp(self.clock.now(), UTC)

    def guild(self, guild_id: int) -> Guild:
        """Return a guild of the bot, or refuse with 404/10004."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise unknown_guild()
        return guild

    def own_guilds(self) -> list[Guild]:
        """Return the guilds that the bot is in."""
        return [guild for guild in self.guilds.values() if self.bot.id in guild.members]

    def channel(self, channel_id: int) -> Channel:
        """Return a channel that the bot sees, or refuse with 404/10003 or 403/50001."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown_channel()
        if not sees(self.bot, channel):
            raise missing_access()
        return channel

    def post(self, channel: Channel, post_id: int) -> Post:
        """Return a message that is not ephemeral, or refuse with 404/10008."""
        post = channel.posts.get(post_id)
        if post is None or post.audience is not None:
            raise unknown_message()
        return post

    def account(self, account_id: int) -> Account:
        """Return an account, or refuse with 404/10013."""
        account = self.accounts.get(account_id)
        if account is None:
            raise unknown_user()
        return account

    def interaction(self, interaction_id: int, token: str) -> Interaction:
        """Return an interaction by its identifier and token, or refuse with 404/10062."""
        interaction = self.interactions.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown_interaction()
        return interaction

    def webhook(self, application_id: int, token: str) -> Interaction:
        """Return an interaction by its webhook address, or refuse with 404/10015."""
        interaction = self.interactions.get(token)
        if interaction is None or application_id != self.bot.id:
            raise unknown_webhook()
        return interaction

    def members_seeing(self, channel: Channel) -> list[Account]:
        """Return the people who see a channel."""
        if channel.recipient is not None:
            return [channel.recipient]
        members = channel.guild.members.values() if channel.guild else ()
        return [m.account for m in members if not m.account.bot and sees(m.account, channel)]

    # -- building -----------------------------------------------------------------------------

    def add_account(self, name: str) -> Account:
        """Add a person."""
        account = Account(self.snowflakes.next(), name)
        self.accounts[account.id] = account
        return account

    def add_guild(self, name: str, bot_permissions: Permission) -> Guild:
        """Add a guild with the bot in it; the bot's own role has the given permissions."""
        guild = Guild(self.snowflakes.next(), name, self.owner.id)
        role = Role(self.snowflakes.next(), self.bot.name, int(bot_permissions), position=1)
        guild.roles = {guild.id: Role(guild.id, "@everyone", int(EVERYONE)), role.id: role}
        guild.members[self.bot.id] = Member(self.bot, self.now(), {role.id})
        guild.members[self.owner.id] = Member(self.owner, self.now())
        self.guilds[guild.id] = guild
        return guild

    def join(self, account: Account, guild: Guild) -> None:
        """Let somebody into a guild."""
        member = Member(account, self.now())
        guild.members[account.id] = member
        self.stir()
        data = {**member_json(member), "guild_id": str(guild.id)}
        self.emit("GUILD_MEMBER_ADD", data, Intent.GUILD_MEMBERS)

    def leave(self, account: Account, guild: Guild) -> None:
        """Let somebody leave a guild."""
        del guild.members[account.id]
        data = {"user": user_json(account), "guild_id": str(guild.id)}
        self.emit("GUILD_MEMBER_REMOVE", data, Intent.GUILD_MEMBERS)

    def add_channel(
        self,
        guild: Guild,
        name: str,
        hidden_but_for: Iterable[Account] | None,
        kind: ChannelType = ChannelType.TEXT,
    ) -> Channel:
        """Add a text or voice channel, open to all or to the bot and a few only."""
        channel = Channel(self.snowflakes.next(), kind, name, guild)
        channel.position = sum(other.guild is guild for other in self.channels.values())
        if hidden_but_for is not None:
            channel.overwrites[guild.id] = Overwrite(0, deny=Permission.VIEW_CHANNEL)
            for account in (self.bot, *hidden_but_for):
                channel.overwrites[account.id] = Overwrite(1, allow=Permission.VIEW_CHANNEL)
        self.channels[channel.id] = channel
        self.tell(channel, "CHANNEL_CREATE", channel_json(channel), Intent.GUILDS)
        return channel

    def direct(self, account: Account) -> Channel:
        """Return the conversation between the bot and a person, opening it if need be."""
        for channel in self.channels.values():
            if channel.recipient is account:
                return channel
        channel = Channel(self.snowflakes.next(), ChannelType.DM, account.name, recipient=account)
        self.channels[channel.id] = channel
        return channel

    # -- telling ------------------------------------------------------------------------------

    def tell(self, channel: Channel, event: str, data: Json, intent: Intent) -> None:
        """Emit an event about a channel, if the bot sees the channel."""
        self.stir()
        if sees(self.bot, channel):
            self.emit(event, data, intent)

    def show(self, what: Any, channel: Channel, audience: Account | None) -> None:
        """Note that a channel's readers, or one account alone, were shown something."""
        self.stir()
        if audience is None:
            self.journal.show(what, self.members_seeing(channel), channel=channel)
        else:
            self.journal.show(what, [audience])

    def stir(self) -> None:
        """Wake whoever watches: there may be something new to see."""
        for watcher in self.watchers:
            watcher.set()

    def nonced(self, nonce: str) -> Post | None:
        """Return the bot's message with this nonce, if it is younger than three minutes.

        Docs, Create Message (`enforce_nonce`): "by the same author", "in the past few minutes";
        wherever it was sent, and whatever became of it.
        """
        known = self.nonces.get(nonce)
        if known is None or self.now() - known[0] > NONCES_LAST:
            return None
        return known[1]


def _nowhere(event: str, data: Json, intent: Intent) -> None:
    """Drop an event: nobody is connected yet."""


def _token(bot: Account) -> str:
    """A token as Discord gives them: the bot's identifier comes first, and some clients read it.

    https://docs.discord.com/developers/reference#authentication
    """
    whose = urlsafe_b64encode(str(bot.id).encode()).decode().rstrip("=")
    return f"{whose}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(20)}"
