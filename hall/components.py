"""Components of messages: how they nest, and what the echo adds to them.

https://docs.discord.com/developers/components/reference
"""

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from typing import Any

from hall.errors import InvalidForm
from hall.model import Attachment, Json


class Kind(IntEnum):
    """The component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    (
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    )
)
LINK_STYLE = 5
PREMIUM_STYLE = 6

# What the echo of a component has although the request left it out (OpenAPI: *Response, required).
DEFAULTS: dict[Kind, Json] = {
    Kind.STRING_SELECT: {"min_values": 1, "max_values": 1},
    Kind.USER_SELECT: {"min_values": 1, "max_values": 1},
    Kind.ROLE_SELECT: {"min_values": 1, "max_values": 1},
    Kind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    Kind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False, "name": None, "size": None},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
}


def children(component: Json) -> list[Json]:
    """Return the components directly inside one."""
    inside = list(component.get("components") or ())
    inside += [component[key] for key in ("accessory", "component") if component.get(key)]
    return inside


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every component, a parent before what is inside it."""
    for component in components:
        yield component
        yield from walk(children(component))


def texts(components: Iterable[Json]) -> list[str]:
    """Return the contents of all text displays."""
    return [part["content"] for part in walk(components) if part["type"] == Kind.TEXT]


def media(component: Json) -> list[Json]:
    """Return the media items directly on one component, as sent (`{"url": ...}`)."""
    match component["type"]:
        case Kind.GALLERY:
            return [item["media"] for item in component.get("items", ())]
        case Kind.THUMBNAIL:
            return [component["media"]]
        case Kind.FILE:
            return [component["file"]]
    return []


def echo(
    components: list[Json],
    attachments: Iterable[Attachment],
    new_id: Callable[[], int],
) -> list[Json]:
    """Return the components as Discord sends them back: numbered, filled in, media resolved.

    Raises:
        InvalidForm: 400/50035 for an id used twice (docs: "Anatomy of a Component").
    """
    taken = [part["id"] for part in walk(components) if part.get("id")]
    if len(set(taken)) != len(taken):
        raise InvalidForm(("components",), "COMPONENT_ID_DUPLICATED", "Component ids must differ.")
    free = (number for number in range(1, 10_000) if number not in taken)
    by_name = {attachment.filename: attachment for attachment in attachments}
    return [_echo(component, lambda: next(free), by_name, new_id) for component in components]


def _numbered(select: Json) -> Json:
    """Return who or what is chosen in a menu from the beginning, with numbers as texts, if any."""
    chosen = select.get("default_values")
    if not chosen:
        return {}
    return {"default_values": [{**one, "id": str(one["id"])} for one in chosen]}


def _echo(
    component: Json,
    number: Callable[[], int],
    by_name: dict[str, Attachment],
    new_id: Callable[[], int],
) -> Json:
    sent = {key: value for key, value in component.items() if value is not None}
    answer: Json = {**DEFAULTS.get(component["type"], {}), **sent}
    answer["id"] = component.get("id") or number()
    answer |= _plain_emoji(answer)
    if component["type"] == Kind.STRING_SELECT:
        answer["options"] = [one | _plain_emoji(one) for one in component["options"]]
    answer |= _numbered(answer)
    if "components" in component:
        answer["components"] = [
            _echo(child, number, by_name, new_id) for child in component["components"]
        ]
    for key in ("accessory", "component"):
        if component.get(key):
            answer[key] = _echo(component[key], number, by_name, new_id)
    _echo_media(answer, by_name, new_id)
    if component["type"] == Kind.FILE and "attachment_id" in answer["file"]:
        shown = next(a for a in by_name.values() if str(a.id) == answer["file"]["attachment_id"])
        answer |= {"name": shown.filename, "size": len(shown.data)}
    return answer


def _echo_media(answer: Json, by_name: dict[str, Attachment], new_id: Callable[[], int]) -> None:
    match answer["type"]:
        case Kind.GALLERY:
            answer["items"] = [
                {
                    "description": None,
                    "spoiler": False,
                    **item,
                    "media": _unfurled(item["media"], by_name, new_id),
                }
                for item in answer["items"]
            ]
        case Kind.THUMBNAIL:
            answer["media"] = _unfurled(answer["media"], by_name, new_id)
        case Kind.FILE:
            answer["file"] = _unfurled(answer["file"], by_name, new_id)


def _unfurled(item: Json, by_name: dict[str, Attachment], new_id: Callable[[], int]) -> Json:
    url: str = item["url"]
    answer: dict[str, Any] = {"id": str(new_id()), "url": url, "proxy_url": url}
    answer |= {"width": None, "height": None, "loading_state": 2, "placeholder": ""}
    attachment = by_name.get(url.removeprefix("attachment://"))
    if url.startswith("attachment://") and attachment is not None:
        answer |= {"url": attachment.url, "proxy_url": attachment.url}
        answer |= {"attachment_id": str(attachment.id), "content_type": attachment.content_type}
        if attachment.size is not None:
            answer["width"], answer["height"] = attachment.size
    return answer


def _plain_emoji(part: Json) -> Json:
    """The emoji of a part, if it has one: the id of one of everybody's is left out of answers."""
    emoji = part.get("emoji")
    if emoji is None:
        return {}
    return {"emoji": {key: value for key, value in emoji.items() if value is not None}}
