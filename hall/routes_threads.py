"""Channels and threads.

https://docs.discord.com/developers/topics/threads
"""

from hall.calls import Answer, Call, Routes
from hall.errors import (
    missing_access,
    missing_permissions,
    thread_archived,
    unknown_member,
    wrong_channel_type,
)
from hall.fields import text_field
from hall.model import Channel, ChannelType, Json
from hall.payloads import channel_json, stamp, thread_member_json
from hall.permissions import Permission, may_add, require, sees, sending
from hall.threads import (
    DEFAULT_ARCHIVE_MINUTES,
    add_member,
    check_archive_minutes,
    delete,
    remove_member,
    set_archived,
    start,
    start_from,
)
from hall.world import Intent, World

routes = Routes()

_CHANNEL = "/channels/{channel_id}"
_MEMBERS = "/channels/{channel_id}/thread-members"


@routes.add("GET", _CHANNEL)
def get_channel(world: World, call: Call) -> Json:
    """Return a channel, a thread with the bot's membership."""
    channel = world.channel(call.id("channel_id"))
    answer = channel_json(channel)
    if channel.thread is not None and world.bot.id in channel.thread.members:
        answer["member"] = thread_member_json(channel, world.bot.id)
    return answer


@routes.add("PATCH", _CHANNEL)
def edit_channel(world: World, call: Call) -> Json:
    """Rename, archive, unarchive or lock a thread, or rename a channel."""
    channel = world.channel(call.id("channel_id"))
    if channel.thread is not None:
        _edit_thread(world, channel, call.body)
    else:
        require(world.bot, channel, Permission.MANAGE_CHANNELS)
        _rename(channel, call.body)
        world.tell(channel, "CHANNEL_UPDATE", channel_json(channel), Intent.GUILDS)
    return channel_json(channel)


@routes.add("DELETE", _CHANNEL)
def delete_channel(world: World, call: Call) -> Json:
    """Delete a thread or a channel."""
    channel = world.channel(call.id("channel_id"))
    if channel.guild is None:
        return channel_json(channel)
    threaded = channel.thread is not None
    wanted = Permission.MANAGE_THREADS if threaded else Permission.MANAGE_CHANNELS
    require(world.bot, channel, wanted)
    delete(world, channel)
    return channel_json(channel)


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from(world: World, call: Call) -> Answer:
    """Start a thread from a message."""
    channel = world.channel(call.id("channel_id"))
    require(world.bot, channel, Permission.CREATE_PUBLIC_THREADS)
    post = world.post(channel, call.id("message_id"))
    name, minutes = _wanted(call)
    return Answer(201, _own(world, start_from(world, post, name, minutes, world.bot)))


@routes.add("POST", "/channels/{channel_id}/threads")
def start_thread(world: World, call: Call) -> Answer:
    """Start a thread without a message: a private one unless told otherwise, as in the docs."""
    channel = world.channel(call.id("channel_id"))
    public = call.body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PUBLIC_THREAD
    kind = ChannelType.PUBLIC_THREAD if public else ChannelType.PRIVATE_THREAD
    wanted = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    require(world.bot, channel, wanted)
    name, minutes = _wanted(call)
    thread = start(world, channel, name, minutes, world.bot, kind)
    assert thread.thread is not None
    thread.thread.invitable = bool(call.body.get("invitable", True))
    return Answer(201, _own(world, thread))


@routes.add("GET", "/channels/{channel_id}/threads/archived/public")
def get_archived(world: World, call: Call) -> Json:
    """Return the archived public threads of a channel, last archived first."""
    parent = world.channel(call.id("channel_id"))
    require(world.bot, parent, Permission.READ_MESSAGE_HISTORY)
    found = [c for c in world.channels.values() if c.parent is parent and _is_archived(c)]
    found.sort(key=lambda c: stamp(c.thread.archived_at) if c.thread else "", reverse=True)
    return _listed(world, [c for c in found if c.type is ChannelType.PUBLIC_THREAD])


@routes.add("GET", "/guilds/{guild_id}/threads/active")
def get_active(world: World, call: Call) -> Json:
    """Return the threads of a guild that are not archived."""
    guild = world.guild(call.id("guild_id"))
    found = [c for c in world.channels.values() if c.guild is guild and c.thread is not None]
    return _listed(world, [c for c in found if not _is_archived(c)])


@routes.add("PUT", _MEMBERS + "/@me")
def join(world: World, call: Call) -> None:
    """Let the bot join a thread."""
    add_member(world, _thread(world, call), world.bot)


