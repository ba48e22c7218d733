"""Limits of the components of a message: Discord refuses with 400/50035.

https://docs.discord.com/developers/components/reference and docs/discord.md, Limits. What the
OpenAPI file lets pass although the documentation forbids it is refused here too.
"""

from collections.abc import Callable
from typing import Any

from hall.components import LINK_STYLE, PREMIUM_STYLE, SELECTS, Kind, texts, walk
from hall.errors import InvalidForm, Path
from hall.fields import (
    check_count,
    check_length,
    check_range,
    check_unique,
    list_field,
    optional_text,
    text_field,
)
from hall.model import Json

ROWS = 5
BUTTONS = 5
OPTIONS = 25
CUSTOM_ID = 100
V2_COMPONENTS = 40
V2_TEXT = 4000

TOP_LEVEL = frozenset(
    (Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR, Kind.CONTAINER)
)
IN_CONTAINER = TOP_LEVEL - {Kind.CONTAINER}
ACCESSORIES = frozenset((Kind.BUTTON, Kind.THUMBNAIL))


def check_classic(components: list[Json]) -> None:
    """Check the components of a message without the V2 flag: up to five rows.

    Raises:
        InvalidForm: 400/50035.
    """
    check_count(components, ("components",), 0, ROWS)
    for index, component in enumerate(components):
        _check_type(component, frozenset((Kind.ROW,)), ("components", index))
        _check_row(component, ("components", index))
    _check_custom_ids(components)


def check_v2(components: list[Json]) -> None:
    """Check the components of a message with the V2 flag: 40 nested ones, 4000 letters.

    Raises:
        InvalidForm: 400/50035.
    """
    check_count(list(walk(components)), ("components",), 0, V2_COMPONENTS)
    for index, component in enumerate(components):
        _check_type(component, TOP_LEVEL, ("components", index))
        _CHECKS[component["type"]](component, ("components", index))
    check_length("".join(texts(components)), ("components",), 0, V2_TEXT)
    _check_custom_ids(components)


