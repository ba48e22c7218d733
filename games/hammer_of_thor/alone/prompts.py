"""The questions of a match for one."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class ChoosingTask(Prompt, frozen=True, tag="choosing-task"):
    """Which task, or the score alone?"""

    seat: Seat


class TaskHint(Prompt, frozen=True, tag="task-hint"):
    """The last game-turns for the three medals."""

    gold: int
    silver: int
    bronze: int


AlonePrompt: TypeAlias = ChoosingTask | TaskHint
