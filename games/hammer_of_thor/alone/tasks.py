"""The tasks of a match for one, from their data (14.3C) [house]."""

from collections.abc import Mapping
from importlib.resources import files

import msgspec
from msgspec import Struct, field

from games.hammer_of_thor.alone.state import Medal, Task
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place

POINTS: Mapping[Medal, int] = {Medal.GOLD: 10, Medal.SILVER: 6, Medal.BRONZE: 3}


class Put(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the set-up of a task, taken from wherever it is: a guard waits at a place."""

    at: Place
    guard: Name
    item: Number | None = None
    """The guard holds it."""
    captive: Name | None = None
    """The guard holds it captive."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The condition of a task; all that is named here has to come true."""

    owns: Number | None = None
    at: Place | None = None
    """Where the item, or the companion, has to be."""
    companion: Name | None = field(default=None, name="with")
    beaten: Name | None = None
    won_at: tuple[Place, ...] = ()
    mortals: int = 0
    """In one group, at a circle."""
    reputation: int = 0
    """Of these Mortals together."""
    hurt: Name | None = None
    loss: int = 0
    """STAMINA that it has to lose."""
    rivals: int = 0
    """Rivals that were beaten, won or befriended."""
    realms: int = 0
    cast: int = 0
    """Runes that have to work."""
    score: int = 0
    """Of 13.2, after a last battle that the own side has won."""


class TaskRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A task: what is set up for it, what it asks, and by when."""

    key: Task
    when: When
    turns: tuple[int, int, int]
    """The last game-turn for gold, silver, bronze."""
    place: Put | None = None
    dead: Name | None = None
    """Lies in Helheim, taken from wherever it is."""

    def medal(self, done: int) -> Medal | None:
        """The medal for a game-turn; none for 0, which means that it was not done, or too late."""
        if not done:
            return None
        medals = zip((Medal.GOLD, Medal.SILVER, Medal.BRONZE), self.turns, strict=True)
        return next((medal for medal, last in medals if done <= last), None)


def worth(medal: Medal | None) -> int:
    """The points of a medal."""
    return 0 if medal is None else POINTS[medal]


class _Tasks(Struct, frozen=True, forbid_unknown_fields=True):
    task: tuple[TaskRule, ...]


_TASKS = msgspec.toml.decode(
    files("games.hammer_of_thor.data").joinpath("tasks.toml").read_bytes(), type=_Tasks
)
TASKS: Mapping[Task, TaskRule] = {rule.key: rule for rule in _TASKS.task}
