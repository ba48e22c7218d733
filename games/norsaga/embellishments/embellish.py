"""An order for an embellishment: the one form of all fifteen.

An embellishment whose details are known beforehand is one order (N5). Whether it can be used at all
depends on what is public: trees, the number of cards, who plays (N6).
"""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.asks import Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import Refusal, Seat, tag
from games.norsaga.base import SagaAction
from games.norsaga.plays import empty_handed
from games.norsaga.powers import Embellishment
from games.norsaga.table import Table


class Embellish(SagaAction, frozen=True):
    """Use an embellishment.

    As it stands: one that needs nothing and leaves nothing to choose beforehand. Each is asked
    twice: it shows a card or costs a hero at once, and is not the user's to take back then.
    """

    weighty: ClassVar[bool] = True

    @classmethod
    def embellishment(cls) -> Embellishment:
        """The embellishment that is ordered."""
        return Embellishment(tag(cls))

    @classmethod
    def missing(cls, table: Table, seat: Seat) -> Refusal | None:  # noqa: ARG003 - others look
        """The thing that is needed and not there; then the embellishment is not offered."""
        return None

    @classmethod
    def ask(cls, table: Table, seat: Seat) -> Ask:
        """All the ways to order it; legal is an order that nothing stands against."""
        return Lazily(
            cls,
            lambda: cls.listing(table, seat),
            lambda order: order.refusal(table, seat) is None,
        )

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:  # noqa: ARG003 - others look
        """Every legal order, if the seat is eligible for it."""
        return [cls()]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Say the first thing that is wrong with the details of the order; None: it is legal."""
        return None

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Do as the embellishment says; return what has to be decided before it ends."""
        raise AssertionError(self)

    def first_to_sing(self, table: Table, seat: Seat) -> Seat:
        """The player from whom on skalds sing: the one whose turn it is, or as it says (S18)."""
        return table.active


class FromHand(Embellish, frozen=True):
    """Use an embellishment that needs a card in hand."""

    @classmethod
    def missing(cls, table: Table, seat: Seat) -> Refusal | None:
        """No card is held."""
        return empty_handed(table, seat)