def check_select(component: Json, path: Path, *, required: bool = False) -> None:
    """Check one select menu, in a message or in a modal.

    Args:
        component: the menu.
        path: its place in the form.
        required: whether it is, unless it says so itself; in a message that says nothing, and yet
            a menu that is required and may stay empty is refused
            (https://github.com/discord/discord-api-docs/issues/7800).

    Raises:
        InvalidForm: 400/50035.
    """
    text_field(component, "custom_id", path, 1, CUSTOM_ID)
    optional_text(component, "placeholder", path, 150)
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    check_range(low, (*path, "min_values"), 0, OPTIONS)
    check_range(high, (*path, "max_values"), 1, OPTIONS)
    if low > high:
        raise InvalidForm((*path, "min_values"), "NUMBER_TYPE_MAX", "min_values above max_values")
    if low == 0 and component.get("required", required):
        text = "Select menus marked as required cannot have a min_values of 0"
        raise InvalidForm((*path, "min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", text)
    if component["type"] == Kind.STRING_SELECT:
        check_options(list_field(component, "options", path), (*path, "options"))


def check_options(options: list[Json], path: Path) -> None:
    """Check the options of a string select: 1 to 25, with different values.

    Raises:
        InvalidForm: 400/50035.
    """
    check_count(options, path, 1, OPTIONS)
    for index, option in enumerate(options):
        text_field(option, "label", (*path, index), 1, 100)
        text_field(option, "value", (*path, index), 1, 100)
        optional_text(option, "description", (*path, index), 100)
    check_unique([o["value"] for o in options], path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")


def _check_type(component: Json, allowed: frozenset[Kind], path: Path) -> None:
    if component.get("type") not in allowed:
        text = f'Value of field "type" must be one of {sorted(allowed)}.'
        raise InvalidForm((*path, "type"), "UNION_TYPE_CHOICES", text)


def _check_row(row: Json, path: Path) -> None:
    inside = list_field(row, "components", path)
    check_count(inside, (*path, "components"), 1, BUTTONS)
    buttons = [part for part in inside if part.get("type") == Kind.BUTTON]
    if len(buttons) != len(inside) and len(inside) > 1:
        raise InvalidForm(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu needs a row of its own.")
    for index, part in enumerate(inside):
        here = (*path, "components", index)
        _check_type(part, SELECTS | {Kind.BUTTON}, here)
        (_check_button if part["type"] == Kind.BUTTON else check_select)(part, here)


def _check_button(button: Json, path: Path) -> None:
    optional_text(button, "label", path, 80)
    style = button.get("style", 0)
    check_range(style, (*path, "style"), 1, PREMIUM_STYLE)
    if style == LINK_STYLE:
        text_field(button, "url", path, 1, 512)
    if style in (LINK_STYLE, PREMIUM_STYLE):
        if button.get("custom_id") is not None:
            text = "A custom id and url cannot both be specified"
            raise InvalidForm((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL", text)
        return
    text_field(button, "custom_id", path, 1, CUSTOM_ID)
    if not button.get("label") and not button.get("emoji"):
        text = "A button needs a label or an emoji."
        raise InvalidForm(path, "BUTTON_COMPONENT_INVALID_EMOJI", text)


def _check_section(section: Json, path: Path) -> None:
    inside = list_field(section, "components", path)
    check_count(inside, (*path, "components"), 1, 3)
    for index, part in enumerate(inside):
        _check_type(part, frozenset((Kind.TEXT,)), (*path, "components", index))
        _check_text(part, (*path, "components", index))
    accessory = section.get("accessory") or {}
    _check_type(accessory, ACCESSORIES, (*path, "accessory"))
    check = _check_button if accessory["type"] == Kind.BUTTON else _check_thumbnail
    check(accessory, (*path, "accessory"))


def _check_text(component: Json, path: Path) -> None:
    text_field(component, "content", path, 1, V2_TEXT)


def _check_thumbnail(component: Json, path: Path) -> None:
    optional_text(component, "description", path, 1024)
    _check_media(component.get("media"), (*path, "media"))


def _check_gallery(component: Json, path: Path) -> None:
    items = list_field(component, "items", path)
    check_count(items, (*path, "items"), 1, 10)
    for index, item in enumerate(items):
        optional_text(item, "description", (*path, "items", index), 1024)
        _check_media(item.get("media"), (*path, "items", index, "media"))


def _check_file(component: Json, path: Path) -> None:
    _check_media(component.get("file"), (*path, "file"))
    if not component["file"]["url"].startswith("attachment://"):
        text = "A file must be an attachment of the message."
        raise InvalidForm((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", text)


def _check_media(item: Any, path: Path) -> None:
    url = text_field(item if isinstance(item, dict) else {}, "url", path, 1, 2048)
    if not url.startswith(("attachment://", "http://", "https://")):
        raise InvalidForm((*path, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _check_separator(component: Json, path: Path) -> None:
    check_range(component.get("spacing") or 1, (*path, "spacing"), 1, 2)


def _check_container(container: Json, path: Path) -> None:
    inside = list_field(container, "components", path)
    check_count(inside, (*path, "components"), 1, V2_COMPONENTS)
    for index, part in enumerate(inside):
        _check_type(part, IN_CONTAINER, (*path, "components", index))
        _CHECKS[part["type"]](part, (*path, "components", index))


def _check_custom_ids(components: list[Json]) -> None:
    custom_ids = [part["custom_id"] for part in walk(components) if part.get("custom_id")]
    check_unique(custom_ids, ("components",), "COMPONENT_CUSTOM_ID_DUPLICATED")


_CHECKS: dict[int, Callable[[Json, Path], None]] = {
    Kind.ROW: _check_row,
    Kind.SECTION: _check_section,
    Kind.TEXT: _check_text,
    Kind.GALLERY: _check_gallery,
    Kind.FILE: _check_file,
    Kind.SEPARATOR: _check_separator,
    Kind.CONTAINER: _check_container,
}
