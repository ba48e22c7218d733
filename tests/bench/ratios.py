"""Ratios: several ways are timed in turns, so that a noisy machine slows all of them alike."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import perf_counter

ROUNDS = 7

Way = Callable[[], int]
"""Does some work and tells how many units of it were done."""


def costs(ways: Mapping[str, Way], rounds: int = ROUNDS) -> dict[str, float]:
    """Seconds a unit of each way: the medians of interleaved rounds, after one to warm up."""
    taken: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(rounds + 1):
        for name, way in ways.items():
            began = perf_counter()
            units = way()
            if turn:
                taken[name].append((perf_counter() - began) / units)
    return {name: median(times) for name, times in taken.items()}


@dataclass(frozen=True)
class Goal:
    """What a ratio has to reach; `more` tells that a greater one is better."""

    key: str
    must: float
    stretch: float
    more: bool = False

    def judge(self, ratio: float, what: str) -> None:
        """Print the figure beside its goal.

        Raises:
            AssertionError: the ratio misses what it must reach.
        """
        sign = ">=" if self.more else "<="
        print(  # noqa: T201 - the figures are what a benchmark is run for
            f"\n{self.key} {what}: {ratio:.3f}x  (must {sign} {self.must}x, "
            f"stretch {sign} {self.stretch}x)"
        )
        assert (ratio >= self.must) if self.more else (ratio <= self.must), (self.key, what, ratio)
