"""The Character board: a player's price, strength and size, each on a track."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from games.norseheim.leaders import Tile


class Track(StrEnum):
    """The numbers that can be raised in the Reward phase (R19)."""

    PRICE = "price"
    STRENGTH = "strength"
    SIZE = "size"


SPACES: Mapping[Track, tuple[int, ...]] = {
    Track.PRICE: (6, 6, 5, 5, 4, 4, 3, 3, 2),
    Track.STRENGTH: (1, 1, 2, 2, 3, 3, 4, 4, 5),
    Track.SIZE: (1, 1, 2, 2, 3, 3, 4),
}
"""The values of each track from left to right; further right is better."""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the three markers stand, counted from the left; before a home is chosen: nowhere."""

    price_at: int = 0
    strength_at: int = 0
    size_at: int = 0

    @classmethod
    def of(cls, tile: Tile) -> "Character":
        """The leftmost spaces that show the numbers of a chieftain (Character boards)."""
        numbers = (tile.a, tile.resistance, tile.c)
        return cls(*(SPACES[t].index(n) for t, n in zip(Track, numbers, strict=True)))

    @property
    def price(self) -> int:
        """AP that Recruit costs."""
        return SPACES[Track.PRICE][self.price_at]

    @property
    def strength(self) -> int:
        """Diplomatic strength: markers that may lie on the map beyond one for each seat."""
        return SPACES[Track.STRENGTH][self.strength_at]

    @property
    def size(self) -> int:
        """Warriors that each ring fortress trains."""
        return SPACES[Track.SIZE][self.size_at]

    def at(self, track: Track) -> int:
        """Where a marker stands."""
        return (self.price_at, self.strength_at, self.size_at)[tuple(Track).index(track)]

    def value(self, track: Track) -> int:
        """The number that is read off a track."""
        return SPACES[track][self.at(track)]

    def can_rise(self, track: Track) -> bool:
        """There is a space to the right."""
        return self.at(track) + 1 < len(SPACES[track])

    def raised(self, track: Track) -> "Character":
        """One marker a space further right."""
        return replace(self, **{f"{track}_at": self.at(track) + 1})
