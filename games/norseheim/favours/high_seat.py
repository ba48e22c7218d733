"""The High Seat: one player looks at the top of the Giants deck, and arranges it (O5)."""

from itertools import permutations
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.events import Foreseen
from games.norseheim.giants import Giant
from games.norseheim.prompts import ForeseeingGiants
from games.norseheim.table import Table

SEEN = 3


Glimpsed: TypeAlias = Annotated[Giant, Meta(extra={"spoken": "brief"})]
"""One of several Giants cards, which are told by their names alone."""


class Foresee(Action, frozen=True, tag="foresee"):
    """Put the seen Giants cards back: on top, the top one first, and under the deck (O5)."""

    top: tuple[Glimpsed, ...]
    under: tuple[Glimpsed, ...]


class Foreseeing(SeatStep[Table], frozen=True, tag="foreseeing"):
    """The user alone sees up to three cards, and puts each on top or under the deck."""

    carries_wishes: ClassVar[bool] = True

    def seen(self, table: Table) -> tuple[Giant, ...]:
        """The top of the deck, the top card first."""
        return table.giants[: -SEEN - 1 : -1]

    def ask(self, table: Table) -> Ask | None:
        """Every order of the cards, and every division into top and bottom."""
        seen = self.seen(table)
        if not seen:
            return None
        ways = [
            Foresee(order[:cut], order[cut:])
            for cut in reversed(range(len(seen) + 1))
            for order in permutations(seen)
        ]
        return OneOf(ways)

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
