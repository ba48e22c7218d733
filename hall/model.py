"""The things of the hall as plain data. They know neither JSON nor who may do what."""

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


class ChannelType(IntEnum):
    """The channel types that the hall has."""

    TEXT = 0
    DM = 1
    VOICE = 2
    """Its chat takes messages, and no threads."""
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntFlag):
    """The message flags that the hall minds."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class InteractionType(IntEnum):
    """The kinds of interactions of a user."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """The kinds of the bot's first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(eq=False)
class Account:
    """A person or the bot."""

    id: int
    name: str
    bot: bool = False
    dms_open: bool = True

    @property
    def mention(self) -> str:
        """The text that mentions this account."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Emoji:
    """A picture of the application's own that messages, buttons and menus may show."""

    id: int
    name: str
    data: bytes


@dataclass(eq=False)
class Role:
    """A named set of permissions in a guild; the one with the guild's id is everybody's."""

    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(eq=False)
class Member:
    """An account in a guild."""

    account: Account
    joined_at: datetime
    role_ids: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass
class Overwrite:
    """The permissions that a channel allows and denies one role (kind 0) or member (kind 1)."""

    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class ThreadState:
    """The state that a thread has beyond a channel's."""

    owner_id: int
    auto_archive_minutes: int
    created_at: datetime
    active_at: datetime
    archived_at: datetime
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    """Of a private thread: whether those who do not moderate may add others (docs, Channel)."""
    sent: int = 0
    members: dict[int, datetime] = field(default_factory=dict)


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a direct conversation."""

    id: int
    type: ChannelType
    name: str
    guild: Guild | None = None
    parent: "Channel | None" = None
    recipient: Account | None = None
    thread: ThreadState | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    posts: dict[int, "Post"] = field(default_factory=dict)
    last_message_id: int | None = None

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"


@dataclass
class Upload:
    """A file as it came in."""

    filename: str
    data: bytes


@dataclass(eq=False)
class Attachment:
    """A file as it hangs on a message."""

    id: int
    filename: str
    data: bytes
    content_type: str
    url: str
    description: str | None = None
    size: tuple[int, int] | None = None


@dataclass(eq=False)
class Post:
    """A message as the hall keeps it. `audience` is the one who sees an ephemeral one."""

    id: int
    channel: Channel
    author: Account
    created_at: datetime
    content: str = ""
    type: int = 0
    flags: MessageFlag = NO_FLAGS
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[Account] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[Account] = field(default_factory=list)
    edited_at: datetime | None = None
    nonce: str | int | None = None
    reply_to: "Post | None" = None
    thread: Channel | None = None
    interaction: "Interaction | None" = None
    audience: Account | None = None
    deleted: bool = False


@dataclass(eq=False)
class Interaction:
    """Something a user did that the bot must answer, and how it was answered so far."""

    id: int
    token: str
    type: InteractionType
    account: Account
    channel: Channel
    data: Json
    created_at: datetime
    source: Post | None = None
    trigger: "Interaction | None" = None
    callback: CallbackType | None = None
    original: Post | None = None
    followups: list[Post] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    changes: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_command(self) -> bool:
        """True if a slash command was used."""
        return self.type is InteractionType.COMMAND

    def touch(self) -> None:
        """Note that the bot did something, and wake whoever waits for it."""
        self.changes += 1
        self.changed.set()
