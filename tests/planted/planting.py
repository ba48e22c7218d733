"""How faults are planted: a list of them, each with the guard that must find it.

A fault is a function that patches the rules (undone after the test) and returns the title to play.
"""

from collections.abc import Callable
from typing import Any

import pytest

from games.catalogue import titles
from games.core.title import Title

Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], Title]
FAULTS: list[tuple[str, Fault]] = []
"""Each fault with the guard that must find it."""


def caught_by(guard: str) -> Callable[[Fault], Fault]:
    """Enter a fault into the list."""

    def enter(fault: Fault) -> Fault:
        FAULTS.append((guard, fault))
        return fault

    return enter


def faulty(key: str, rules: Any = None) -> Title:
    """A title, with rules that may be faulty."""
    sound = titles()[key]
    title = Title(key, sound.seats, sound.minutes)
    title.__dict__["rules"] = rules or sound.rules
    return title


def share(patch: Patch, table: type[Any], part: str) -> None:
    """A table's copy has a part in common with the table that it was made of."""
    copy = table.copy

    def shallow(self: Any) -> Any:
        copied = copy(self)
        setattr(copied, part, getattr(self, part))
        return copied

    patch.setattr(table, "copy", shallow)
