"""Steps of one kingdom, which stays on the board when its player leaves for good (K17)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.fallen_kingdoms.table import Table


class KingdomStep(Step[Table], frozen=True):
    """A step that belongs to one kingdom."""

    seat: Seat


class Decision(KingdomStep, frozen=True):
    """Its `ask` is for its own seat; what happens without a question is `unasked`.

    Once its player has left, every decision of a kingdom is its `default`.
    """

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Its own seat, if it plays and there is something to decide."""
        if table.players[self.seat].out:
            return {}
        ask = self.ask(table)
        return {} if ask is None else {self.seat: ask}

    def ask(self, table: Table) -> Ask | None:
        """The choices of its seat; None: there is nothing to decide."""
        raise AssertionError(self)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody is asked: take the default of whoever left, or do what goes without saying."""
        if table.players[self.seat].out and self.ask(table) is not None:
            return self.answer(table, self.seat, self.default(table, self.seat), referee)
        return self.unasked(table, referee)

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is nothing to decide."""
        raise AssertionError(self)

    def is_window(self, table: Table, seat: Seat) -> bool:
        """Whether another player's turn goes on."""
        return seat != table.active
