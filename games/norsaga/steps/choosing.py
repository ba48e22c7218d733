"""Choosing a saga: one of two, in secret and at the same time (dossier 8, option `saga_pick`)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat, without
from games.norsaga.actions import ChooseSaga
from games.norsaga.events import ChoiceMade, SagaTold
from games.norsaga.prompts import ChoosingSaga
from games.norsaga.sagas import Saga
from games.norsaga.table import Table

Pair = tuple[Saga, Saga]


class Choosing(Step[Table], frozen=True, tag="choosing"):
    """Each player keeps one of two sagas; all are shown together."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    offered: tuple[Pair, ...]
    chosen: tuple[Saga, ...]
    """What each seat would tell as it stands; its first, until it has chosen."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """One of two."""
        return {
            seat: OneOf([ChooseSaga(saga) for saga in self.offered[seat]]) for seat in self.waiting
        }

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
        """Keep one."""
        return ChoosingSaga(seat)


def tell_sagas(table: Table, sagas: tuple[Saga, ...], referee: Referee) -> None:
    """The sagas lie face up from now on (Setup, S7)."""
    table.sagas = list(sagas)
    for seat in table.seats:
        referee.tell(SagaTold(seat=seat, saga=sagas[seat]))
