"""The page's scene, as JSON: people, places, names, commands, and the messages of a place."""

from datetime import datetime

from hall.clock import TurnableClock
from hall.command_list import offers
from hall.model import Account, Attachment, Channel, Json, MessageFlag, Post
from hall.page.desk import Desk
from hall.sights import Message, Modal, look
from hall.users import User

_SHOWN = 120
"""Letters of a message that a reply repeats."""


def people_json(desk: Desk) -> list[Json]:
    """Return everybody at the keyboard; of calls only how many, and where the newest is."""
    found = []
    for user in desk.users.values():
        calls = desk.calls(user)
        last = str(calls[-1].channel.id) if calls else None
        found.append({"id": str(user.id), "name": user.name, "calls": len(calls), "last": last})
    return found


def places_json(desk: Desk, user: User) -> list[Json]:
    """Return where somebody can be, with what is new there."""
    called = [post.channel for post in desk.calls(user)]
    return [
        {
            "id": str(place.id),
            "kind": _kind(place),
            "name": desk.world.bot.name if place.guild is None else place.name,
            "topic": place.topic,
            "archived": place.thread is not None and place.thread.archived,
            "unread": desk.unread(user, place),
            "calls": called.count(place),
        }
        for place in desk.places(user)
    ]


def names_json(desk: Desk, user: User) -> Json:
    """Return what the numbers in mentions are called, as far as somebody may know."""
    world, members = desk.world, desk.guild.members.values()
    here = [each.account for each in members if each.account is not world.owner]
    return {
        "users": {str(each.id): each.name for each in here},
        "roles": {str(key): _role(role.name) for key, role in desk.guild.roles.items()},
        "channels": {str(place.id): place.name for place in desk.places(user) if place.guild},
    }


def commands_json(desk: Desk, place: Channel) -> list[Json]:
    """Return the slash commands that are offered in a place."""
    return [
        {
            "id": offer.id,
            "path": offer.path,
            "description": offer.description,
            "options": list(offer.options),
        }
        for offer in offers(desk.world, place)
    ]


def hall_json(desk: Desk, *, connected: bool) -> Json:
    """Return what is true for all: the guild, the bot, and by how much the clock was turned."""
    clock = desk.clock
    ahead = clock.ahead if isinstance(clock, TurnableClock) else None
    bot = {"id": str(desk.world.bot.id), "name": desk.world.bot.name, "connected": connected}
    return {"guild": desk.guild.name, "bot": bot, "ahead": ahead}


def message_json(desk: Desk, user: User, message: Message) -> Json:
    """Return a message as one user sees it."""
    return {
        "id": str(message.id),
        "author": _author(message.author),
        "at": _milliseconds(message.created_at),
        "edited": message.edited_at is not None and not message.ephemeral,
        "content": message.content,
        "embeds": message.embeds,
        "parts": _local(message.components, desk.world.url),
        "files": [_file(each, desk.world.url) for each in message.attachments],
        "whole": MessageFlag.COMPONENTS_V2 in message.flags,
        "plain": MessageFlag.SUPPRESS_EMBEDS in message.flags,
        "private": message.ephemeral,
        "loading": message.loading,
        "calls": user.name in message.pinged,
        "reply": _reply(message.post),
        "used": _used(message.post),
        "thread": _thread(message.thread),
    }


def form_json(modal: Modal) -> Json:
    """Return a form that has popped up."""
    form = {"id": str(modal.interaction.id), "title": modal.title}
    return {**form, "parts": modal.components}


def _kind(place: Channel) -> str:
    if place.guild is None:
        return "direct"
    return "thread" if place.parent is not None else "channel"


def _role(name: str) -> str:
    return name.removeprefix("@")


def _author(account: Account) -> Json:
    return {"id": str(account.id), "name": account.name, "bot": account.bot}


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _file(attachment: Attachment, url: str) -> Json:
    width, height = attachment.size or (None, None)
    return {
        "id": str(attachment.id),
        "name": attachment.filename,
        "url": attachment.url.removeprefix(url),
        "picture": attachment.content_type.startswith("image/"),
        "alt": attachment.description,
        "width": width,
        "height": height,
        "bytes": len(attachment.data),
    }


def _local(data: object, url: str) -> object:
    """Return components with the hall's own addresses made relative to the page."""
    match data:
        case dict():
            return {key: _local(value, url) for key, value in data.items()}
        case list():
            return [_local(value, url) for value in data]
        case str():
            return data.removeprefix(url) if data.startswith(f"{url}/attachments/") else data
    return data


def _reply(post: Post) -> Json | None:
    target = post.reply_to
    if target is None or target.audience is not post.audience:
        return None
    text = "" if target.deleted else look(target).text[:_SHOWN]
    return {"id": str(target.id), "author": _author(target.author), "text": text}


def _used(post: Post) -> Json | None:
    asked = post.interaction
    if asked is None or not asked.is_command or post is not asked.original:
        return None
    path, inside = [asked.data["name"]], asked.data.get("options") or ()
    while inside and "value" not in inside[0]:
        path.append(inside[0]["name"])
        inside = inside[0].get("options") or ()
    return {"author": _author(asked.account), "path": " ".join(path)}


def _thread(thread: Channel | None) -> Json | None:
    if thread is None or thread.thread is None:
        return None
    return {"id": str(thread.id), "name": thread.name, "sent": thread.thread.sent}
