"""Why the rules refuse a dealing with the dead."""

from typing import TypeAlias

from games.core.vocabulary import Refusal


class NoRide(Refusal, frozen=True, tag="no-ride"):
    """Not here, not for that one, or not a second time (6.1)."""


class NobodyRises(Refusal, frozen=True, tag="nobody-rises"):
    """No Awakener at a place of the dead, nobody to call, or no room (6.2)."""


DeadRefusal: TypeAlias = NoRide | NobodyRises
