"""Explaining each step the first time it comes up, for a first match (option `teaching`)."""

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Event
from games.hammer_of_thor.lessons import CARD_OF, Lesson
from games.hammer_of_thor.table import Table


class Explained(Event, frozen=True, tag="explained"):
    """A step comes up for the first time (option `teaching`)."""

    lesson: Lesson

    @property
    def explained_by(self) -> str:
        """The card that belongs to the lesson."""
        return CARD_OF[self.lesson]


class Lecture(Step[Table], frozen=True, tag="lecture"):
    """Something is about to come up; all are told once how it goes."""

    lesson: Lesson

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Explain it, unless it was explained before."""
        teach(table, self.lesson, referee)
        return ()


def teach(table: Table, lesson: Lesson, referee: Referee) -> None:
    """Explain something now, unless it was explained before."""
    if table.options.teaching and lesson not in table.taught:
        table.taught = (*table.taught, lesson)
        referee.tell(Explained(lesson=lesson))


def lecture(table: Table, lesson: Lesson) -> Steps[Table]:
    """The explanation as a step, for what comes up later; none where nobody learns."""
    return (Lecture(lesson),) if table.options.teaching else ()
