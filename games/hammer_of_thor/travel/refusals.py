"""Why the rules refuse a journey."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.land.places import Place


class NotYourCounter(Refusal, frozen=True, tag="not-your-counter"):
    """Own counters alone move (4.2)."""


class TooFar(Refusal, frozen=True, tag="too-far"):
    """Its SPEED does not reach so far (4.2)."""

    place: Place
    speed: int


class TooDear(Refusal, frozen=True, tag="too-dear"):
    """There is no SPEED left for that manner of travelling (4.2)."""

    place: Place
    left: int


class NobodyToLeave(Refusal, frozen=True, tag="nobody-to-leave"):
    """No Mortal would die on that road (2.1D)."""


TravelRefusal: TypeAlias = NotYourCounter | TooFar | TooDear | NobodyToLeave
