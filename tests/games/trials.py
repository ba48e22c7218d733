"""How each title is tried: it tells so itself, in `tests/games/<title>/trial.py`.

Beside that module a title has its `sections` (the rules that may be cited), `mutants`, `faults`
(of its rules) and `pictures` (what is drawn of it); adding one edits no list that others share.
"""

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.title import Title
from games.core.vocabulary import Event

Begun = tuple[AnyPosition, tuple[Event, ...]]


@dataclass(frozen=True)
class Trial:
    """What the tests of all titles must know of one."""

    endings: AbstractSet[str]
    """Those that play can reach; retirement is decided outside."""
    steps: AbstractSet[str]
    """The steps that ask and that random play with the default options reaches."""
    commands: Any
    """The union of its actions, each of which is a command."""
    option_sets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Options worth trying together, by a name; the defaults are always tried."""
    long: Mapping[str, int] = field(default_factory=dict)
    """Configurations with long matches: so many times fewer of them are played."""
    changed_with: AbstractSet[int] = frozenset()
    """Numbers of seats with which each single option is changed; none: with every number.

    A title for very many seats plays its defaults and its own sets with all of them all the same.
    """
    special: Mapping[str, Callable[[AnyPosition], bool]] = field(default_factory=dict)
    """Positions worth keeping besides the first of each step, by a name."""
    rare: Mapping[str, Callable[[], AnyPosition]] = field(default_factory=dict)
    """The other steps that ask, as they are set up."""
    staged: Mapping[str, Callable[[], Begun]] = field(default_factory=dict)
    """Endings that random play hardly ever reaches, by a name."""
    optional: AbstractSet[tuple[str, str]] = frozenset()
    """Commands with those of their options that may be left out."""
    usual: int | None = None
    """The number of seats of its golden matches; None: the fewest who play together."""
    refused: AbstractSet[tuple[int, str]] = frozenset()
    """Numbers of seats with the configurations that no match can have."""


def trials() -> dict[str, Trial]:
    """Every title's own, by its key."""
    return {key: told.TRIAL for key, told in each("trial")}


def usual_seats(title: Title) -> int:
    """The number of seats at which a title is tried where one number is enough."""
    return trials()[title.key].usual or title.fewest


def each(what: str) -> Iterator[tuple[str, ModuleType]]:
    """A module that every title has in its folder of tests, by its key."""
    for key in titles():
        yield key, import_module(f"tests.games.{key}.{what}")
