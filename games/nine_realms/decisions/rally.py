"""Rally: a fallen Warrior returns while its Ruler lives."""

from collections.abc import Sequence
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Refusal, Seat
from games.nine_realms.board import MASK, Hex, labels
from games.nine_realms.decisions.decision import TurnAction
from games.nine_realms.events import Rallied
from games.nine_realms.forces import REALM_TILE, RULER, Figure
from games.nine_realms.refusals import (
    HexTaken,
    NotFallen,
    NotInPlay,
    NotOnYourTile,
    NotYourFigure,
    RalliedAlready,
)
from games.nine_realms.table import Condition, Table, free


class Rally(TurnAction, frozen=True, tag="rally"):
    """Return a fallen Warrior to one's Realm Tile (R-41)."""

    cost: ClassVar[int] = 1
    figure: Figure
    hex: Hex

    @property
    def actor(self) -> Figure:
        """The Warrior that returns."""
        return self.figure

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Sequence[Self]:
        """In bulk: every fallen Warrior on every free hex of the tile."""
        if cls.unpaid(table, seat) or _no_rally(table, seat):
            return ()
        hexes = labels(REALM_TILE[table.realms[seat]] & free(table))
        return [cls(figure, hex) for figure in table.fallen_warriors(seat) for hex in hexes]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """A fallen Warrior, once a turn, to a free hex of the own tile (R-41, N11)."""
        if not table.owns(seat, self.figure):
            return NotYourFigure(self.figure)
        if found := _no_rally(table, seat):
            return found
        if self.figure not in table.fallen_warriors(seat):
            return NotFallen(self.figure)
        if found := self.unpaid(table, seat):
            return found
        here = MASK.get(self.hex, 0)
        if here & table.occupied():
            return HexTaken(self.hex)
        if not here & REALM_TILE[table.realms[seat]]:
            return NotOnYourTile(self.hex)
        return None

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The Warrior is as new, whatever the terrain."""
        table.rallied = True
        table.figures[self.figure] = Condition(hex=self.hex)
        referee.tell(Rallied(figure=self.figure, hex=self.hex))
        return ()


def _no_rally(table: Table, seat: Seat) -> Refusal | None:
    """Nobody can be rallied now, whoever it is."""
    if table.rallied:
        return RalliedAlready()
    return None if table.ruler_alive(seat) else NotInPlay(RULER[table.realms[seat]])
