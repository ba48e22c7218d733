"""The results that seats may expect: appraisals beside each other, as chances of winning."""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds.trying import imagine, standing

DEALS = 3
"""Ways the unknown may be, over which a standing is averaged."""
FARTHEST = 500.0
"""Beyond it, in leads, nothing can be told apart."""


class Prospects:
    """The standing of a seat beside the others that still play, as it believes.

    With an action: when it has done that. Before the first turn, while some have chosen and placed
    what others have not yet, all stand alike.
    """

    def __init__(
        self,
        rules: Rules,
        position: AnyPosition,
        seat: Seat,
        rng: Random,
        action: Action | None = None,
    ) -> None:
        deals = [imagine(rules, position, seat, rng) for _ in range(DEALS)]
        if action is not None:
            deals = [one.apply(seat, action)[0] for one in deals]
        self.lead = rules.lead
        self.own = fmean(standing(rules, one, seat) for one in deals)
        self.others = [
            fmean(standing(rules, one, other) for one in deals)
            for other in position.table.seats
            if other != seat
        ]
        if not rules.turn(position):
            self.others = [self.own for _ in self.others]

    def expected(self, own: float) -> float:
        """The result if its appraisal were so: 0 is lost, 1 is won; equals share a victory."""
        return chance(own, self.others or [0.0], self.lead)


def chance(own: float, others: Sequence[float], lead: float) -> float:
    """The chance of winning against others by the appraisals of all, on a title's scale.

    Whoever plays alone is compared with the game itself, which stands at 0.
    """
    leads = (max(-FARTHEST, min(FARTHEST, (other - own) / lead)) for other in others)
    return 1 / (1 + sum(map(exp, leads)))
