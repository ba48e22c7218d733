"""The kinds of minds, and how long each looks before it decides."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct


class Mind(StrEnum):
    """The kinds of minds.

    GREEDY looks one step ahead, and is the yardstick for the others; ADVISER thinks for people, who
    wait for it.
    """

    RANDOM = "random"
    EASY = "easy"
    GREEDY = "greedy"
    ABLE = "able"
    ADVISER = "adviser"
    STRONG = "strong"


class Effort(Struct, frozen=True):
    """The thoroughness with which a mind looks at its actions."""

    tried: int
    """Actions that are tried at most."""
    deals: int
    """Ways the unknown may be, in which each of them is tried."""
    doublings: int = 0
    """Times that the better half is tried again, in other deals, each time in twice as many."""
    blur: float = 0.0
    """The standard deviation of its errors, in parts of that of the values it tells apart."""
    kept: int = 0
    """Of the actions tried, the best that are also played on; 0: it looks one step ahead."""
    guesses: int = 0
    """Actions that whoever moves while it plays on picks by chance, to do the best of them."""
    looks: int = 0
    """Positions that it looks at while it plays on."""
    seconds: float = 0.0
    """Of a processor, for playing on: on a slow machine it looks at less."""


EFFORTS: Mapping[Mind, Effort] = {
    Mind.EASY: Effort(tried=6, deals=1, blur=1.8),
    Mind.GREEDY: Effort(tried=40, deals=3),
    Mind.ABLE: Effort(tried=120, deals=2, doublings=1, blur=0.8),
    Mind.ADVISER: Effort(
        tried=240, deals=3, doublings=3, kept=4, guesses=4, looks=600, seconds=0.5
    ),
    Mind.STRONG: Effort(
        tried=240, deals=4, doublings=4, kept=6, guesses=10, looks=24000, seconds=2.4
    ),
}
