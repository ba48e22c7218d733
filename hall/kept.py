"""A world as plain rows that can be saved: things name each other by number.

What lives for minutes is left out: open interactions, forms, and messages that only say that the
bot is thinking.
"""

import secrets
from datetime import datetime
from typing import Any

from msgspec import Struct

from hall.model import (
    Account,
    Attachment,
    CallbackType,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Interaction,
    InteractionType,
    Json,
    Member,
    MessageFlag,
    Overwrite,
    Post,
    Role,
    ThreadState,
)
from hall.world import NONCES_LAST, World


class KeptGuild(Struct, frozen=True, forbid_unknown_fields=True):
    """A server, its members by number with their roles."""

    id: int
    name: str
    owner: int
    roles: list[Role]
    members: list[tuple[int, datetime, set[int]]]
    invited: bool


class KeptChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A channel without its messages."""

    id: int
    type: ChannelType
    name: str
    guild: int | None
    parent: int | None
    recipient: int | None
    thread: ThreadState | None
    position: int
    topic: str | None
    overwrites: dict[int, Overwrite]
    last_message: int | None


class KeptFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a message without its bytes."""

    id: int
    filename: str
    content_type: str
    url: str
    description: str | None
    size: tuple[int, int] | None


class KeptCommand(Struct, frozen=True, forbid_unknown_fields=True):
    """The slash command that a message answers."""

    id: int
    account: int
    data: Json


class KeptPost(Struct, frozen=True, forbid_unknown_fields=True):
    """A message."""

    id: int
    channel: int
    author: int
    created_at: datetime
    content: str
    type: int
    flags: int
    embeds: list[Json]
    components: list[Json]
    files: list[KeptFile]
    mentions: list[int]
    mention_roles: list[int]
    mention_everyone: bool
    pinged: list[int]
    edited_at: datetime | None
    nonce: str | int | None
    reply_to: int | None
    thread: int | None
    audience: int | None
    command: KeptCommand | None


