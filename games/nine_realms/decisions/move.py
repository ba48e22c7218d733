"""Move: once a turn each figure goes as far as its Movement and the land allow."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Prompt, Refusal, Seat
from games.nine_realms.board import MASK, Hex, Terrain, nearest
from games.nine_realms.decisions.attack import Attack
from games.nine_realms.decisions.decision import TurnAction, not_usable
from games.nine_realms.events import Moved
from games.nine_realms.forces import Figure
from games.nine_realms.hints import MoveHint
from games.nine_realms.movement import land, reach, way
from games.nine_realms.refusals import MovedAlready, OutOfReach
from games.nine_realms.table import Table
from games.nine_realms.trails import Trail


class Move(TurnAction, frozen=True, tag="move"):
    """Move a figure (Movement & Terrain)."""

    cost: ClassVar[int] = 1
    figure: Figure
    hex: Hex

    @property
    def actor(self) -> Figure:
        """The figure that moves."""
        return self.figure

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """In bulk: the masks of all figures that have not moved; near the enemy first."""
        if cls.unpaid(table, seat):
            return ()
        before, foes = land(table, seat), table.occupied(1 - seat)
        return (
            cls(figure, hex)
            for figure in table.in_play(seat)
            if not table.figures[figure].moved
            for hex in nearest(reach(table, figure, before), foes)
        )

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """An own figure in play, once a turn, within its reach (R-11, R-12, R-50)."""
        if found := not_usable(table, seat, self.figure):
            return found
        if table.figures[self.figure].moved:
            return MovedAlready(self.figure)
        if found := self.unpaid(table, seat):
            return found
        if not reach(table, self.figure) & MASK.get(self.hex, 0):
            return OutOfReach(self.figure, self.hex)
        return None

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """By a shortest way."""
        hexes = way(table, self.figure, self.hex)
        table.change(self.figure, hex=self.hex, moved=True)
        referee.trace(Trail(self.figure, hexes, turn=table.turn))
        referee.tell(Moved(figure=self.figure, source=hexes[0], hex=self.hex))
        return ()

    def hint(self, table: Table) -> Prompt:
        """The ground there, and whom the figure could attack from it next."""
        there = table.copy()
        there.change(self.figure, hex=self.hex)
        there.actions[table.active] -= self.cost
        foes = there.in_play(1 - table.active)
        attacks = (Attack(self.figure, foe) for foe in foes)
        targets = tuple(one.target for one in attacks if not one.refusal(there, table.active))
        terrain = there.terrain_at(self.hex)
        sheltered, wet = terrain is Terrain.FOREST, terrain is Terrain.WATER
        return MoveHint(terrain, sheltered, wet, targets)
