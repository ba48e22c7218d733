"""The Hunter: whom Sinfjotli hunts, named in the Action Phase or before his attack is rolled."""

from collections.abc import Sequence
from typing import Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Refusal, Seat
from games.nine_realms.abilities import ABILITIES
from games.nine_realms.decisions.decision import TurnAction, not_a_target, not_usable
from games.nine_realms.events import PreyNamed
from games.nine_realms.forces import Figure
from games.nine_realms.refusals import PreyAlive
from games.nine_realms.table import Table

HUNTER = next(figure for figure, ability in ABILITIES.items() if ability.hunts)


class NamePrey(TurnAction, frozen=True, tag="name-prey"):
    """Choose the figure that Sinfjotli hunts (The Hunter, R-47)."""

    figure: Figure

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Sequence[Self]:
        """Every enemy in play, while nobody is hunted."""
        return [] if _no_hunt(table, seat) else [cls(f) for f in table.in_play(1 - seat)]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Only Sinfjotli hunts, one enemy until it dies (R-47)."""
        return _no_hunt(table, seat) or not_a_target(table, seat, self.figure)

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The choice is public."""
        table.prey = self.figure
        referee.tell(PreyNamed(figure=self.figure))
        return ()


class DeclinePrey(TurnAction, frozen=True, tag="decline-prey"):
    """Attack without choosing a prey (N12)."""


def _no_hunt(table: Table, seat: Seat) -> Refusal | None:
    """No prey can be named now, whoever it is."""
    if found := not_usable(table, seat, HUNTER):
        return found
    return None if table.prey is None else PreyAlive(table.prey)
