"""How likely an attack takes its target if it is fought to the end, without Gods cards."""

from functools import lru_cache
from math import comb

from games.norseheim.battle.runes import CHANCES, FACES
from games.norseheim.board import Region, border
from games.norseheim.land import MOST_RUNES, Building, Land
from games.norseheim.options import RingHits
from games.norseheim.table import Table


def odds(table: Table, source: Region, target: Region, warriors: int) -> float:
    """The chance that so many attackers take a region, from nothing to 1."""
    doubled = 2 if border(source, target) in table.danevolds else 1
    first = table.options.ring_hits is RingHits.FIRST
    runes = _falling(table.lands[target], doubled, ring_first=first)
    return chance(warriors, runes, FACES[table.options.upright][0] / CHANCES)


@lru_cache(maxsize=1 << 14)
def chance(attackers: int, runes: tuple[int, ...], hit: float) -> float:
    """The chance that the attackers win.

    Args:
        attackers: warriors that attack.
        runes: the runes of the defence as it stands, after one hit, two hits ... until it falls.
        hit: how likely a rune is a hit.
    """
    if not attackers:
        return 0.0
    if not runes:
        return 1.0
    ours, theirs = _hits(min(MOST_RUNES, attackers), hit), _hits(runes[0], hit)
    found = sum(
        likely * also * chance(max(0, attackers - taken), runes[dealt:], hit)
        for dealt, likely in enumerate(ours)
        for taken, also in enumerate(theirs)
        if dealt or taken
    )
    return found / (1 - ours[0] * theirs[0])


def _falling(land: Land, doubled: int, *, ring_first: bool) -> tuple[int, ...]:
    """The runes of a defence hit by hit (R27)."""
    warriors, walls = land.crowd, land.walls
    found = []
    while warriors or walls:
        found.append(min(MOST_RUNES, (warriors + walls) * doubled))
        ring = walls == len((Building.SETTLEMENT, Building.RING))
        if warriors and not (ring and ring_first):
            warriors -= 1
        else:
            walls -= 1
    return tuple(found)


@lru_cache(maxsize=64)
def _hits(runes: int, hit: float) -> tuple[float, ...]:
    """The chance of each number of hits, from none on."""
    return tuple(
        comb(runes, number) * hit**number * (1 - hit) ** (runes - number)
        for number in range(runes + 1)
    )
