"""Toss, a tiny game for the tests of minds: a coin that is worse than it looks when it has fallen.

Each seat has three turns and keeps what it has, or tosses a coin: it gains 2 coins or loses 3.
"""

from dataclasses import replace as changed

from games.core.agenda import Position, SeatStep, Steps, begin
from games.core.asks import Ask, OneOf
from games.core.dice import Referee, seeded
from games.core.vocabulary import Action, Ending, Seat
from tests.play.minds import trap
from tests.play.minds.trap import TURNS, Table

GAIN, LOSS = 2, 3


class Keep(Action, frozen=True, tag="keep"):
    """Let it be."""


class Toss(Action, frozen=True, tag="toss"):
    """Toss the coin."""


class Turn(SeatStep[Table], frozen=True, tag="turn"):
    """A seat keeps or tosses."""

    def ask(self, table: Table) -> Ask:
        """Either."""
        del table
        return OneOf((Keep(), Toss()))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """After the last turn the richer one wins."""
        if isinstance(action, Toss):
            table.coins[seat] += GAIN if referee.roll(2) == 1 else -LOSS
        table.turn += 1
        if table.turn == TURNS:
            table.ending = Ending("coins", (max((0, 1), key=lambda one: table.coins[one]),))
        return (Turn(1 - seat),)


def start(seed: str) -> Position[Table]:
    """The first position: the first seat is asked."""
    dice = seeded(seed)
    position, _ = begin(Table([0, 0]), (Turn(0),), dice, Referee(dice, None, Keep()))
    return position


RULES = changed(
    trap.RULES,
    appraise=lambda view: float(view.coins[view.seat]),
    redeal=lambda position, _, dice: changed(position, dice=dice),
)
"""The dice to come are all that nobody knows; each seat counts its own coins."""
