"""Trap, a tiny game for the tests of minds: what pays most at once is answered worst.

Each seat has three turns and takes 1 to 3 coins in each; whoever took 3 may be robbed of 6 by the
other, who takes nothing then.
"""

from dataclasses import replace as changed
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.catalogue import titles
from games.core.agenda import Position, SeatStep, Steps, begin
from games.core.asks import Ask, OneOf
from games.core.dice import Dice, Referee, seeded
from games.core.vocabulary import Action, Ending, Seat

GREED, ROBBED, TURNS = 3, 6, 6


class Take(Action, frozen=True, tag="take"):
    """Take coins."""

    coins: int


class Rob(Action, frozen=True, tag="rob"):
    """Rob the other seat."""


class Table(Struct):
    """The coins of both seats, what was taken last, and the turns played."""

    coins: list[int]
    last: int = 0
    turn: int = 0
    ending: Ending | None = None

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both."""
        return (0, 1)

    def copy(self) -> "Table":
        """A table of its own."""
        return replace(self, coins=[*self.coins])


class Turn(SeatStep[Table], frozen=True, tag="turn"):
    """A seat takes or robs."""

    def ask(self, table: Table) -> Ask:
        """Whoever was not greedy cannot be robbed."""
        robbery = (Rob(),) if table.last == GREED else ()
        return OneOf((*map(Take, range(1, GREED + 1)), *robbery))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Take or rob; after the last turn the richer one wins."""
        del referee
        taken = action.coins if isinstance(action, Take) else 0
        table.coins[seat] += taken
        if not taken:
            table.coins[1 - seat] -= ROBBED
        table.last = taken
        table.turn += 1
        if table.turn == TURNS:
            table.ending = Ending("coins", (max((0, 1), key=lambda one: table.coins[one]),))
        return (Turn(1 - seat),)


class View(Struct, frozen=True):
    """All is open."""

    seat: Seat
    coins: tuple[int, ...]


def _redeal(position: Position[Any], _: Seat | None, dice: Dice) -> Position[Any]:
    """Nothing is hidden."""
    return changed(position, dice=dice)


RULES = changed(
    titles()["norsaga"].rules,
    view=lambda position, seat: View(seat, tuple(position.table.coins)),
    turn=lambda position: position.table.turn,
    appraise=lambda view: float(view.coins[view.seat] - view.coins[1 - view.seat]),
    redeal=_redeal,
    hint=lambda position, action: None,
    own_hint=None,
)


def start() -> Position[Table]:
    """The first position: the first seat is asked."""
    dice = seeded("trap")
    position, _ = begin(Table([0, 0]), (Turn(0),), dice, Referee(dice, None, Take(0)))
    return position
