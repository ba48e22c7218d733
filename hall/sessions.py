"""Gateway sessions: numbered events, which can be replayed to one that missed them.

https://docs.discord.com/developers/events/gateway
"""

import asyncio
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from hall.model import Guild, Json
from hall.payloads import (
    channel_json,
    guild_json,
    member_json,
    stamp,
    thread_member_json,
    user_json,
)
from hall.permissions import sees
from hall.routes_identity import application_flags, gateway_url
from hall.world import Intent, World

# A session without a socket is kept this long (docs say no more than "a short time").
PATIENCE = timedelta(minutes=3)


@dataclass(eq=False)
class Session:
    """One login at the gateway, whether a socket is open for it or not."""

    intents: Intent
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    backlog: list[Json] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    lost_at: datetime | None = None

    def tell(self, event: str, data: Any) -> None:
        """Add an event; whoever pumps the session sends it."""
        self.sequence += 1
        self.backlog.append({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.news.set()

    def forget(self, sequence: int) -> None:
        """Drop the events that the client says it has."""
        self.backlog = [event for event in self.backlog if event["s"] > sequence]


class Sessions:
    """All sessions, and the way events get into them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}

    def __bool__(self) -> bool:
        """Tell whether anybody is logged in."""
        return bool(self._sessions)

    def __iter__(self) -> Any:
        return iter(list(self._sessions.values()))

    def open(self, intents: Intent) -> Session:
        """Start a session: READY, then one GUILD_CREATE a guild."""
        session = Session(intents)
        self._sessions[session.id] = session
        session.tell("READY", self._ready(session))
        for guild in self._world.own_guilds():
            session.tell("GUILD_CREATE", guild_create_json(self._world, guild, intents))
        return session

    def find(self, session_id: object) -> Session | None:
        """Return a session that can be resumed."""
        self._expire()
        return self._sessions.get(str(session_id))

    def close(self, session: Session) -> None:
        """End a session for good."""
        self._sessions.pop(session.id, None)

    def emit(self, event: str, data: Json, intent: Intent) -> None:
        """Send an event to every session that asked for its kind."""
        self._expire()
        for session in self:
            if intent is Intent.NONE or intent & session.intents:
                session.tell(event, self._redacted(event, data, session.intents))

    def add_guild(self, guild: Guild) -> None:
        """Tell every session of a guild that the bot has joined."""
        for session in self:
            data = guild_create_json(self._world, guild, session.intents)
            # docs: `unavailable` belongs to the guilds of READY; by its absence a client knows
            # that the bot was invited (https://docs.discord.com/developers/events/gateway-events)
            data.pop("unavailable")
            session.tell("GUILD_CREATE", data)

    def _expire(self) -> None:
        now = self._world.now()
        for session in self:
            if session.lost_at is not None and now - session.lost_at > PATIENCE:
                self.close(session)

    def _ready(self, session: Session) -> Json:
        world = self._world
        return {
            "v": 10,
            "user": {**user_json(world.bot), "verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in world.own_guilds()],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": gateway_url(world),
            "shard": [0, 1],
            "application": {
                "id": str(world.bot.id),
                "flags": application_flags(world.granted),
            },
        }

    def _redacted(self, event: str, data: Json, intents: Intent) -> Json:
        """Return a message as seen without the content intent.

        Docs, "Message Content Intent": own messages, DMs and mentions of the bot stay readable.
        """
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or Intent.MESSAGE_CONTENT in intents:
            return data
        bot_id = str(self._world.bot.id)
        own = data["author"]["id"] == bot_id or "guild_id" not in data
        if own or any(user["id"] == bot_id for user in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "components": [], "attachments": []}


def guild_create_json(world: World, guild: Guild, intents: Intent) -> Json:
    """Return a guild as the gateway introduces it."""
    channels = [c for c in world.channels.values() if c.guild is guild and sees(world.bot, c)]
    # docs: threads that are active; members beyond the bot with the members intent only
    threads = [c for c in channels if c.thread is not None and not c.thread.archived]
    everybody = Intent.GUILD_MEMBERS in intents
    return {
        **guild_json(guild),
        "joined_at": stamp(guild.members[world.bot.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [
            member_json(member)
            for member in guild.members.values()
            if everybody or member.account is world.bot
        ],
        "channels": [channel_json(c) for c in channels if c.thread is None],
        "threads": [_thread_json(world, thread) for thread in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _thread_json(world: World, thread: Any) -> Json:
    answer = channel_json(thread)
    if world.bot.id in thread.thread.members:
        answer["member"] = thread_member_json(thread, world.bot.id)
    return answer
