"""Explaining each step the first time it comes up, for a first match (option `teaching`)."""

from games.core.dice import Referee
from games.norseheim.events import Explained
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour
from games.norseheim.lessons import Lesson
from games.norseheim.table import Table


def teach(
    table: Table,
    lesson: Lesson,
    referee: Referee,
    *,
    card: Favour | None = None,
    giant: Giant | None = None,
) -> None:
    """Explain something now, unless it was explained before.

    Args:
        table: the pieces.
        lesson: the step that comes up.
        referee: to tell all.
        card: the Gods card that brings it up; it lies open.
        giant: the Giants card that does; it lies open too.
    """
    if table.options.teaching and lesson not in table.taught:
        table.taught = (*table.taught, lesson)
        referee.tell(Explained(lesson=lesson, card=card, giant=giant))
