"""The arithmetic of the council: seats and marker limits while chieftains are given up (R47)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.core.vocabulary import Action, Seat
from games.norseheim.board import NUMBER, Region
from games.norseheim.persuasion import droppable
from games.norseheim.table import Table


class GiveBack(Action, frozen=True, tag="give-back"):
    """Take own markers off the map in the Council phase (R47)."""

    region: Region
    markers: int


class Holdings(Struct):
    """A player's markers and seats after some were given back."""

    piles: dict[Region, int]
    """Markers on each convinced chieftain."""
    resistance: dict[Region, int]
    seats: int
    strength: int
    """Diplomatic strength, and what Golden Tears add."""

    @property
    def markers(self) -> int:
        """All markers on the map."""
        return sum(self.piles.values())

    @property
    def limit(self) -> int:
        """How many there may be."""
        return self.seats + self.strength

    @property
    def over(self) -> int:
        """How many are too many; nothing or less: the council is content."""
        return self.markers - self.limit

    def give(self, back: GiveBack) -> None:
        """Markers go; a chieftain with too few is lost, and his seat with him."""
        left = self.piles[back.region] - back.markers
        if left >= self.resistance[back.region]:
            self.piles[back.region] = left
        else:
            del self.piles[back.region]
            self.seats -= 1

    def gifts(self) -> Iterator[GiveBack]:
        """All that may be given back now: no more than must be, or a whole chieftain."""
        for region in sorted(self.piles, key=NUMBER.__getitem__):
            markers = self.piles[region]
            for back in droppable(markers, self.resistance[region]):
                if back == markers or back <= self.over:
                    yield GiveBack(region, back)

    def usual(self) -> GiveBack:
        """Markers above the resistance first, then the chieftain who holds most (R47)."""
        by_number = sorted(self.piles, key=NUMBER.__getitem__)
        for region in by_number:
            if (excess := self.piles[region] - self.resistance[region]) > 0:
                return GiveBack(region, min(excess, self.over))
        largest = max(by_number, key=self.piles.__getitem__)
        return GiveBack(largest, self.piles[largest])


def holdings(table: Table, seat: Seat, given: Sequence[GiveBack] = (), extra: int = 0) -> Holdings:
    """A player's markers and seats by the map, after some were given back.

    Args:
        table: the pieces.
        seat: whose they are.
        given: markers that were given back already.
        extra: what Golden Tears add to the limit.
    """
    convinced = table.convinced(seat)
    found = Holdings(
        {region: table.lands[region].markers for region in convinced},
        {region: table.lands[region].tile.resistance for region in convinced},
        table.seats_now(seat),
        table.players[seat].character.strength + extra,
    )
    for back in given:
        found.give(back)
    return found
