"""The proof of matches between minds: shares of wins with their intervals, and ratings."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, median
from typing import TypeVar

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from games.core.vocabulary import Seat
from play.arena.bouts import Fought
from play.minds import Mind

Key = TypeVar("Key", bound=Hashable)

SURE = 1.959964
"""Standard deviations on both sides of the mean that hold 95 %."""
MEAN, SCALE = 1500, 173.7
"""The Elo of a beginner, and its points for a unit of a logistic scale: 400 / ln 10."""
SKILL = 25 / 6
"""The spread of a game's chance on OpenSkill's scale: its unit of skill (beta)."""


class Share(Struct, frozen=True):
    """Wins of so many tries, each of which was to be won with some chance between equals."""

    wins: int
    tries: int
    par: float
    """The wins between equals: those of each match, shared by all its seats."""

    @property
    def rate(self) -> float:
        """The share won, 0 to 1."""
        return self.wins / self.tries

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the share, 95 % sure."""
        spread = SURE**2 / self.tries
        middle = (self.rate + spread / 2) / (1 + spread)
        half = sqrt(self.rate * (1 - self.rate) * spread + spread**2 / 4) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def of_par(self) -> float:
        """Wins in parts of those between equals; 1 where nobody has won."""
        return self.wins / self.par if self.par else 1.0


class Standings(Struct, frozen=True):
    """All that a number of matches tells."""

    matches: int
    draws: int
    """Matches that ended, and that nobody won."""
    minds: Mapping[Mind, Share]
    seats: Mapping[int, Share]
    sides: Mapping[str, Share]
    ratings: Mapping[Mind, int]
    endings: Mapping[str | None, int]
    """Matches for each reason, the most frequent first; None: given up."""
    inputs: tuple[float, int]
    """The mean and the median of a match."""
    handovers: tuple[float, int]


def standings(results: Sequence[Fought]) -> Standings:
    """Count what was played; the order of the results is that of the matches."""
    return Standings(
        len(results),
        sum(one.reason is not None and not one.winners for one in results),
        _shares(results, lambda one, seat: (one.minds[seat],)),
        _shares(results, lambda _, seat: (seat,)),
        _shares(results, lambda one, seat: one.sides[seat]),
        ratings(results),
        dict(Counter(one.reason for one in results).most_common()),
        _middle([one.inputs for one in results]),
        _middle([one.handovers for one in results]),
    )


def ratings(results: Iterable[Fought]) -> dict[Mind, int]:
    """Elo of each mind, by OpenSkill's model of Plackett and Luce, one match after the other.

    A mind on several seats learns from all of them, on average.
    """
    model = PlackettLuce(beta=SKILL)
    known: dict[Mind, PlackettLuceRating] = {}
    for one in results:
        known |= {mind: model.rating() for mind in one.minds if mind not in known}
        ranks = [float(seat not in one.winners) for seat in range(len(one.minds))]
        rated = model.rate([[known[mind]] for mind in one.minds], ranks=ranks)
        for mind in set(one.minds):
            own = [team[0] for team, there in zip(rated, one.minds, strict=True) if there is mind]
            known[mind] = model.rating(
                mu=fmean(found.mu for found in own), sigma=fmean(found.sigma for found in own)
            )
    middle = model.rating().mu
    return {
        mind: round(MEAN + SCALE * (rating.mu - middle) / SKILL) for mind, rating in known.items()
    }


def _shares(
    results: Iterable[Fought], keys: Callable[[Fought, Seat], Iterable[Key]]
) -> dict[Key, Share]:
    """The wins of whatever a seat was, had or was played by."""
    wins, tries, par = Counter[Key](), Counter[Key](), dict[Key, float]()
    for one in results:
        for seat in range(len(one.minds)):
            for key in keys(one, seat):
                tries[key] += 1
                wins[key] += seat in one.winners
                par[key] = par.get(key, 0.0) + len(one.winners) / len(one.minds)
    return {key: Share(wins[key], tries[key], par[key]) for key in tries}


def _middle(numbers: Sequence[int]) -> tuple[float, int]:
    return round(fmean(numbers), 1), round(median(numbers))
