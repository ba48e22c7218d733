"""Explaining each step the first time it comes up, for a first match (option `teaching`)."""

from games.core.dice import Referee
from games.fallen_kingdoms.events import Explained
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Table


def teach(table: Table, lesson: Lesson, referee: Referee) -> None:
    """Explain something now, unless it was explained before."""
    if table.options.teaching and lesson not in table.taught:
        table.taught = (*table.taught, lesson)
        referee.tell(Explained(lesson=lesson))
