"""The end of an exchange: the dead leave the board, and somebody may have won."""

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Ending
from games.nine_realms.abilities import ABILITIES
from games.nine_realms.events import Fell, Lesson
from games.nine_realms.forces import Figure
from games.nine_realms.lessons import teach
from games.nine_realms.table import CAULDRON, Reason, Table

SEATS = (0, 1)


class Aftermath(Step[Table], frozen=True, omit_defaults=True, tag="aftermath"):
    """The dead leave the board together; then the victory test (Wounds, Winning the Game).

    It knows the two of the exchange, but for those that were saved before it did.
    """

    attacker: Figure | None = None
    target: Figure | None = None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Abilities learn of the dead together, and from where they stood (R-45)."""
        fallen = (f for seat in SEATS for f in table.in_play(seat) if not table.health_left(f))
        if dead := {figure: table.place(figure) for figure in fallen}:
            for figure in dead:
                table.change(figure, hex=None)
                slayer = self.target if figure is self.attacker else self.attacker
                referee.tell(Fell(figure=figure, slayer=slayer))
            teach(table, Lesson.FALLEN, referee)
            for figure in (*table.force(0), *table.force(1)):
                ABILITIES[figure].on_deaths(table, dead, referee)
        table.ending = _victory(table)
        return ()


def _victory(table: Table) -> Ending | None:
    """The active side first, for a fallen Ruler and for a full Cauldron (R-34 to R-37)."""
    sides = (table.active, 1 - table.active)
    for seat in sides:
        if not table.ruler_alive(1 - seat):
            return Ending(Reason.LAST_RULER, (seat,))
    for seat in sides:
        if table.blood[seat] >= CAULDRON:
            return Ending(Reason.CAULDRON, (seat,))
    return None
