"""The end of the last battle, as it is remembered on the table (12.6, 12.7, 13.2)."""

from msgspec import Struct

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side

RUIN = 5
"""Percent that the stronger side must have more than the other (12.7)."""


class Fallen(Struct, frozen=True, forbid_unknown_fields=True):
    """A character who fell in the last battle; it lies in no deck."""

    name: Name
    seat: Seat | None
    """Its seat."""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Strength of both sides in the end, and who fell."""

    good: int
    evil: int
    sides: tuple[Side | None, ...]
    """By seat, the side for which its people fought; None: it had left."""
    fallen: tuple[Fallen, ...]

    @property
    def winner(self) -> Side | None:
        """The stronger side; None: mutual ruin (12.7)."""
        for side, own, other in (
            (Side.GOOD, self.good, self.evil),
            (Side.EVIL, self.evil, self.good),
        ):
            if own > other and own * 100 >= other * (100 + RUIN):
                return side
        return None
