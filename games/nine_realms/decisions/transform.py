"""Transform: a Terrain hex is laid next to an own figure."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Refusal, Seat
from games.nine_realms.board import MASK, Hex, Terrain, around, labels
from games.nine_realms.decisions.decision import TurnAction
from games.nine_realms.events import Transformed
from games.nine_realms.refusals import HexNotEmpty, NotAdjacent, NoTerrainLeft, SameTerrain
from games.nine_realms.table import SUPPLIED, Table, free


class Transform(TurnAction, frozen=True, tag="transform"):
    """Lay a Terrain hex (Terrain Hexes, R-19)."""

    cost: ClassVar[int] = 3
    hex: Hex
    terrain: Terrain

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """In bulk: a mask for each terrain."""
        if cls.unpaid(table, seat):
            return ()
        near = around(table.occupied(seat)) & free(table)
        return (
            cls(hex, terrain)
            for terrain in SUPPLIED
            if table.supply(terrain)
            for hex in labels(near & ~table.ground(terrain))
        )

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """An empty hex next to an own figure, and other terrain that is left (R-19, N13)."""
        here = MASK.get(self.hex, 0)
        if found := self.unpaid(table, seat):
            return found
        if here & table.occupied():
            return HexNotEmpty(self.hex)
        if not here & around(table.occupied(seat)):
            return NotAdjacent(self.hex)
        if not table.supply(self.terrain):
            return NoTerrainLeft(self.terrain)
        if here & table.ground(self.terrain):
            return SameTerrain(self.hex, self.terrain)
        return None

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The hex that lay there goes back to the supply."""
        table.terrain[self.hex] = self.terrain
        referee.tell(Transformed(seat=seat, hex=self.hex, terrain=self.terrain))
        return ()
