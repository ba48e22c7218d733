"""Losses of both sides by the hits of a battle (R27, R28, R32)."""

from games.core.dice import Referee
from games.norseheim.board import Region
from games.norseheim.changes import change
from games.norseheim.land import Battle, Building, Land
from games.norseheim.options import RingHits
from games.norseheim.table import Table
from games.norseheim.war_events import AttackerLost, DefenderLost, RingLost, SettlementLost


def attackers_lost(battle: Battle) -> int:
    """Attackers that fall by the hits as they lie (R28)."""
    return min(battle.warriors, max(0, battle.defence.hits - battle.attack.spared))


def hits_on(battle: Battle) -> int:
    """Hits that harm the defence as they lie (R28)."""
    return max(0, battle.attack.hits - battle.defence.spared)


def take_losses(table: Table, battle: Battle, referee: Referee) -> int:
    """Both sides lose together; how many attackers are left (R27, R28)."""
    fallen = attackers_lost(battle)
    left = battle.warriors - fallen
    if fallen:
        source = table.lands[battle.source]
        change(table, battle.source, referee, warriors=source.warriors - fallen)
        assert battle.attack.seat is not None
        referee.tell(AttackerLost(seat=battle.attack.seat, warriors=fallen, left=left))
    _defenders_fall(table, battle.target, hits_on(battle), referee)
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
        change(table, region, referee, building=Building.NONE)
        referee.tell(SettlementLost(region=region))


def _lose_ring(table: Table, region: Region, hits: int, referee: Referee) -> int:
    """How many hits are left then."""
    if not hits or table.lands[region].building is not Building.RING:
        return hits
    change(table, region, referee, building=Building.SETTLEMENT)
    referee.tell(RingLost(region=region))
    return hits - 1


def _lose_warriors(table: Table, region: Region, hits: int, referee: Referee) -> int:
    """The leader's warriors die before guests (R32); how many hits are left then."""
    land: Land = table.lands[region]
    fallen = min(hits, land.crowd)
    if fallen:
        npc = min(fallen, land.npc)
        change(table, region, referee, npc=land.npc - npc, warriors=land.warriors - fallen + npc)
        left = table.lands[region].crowd
        referee.tell(DefenderLost(region=region, warriors=fallen, left=left))
    return hits - fallen
