"""The common ground of the title's actions and steps."""

from collections.abc import Callable, Iterable

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import Ask, Lazily
from games.core.vocabulary import Action, Prompt, Seat
from games.norsaga.table import Table


class SagaAction(Action, frozen=True):
    """A decision in Norsaga."""

    def hint(self, table: Table) -> Prompt | None:
        """The outcome, as far as it can be told beforehand without knowing a secret."""
        return None


class SagaStep(Step[Table], frozen=True):
    """One thing that is going on in a match of Norsaga.

    All legality is in `refusal`: membership in the asks comes from it, as the words do.
    """

    def lawful(
        self,
        table: Table,
        seat: Seat,
        kind: type[SagaAction],
        listing: Callable[[], Iterable[Action]],
    ) -> Ask:
        """The ask for a kind of action: nothing stands in the way of those in the list."""
        return Lazily(kind, listing, lambda action: self.refusal(table, seat, action) is None)

    def is_window(self, table: Table, seat: Seat) -> bool:
        """Victims and players with a skald are asked in another's turn."""
        return table.turn > 0 and seat != table.active

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """The remains of the step when a seat leaves for good (N9)."""
        return (self,)


class OwnStep(SagaStep, SeatStep[Table], frozen=True):
    """A step that one seat decides alone; it goes when that seat leaves (N9)."""

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """Nothing remains of a leaver's own decision."""
        return () if seat == self.seat else (self,)
