"""Faults of the bot that a storm must bring to light; each waits as shortly as the storm does.

`haste` alone is no fault: it is how the bot runs in every storm.
"""

from collections.abc import Callable

from play.match import consequences
from play.post import backoff
from play.watch import clocks

AGAIN, SLOWEST, BEAT = 0.5, 15.0, 0.5
"""Real seconds: the hall's clock, which is turned by hand, wakes nobody in the bot's process."""
FAULTS: dict[str, Callable[[], None]] = {}


def fault(plant: Callable[[], None]) -> Callable[[], None]:
    """Enter a fault into the list."""

    def planted() -> None:
        backoff.AGAIN, backoff.SLOWEST, clocks.BEAT = AGAIN, SLOWEST, BEAT
        plant()

    FAULTS[plant.__name__] = planted
    return plant


@fault
def haste() -> None:
    """Nothing is wrong."""


@fault
def a_call_that_is_not_made() -> None:
    """Whoever is awaited has to find it out."""
    consequences.calls = clocks.calls = lambda *_: []  # type: ignore[attr-defined]
