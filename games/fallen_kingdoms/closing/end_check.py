"""The end check after all turns of a round, and the count (1.2 B, 6.2, F-90, F-91, K5)."""

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Ending
from games.fallen_kingdoms.closing.events import EndIsNear
from games.fallen_kingdoms.closing.rumors import Adjusting
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.last_round import ENOUGH, empty_piles, is_last_round
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Reason, Table
from games.fallen_kingdoms.teaching import teach


class EndCheck(Step[Table], frozen=True, tag="end-check"):
    """Two of three piles are empty, stack and display, or the last round is over (F-90, K5)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Then rumors change hands, and glory is compared; else the round goes on."""
        if not is_last_round(table):
            return ()
        piles = empty_piles(table)
        table.phase = Phase.RUMORS
        referee.tell(EndIsNear(piles=piles, round=table.round))
        teach(table, Lesson.ENDING, referee)
        reason = Reason.TROPHIES if piles >= ENOUGH else Reason.ROUNDS
        return (Adjusting(), Count(reason))


class Count(Step[Table], frozen=True, tag="count"):
    """The most glory wins; several may share the victory (6.2)."""

    reason: Reason

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Only those who still play."""
        most = max(table.players[seat].glory for seat in table.seats)
        winners = tuple(seat for seat in sorted(table.seats) if table.players[seat].glory == most)
        table.ending = Ending(self.reason, winners)
        return ()
