"""Why the rules refuse a journey."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.prompts import Barred


class NotYourCounter(Refusal, frozen=True, tag="not-your-counter"):
    """Own counters alone move (4.2)."""


class TooFar(Refusal, frozen=True, tag="too-far"):
    """Its SPEED does not reach so far (4.2)."""

    place: Place
    speed: int
    wet: bool = False
    """It would reach so far if entering water cost it no more (4.2)."""


class WayBarred(Refusal, frozen=True, tag="way-barred"):
    """Something keeps the counter away (2.2A8, 2.2C, 4.2.3, 6.3, 18.3)."""

    place: Place
    barred: Barred


class TooDear(Refusal, frozen=True, tag="too-dear"):
    """There is no SPEED left for that manner of travelling (4.2)."""

    place: Place
    left: int


class NobodyToLeave(Refusal, frozen=True, tag="nobody-to-leave"):
    """No Mortal would die on that road (2.1D)."""


TravelRefusal: TypeAlias = NotYourCounter | TooFar | WayBarred | TooDear | NobodyToLeave
