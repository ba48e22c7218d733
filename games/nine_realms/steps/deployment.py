"""Preparation: both players deploy in secret, at the same time (R-04, N16, N20)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat, without
from games.nine_realms.actions import Deploy, DeployAsUsual, Ready
from games.nine_realms.board import MASK, Hex, labels
from games.nine_realms.events import Deployed, Placement, SeatReady
from games.nine_realms.forces import PROFILES, REALM_TILE, Figure
from games.nine_realms.prompts import Deploying
from games.nine_realms.refusals import HexTaken, NotDeployedYet, NotOnYourTile, NotYourFigure
from games.nine_realms.table import Table

Placed = dict[Figure, Hex]


class Deployment(Step[Table], frozen=True, tag="deployment"):
    """Each owner puts every figure on a hex of its own on his Realm Tile; all is shown together."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    placed: tuple[Placed, Placed]

    @property
    def ready(self) -> tuple[Seat, ...]:
        """Who has done deploying; the only thing about it that others learn (N20)."""
        return tuple(seat for seat in (0, 1) if seat not in self.waiting)

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Figure by figure, changeable until ready."""
        return {seat: self._ask(table, seat) for seat in self.waiting}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Place a figure, or have done."""
        match action:
            case Deploy(figure, hex):
                return (self._with(seat, self.placed[seat] | {figure: hex}),)
            case DeployAsUsual():
                step = self._with(seat, usual_places(table, seat))
            case _:
                step = self
        referee.tell(SeatReady(seat=seat))
        return (Deployment(without(self.waiting, seat), step.placed),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Show all figures together."""
        for seat, placed in enumerate(self.placed):
            for figure, hex in placed.items():
                table.change(figure, hex=hex)
            order = (figure for figure in table.force(seat) if figure in placed)
            places = tuple(Placement(figure, placed[figure]) for figure in order)
            referee.tell(Deployed(seat=seat, places=places))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """What was placed, if it is complete; an incomplete placement counts as none (N8)."""
        return DeployAsUsual() if self._missing(table, seat) else Ready()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Deploy."""
        return Deploying(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Why a figure cannot go there, or what is missing."""
        match action:
            case Deploy(figure, hex):
                if figure not in table.force(seat):
                    return NotYourFigure(figure)
                if hex in self.placed[seat].values():
                    return HexTaken(hex)
                return NotOnYourTile(hex)
            case Ready():
                return NotDeployedYet(self._missing(table, seat))
            case _:
                return None

    def _ask(self, table: Table, seat: Seat) -> Ask:
        done = [] if self._missing(table, seat) else [Ready()]
        return AnyOf(
            (
                Lazily(
                    Deploy,
                    lambda: self._placements(table, seat),
                    lambda action: self._may(table, seat, action),
                ),
                OneOf((DeployAsUsual(), *done)),
            )
        )

    def _placements(self, table: Table, seat: Seat) -> list[Action]:
        return [
            Deploy(figure, hex)
            for figure in table.force(seat)
            for hex in labels(REALM_TILE[table.realms[seat]])
            if hex not in self.placed[seat].values()
        ]

    def _may(self, table: Table, seat: Seat, action: Deploy) -> bool:
        realm = table.realms[seat]
        return (
            action.figure in table.figures
            and PROFILES[action.figure].realm is realm
            and bool(REALM_TILE[realm] & MASK.get(action.hex, 0))
            and action.hex not in self.placed[seat].values()
        )

    def _missing(self, table: Table, seat: Seat) -> tuple[Figure, ...]:
        return tuple(f for f in table.force(seat) if f not in self.placed[seat])

    def _with(self, seat: Seat, placed: Placed) -> "Deployment":
        both = (placed, self.placed[1]) if seat == 0 else (self.placed[0], placed)
        return Deployment(self.waiting, both)


def usual_places(table: Table, seat: Seat) -> Placed:
    """The default squares of a realm (R-04, N16)."""
    return {figure: PROFILES[figure].place for figure in table.force(seat)}
