"""A match begins: who moves first, the heroes, the decks (1.0)."""

from games.core.agenda import Step, Steps, begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.title import Started
from games.hammer_of_thor.alone.choosing import TakingTask
from games.hammer_of_thor.alone.rivals import RivalsGather
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.opening.heroes import ChoosingHeroes, PickingHeroes
from games.hammer_of_thor.opening.setup import Dealing, deal_heroes, laid_out
from games.hammer_of_thor.options import Draft, Options
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture, teach
from games.hammer_of_thor.turns.rounds import GameTurn

SEATS = tuple(range(1, 13))


def start(seats: int, options: Options, dice: Dice) -> Started:
    """Lay the table out, and ask who will be which hero.

    Raises:
        SetupError: not one to twelve players.
    """
    if seats not in SEATS:
        raise SetupError(seats)
    referee = Referee(dice, None, options)
    table = laid_out(seats, options, referee)
    teach(table, Lesson.HERO, referee)
    choosing: Step[Table] = ChoosingHeroes(tuple(reversed(table.circle)))
    if options.draft is Draft.DEALT:
        deal_heroes(table, referee)
        choosing = PickingHeroes(table.circle)
    return begin(table, (choosing, Dealing(), *_alone(table), GameTurn()), dice, referee)


def _alone(table: Table) -> Steps[Table]:
    """A match for one begins with rivals and a task (14.3)."""
    if table.solo is None:
        return ()
    (seat,) = table.circle
    return (RivalsGather(), *lecture(table, Lesson.TASK), TakingTask(seat))
