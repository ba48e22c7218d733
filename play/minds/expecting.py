"""The results that seats may expect: appraisals beside each other, as chances of winning."""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds.trying import imagine, standing

DEALS = 3
"""Ways the unknown may be, over which a standing is averaged."""
LEAD = 20.0
"""The lead in appraisals at which the odds of winning are e to one."""
FARTHEST = 500.0
"""Beyond it, in leads, nothing can be told apart."""


class Prospects:
    """The standing of a seat beside the others that still play, as it believes."""

    def __init__(self, rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> None:
        deals = [imagine(rules, position, seat, rng) for _ in range(DEALS)]
        self.own = fmean(standing(rules, one, seat) for one in deals)
        self._others = [
            fmean(standing(rules, one, other) for one in deals)
            for other in position.table.seats
            if other != seat
        ]

    def expected(self, own: float) -> float:
        """The result if its appraisal were so: 0 is lost, 1 is won; equals share a victory."""
        return 1 / (1 + sum(map(exp, _leads(self._others or [0.0], own))))


def _leads(others: Sequence[float], own: float) -> list[float]:
    """The leads of the others over it; of whoever plays alone, that of the game itself."""
    return [max(-FARTHEST, min(FARTHEST, (other - own) / LEAD)) for other in others]
