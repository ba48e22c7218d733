"""Deploy: the secret placement of one's figures, changeable until ready (R-04, N20)."""

from collections.abc import Sequence
from typing import Self

from games.core.vocabulary import Action, Refusal, Seat
from games.nine_realms.board import MASK, Hex, labels
from games.nine_realms.forces import PROFILES, REALM_TILE, Figure
from games.nine_realms.refusals import HexTaken, NotDeployedYet, NotOnYourTile, NotYourFigure
from games.nine_realms.table import Table

Placed = dict[Figure, Hex]
"""Where a seat's figures stand so far."""


class SetupAction(Action, frozen=True):
    """A decision while all deploy."""

    @classmethod
    def listed(cls, table: Table, seat: Seat, placed: Placed) -> Sequence[Self]:
        """All that are legal; without fields there is one."""
        return () if cls().refusal(table, seat, placed) else (cls(),)

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """Why it is not legal; None: it is, as by default always."""
        return None

    def places(self, table: Table, seat: Seat, placed: Placed) -> Placed:
        """Where the figures stand afterwards; by default as before."""
        return placed


class Deploy(SetupAction, frozen=True, tag="deploy"):
    """Put a figure on a hex of one's own Realm Tile, in secret (R-04, N20)."""

    figure: Figure
    hex: Hex

    @classmethod
    def listed(cls, table: Table, seat: Seat, placed: Placed) -> Sequence[Self]:
        """In bulk: every figure on every hex of the tile that is free."""
        taken = set(placed.values())
        hexes = [hex for hex in labels(REALM_TILE[table.realms[seat]]) if hex not in taken]
        return [cls(figure, hex) for figure in table.force(seat) for hex in hexes]

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """An own figure, on a hex of its own on the tile."""
        if not table.owns(seat, self.figure):
            return NotYourFigure(self.figure)
        if self.hex in placed.values():
            return HexTaken(self.hex)
        if not REALM_TILE[table.realms[seat]] & MASK.get(self.hex, 0):
            return NotOnYourTile(self.hex)
        return None

    def places(self, table: Table, seat: Seat, placed: Placed) -> Placed:
        """One figure more, or elsewhere."""
        return placed | {self.figure: self.hex}


class DeployAsUsual(SetupAction, frozen=True, tag="deploy-as-usual"):
    """Put all figures on their default hexes, and be ready (R-04)."""

    def places(self, table: Table, seat: Seat, placed: Placed) -> Placed:
        """The default squares of the realm (R-04, N16)."""
        return {figure: PROFILES[figure].place for figure in table.force(seat)}


class Ready(SetupAction, frozen=True, tag="ready"):
    """Have done deploying (N20)."""

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """All figures have a hex (R-04)."""
        missing = tuple(figure for figure in table.force(seat) if figure not in placed)
        return NotDeployedYet(missing) if missing else None
