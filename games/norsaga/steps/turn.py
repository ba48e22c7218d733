"""Turns: Catch your Breath, Embellish your Story, Continue the Tale, and who is next (4.3)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Ending, Seat, without
from games.norsaga.base import SagaStep
from games.norsaga.events import EndNears, Lesson, TokenRemoved, TurnBegan
from games.norsaga.hands import draw
from games.norsaga.lessons import lecture, teach
from games.norsaga.steps.embellishing import Embellishing, SkaldQueue
from games.norsaga.table import HAND, Reason, Table

WARNING = 3
"""The turn cap is announced so many rounds before."""


class Turn(SagaStep, frozen=True, tag="turn"):
    """A turn begins: the Doom token goes, then one catches one's breath (steps 0 and 1)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Draw up to four cards; none if one holds four or more (S5, N11)."""
        table.active = self.seat
        table.turn += 1
        table.sung = ()
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        teach(table, Lesson.BREATH, referee)
        if self.seat in table.doomed:
            table.doomed = without(table.doomed, self.seat)
            referee.tell(TokenRemoved(seat=self.seat))
        draw(table, self.seat, max(0, HAND - len(table.hands[self.seat])), referee)
        return (
            *lecture(table, Lesson.EMBELLISHING),
            *lecture(table, Lesson.TALE),
            Embellishing(self.seat),
            SkaldQueue(),
            TurnEnd(self.seat),
        )

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """Still to begin, while the sagas are chosen: the next seat begins instead (N9)."""
        return (Turn(table.after(seat)),) if seat == self.seat else (self,)


class TurnEnd(SagaStep, frozen=True, tag="turn-end"):
    """The turn passes on clockwise; after a full round it may be the end (N3, N10)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Count rounds, so that all have had the same number of turns."""
        following = table.after(self.seat)
        if table.circle.index(following) <= table.circle.index(self.seat):
            table.rounds += 1
            _watch_the_end(table, referee)
        return (Turn(following),)


def _watch_the_end(table: Table, referee: Referee) -> None:
    """All who have proved their sagas win (N10); at the cap the most markers, and ties share."""
    proved = tuple(seat for seat in sorted(table.seats) if seat in table.proved)
    if proved:
        table.ending = Ending(Reason.SAGA, proved)
        return
    cap = table.options.turn_cap
    if not cap:
        return
    if table.rounds >= cap:
        most = max(table.shown[seat] for seat in table.seats)
        winners = tuple(seat for seat in sorted(table.seats) if table.shown[seat] == most)
        table.ending = Ending(Reason.ROUNDS, winners)
    elif table.rounds == cap - WARNING:
        referee.tell(EndNears(rounds=WARNING))
