"""A step that asks one seat; a seat that has left for good decides nothing any more (K17)."""

from collections.abc import Mapping

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.fallen_kingdoms.table import Table


class Decision(SeatStep[Table], frozen=True):
    """Its `ask` is for its own seat; what happens without a question is `unasked`.

    The kingdom of a player who has left stays on the board: every decision is its `default`.
    """

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Its own seat, if it plays and there is something to decide."""
        return {} if table.players[self.seat].out else super().asks(table)

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
