"""Battles: runes of both sides, the throw, hits and losses (R24 to R29, R32, R37, H3)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norseheim.board import NEIGHBOURS, REGIONS, Region, border
from games.norseheim.land import MOST_RUNES, Battle, Building, Land, Rune, Side
from games.norseheim.omens import open_giant
from games.norseheim.options import RingHits, Upright
from games.norseheim.table import Table
from games.norseheim.war_events import (
    AttackerLost,
    AttackerThrew,
    DefenderLost,
    DefenderThrew,
    RingLost,
    SettlementLost,
)

FACES: Mapping[Upright, tuple[int, int]] = {Upright.TEN: (18, 36), Upright.FIVE: (19, 38)}
"""Of forty equal chances: below the first a hit, below the second a blank, else upright (3.6)."""
CHANCES = 40


def sources(table: Table, seat: Seat) -> list[Region]:
    """Where a player has warriors that may leave: own regions, and those with guests (R24, R40)."""
    return [
        region
        for region in REGIONS
        if (land := table.lands[region]).warriors and land.holder == seat and land.can_spare
    ]


def may_attack(table: Table, seat: Seat, target: Region) -> bool:
    """Not what is one's own, nor where one's guests stand (R25)."""
    land = table.lands[target]
    return land.owner != seat and not (land.ally == seat and land.warriors)


def targets(table: Table, seat: Seat, source: Region) -> list[Region]:
    """The neighbours that may be attacked from a region."""
    return [target for target in NEIGHBOURS[source] if may_attack(table, seat, target)]


def defence(table: Table, source: Region, target: Region) -> int:
    """Runes of the defence; a Danevold on the border doubles all of it (R26)."""
    land = table.lands[target]
    doubled = 2 if border(source, target) in table.danevolds else 1
    return min(MOST_RUNES, (land.crowd + land.walls) * doubled)


def armed(table: Table, battle: Battle) -> Battle:
    """Both sides pick up their runes; the defender is whoever holds the region (R32)."""
    seat = table.lands[battle.target].holder
    attack = Side(battle.attack.seat, min(MOST_RUNES, battle.warriors))
    against = Side(seat, defence(table, battle.source, battle.target))
    return replace(battle, attack=attack, defence=against, number=battle.number + 1)


def thrown(table: Table, runes: int, referee: Referee) -> tuple[Rune, ...]:
    """Throw so many runes."""
    hit, blank = FACES[table.options.upright]
    rolls = (referee.roll(CHANCES) for _ in range(runes))
    return tuple(
        Rune.HIT if roll <= hit else Rune.BLANK if roll <= blank else Rune.UPRIGHT for roll in rolls
    )


def disturb(table: Table, runes: Sequence[Rune], referee: Referee) -> None:
    """Each rune that stands upright opens a Giants card at once (R29, R71)."""
    for rune in runes:
        if rune is Rune.UPRIGHT:
            open_giant(table, referee)


def throw(table: Table, battle: Battle, referee: Referee) -> Battle:
    """Both sides throw; then the Giants stir."""
    attack = replace(battle.attack, thrown=thrown(table, battle.attack.runes, referee))
    against = replace(battle.defence, thrown=thrown(table, battle.defence.runes, referee))
    assert attack.seat is not None
    referee.tell(AttackerThrew(seat=attack.seat, runes=attack.thrown))
    if against.thrown:
        referee.tell(DefenderThrew(region=battle.target, runes=against.thrown))
    disturb(table, (*attack.thrown, *against.thrown), referee)
    return replace(battle, attack=attack, defence=against)


def take_losses(table: Table, battle: Battle, referee: Referee) -> int:
    """Both sides lose together; how many attackers are left (R27, R28)."""
    attack, against = battle.attack, battle.defence
    fallen = min(battle.warriors, max(0, against.hits - attack.spared))
    left = battle.warriors - fallen
    if fallen:
        source = table.lands[battle.source]
        table.change(battle.source, warriors=source.warriors - fallen)
        assert attack.seat is not None
        referee.tell(AttackerLost(seat=attack.seat, warriors=fallen, left=left))
    _defenders_fall(table, battle.target, max(0, attack.hits - against.spared), referee)
    return left


def _defenders_fall(table: Table, region: Region, hits: int, referee: Referee) -> None:
    """Ring, warriors, settlement: nobody chooses; by option the ring after the warriors (R27)."""
    if table.options.ring_hits is RingHits.FIRST:
        hits = _lose_ring(table, region, hits, referee)
        hits = _lose_warriors(table, region, hits, referee)
    else:
        hits = _lose_warriors(table, region, hits, referee)
        hits = _lose_ring(table, region, hits, referee)
    if hits and table.lands[region].building is Building.SETTLEMENT:
        table.change(region, building=Building.NONE)
        referee.tell(SettlementLost(region=region))


def _lose_ring(table: Table, region: Region, hits: int, referee: Referee) -> int:
    """How many hits are left then."""
    if not hits or table.lands[region].building is not Building.RING:
        return hits
    table.change(region, building=Building.SETTLEMENT)
    referee.tell(RingLost(region=region))
    return hits - 1


def _lose_warriors(table: Table, region: Region, hits: int, referee: Referee) -> int:
    """The leader's warriors die before guests (R32); how many hits are left then."""
    land: Land = table.lands[region]
    fallen = min(hits, land.crowd)
    if fallen:
        npc = min(fallen, land.npc)
        table.change(region, npc=land.npc - npc, warriors=land.warriors - fallen + npc)
        left = table.lands[region].crowd
        referee.tell(DefenderLost(region=region, warriors=fallen, left=left))
    return hits - fallen
