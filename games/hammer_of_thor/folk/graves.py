"""The Helheim deck: who lies there, how they died, and whose they were (6.1)."""

from enum import StrEnum

from msgspec import Struct

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import Name


class Death(StrEnum):
    """How somebody died (6.1)."""

    SLAIN = "slain"
    CARD = "card"
    """By a card."""
    WOUNDS = "wounds"
    """By venom, or by the day."""
    NATURE = "nature"
    """A Mortal outside Midgard."""
    ICE = "ice"
    AGAIN = "again"
    """Dead before, and back in Helheim (6.3, 6.4)."""


class Grave(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in the Helheim deck: who, how and whose (6.1)."""

    name: Name
    seat: Seat | None
    """Its seat."""
    how: Death | None = None
    """None: a match of old does not tell."""
