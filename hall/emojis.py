"""Emojis of the application: how many there may be, what they are called, what they show.

https://docs.discord.com/developers/resources/emoji
"""

import base64
import binascii
import re
from collections.abc import Iterable
from typing import Any

from hall.components import Kind, walk
from hall.errors import ApiError, InvalidForm, Path, too_many_emojis, unknown_emoji
from hall.fields import snowflake, text_field
from hall.images import kind_of
from hall.model import Emoji, Json
from hall.payloads import user_json
from hall.world import World

MOST = 2000
"""Docs, "Application-Owned Emoji": "An application can own up to 2000 emoji"."""
IMAGE_BYTES = 256 * 1024
"""Docs: "Emoji have a maximum file size of 256 KiB"."""
SHORTEST, LONGEST = 2, 32
ADDRESS = "/emojis/"
_NAME = re.compile(r"\w+", re.ASCII)
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,", re.ASCII)


def add_emoji(world: World, body: Json) -> Emoji:
    """Add an emoji from a request.

    Raises:
        ApiError: what Discord refuses; the name must not be one that is there.
    """
    name = _name(world, body)
    data = _image(body)
    if len(world.emojis) >= MOST:
        raise too_many_emojis()
    made = Emoji(world.snowflakes.next(), name, data)
    world.emojis[made.id] = made
    world.stir()
    return made


def rename_emoji(world: World, emoji: Emoji, body: Json) -> None:
    """Change an emoji's name; its picture never changes.

    Raises:
        InvalidForm: 400/50035.
    """
    if "name" in body:
        emoji.name = _name(world, body, emoji)
        world.stir()


def find_emoji(world: World, emoji_id: int) -> Emoji:
    """Return an emoji of the application, or refuse with 404/10014."""
    emoji = world.emojis.get(emoji_id)
    if emoji is None:
        raise unknown_emoji()
    return emoji


def emoji_json(world: World, emoji: Emoji) -> Json:
    """Return an emoji object; its user is the bot, as it was uploaded with the bot's token."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": user_json(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": kind_of(emoji.data) == "image/gif",
        "available": True,
    }


def check_component_emojis(world: World, components: Iterable[Json]) -> None:
    """Refuse a button or an option that shows an emoji which the bot cannot use.

    Raises:
        InvalidForm: 400/50035.
    """
    for part in walk(components):
        if part["type"] == Kind.BUTTON:
            _check_known(world, part, "BUTTON_COMPONENT_INVALID_EMOJI")
        elif part["type"] == Kind.STRING_SELECT:
            for option in part["options"]:
                _check_known(world, option, "SELECT_COMPONENT_OPTION_INVALID_EMOJI")


def _check_known(world: World, part: Json, code: str) -> None:
    number = (part.get("emoji") or {}).get("id")
    if number is not None and snowflake(number, ("emoji", "id")) not in world.emojis:
        raise InvalidForm(("components", "emoji", "id"), code, "Invalid emoji")


def _name(world: World, body: Json, own: Emoji | None = None) -> str:
    name = text_field(body, "name", (), SHORTEST, LONGEST)
    if not _NAME.fullmatch(name):
        text = "String value did not match validation regex."
        raise InvalidForm(("name",), "STRING_TYPE_REGEX", text)
    if any(each.name == name for each in world.emojis.values() if each is not own):
        text = "An emoji with this name already exists."
        raise InvalidForm(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text)
    return name


def _image(body: Json) -> bytes:
    text, path = _text(body.get("image")), ("image",)
    start = _DATA.match(text)
    if start is None:
        raise _no_image(path)
    try:
        data = base64.b64decode(text[start.end() :], validate=True)
    except binascii.Error as error:
        raise _no_image(path) from error
    if kind_of(data) is None:
        raise _no_image(path)
    if len(data) > IMAGE_BYTES:
        # docs: "will fail and return 400 Bad Request and an error message, but not a JSON status
        # code"; a code must stand in the answer's place all the same, and 0 says nothing
        raise ApiError(400, 0, f"File cannot be larger than {IMAGE_BYTES // 1024} kb.")
    return data


def _text(value: Any) -> str:
    if value is None:
        raise InvalidForm(("image",), "BASE_TYPE_REQUIRED", "This field is required")
    return value if isinstance(value, str) else ""


def _no_image(path: Path) -> InvalidForm:
    return InvalidForm(path, "IMAGE_INVALID", "Invalid image data")
