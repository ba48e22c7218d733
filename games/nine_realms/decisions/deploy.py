"""Deploy: the secret placement of one's figures, changeable until ready (R-04, N20)."""

from collections.abc import Sequence
from typing import ClassVar, Self

from games.core.vocabulary import NO, Action, Refusal, Seat
from games.nine_realms.board import MASK, Hex, labels
from games.nine_realms.forces import PROFILES, REALM_TILE, Figure
from games.nine_realms.refusals import (
    HexTaken,
    NotDeployedYet,
    NotOnYourTile,
    NotYourFigure,
    StandsThere,
)
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
    """Put a figure on a hex of one's own Realm Tile, in secret (R-04, N20).

    A figure that has a hex already may take another's: the two change places.
    """

    figure: Figure
    hex: Hex

    @property
    def actor(self) -> Figure:
        """The figure that is placed."""
        return self.figure

    @classmethod
    def listed(cls, table: Table, seat: Seat, placed: Placed) -> Sequence[Self]:
        """In bulk: every figure on every hex of the tile that it may take."""
        taken, hexes = set(placed.values()), labels(REALM_TILE[table.realms[seat]])
        return [
            cls(figure, hex)
            for figure in table.force(seat)
            for hex in hexes
            if hex not in taken or (figure in placed and placed[figure] != hex)
        ]

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """An own figure, on another hex of the tile, which is free or the other's in a swap."""
        if not table.owns(seat, self.figure):
            return NotYourFigure(self.figure)
        if placed.get(self.figure) == self.hex:
            return StandsThere(self.figure, self.hex)
        if self.hex in placed.values() and self.figure not in placed:
            return HexTaken(self.hex)
        if not REALM_TILE[table.realms[seat]] & MASK.get(self.hex, 0):
            return NotOnYourTile(self.hex)
        return None

    def places(self, table: Table, seat: Seat, placed: Placed) -> Placed:
        """One figure more, or elsewhere; who stood there takes its old hex."""
        swapped = {other: placed[self.figure] for other, hex in placed.items() if hex == self.hex}
        return placed | swapped | {self.figure: self.hex}


class DeployAsUsual(SetupAction, frozen=True, tag="deploy-as-usual"):
    """Put all figures on their default hexes, and be ready (R-04)."""

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """While that undoes no placement of one's own."""
        return NO if _is_own(placed) else None

    def places(self, table: Table, seat: Seat, placed: Placed) -> Placed:
        """The default squares of the realm (R-04, N16)."""
        return _usual(table, seat)


class RedeployAsUsual(SetupAction, frozen=True, tag="redeploy-as-usual"):
    """The same, although figures stand elsewhere: their places are lost, so it is asked twice."""

    weighty: ClassVar[bool] = True

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """Only if there is a placement to lose."""
        return None if _is_own(placed) else NO

    def places(self, table: Table, seat: Seat, placed: Placed) -> Placed:
        """The default squares of the realm (R-04, N16)."""
        return _usual(table, seat)


class Ready(SetupAction, frozen=True, tag="ready"):
    """Have done deploying (N20)."""

    def refusal(self, table: Table, seat: Seat, placed: Placed) -> Refusal | None:
        """All figures have a hex (R-04)."""
        missing = tuple(figure for figure in table.force(seat) if figure not in placed)
        return NotDeployedYet(missing) if missing else None


def as_usual(placed: Placed) -> SetupAction:
    """The default deployment, whatever stands so far."""
    return RedeployAsUsual() if _is_own(placed) else DeployAsUsual()


def _usual(table: Table, seat: Seat) -> Placed:
    return {figure: PROFILES[figure].place for figure in table.force(seat)}


def _is_own(placed: Placed) -> bool:
    """Some figure stands elsewhere than by default."""
    return any(hex != PROFILES[figure].place for figure, hex in placed.items())
