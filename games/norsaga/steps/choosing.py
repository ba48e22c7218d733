"""Choosing a saga: one of two, in secret and at the same time (option `saga_pick`)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat, without
from games.norsaga.base import SagaAction, SagaStep
from games.norsaga.events import ChoiceMade, SagaTold
from games.norsaga.prompts import ChoosingSaga
from games.norsaga.sagas import Saga
from games.norsaga.table import Table

Pair = tuple[Saga, Saga]


class ChooseSaga(SagaAction, frozen=True, tag="choose-saga"):
    """Keep one of two sagas, in secret."""

    saga: Saga


class Choosing(SagaStep, frozen=True, tag="choosing"):
    """Each player keeps one of two sagas; all are shown together."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    offered: tuple[Pair, ...]
    chosen: tuple[Saga, ...]
    """The saga that each seat would tell as it stands; its first, until it has chosen."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """One of two."""
        return {seat: self._ask(table, seat) for seat in self.waiting}

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs a saga that was offered."""
        offered = isinstance(action, ChooseSaga) and action.saga in self.offered[seat]
        return None if offered else NO

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Keep it, in secret."""
        assert isinstance(action, ChooseSaga)
        referee.tell(ChoiceMade(seat=seat))
        chosen = (*self.chosen[:seat], action.saga, *self.chosen[seat + 1 :])
        return (Choosing(without(self.waiting, seat), self.offered, chosen),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Show all sagas together."""
        tell_sagas(table, self.chosen, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The first of the two."""
        return ChooseSaga(self.offered[seat][0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the one to keep."""
        return ChoosingSaga(seat)

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """A leaver is not waited for."""
        return (Choosing(without(self.waiting, seat), self.offered, self.chosen),)

    def _ask(self, table: Table, seat: Seat) -> Ask:
        pair = self.offered[seat]
        return self.lawful(table, seat, ChooseSaga, lambda: list(map(ChooseSaga, pair)))


def tell_sagas(table: Table, sagas: tuple[Saga, ...], referee: Referee) -> None:
    """The sagas lie face up from now on (Setup, S7)."""
    table.sagas = list(sagas)
    for seat in table.seats:
        referee.tell(SagaTold(seat=seat, saga=sagas[seat]))
