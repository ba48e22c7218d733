"""Rest, a tiny game for the tests of minds: who rests now has no turn for long, and loses nothing.

The first seat wastes a coin in each of its turns, or rests until the end; the other gains a coin in
each turn, and has as many turns the longer it is left alone.
"""

from games.core.agenda import Position, SeatStep, Steps, begin
from games.core.asks import Ask, OneOf
from games.core.dice import Referee, seeded
from games.core.vocabulary import Action, Ending, Seat
from tests.play.minds import trap
from tests.play.minds.trap import Table

TURNS = 12


class Waste(Action, frozen=True, tag="waste"):
    """Give a coin away."""


class Rest(Action, frozen=True, tag="rest"):
    """Do nothing any more."""


class Gain(Action, frozen=True, tag="gain"):
    """Take a coin."""


class Turn(SeatStep[Table], frozen=True, tag="turn"):
    """A seat's turn."""

    def ask(self, table: Table) -> Ask:
        """The second seat has no choice."""
        del table
        return OneOf((Gain(),) if self.seat else (Waste(), Rest()))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """After the last turn the richer one wins."""
        del referee
        table.coins[seat] += {Waste: -1, Rest: 0, Gain: 1}[type(action)]
        table.last = int(table.last or isinstance(action, Rest))
        table.turn += 1
        if table.turn == TURNS:
            table.ending = Ending("coins", (max((0, 1), key=lambda one: table.coins[one]),))
        return (Turn(1 if table.last else 1 - seat),)


def start() -> Position[Table]:
    """The first position: the first seat is asked."""
    dice = seeded("rest")
    position, _ = begin(Table([0, 0]), (Turn(0),), dice, Referee(dice, None, Rest()))
    return position


RULES = trap.RULES
"""All is open, and a lead in coins is what counts."""
