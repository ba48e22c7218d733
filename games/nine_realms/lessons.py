"""Explaining each step the first time it comes up, for a first match (option `teaching`)."""

from games.core.dice import Referee
from games.nine_realms.events import Explained, Lesson
from games.nine_realms.table import Table


def teach(table: Table, lesson: Lesson, referee: Referee) -> None:
    """Explain something now, the first time."""
    if table.options.teaching and lesson not in table.taught:
        table.taught = (*table.taught, lesson)
        referee.tell(Explained(lesson=lesson))