class KeptWorld(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything but the messages."""

    url: str
    bot: int
    owner: int
    last_number: int
    accounts: list[Account]
    guilds: list[KeptGuild]
    channels: list[KeptChannel]
    commands: list[tuple[int | None, list[Json]]]
    rung: list[int]
    emojis: list[tuple[int, str]] = []
    """Their numbers and names; a hall of an older version has none."""


def keep_world(world: World, guilds: list[Guild]) -> KeptWorld:
    """Return what is to be saved of a world with these guilds, but for the messages."""
    return KeptWorld(
        url=world.url,
        bot=world.bot.id,
        owner=world.owner.id,
        last_number=world.snowflakes.last,
        accounts=list(world.accounts.values()),
        guilds=[_keep_guild(guild, invited=guild.id in world.guilds) for guild in guilds],
        channels=[_keep_channel(channel) for channel in world.channels.values()],
        commands=[(scope, list(known.values())) for scope, known in world.commands.items()],
        rung=[post.id for post in world.rung if not post.deleted],
        emojis=[(each.id, each.name) for each in world.emojis.values()],
    )


def keep_post(post: Post) -> KeptPost:
    """Return what is to be saved of a message, but for the bytes of its files."""
    asked = post.interaction
    if asked is not None and (asked.original is not post or not asked.is_command):
        asked = None
    return KeptPost(
        id=post.id,
        channel=post.channel.id,
        author=post.author.id,
        created_at=post.created_at,
        content=post.content,
        type=post.type,
        flags=int(post.flags),
        embeds=post.embeds,
        components=post.components,
        files=[
            KeptFile(f.id, f.filename, f.content_type, f.url, f.description, f.size)
            for f in post.attachments
        ],
        mentions=[account.id for account in post.mentions],
        mention_roles=post.mention_roles,
        mention_everyone=post.mention_everyone,
        pinged=[account.id for account in post.pinged],
        edited_at=post.edited_at,
        nonce=post.nonce,
        reply_to=_number(post.reply_to),
        thread=_number(post.thread),
        audience=_number(post.audience),
        command=KeptCommand(asked.id, asked.account.id, asked.data) if asked else None,
    )


def bring_back(
    world: World, kept: KeptWorld, posts: list[KeptPost], files: dict[int, bytes]
) -> list[Guild]:
    """Fill a fresh world with what was saved, and return its guilds.

    The hall may have another address now: those of files are changed accordingly.
    """
    world.snowflakes.last = kept.last_number
    world.accounts = {account.id: account for account in kept.accounts}
    world.bot, world.owner = world.accounts[kept.bot], world.accounts[kept.owner]
    guilds = {each.id: _guild(world, each) for each in kept.guilds}
    world.guilds = {each.id: guilds[each.id] for each in kept.guilds if each.invited}
    for each in kept.channels:
        world.channels[each.id] = _channel(world, guilds, each)
    world.commands = {scope: {int(c["id"]): c for c in known} for scope, known in kept.commands}
    world.emojis = {key: Emoji(key, name, files[key]) for key, name in kept.emojis}
    _posts(world, kept, sorted(posts, key=lambda post: post.id), files)
    return list(guilds.values())


def _keep_guild(guild: Guild, *, invited: bool) -> KeptGuild:
    members = [(key, each.joined_at, each.role_ids) for key, each in guild.members.items()]
    roles = list(guild.roles.values())
    return KeptGuild(guild.id, guild.name, guild.owner_id, roles, members, invited)


def _keep_channel(channel: Channel) -> KeptChannel:
    return KeptChannel(
        id=channel.id,
        type=channel.type,
        name=channel.name,
        guild=_number(channel.guild),
        parent=_number(channel.parent),
        recipient=_number(channel.recipient),
        thread=channel.thread,
        position=channel.position,
        topic=channel.topic,
        overwrites=channel.overwrites,
        last_message=channel.last_message_id,
    )


def _guild(world: World, kept: KeptGuild) -> Guild:
    guild = Guild(kept.id, kept.name, kept.owner, {role.id: role for role in kept.roles})
    for key, joined_at, roles in kept.members:
        guild.members[key] = Member(world.accounts[key], joined_at, roles)
    return guild


def _channel(world: World, guilds: dict[int, Guild], kept: KeptChannel) -> Channel:
    """Return a channel; its parent was there before it, and so was saved before it."""
    return Channel(
        kept.id,
        kept.type,
        kept.name,
        guilds.get(kept.guild or 0),
        world.channels.get(kept.parent or 0),
        world.accounts.get(kept.recipient or 0),
        kept.thread,
        kept.position,
        kept.topic,
        kept.overwrites,
        last_message_id=kept.last_message,
    )


def _posts(world: World, kept: KeptWorld, posts: list[KeptPost], files: dict[int, bytes]) -> None:
    found: dict[int, Post] = {}
    for each in posts:
        post = found[each.id] = _post(world, kept.url, each, files)
        post.reply_to = found.get(each.reply_to or 0)
        post.channel.posts[post.id] = post
        if post.nonce is not None and world.now() - post.created_at <= NONCES_LAST:
            world.nonces[str(post.nonce)] = (post.created_at, post)
    world.rung = [found[key] for key in kept.rung if key in found]


def _post(world: World, url: str, kept: KeptPost, files: dict[int, bytes]) -> Post:
    accounts = world.accounts
    post = Post(
        kept.id, world.channels[kept.channel], accounts[kept.author], kept.created_at, kept.content
    )
    post.type, post.flags = kept.type, MessageFlag(kept.flags)
    post.embeds = _moved(kept.embeds, url, world.url)
    post.components = _moved(kept.components, url, world.url)
    post.attachments = [_file(each, url, world.url, files) for each in kept.files]
    post.mentions = [accounts[key] for key in kept.mentions]
    post.mention_roles, post.mention_everyone = kept.mention_roles, kept.mention_everyone
    post.pinged = [accounts[key] for key in kept.pinged]
    post.edited_at, post.nonce = kept.edited_at, kept.nonce
    post.thread = world.channels.get(kept.thread or 0)
    post.audience = accounts.get(kept.audience or 0)
    if kept.command is not None:
        post.interaction = _answered(world, post, kept.command)
    return post


def _answered(world: World, post: Post, kept: KeptCommand) -> Interaction:
    """Return the command that a message answers; nothing more can be done with it."""
    token, account = secrets.token_urlsafe(48), world.accounts[kept.account]
    kind = InteractionType.COMMAND
    asked = Interaction(kept.id, token, kind, account, post.channel, kept.data, post.created_at)
    asked.original, asked.callback = post, CallbackType.MESSAGE
    return asked


def _file(kept: KeptFile, before: str, url: str, files: dict[int, bytes]) -> Attachment:
    return Attachment(
        kept.id,
        kept.filename,
        files[kept.id],
        kept.content_type,
        _moved(kept.url, before, url),
        kept.description,
        kept.size,
    )


def _moved(data: Any, before: str, url: str) -> Any:
    match data:
        case dict():
            return {key: _moved(value, before, url) for key, value in data.items()}
        case list():
            return [_moved(value, before, url) for value in data]
        case str() if data.startswith(f"{before}/attachments/"):
            return url + data.removeprefix(before)
    return data


def _number(thing: Account | Channel | Guild | Post | None) -> int | None:
    return None if thing is None else thing.id
