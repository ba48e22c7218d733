"""Events of the end of a match."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.fallen_kingdoms.trophies import Rumor


class EndIsNear(Event, frozen=True, tag="end-is-near"):
    """The match ends now: so many piles of trophies are empty, or the last round is over."""

    piles: int
    round: int


class RumorsEven(Event, frozen=True, tag="rumors-even"):
    """No rumor changes hands: somebody has none, or all have as many [house]."""


class RumorGiven(Shown, frozen=True, tag="rumor-given"):
    """A rumor changes hands, and glory with it (6.2)."""

    seat: Seat
    """The giver."""
    heir: Seat
    rumor: Rumor
    glory: int


class RumorDropped(Shown, frozen=True, tag="rumor-dropped"):
    """A rumor cannot be shared out and is discarded; its glory is lost all the same (6.2)."""

    seat: Seat
    rumor: Rumor
    glory: int


ClosingEvent: TypeAlias = EndIsNear | RumorsEven | RumorGiven | RumorDropped
