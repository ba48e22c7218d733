"""The outlook of an attack that is fought to the end, without further Gods cards."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from games.norseheim.battle.runes import CHANCES, FACES
from games.norseheim.board import Region, border
from games.norseheim.land import MOST_RUNES, Battle, Building
from games.norseheim.options import RingHits
from games.norseheim.table import Table

PERCENT = 100
SUM_ERROR = 1e-12
"""Sums of chances miss 1 by less, and what is not certain misses it by more than 1e-9."""


class Throw(NamedTuple):
    """The first throw of both sides, where Gods cards have changed it."""

    ours: int
    theirs: int
    sure: int = 0
    """Hits of the attack besides its runes."""
    against: int = 0
    """Hits of the defence besides its runes."""


class Prospect(NamedTuple):
    """An attack that is fought to the end, from the attacker's side."""

    chance: float
    """How likely it takes the region, from nothing to 1."""
    lost: float
    """Attackers that fall, on average."""

    @property
    def percent(self) -> int:
        """The chance as it is told: what is not certain is never called so; 0: under one."""
        if self.chance > 1.0 - SUM_ERROR:
            return PERCENT
        return min(PERCENT - 1, round(PERCENT * self.chance))


def prospect_of(
    table: Table, source: Region, target: Region, warriors: int, first: Throw | None = None
) -> Prospect:
    """The prospect of so many attackers, as the region is defended now."""
    doubled = 2 if border(source, target) in table.danevolds else 1
    ring_first = table.options.ring_hits is RingHits.FIRST
    land = table.lands[target]
    runes = _falling(land.crowd, land.walls, doubled, ring_first=ring_first)
    return prospect(warriors, runes, FACES[table.options.upright][0] / CHANCES, first)


def armed_prospect(table: Table, battle: Battle) -> Prospect:
    """The prospect of an attack before its next throw, with the cards that were played for it."""
    attack, against = battle.attack, battle.defence
    first = Throw(attack.runes, against.runes, attack.sure, against.sure)
    return prospect_of(table, battle.source, battle.target, battle.warriors, first)


@lru_cache(maxsize=1 << 14)
def prospect(
    attackers: int, runes: tuple[int, ...], hit: float, first: Throw | None = None
) -> Prospect:
    """The chance that the attackers win, and how many of them fall.

    Args:
        attackers: warriors that attack.
        runes: the runes of the defence as it stands, after one hit, two hits ... until it falls.
        hit: how likely a rune is a hit.
        first: the next throw, if it is not what the warriors give.
    """
    if not attackers:
        return Prospect(0.0, 0.0)
    if not runes:
        return Prospect(1.0, 0.0)
    usual = Throw(min(MOST_RUNES, attackers), runes[0])
    first = first or usual
    won = lost = idle = 0.0
    for more, likely in enumerate(_hits(first.ours, hit)):
        for again, also in enumerate(_hits(first.theirs, hit)):
            dealt, taken = first.sure + more, min(attackers, first.against + again)
            if not dealt and not taken:
                idle = likely * also
                continue
            then = prospect(attackers - taken, runes[dealt:], hit)
            won += likely * also * then.chance
            lost += likely * also * (taken + then.lost)
    if first == usual:
        return Prospect(won / (1 - idle), lost / (1 - idle))
    then = prospect(attackers, runes, hit)
    return Prospect(won + idle * then.chance, lost + idle * then.lost)


@lru_cache(maxsize=256)
def _falling(warriors: int, walls: int, doubled: int, *, ring_first: bool) -> tuple[int, ...]:
    """The runes of a defence hit by hit (R27)."""
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
