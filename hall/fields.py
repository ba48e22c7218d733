"""Reading fields out of requests, refusing wrong ones as Discord does: 400/50035 with a path.

Sub-codes may differ from Discord's (docs/discord.md, Refusals); status and code are what counts.
"""

from collections.abc import Sequence
from typing import Any

from hall.errors import InvalidForm, Path
from hall.model import Json


def check_length(value: str, path: Path, low: int, high: int) -> None:
    """Refuse a text that is too short or too long.

    Raises:
        InvalidForm: 400/50035.
    """
    if not low <= len(value) <= high:
        text = f"Must be between {low} and {high} in length."
        raise InvalidForm(path, "BASE_TYPE_BAD_LENGTH", text)


def check_count(items: Sequence[Any], path: Path, low: int, high: int) -> None:
    """Refuse a list that is too short or too long.

    Raises:
        InvalidForm: 400/50035.
    """
    if not low <= len(items) <= high:
        text = f"Must be between {low} and {high} in length."
        raise InvalidForm(path, "BASE_TYPE_BAD_LENGTH", text)


def check_range(value: float, path: Path, low: float, high: float) -> None:
    """Refuse a number out of range.

    Raises:
        InvalidForm: 400/50035.
    """
    if not low <= value <= high:
        text = f"Value should be between {low} and {high}."
        raise InvalidForm(path, "NUMBER_TYPE_RANGE", text)


def check_unique(values: Sequence[Any], path: Path, code: str) -> None:
    """Refuse a list with the same value twice.

    Raises:
        InvalidForm: 400/50035.
    """
    if len(set(values)) != len(values):
        raise InvalidForm(path, code, "The same value must not appear twice.")


def text_field(data: Json, key: str, path: Path, low: int, high: int) -> str:
    """Return a text that must be there, of the right length.

    Raises:
        InvalidForm: 400/50035.
    """
    value = data.get(key)
    if value is None:
        raise InvalidForm((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
    if not isinstance(value, str):
        raise InvalidForm((*path, key), "STRING_TYPE_CONVERT", "Could not interpret as string.")
    check_length(value, (*path, key), low, high)
    return value


def optional_text(data: Json, key: str, path: Path, high: int) -> str | None:
    """Return a text that may be missing, of the right length.

    Raises:
        InvalidForm: 400/50035.
    """
    if data.get(key) is None:
        return None
    return text_field(data, key, path, 0, high)


def list_field(data: Json, key: str, path: Path) -> list[Json]:
    """Return a list of objects; a missing one is empty.

    Raises:
        InvalidForm: 400/50035.
    """
    value = data.get(key)
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise InvalidForm((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used here.")
    return value


def snowflake(value: Any, path: Path) -> int:
    """Return an identifier that came as a text or a number.

    Raises:
        InvalidForm: 400/50035.
    """
    if isinstance(value, bool) or not isinstance(value, (str, int)) or not str(value).isdecimal():
        raise InvalidForm(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return int(value)
