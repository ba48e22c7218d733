"""Runes of both sides, and how they fall (R26, R28, R29, R32, R37, R71, H3)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.core.dice import Referee
from games.norseheim.board import Region, border
from games.norseheim.land import MOST_RUNES, Battle, Rune, Side
from games.norseheim.omens import open_giant
from games.norseheim.options import Upright
from games.norseheim.table import Table
from games.norseheim.war_events import AttackerThrew, DefenderThrew, SureHit

FACES: Mapping[Upright, tuple[int, int]] = {Upright.TEN: (18, 36), Upright.FIVE: (19, 38)}
"""Of forty equal chances: below the first a hit, below the second a blank, else upright (odds)."""
CHANCES = 40


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
    for side in (attack, against):
        if side.sure and side.seat is not None:
            referee.tell(SureHit(seat=side.seat))
    disturb(table, (*attack.thrown, *against.thrown), referee)
    return replace(battle, attack=attack, defence=against)
