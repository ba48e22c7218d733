"""The component data of the title, read once from the files beside this module."""

from importlib.resources import files
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def rows(name: str, row: type[T]) -> tuple[T, ...]:
    """The rows of a data file.

    Raises:
        msgspec.ValidationError: the file does not fit.
    """
    wanted: Any = tuple[row, ...]  # type: ignore[valid-type]
    found: tuple[T, ...] = msgspec.json.decode(
        files("games.norseheim").joinpath(f"{name}.json").read_bytes(), type=wanted
    )
    return found
