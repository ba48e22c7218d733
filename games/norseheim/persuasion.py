"""Diplomacy: which chieftains can be convinced, by how many markers, and what is taken back.

Markers that are to be taken back are `staged` first: the whole order must be legal as one (H8).
"""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norseheim.actions import Recall
from games.norseheim.board import REGIONS, Region
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


def undertakings(table: Table, seat: Seat, staged: Staged = ()) -> list[tuple[Region, int]]:
    """Each chieftain and each number of markers; not where markers were just taken back."""
    most = spare(table, seat, staged)
    if most < 1:
        return []
    shunned = [region for region, _ in staged]
    return [
        (region, markers)
        for region in REGIONS
        if region not in shunned and (least := needed(table, seat, region)) is not None
        for markers in range(least, most + 1)
    ]


def recalls(table: Table, seat: Seat, staged: Staged = ()) -> list[Recall]:
    """Markers beyond the resistance, or all of a chieftain; only if they could be used then."""
    back = dict(staged)
    if not _could_use(table, seat):
        return []
    return [
        Recall(region, markers - back.get(region, 0))
        for region in table.convinced(seat)
        for markers in droppable(table.lands[region].markers, table.resistance(region))
        if markers > back.get(region, 0)
    ]


def droppable(markers: int, resistance: int | None) -> list[int]:
    """How many markers may leave a chieftain: those he does not need, or all (H8)."""
    assert resistance is not None
    return [*range(1, markers - resistance + 1), markers]


def undertake(
    table: Table, seat: Seat, region: Region, markers: int, staged: Staged, referee: Referee
) -> None:
    """The whole order: markers come home, then others are placed."""
    for source, back in staged:
        take_markers(table, source, back, referee)
    convince(table, seat, region, markers, referee)


def _could_use(table: Table, seat: Seat) -> bool:
    """Whether some chieftain could be convinced if all other markers were taken back."""
    limit = table.limit(seat)
    for region in REGIONS:
        least = needed(table, seat, region)
        land = table.lands[region]
        own = land.markers if land.ally == seat else 0
        if least is not None and least + own <= limit:
            return True
    return False
