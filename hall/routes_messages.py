"""Messages in channels.

https://docs.discord.com/developers/resources/message
"""

from hall.calls import Call, Routes
from hall.errors import not_the_author, unknown_message
from hall.fields import check_count, check_range, snowflake
from hall.model import Channel, Json, Post
from hall.payloads import post_json
from hall.permissions import Permission, may, require, require_sending
from hall.posting import REPLY, new_post, remove, rewrite, write
from hall.world import World

routes = Routes()

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"


@routes.add("POST", _MESSAGES)
def send_message(world: World, call: Call) -> Json:
    """Send a message; with `enforce_nonce`, the same nonce again gives the first message."""
    channel = world.channel(call.id("channel_id"))
    require_sending(world.bot, channel)
    _require_extras(world, call, channel)
    nonce = str(call.body.get("nonce") or "")
    known = world.nonced(nonce) if call.body.get("enforce_nonce") and nonce else None
    if known is not None:
        return post_json(known)
    post = new_post(world, channel, world.bot)
    post.nonce = call.body.get("nonce")
    post.reply_to = _reply_to(world, call, channel)
    post.type = REPLY if post.reply_to is not None else 0
    write(world, post, call.body, call.files)
    if nonce:
        world.nonces[nonce] = (world.now(), post)
    return post_json(post)


@routes.add("GET", _MESSAGES)
def get_messages(world: World, call: Call) -> list[Json]:
    """Return messages, newest first; none without the right to read history, as in the docs."""
    channel = world.channel(call.id("channel_id"))
    if not may(world.bot, channel, Permission.READ_MESSAGE_HISTORY):
        return []
    limit = int(call.query.get("limit", "50"))
    check_range(limit, ("limit",), 1, 100)
    posts = sorted(
        (post for post in channel.posts.values() if post.audience is None), key=lambda p: -p.id
    )
    return [post_json(post) for post in _page(posts, call, limit)]


@routes.add("GET", _MESSAGE)
def get_message(world: World, call: Call) -> Json:
    """Return one message."""
    channel = world.channel(call.id("channel_id"))
    require(world.bot, channel, Permission.READ_MESSAGE_HISTORY)
    return post_json(world.post(channel, call.id("message_id")))


@routes.add("PATCH", _MESSAGE)
def edit_message(world: World, call: Call) -> Json:
    """Edit a message of the bot's own (403/50005 otherwise)."""
    post = _found(world, call)
    if post.author is not world.bot:
        raise not_the_author()
    _require_extras(world, call, post.channel)
    return post_json(rewrite(world, post, call.body, call.files))


@routes.add("DELETE", _MESSAGE)
def delete_message(world: World, call: Call) -> None:
    """Delete a message; other people's take the right to manage messages."""
    post = _found(world, call)
    if post.author is not world.bot:
        require(world.bot, post.channel, Permission.MANAGE_MESSAGES)
    remove(world, post)


@routes.add("POST", _MESSAGES + "/bulk-delete")
def delete_messages(world: World, call: Call) -> None:
    """Delete 2 to 100 messages at once."""
    channel = world.channel(call.id("channel_id"))
    require(world.bot, channel, Permission.MANAGE_MESSAGES)
    wanted = call.body.get("messages") or []
    check_count(wanted, ("messages",), 2, 100)
    for index, value in enumerate(wanted):
        post = channel.posts.get(snowflake(value, ("messages", index)))
        if post is not None:
            remove(world, post)


@routes.add("POST", "/channels/{channel_id}/typing")
def type_in(world: World, call: Call) -> None:
    """Show that the bot is typing."""
    require_sending(world.bot, world.channel(call.id("channel_id")))


def _found(world: World, call: Call) -> Post:
    return world.post(world.channel(call.id("channel_id")), call.id("message_id"))


def _require_extras(world: World, call: Call, channel: Channel) -> None:
    if call.files:
        require(world.bot, channel, Permission.ATTACH_FILES)
    if call.body.get("embeds"):
        require(world.bot, channel, Permission.EMBED_LINKS)


def _reply_to(world: World, call: Call, channel: Channel) -> Post | None:
    reference = call.body.get("message_reference")
    if not reference:
        return None
    require(world.bot, channel, Permission.READ_MESSAGE_HISTORY)
    target = channel.posts.get(snowflake(reference.get("message_id"), ("message_reference",)))
    if target is None and reference.get("fail_if_not_exists", True):
        raise unknown_message()
    return target


def _page(posts: list[Post], call: Call, limit: int) -> list[Post]:
    if "after" in call.query:
        later = [p for p in posts if p.id > snowflake(call.query["after"], ("after",))]
        return later[-limit:]
    if "around" in call.query:
        middle = snowflake(call.query["around"], ("around",))
        near = sorted(posts, key=lambda post: abs(post.id - middle))[:limit]
        return sorted(near, key=lambda post: -post.id)
    if "before" in call.query:
        posts = [p for p in posts if p.id < snowflake(call.query["before"], ("before",))]
    return posts[:limit]
