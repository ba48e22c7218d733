"""The lessons about gates, shapes and spirits, for a first match (option `teaching`)."""

from games.core.agenda import Steps
from games.core.vocabulary import Seat
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture
from games.hammer_of_thor.ways.gates import crossings
from games.hammer_of_thor.ways.shapes import changes
from games.hammer_of_thor.ways.spirits import sendings


def lessons_of_ways(table: Table, seat: Seat) -> Steps[Table]:
    """Those of the ways that a seat can go in the player-turn that begins."""
    if not table.options.teaching:
        return ()
    found = {
        Lesson.GATES: any(crossings(table, seat)),
        Lesson.SHAPES: any(changes(table, table.of(seat), met=False)),
        Lesson.SPIRITS: any(sendings(table, seat)),
    }
    return [step for lesson, here in found.items() if here for step in lecture(table, lesson)]
