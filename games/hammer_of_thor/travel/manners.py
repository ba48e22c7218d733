"""The manners of travelling, and what each costs (4.2, 4.2.1)."""

from enum import StrEnum
from functools import cache

from msgspec import Struct

from games.hammer_of_thor.land.places import Place


class Manner(StrEnum):
    """How a counter travels; each but the first costs SPEED."""

    PLAIN = "plain"
    CAUTION = "caution"
    """Nobody is met who is not sought."""
    SEARCH = "search"
    """Somebody is met for certain, of one of two races, and treasure is likelier."""
    RECON = "recon"
    """The group is on its guard in the first round."""
    BOTH = "both"
    """Search and reconnaissance."""

    @property
    def cost(self) -> int:
        """SPEED that it takes."""
        return {Manner.PLAIN: 0, Manner.BOTH: 2}.get(self, 1)

    @property
    def searches(self) -> bool:
        """Whether somebody is met for certain."""
        return self in (Manner.SEARCH, Manner.BOTH)

    @property
    def scouts(self) -> bool:
        """Whether reconnaissance is tried."""
        return self in (Manner.RECON, Manner.BOTH)


@cache
def payable(left: int) -> tuple[Manner, ...]:
    """The manners that SPEED pays for; a plain step is always possible (4.2.2)."""
    return tuple(one for one in Manner if one is Manner.PLAIN or one.cost <= left)


class Mortals(StrEnum):
    """The fate of Mortals whom the road would kill (2.1D)."""

    LEAVE = "leave"
    """They stay behind as a counter of their own."""
    TAKE = "take"
    """They die on the way."""


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """The journey of the player-turn that goes on."""

    counter: int
    """The counter that moved, or stayed."""
    origin: Place
    manner: Manner
    scouted: bool = False
    """Reconnaissance has succeeded."""
    left: int = 0
    """SPEED that is left, for evading (11.3)."""
    fled: bool = False
    """It has evaded: whatever else would be met there is not (4.5.1)."""