@routes.add("DELETE", _MEMBERS + "/@me")
def leave(world: World, call: Call) -> None:
    """Let the bot leave a thread."""
    remove_member(world, _thread(world, call), world.bot)


@routes.add("PUT", _MEMBERS + "/{user_id}")
def add_to_thread(world: World, call: Call) -> None:
    """Add somebody to a thread; takes the right to send messages in it (docs)."""
    thread = _open_thread(world, call)
    require(world.bot, thread, sending(thread))
    if not may_add(world.bot, thread):
        raise missing_permissions()
    account = world.account(call.id("user_id"))
    assert thread.parent is not None
    if not sees(account, thread.parent):
        raise missing_access()
    add_member(world, thread, account)


@routes.add("DELETE", _MEMBERS + "/{user_id}")
def remove_from_thread(world: World, call: Call) -> None:
    """Take somebody out of a thread; whoever has started a private one may do so too (docs)."""
    thread = _open_thread(world, call)
    state = thread.thread
    assert state is not None
    private = thread.type is ChannelType.PRIVATE_THREAD
    if not (private and state.owner_id == world.bot.id):
        require(world.bot, thread, Permission.MANAGE_THREADS)
    remove_member(world, thread, world.account(call.id("user_id")))


@routes.add("GET", _MEMBERS)
def get_thread_members(world: World, call: Call) -> list[Json]:
    """Return who is in a thread."""
    thread = _thread(world, call)
    assert thread.thread is not None
    return [thread_member_json(thread, account_id) for account_id in thread.thread.members]


@routes.add("GET", _MEMBERS + "/{user_id}")
def get_thread_member(world: World, call: Call) -> Json:
    """Return one member of a thread."""
    thread = _thread(world, call)
    assert thread.thread is not None
    if call.id("user_id") not in thread.thread.members:
        raise unknown_member()
    return thread_member_json(thread, call.id("user_id"))


def _thread(world: World, call: Call) -> Channel:
    channel = world.channel(call.id("channel_id"))
    if channel.thread is None:
        raise wrong_channel_type()
    return channel


def _open_thread(world: World, call: Call) -> Channel:
    """Return a thread whose members may change: one that is not archived (docs)."""
    thread = _thread(world, call)
    if thread.thread is not None and thread.thread.archived:
        raise thread_archived()
    return thread


def _own(world: World, thread: Channel) -> Json:
    return {**channel_json(thread), "member": thread_member_json(thread, world.bot.id)}


def _wanted(call: Call) -> tuple[str, int]:
    name = text_field(call.body, "name", (), 1, 100)
    minutes = call.body.get("auto_archive_duration") or DEFAULT_ARCHIVE_MINUTES
    check_archive_minutes(minutes)
    return name, minutes


def _edit_thread(world: World, thread: Channel, body: Json) -> None:
    # docs, Modify Channel: opening an unlocked thread takes the right to send; the rest takes
    # the right to manage threads, or having started it (locking always takes the right)
    state = thread.thread
    assert state is not None
    opens = body.get("archived") is False
    if opens and not state.locked and set(body) == {"archived"}:
        require(world.bot, thread, sending(thread))
    elif state.owner_id != world.bot.id or "locked" in body or (opens and state.locked):
        require(world.bot, thread, Permission.MANAGE_THREADS)
    if "auto_archive_duration" in body:
        check_archive_minutes(body["auto_archive_duration"])
        # docs, Threads: "Activity" is sending, unarchiving, or changing the auto-archive time
        if state.auto_archive_minutes != body["auto_archive_duration"]:
            state.active_at = world.now()
        state.auto_archive_minutes = body["auto_archive_duration"]
    _rename(thread, body)
    state.locked = bool(body.get("locked", state.locked))
    was = state.archived
    set_archived(world, thread, archived=bool(body.get("archived", was)))
    if state.archived is was:
        world.tell(thread, "THREAD_UPDATE", channel_json(thread), Intent.GUILDS)


def _rename(channel: Channel, body: Json) -> None:
    if "name" in body:
        channel.name = text_field(body, "name", (), 1, 100)
    if "topic" in body:
        channel.topic = body["topic"]


def _is_archived(channel: Channel) -> bool:
    return channel.thread is not None and channel.thread.archived


def _listed(world: World, threads: list[Channel]) -> Json:
    mine = [t for t in threads if t.thread is not None and world.bot.id in t.thread.members]
    return {
        "threads": [channel_json(thread) for thread in threads],
        "members": [thread_member_json(thread, world.bot.id) for thread in mine],
        "has_more": False,
    }
