"""Forms as they come back: for each field its values, and the stamp of what it showed.

A form stands open as long as its user likes. So a field tells in its id which values it showed,
and one that comes back with the same values was not touched: what somebody else has changed
meanwhile stays.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import discord

from play.match.question_path import digest

SEPARATOR = ":"


@dataclass(frozen=True)
class Filled:
    """A field of a form that was sent off."""

    values: tuple[str, ...]
    shown: str
    """The stamp of the values that it showed; empty for a field of text."""

    @property
    def is_touched(self) -> bool:
        """True if it comes back with other values than it showed."""
        return stamp(self.values) != self.shown

    @property
    def text(self) -> str:
        """The text that was typed into it."""
        return "".join(self.values)


def stamp(values: Iterable[str]) -> str:
    """Stand for values in the id of a field, in whatever order they come."""
    return digest(sorted(values))


def id_of(name: str, shown: Iterable[str]) -> str:
    """The id of a field of choices, with the values that it shows."""
    return SEPARATOR.join((name, stamp(shown)))


def filled_in(interaction: discord.Interaction) -> Mapping[str, Filled]:
    """Read the fields of a form, by their names."""
    found: dict[str, Filled] = {}
    parts: list[Any] = list(cast("dict[str, Any]", interaction.data).get("components", ()))
    while parts:
        part = parts.pop()
        if "custom_id" in part:
            name, _, shown = str(part["custom_id"]).partition(SEPARATOR)
            found[name] = Filled(tuple(map(str, _values(part))), shown)
        parts += [*part.get("components", ()), *filter(None, [part.get("component")])]
    return found


def _values(part: Mapping[str, Any]) -> list[object]:
    """The values of a field: of one thing, of several, or of none."""
    if "values" in part:
        return list(part["values"])
    return [] if part.get("value") is None else [part["value"]]
