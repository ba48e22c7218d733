"""Giants cards and Gods markers: opening, covering, and what each card does (R54 to R59)."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from games.core.dice import Referee
from games.norseheim.board import LIES_IN, Region
from games.norseheim.changes import change, take_markers, watch
from games.norseheim.giant_events import (
    Covered,
    DanevoldFell,
    GiantOpened,
    GiantsShuffled,
    GiantStruck,
    GiantTamed,
    NobodyStruck,
    WarriorsStruck,
)
from games.norseheim.giants import DISASTERS, Giant, Verb
from games.norseheim.gods import God
from games.norseheim.land import Building, Omen
from games.norseheim.lessons import Lesson
from games.norseheim.table import Table
from games.norseheim.teaching import teach
from games.norseheim.war_events import RingLost, SettlementLost


def open_giant(table: Table, referee: Referee) -> None:
    """An upright rune opens a card; the god that has waited longest covers it (R29, R55, R58)."""
    if not table.giants:
        again = list(table.struck)
        table.struck = ()
        referee.shuffle(again)
        table.giants = tuple(again)
        if again:
            referee.tell(GiantsShuffled())
    if not table.giants:
        return
    *deck, giant = table.giants
    table.giants = tuple(deck)
    table.omens = (*table.omens, Omen(giant))
    referee.tell(GiantOpened(giant=giant))
    teach(table, Lesson.OMENS, referee, giant=giant)
    if table.waiting:
        god, *waiting = table.waiting
        table.waiting = tuple(waiting)
        cover(table, giant, god, referee)


def cover(table: Table, giant: Giant, god: God, referee: Referee) -> None:
    """A god's marker lies on a card."""
    _mark(table, giant, god)
    referee.tell(Covered(giant=giant, god=god))


def turn_omen(table: Table, source: Giant, target: Giant, referee: Referee) -> None:
    """A marker moves from one card to another (L5)."""
    god = next(omen.cover for omen in table.omens if omen.giant is source)
    assert god is not None
    _mark(table, source, None)
    cover(table, target, god, referee)


def banish(table: Table, giant: Giant) -> None:
    """An open card goes under the deck."""
    table.omens = tuple(omen for omen in table.omens if omen.giant is not giant)
    table.giants = (giant, *table.giants)


def carry_out_all(table: Table, referee: Referee) -> None:
    """The oldest first; covered ones go under the deck; all markers go home (R56, R59)."""
    for omen in table.omens:
        if omen.cover is None:
            table.struck = (*table.struck, omen.giant)
            referee.tell(GiantStruck(giant=omen.giant))
            _carry_out(table, omen.giant, referee)
        else:
            banish(table, omen.giant)
            referee.tell(GiantTamed(giant=omen.giant, god=omen.cover))
    table.omens = ()
    table.waiting = ()


def _carry_out(table: Table, giant: Giant, referee: Referee) -> None:
    """A card does to its landscape what its verb says."""
    disaster, before = DISASTERS[giant], (table.lands.copy(), table.danevolds)
    VERBS[disaster.verb](table, LIES_IN[disaster.landscape], referee)
    if (table.lands, table.danevolds) == before:
        referee.tell(NobodyStruck())


def _toll(table: Table, regions: Sequence[Region], referee: Referee) -> None:
    """One warrior where there are two or more (TOLL)."""
    for region in regions:
        _strike(table, region, int(table.lands[region].crowd > 1), referee)


def _wrath(table: Table, regions: Sequence[Region], referee: Referee) -> None:
    """Half of the warriors, rounded down (WRATH)."""
    for region in regions:
        _strike(table, region, table.lands[region].crowd // 2, referee)


def _ruin(table: Table, regions: Sequence[Region], referee: Referee) -> None:
    """One building step; a region that is empty then falls to a new leader (RUIN, R34)."""
    for region in regions:
        match table.lands[region].building:
            case Building.RING:
                change(table, region, referee, building=Building.SETTLEMENT)
                referee.tell(RingLost(region=region))
            case Building.SETTLEMENT:
                change(table, region, referee, building=Building.NONE)
                referee.tell(SettlementLost(region=region))
                watch(table, region, referee)


def _unrest(table: Table, regions: Sequence[Region], referee: Referee) -> None:
    """One marker of each convinced chieftain (UNREST)."""
    for region in regions:
        if table.lands[region].markers:
            take_markers(table, region, 1, referee)


def _quake(table: Table, regions: Sequence[Region], referee: Referee) -> None:
    """All Danevolds on any border of these regions; then a toll (QUAKE)."""
    for one, other in table.danevolds:
        if one in regions or other in regions:
            referee.tell(DanevoldFell(region=one, toward=other))
    table.danevolds = tuple(
        (one, other) for one, other in table.danevolds if not {one, other} & set(regions)
    )
    _toll(table, regions, referee)


VERBS: Mapping[Verb, Callable[[Table, Sequence[Region], Referee], None]] = {
    Verb.TOLL: _toll,
    Verb.WRATH: _wrath,
    Verb.RUIN: _ruin,
    Verb.UNREST: _unrest,
    Verb.QUAKE: _quake,
}


def _strike(table: Table, region: Region, warriors: int, referee: Referee) -> None:
    """The leader's warriors die before guests."""
    if warriors:
        land = table.lands[region]
        npc = min(land.npc, warriors)
        change(table, region, referee, npc=land.npc - npc, warriors=land.warriors - warriors + npc)
        referee.tell(WarriorsStruck(region=region, warriors=warriors))


def _mark(table: Table, giant: Giant, god: God | None) -> None:
    table.omens = tuple(
        replace(omen, cover=god) if omen.giant is giant else omen for omen in table.omens
    )
