"""A match for one begins with a task, or without (14.1B, 14.3C)."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.alone.events import TaskDeclined, TaskTaken
from games.hammer_of_thor.alone.placing import is_at_hand, lay_to_rest, put
from games.hammer_of_thor.alone.prompts import ChoosingTask, TaskHint
from games.hammer_of_thor.alone.state import Task
from games.hammer_of_thor.alone.tasks import TASKS, TaskRule
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.table import Table


class Undertake(Action, frozen=True, tag="undertake"):
    """Take a task on."""

    task: Task

    def hint(self, table: Table) -> Prompt:
        """By when it has to be done."""
        return TaskHint(*TASKS[self.task].turns)


class DrawTask(Action, frozen=True, tag="draw-task"):
    """Let the lot choose a task."""


class PlayForScore(Action, frozen=True, tag="play-for-score"):
    """Play without a task."""


class TakingTask(SeatStep[Table], frozen=True, tag="taking-task"):
    """The seat takes a task on, by choice or by lot, or plays for the score alone."""

    def ask(self, table: Table) -> Ask | None:
        """Every task whose people are at hand."""
        return OneOf([*map(Undertake, offered(table)), DrawTask(), PlayForScore()])

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Its people and items are put on the board."""
        if isinstance(action, PlayForScore):
            referee.tell(TaskDeclined(seat=seat))
            return ()
        lot = isinstance(action, DrawTask)
        task = action.task if isinstance(action, Undertake) else referee.pick(offered(table))
        assert table.solo is not None, self
        table.change_player(0, solo=replace(table.solo, task=task))
        referee.tell(TaskTaken(seat=seat, task=task, lot=lot))
        rule = TASKS[task]
        if rule.place is not None:
            put(table, rule.place, referee)
        if rule.dead is not None:
            lay_to_rest(table, rule.dead, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """For the score alone."""
        return PlayForScore()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which task?"""
        return ChoosingTask(seat)


def offered(table: Table) -> Sequence[Task]:
    """The tasks whose people are not the seat's own, nor rivals.

    Whoever lies in Helheim for one is of the seat's side, for only its own may be asked for (6.1).
    """
    return [task for task, rule in TASKS.items() if _can_be_set(table, rule)]


def _can_be_set(table: Table, rule: TaskRule) -> bool:
    place, dead = rule.place, rule.dead
    people = (dead,) if place is None else (place.guard, place.captive)
    if dead is not None and FIGURES[dead].side is not table.players[0].side:
        return False
    return all(is_at_hand(table, name) for name in people if name is not None)
