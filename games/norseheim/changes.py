"""Pieces changing places: conquests, vacancies, chieftains won and lost, warriors, boosters."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norseheim.board import KINGS, Region, nearest
from games.norseheim.events import (
    BoosterTaken,
    ChieftainLost,
    GuestsLost,
    GuestsMarched,
    LeaderCame,
    MarkersPlaced,
    MarkersReturned,
    Recruited,
    WarriorsMoved,
)
from games.norseheim.kinds import Kind
from games.norseheim.land import Building, Land
from games.norseheim.leaders import STAND_INS, TILES, Leader
from games.norseheim.table import Table
from games.norseheim.traces import touch
from games.norseheim.war_events import Conquered, KingsTaken, Wrested


def change(table: Table, region: Region, referee: Referee, **changed: object) -> None:
    """Something changes in a region."""
    table.lands[region] = replace(table.lands[region], **changed)
    touch(table, region, referee)


def conquer(table: Table, seat: Seat, region: Region, warriors: int, referee: Referee) -> None:
    """The survivors move in; tile and markers leave the region (R31, R36)."""
    land = table.lands[region]
    discard_leader(table, region)
    if land.ally is not None:
        referee.tell(MarkersReturned(seat=land.ally, region=region, markers=land.markers))
    table.lands[region] = Land()
    change(table, region, referee, owner=seat, warriors=warriors)
    referee.tell(Conquered(seat=seat, region=region, warriors=warriors))
    if region in KINGS:
        referee.tell(KingsTaken(seat=seat, region=region, kings=table.kings(seat)))
    elif land.owner is not None and region in table.richest:
        referee.tell(Wrested(seat=seat, rival=land.owner, region=region))


def watch(table: Table, region: Region, referee: Referee) -> None:
    """A player's region without warriors and building falls to a new leader (R34)."""
    land = table.lands[region]
    if land.owner is not None and not land.warriors and land.building is Building.NONE:
        settle_leader(table, region, referee)


def settle_leader(table: Table, region: Region, referee: Referee, *, warriors: int = 0) -> None:
    """A new tile with its army, or with the warriors that stay there (R34, H7)."""
    land = table.lands[region]
    discard_leader(table, region)
    if land.ally is not None:
        referee.tell(MarkersReturned(seat=land.ally, region=region, markers=land.markers))
    leader = _drawn(table, region, referee)
    npc = warriors or TILES[leader].army
    table.lands[region] = Land()
    change(table, region, referee, leader=leader, npc=npc)
    referee.tell(LeaderCame(region=region, leader=leader, warriors=npc))


def discard_leader(table: Table, region: Region) -> None:
    """The tile of a region, if there is one, is discarded; a stand-in is no tile (R35)."""
    leader = table.lands[region].leader
    if leader is not None and leader not in STAND_INS:
        table.fallen = (*table.fallen, leader)


def lose_chieftain(table: Table, region: Region, referee: Referee) -> None:
    """All markers go home, and the guests march (R45)."""
    land = table.lands[region]
    seat = land.ally
    assert seat is not None
    guests = land.warriors
    change(table, region, referee, ally=None, markers=0, warriors=0)
    if land.markers:
        referee.tell(MarkersReturned(seat=seat, region=region, markers=land.markers))
    referee.tell(ChieftainLost(seat=seat, region=region))
    _march(table, seat, region, guests, referee)


def take_markers(table: Table, region: Region, markers: int, referee: Referee) -> None:
    """Some markers go home; a chieftain with too few of them is lost (H8)."""
    land = table.lands[region]
    assert land.ally is not None
    left = land.markers - markers
    change(table, region, referee, markers=left)
    referee.tell(MarkersReturned(seat=land.ally, region=region, markers=markers))
    if left < land.tile.resistance:
        lose_chieftain(table, region, referee)


def convince(table: Table, seat: Seat, region: Region, markers: int, referee: Referee) -> None:
    """Place markers; a rival's go home at once, and his guests leave (R43, R45)."""
    rival = table.lands[region].ally
    if rival is not None and rival != seat:
        lose_chieftain(table, region, referee)
    total = table.lands[region].markers + markers
    change(table, region, referee, ally=seat, markers=total)
    referee.tell(MarkersPlaced(seat=seat, region=region, markers=total))


def recruit(table: Table, seat: Seat, region: Region, warriors: int, referee: Referee) -> None:
    """So many warriors come as fit and are left; the rest is lost (R23)."""
    coming = min(warriors, table.lands[region].room, table.supply(seat))
    if coming:
        change(table, region, referee, warriors=table.lands[region].warriors + coming)
        referee.tell(Recruited(seat=seat, region=region, warriors=coming))


def move(
    table: Table, seat: Seat, source: Region, target: Region, warriors: int, referee: Referee
) -> None:
    """Warriors of one player go from region to region."""
    change(table, source, referee, warriors=table.lands[source].warriors - warriors)
    change(table, target, referee, warriors=table.lands[target].warriors + warriors)
    referee.tell(WarriorsMoved(seat=seat, source=source, target=target, warriors=warriors))


def take_booster(table: Table, seat: Seat, kind: Kind, referee: Referee) -> None:
    """A booster card comes into the hand for good."""
    table.boosters[kind] -= 1
    cards = table.players[seat].cards
    table.change_player(seat, cards=cards | {kind: cards[kind] + 1})
    referee.tell(BoosterTaken(seat=seat, card=kind))


def _march(table: Table, seat: Seat, source: Region, guests: int, referee: Referee) -> None:
    """To the nearest own regions with room; whoever finds none is lost (R45)."""
    own: Sequence[Region] = [r for r in nearest(source) if table.lands[r].owner == seat]
    for target in own:
        going = min(guests, table.lands[target].room)
        if going:
            change(table, target, referee, warriors=table.lands[target].warriors + going)
            guests -= going
            referee.tell(GuestsMarched(seat=seat, source=source, target=target, warriors=going))
    if guests:
        referee.tell(GuestsLost(seat=seat, region=source, warriors=guests))


def _drawn(table: Table, region: Region, referee: Referee) -> Leader:
    """The next tile of the region's kind; an empty stack is made anew, at worst a stand-in comes.

    (R35)
    """
    guards = region in KINGS
    stack = table.guards if guards else table.chieftains
    if not stack:
        again = [leader for leader in table.fallen if TILES[leader].is_guard is guards]
        table.fallen = tuple(one for one in table.fallen if TILES[one].is_guard is not guards)
        referee.shuffle(again)
        stack = tuple(again)
    if not stack:
        return STAND_INS[guards]
    if guards:
        table.guards = stack[:-1]
    else:
        table.chieftains = stack[:-1]
    return stack[-1]
