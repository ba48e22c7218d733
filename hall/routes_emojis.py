"""Emojis of the application, which its bot may use everywhere.

https://docs.discord.com/developers/resources/emoji
"""

from hall.calls import Answer, Call, Routes
from hall.emojis import add_emoji, emoji_json, find_emoji, rename_emoji
from hall.errors import missing_access
from hall.model import Emoji, Json
from hall.world import World

routes = Routes()

_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"


@routes.add("GET", _ALL)
def get_emojis(world: World, call: Call) -> Json:
    """Return all emojis of the application."""
    _check_own(world, call)
    return {"items": [emoji_json(world, emoji) for emoji in world.emojis.values()]}


@routes.add("POST", _ALL)
def create_emoji(world: World, call: Call) -> Answer:
    """Add an emoji."""
    _check_own(world, call)
    return Answer(201, emoji_json(world, add_emoji(world, call.body)))


@routes.add("GET", _ONE)
def get_emoji(world: World, call: Call) -> Json:
    """Return one emoji."""
    return emoji_json(world, _emoji(world, call))


@routes.add("PATCH", _ONE)
def edit_emoji(world: World, call: Call) -> Json:
    """Rename an emoji."""
    emoji = _emoji(world, call)
    rename_emoji(world, emoji, call.body)
    return emoji_json(world, emoji)


@routes.add("DELETE", _ONE)
def delete_emoji(world: World, call: Call) -> None:
    """Remove an emoji; messages that show it lose its picture."""
    emoji = _emoji(world, call)
    del world.emojis[emoji.id]
    world.stir()


def _check_own(world: World, call: Call) -> None:
    if call.id("application_id") != world.bot.id:
        raise missing_access()


def _emoji(world: World, call: Call) -> Emoji:
    _check_own(world, call)
    return find_emoji(world, call.id("emoji_id"))
