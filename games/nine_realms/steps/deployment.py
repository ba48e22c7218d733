"""Preparation: both players deploy in secret, at the same time (R-04, N16, N20)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat, without
from games.nine_realms.decisions.decision import Decisions
from games.nine_realms.decisions.deploy import (
    Deploy,
    DeployAsUsual,
    Placed,
    Ready,
    RedeployAsUsual,
    SetupAction,
    as_usual,
)
from games.nine_realms.events import Deployed, Placement, SeatReady
from games.nine_realms.prompts import Deploying
from games.nine_realms.table import Table

KINDS = (Deploy, DeployAsUsual, RedeployAsUsual, Ready)


class Deployment(Step[Table], frozen=True, tag="deployment"):
    """Each owner puts every figure on a hex of its own on his Realm Tile; all is shown together."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    placed: tuple[Placed, Placed]

    @property
    def ready(self) -> tuple[Seat, ...]:
        """The seats that have done deploying; the only thing about it that others learn (N20)."""
        return tuple(seat for seat in (0, 1) if seat not in self.waiting)

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Figure by figure, changeable until ready."""
        return {seat: self._ask(table, seat) for seat in self.waiting}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Place a figure, or have done."""
        assert isinstance(action, SetupAction)
        step = self._with(seat, action.places(table, seat, self.placed[seat]))
        if isinstance(action, Deploy):
            return (step,)
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
        """The placement, if it is complete; an incomplete placement counts as none (N8)."""
        ready = Ready()
        placed = self.placed[seat]
        return as_usual(placed) if ready.refusal(table, seat, placed) else ready

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Deploy."""
        return Deploying(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """As each decision says."""
        return self._ask(table, seat).refusal(action)

    def _ask(self, table: Table, seat: Seat) -> Decisions:
        return Decisions(KINDS, (table, seat, self.placed[seat]))

    def _with(self, seat: Seat, placed: Placed) -> "Deployment":
        both = (placed, self.placed[1]) if seat == 0 else (self.placed[0], placed)
        return Deployment(self.waiting, both)
