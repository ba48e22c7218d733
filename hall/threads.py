"""Threads: starting them, who is in them, archiving by the clock.

https://docs.discord.com/developers/topics/threads
"""

from datetime import timedelta

from hall.errors import InvalidForm, thread_archived, thread_exists, wrong_channel_type
from hall.model import Account, Channel, ChannelType, MessageFlag, Post, ThreadState
from hall.payloads import channel_json, thread_member_json
from hall.permissions import Permission, may
from hall.world import Intent, World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
DEFAULT_ARCHIVE_MINUTES = 4320


def check_archive_minutes(minutes: object) -> None:
    """Refuse a duration that Discord does not offer (400/50035).

    Raises:
        InvalidForm: 400/50035.
    """
    if minutes not in ARCHIVE_MINUTES:
        text = f"Value must be one of {ARCHIVE_MINUTES}."
        raise InvalidForm(("auto_archive_duration",), "BASE_TYPE_CHOICES", text)


def start_from(world: World, post: Post, name: str, minutes: int, owner: Account) -> Channel:
    """Start a thread from a message; it has the message's identifier.

    Raises:
        ApiError: 400/160004 for the second thread of a message, 400/50024 where none can be.
    """
    if post.thread is not None or post.id in world.channels:
        raise thread_exists()
    thread = start(world, post.channel, name, minutes, owner, ChannelType.PUBLIC_THREAD, post.id)
    post.thread = thread
    post.flags |= MessageFlag.HAS_THREAD
    return thread


def start(
    world: World,
    parent: Channel,
    name: str,
    minutes: int,
    owner: Account,
    kind: ChannelType,
    identifier: int | None = None,
) -> Channel:
    """Start a thread in a channel.

    Raises:
        ApiError: 400/50024 in threads, voice channels and DMs.
    """
    if parent.type is not ChannelType.TEXT:
        raise wrong_channel_type()
    now = world.now()
    state = ThreadState(owner.id, minutes, now, now, now, members={owner.id: now})
    thread_id = identifier or world.snowflakes.next()
    thread = Channel(thread_id, kind, name, parent.guild, parent, thread=state)
    world.channels[thread.id] = thread
    member = thread_member_json(thread, owner.id)
    data = {**channel_json(thread), "newly_created": True, "member": member}
    world.tell(thread, "THREAD_CREATE", data, Intent.GUILDS)
    return thread


def add_member(world: World, thread: Channel, account: Account) -> None:
    """Add somebody to a thread; who is in it already stays as they are."""
    assert thread.thread is not None
    assert thread.guild is not None
    if account.id in thread.thread.members:
        return
    thread.thread.members[account.id] = world.now()
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.thread.members),
        "added_members": [thread_member_json(thread, account.id)],
    }
    # docs: without the members intent, only changes of the bot itself are told
    intent = Intent.GUILDS if account.bot else Intent.GUILD_MEMBERS
    world.tell(thread, "THREAD_MEMBERS_UPDATE", data, intent)


def remove_member(world: World, thread: Channel, account: Account) -> None:
    """Take somebody out of a thread."""
    assert thread.thread is not None
    assert thread.guild is not None
    if thread.thread.members.pop(account.id, None) is None:
        return
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.thread.members),
        "removed_member_ids": [str(account.id)],
    }
    intent = Intent.GUILDS if account.bot else Intent.GUILD_MEMBERS
    world.tell(thread, "THREAD_MEMBERS_UPDATE", data, intent)


def set_archived(world: World, thread: Channel, *, archived: bool) -> None:
    """Archive a thread or take it back out; both are told as an update."""
    state = thread.thread
    assert state is not None
    if state.archived is archived:
        return
    state.archived = archived
    state.archived_at = state.active_at = world.now()
    world.tell(thread, "THREAD_UPDATE", channel_json(thread), Intent.GUILDS)


def archive_due(world: World) -> None:
    """Archive every thread in which nothing happened for its archive duration."""
    for channel in list(world.channels.values()):
        state = channel.thread
        if state is None or state.archived:
            continue
        if world.now() - state.active_at >= timedelta(minutes=state.auto_archive_minutes):
            set_archived(world, channel, archived=True)


def wake(world: World, channel: Channel, author: Account) -> None:
    """Note that somebody writes here: an archived thread opens again, its author joins it.

    Raises:
        ApiError: 400/50083 in a locked thread, for who may not manage threads; also while it is
            not archived (docs/discord.md, Threads).
    """
    state = channel.thread
    if state is None:
        return
    if state.locked and not may(author, channel, Permission.MANAGE_THREADS):
        raise thread_archived()
    set_archived(world, channel, archived=False)
    state.active_at = world.now()
    state.sent += 1
    add_member(world, channel, author)


def refuse_archived(post: Post) -> None:
    """Refuse to edit a public message in an archived or locked thread.

    Raises:
        ApiError: 400/50083 (docs/discord.md, Threads).
    """
    state = post.channel.thread
    if state is None or post.audience is not None:
        return
    locked = state.locked and not may(post.author, post.channel, Permission.MANAGE_THREADS)
    if state.archived or locked:
        raise thread_archived()


def delete(world: World, channel: Channel) -> None:
    """Delete a thread, or a channel with its threads; of those no event tells (docs)."""
    event = "CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE"
    world.tell(channel, event, channel_json(channel), Intent.GUILDS)
    gone = [one for one in world.channels.values() if channel in (one, one.parent)]
    for one in gone:
        del world.channels[one.id]
