"""Looking whether the task is done, after each encounter and each player-turn (14.3C) [house]."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.alone.conditions import is_true
from games.hammer_of_thor.alone.events import TaskDone
from games.hammer_of_thor.alone.tasks import TASKS
from games.hammer_of_thor.table import Table


def watch(table: Table, referee: Referee) -> None:
    """Tell once that the task of a match for one is done, if it is."""
    solo = table.solo
    if solo is None or solo.task is None or solo.done or not table.seats:
        return
    if is_true(table, table.seats[0], TASKS[solo.task].when):
        finish(table, referee)


def finish(table: Table, referee: Referee) -> None:
    """The task is done in this game-turn."""
    solo = table.solo
    assert solo is not None, table
    assert solo.task is not None, solo
    table.change_player(0, solo=replace(solo, done=table.game_turn))
    medal = TASKS[solo.task].medal(table.game_turn)
    referee.tell(TaskDone(seat=table.seats[0], task=solo.task, medal=medal))
