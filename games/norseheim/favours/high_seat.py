"""The High Seat: one player looks at the top of the Giants deck, and arranges it (O5)."""

from collections.abc import Mapping
from itertools import permutations
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.actions import Foresee
from games.norseheim.events import Foreseen
from games.norseheim.giants import Giant
from games.norseheim.prompts import ForeseeingGiants
from games.norseheim.table import Table

SEEN = 3


class Foreseeing(Step[Table], frozen=True, tag="foreseeing"):
    """The user alone sees up to three cards, and puts each on top or under the deck."""

    carries_wishes: ClassVar[bool] = True
    seat: Seat

    def seen(self, table: Table) -> tuple[Giant, ...]:
        """The top of the deck, the top card first."""
        return table.giants[: -SEEN - 1 : -1]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Every order of the cards, and every division into top and bottom."""
        seen = self.seen(table)
        if not seen:
            return {}
        ways = [
            Foresee(order[:cut], order[cut:])
            for cut in reversed(range(len(seen) + 1))
            for order in permutations(seen)
        ]
        return {self.seat: OneOf(ways)}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The deck is empty."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The first of `under` lies lowest but for those after it."""
        assert isinstance(action, Foresee)
        rest = table.giants[: -len(self.seen(table))]
        table.giants = (*reversed(action.under), *rest, *reversed(action.top))
        referee.tell(Foreseen(seat=seat))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Leave them as they are (H6)."""
        return Foresee(self.seen(table), ())

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to put them?"""
        return ForeseeingGiants(seat)
