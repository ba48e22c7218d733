"""Explaining each step the first time it comes up, for a first match (option `teaching`)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.norsaga.base import SagaStep
from games.norsaga.events import Explained, Lesson
from games.norsaga.table import Table


class Lecture(SagaStep, frozen=True, tag="lecture"):
    """Something is about to come up; all are told once what it is."""

    lesson: Lesson

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Explain it, unless it was explained before."""
        teach(table, self.lesson, referee)
        return ()


def teach(table: Table, lesson: Lesson, referee: Referee) -> None:
    """Explain something now, the first time."""
    if table.options.teaching and lesson not in table.taught:
        table.taught = (*table.taught, lesson)
        referee.tell(Explained(lesson=lesson))


def lecture(table: Table, lesson: Lesson) -> Steps[Table]:
    """The explanation as a step, for what comes up later; none where nobody learns."""
    return (Lecture(lesson),) if table.options.teaching else ()
