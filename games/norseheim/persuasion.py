"""Markers: how many convince a chieftain, how many are left, and how many may be taken back.

Those that are to be taken back are `staged` first: the whole order must be legal as one (H8).
"""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norseheim.board import Region
from games.norseheim.changes import convince, take_markers
from games.norseheim.table import Table

Staged = tuple[tuple[Region, int], ...]
"""Markers that will be taken back, by region."""


def needed(table: Table, seat: Seat, region: Region) -> int | None:
    """The fewest markers that convince, or add to, a chieftain; None: not to be convinced (R41)."""
    resistance = table.resistance(region)
    if resistance is None:
        return None
    land = table.lands[region]
    if land.ally == seat:
        return 1
    return max(resistance, land.markers + 1)


def spare(table: Table, seat: Seat, staged: Staged = ()) -> int:
    """Markers that may still be placed (R42)."""
    return table.limit(seat) - table.markers_of(seat) + sum(back for _, back in staged)


def droppable(markers: int, resistance: int) -> list[int]:
    """How many markers may leave a chieftain: those he does not need, or all (H8)."""
    return [*range(1, markers - resistance + 1), markers]


def undertake(
    table: Table, seat: Seat, region: Region, markers: int, staged: Staged, referee: Referee
) -> None:
    """The whole order: markers come home, then others are placed."""
    for source, back in staged:
        take_markers(table, source, back, referee)
    convince(table, seat, region, markers, referee)
