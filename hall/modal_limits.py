"""Limits of modals and autocomplete answers: Discord refuses with 400/50035.

https://docs.discord.com/developers/components/reference#label and docs/discord.md, Limits.
"""

from hall.component_limits import CUSTOM_ID, check_options, check_select
from hall.components import SELECTS, Kind, walk
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

CHILDREN = 5
GROUP = 10
CHOICES = 25


def check_modal(data: Json) -> None:
    """Check a modal: a title of 45 letters, up to five fields.

    Raises:
        InvalidForm: 400/50035.
    """
    text_field(data, "title", (), 1, 45)
    text_field(data, "custom_id", (), 1, CUSTOM_ID)
    rows = list_field(data, "components", ())
    check_count(rows, ("components",), 1, CHILDREN)
    for index, row in enumerate(rows):
        _check_row(row, ("components", index))
    custom_ids = [part["custom_id"] for part in walk(rows) if part.get("custom_id")]
    check_unique(custom_ids, ("components",), "COMPONENT_CUSTOM_ID_DUPLICATED")


def check_choices(data: Json) -> None:
    """Check an autocomplete answer: up to 25 choices with names of 100 letters.

    Raises:
        InvalidForm: 400/50035.
    """
    choices = list_field(data, "choices", ())
    check_count(choices, ("choices",), 0, CHOICES)
    for index, choice in enumerate(choices):
        text_field(choice, "name", ("choices", index), 1, 100)
        if isinstance(choice.get("value"), str):
            check_length(choice["value"], ("choices", index, "value"), 0, 100)


def _check_row(row: Json, path: Path) -> None:
    match row.get("type"):
        case Kind.ROW:
            inside = list_field(row, "components", path)
            check_count(inside, (*path, "components"), 1, 1)
            text_field(inside[0], "label", (*path, "components", 0), 1, 45)
            _check_field(inside[0], (*path, "components", 0))
        case Kind.LABEL:
            text_field(row, "label", path, 1, 45)
            optional_text(row, "description", path, 100)
            _check_field(row.get("component") or {}, (*path, "component"))
        case Kind.TEXT:
            text_field(row, "content", path, 1, 4000)
        case _:
            raise _wrong_type(path)


def _check_field(field: Json, path: Path) -> None:
    kind = field.get("type")
    if kind == Kind.TEXT_INPUT:
        _check_text_input(field, path)
    elif kind in SELECTS:
        _check_enabled(field, path)
        check_select(field, path, required=True)
    elif kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
        _check_group(field, path)
    elif kind in (Kind.FILE_UPLOAD, Kind.CHECKBOX):
        text_field(field, "custom_id", path, 1, CUSTOM_ID)
    else:
        raise _wrong_type(path)


def _check_enabled(select: Json, path: Path) -> None:
    """Refuse a menu that is off: in a modal none may be."""
    if select.get("disabled"):
        raise InvalidForm((*path, "disabled"), "BASE_TYPE_BAD_VALUE", "Not in a modal.")


def _check_group(group: Json, path: Path) -> None:
    """Check a radio group, of 2 to 10 options, or a checkbox group, of 1 to 10.

    A checkbox group says how many of them may be chosen: at least one and all, unless it says so.
    """
    text_field(group, "custom_id", path, 1, CUSTOM_ID)
    options, many = list_field(group, "options", path), group["type"] == Kind.CHECKBOX_GROUP
    check_count(options, (*path, "options"), 1 if many else 2, GROUP)
    check_options(options, (*path, "options"))
    low, high = 1, 1
    if many:
        low, high = group.get("min_values", 1), group.get("max_values", len(options))
        check_range(low, (*path, "min_values"), 0, GROUP)
        check_range(high, (*path, "max_values"), max(low, 1), len(options))
    if low == 0 and group.get("required", True):
        text = "What is required must have a min_values of 1 or more."
        raise InvalidForm((*path, "min_values"), "COMPONENT_REQUIRED_ZERO_MIN_VALUES", text)
    if sum(bool(option.get("default")) for option in options) > high:
        raise InvalidForm((*path, "options"), "COMPONENT_TOO_MANY_DEFAULTS", "Too many defaults.")


def _check_text_input(field: Json, path: Path) -> None:
    text_field(field, "custom_id", path, 1, CUSTOM_ID)
    optional_text(field, "placeholder", path, 100)
    optional_text(field, "value", path, 4000)
    check_range(field.get("style", 0), (*path, "style"), 1, 2)
    check_range(field.get("min_length") or 0, (*path, "min_length"), 0, 4000)
    check_range(field.get("max_length") or 4000, (*path, "max_length"), 1, 4000)


def _wrong_type(path: Path) -> InvalidForm:
    return InvalidForm((*path, "type"), "UNION_TYPE_CHOICES", "This type does not belong here.")
