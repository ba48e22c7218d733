"""Chances of a battle, exactly: every throw of either side, to the end [house]."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from games.core.vocabulary import Seat
from games.fallen_kingdoms.field import DICE, DIE, HIT
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.forces import (
    HORDE,
    attack_needs,
    defence_needs,
    frightens,
    is_by_sea,
    refuges,
)

Throws = Mapping[tuple[int, bool], float]
"""The chance of so many hits, with an even die or without."""


@dataclass(frozen=True)
class Terms:
    """All that decides a battle beside numbers and dice."""

    attack_first: int = HIT
    attack: int = HIT
    defence_first: int = HIT
    defence: int = HIT
    berserk: bool = False
    shield: bool = False
    frightens: bool = False
    """The attacker's even dice drive a defender away."""
    frightened: bool = False
    """The defender's even dice drive an attacker away."""
    limit: int = 0
    """The attackers go home when so many are left."""


PLAIN = Terms()


@dataclass(frozen=True)
class Chances:
    """How a battle ends, if the defender holds the city."""

    taken: float
    beaten: float
    """No attacker is left."""
    spent: float
    """The attackers go home."""
    lost: float
    """Attackers that die, on average."""
    killed: float
    """Defenders that die, on average."""


_TAKEN = Chances(1.0, 0.0, 0.0, 0.0, 0.0)
_BEATEN = Chances(0.0, 1.0, 0.0, 0.0, 0.0)
_SPENT = Chances(0.0, 0.0, 1.0, 0.0, 0.0)


def chances(attackers: int, defenders: int, terms: Terms = PLAIN) -> Chances:
    """The chances of an attack from its first throw on."""
    begun = _Round(attackers, defenders, first=True, missed=False, shield=terms.shield)
    return _attack(begun, terms)


def plain(attackers: int, defenders: int) -> float:
    """The chance to take a city, all else being equal."""
    return chances(attackers, defenders).taken


def terms_of(table: Table, seat: Seat, city: City, limit: int = 0, *, by_sea: bool) -> Terms:
    """The terms of an attack as the table stands now."""
    owner = table.sites[city].owner
    assert owner is not None
    scared = table.intimidation(owner) > table.intimidation(seat)
    return Terms(
        attack_needs(table, seat, city, first=True, by_sea=by_sea),
        attack_needs(table, seat, city, first=False, by_sea=by_sea),
        defence_needs(table, owner, city, first=True),
        defence_needs(table, owner, city, first=False),
        table.knows(seat, Knowledge.BERSERKERS),
        table.knows(owner, Knowledge.SHIELDS),
        frightens(table, seat, owner, city) and bool(refuges(table, owner, city)),
        scared and bool(refuges(table, seat, city)),
        limit,
    )


def attack_chances(table: Table, seat: Seat, city: City, attackers: int, limit: int = 0) -> Chances:
    """The chances of an attack that is planned."""
    terms = terms_of(table, seat, city, limit, by_sea=is_by_sea(table, city))
    return chances(attackers, table.sites[city].units, terms)


@cache
def throws(dice: int, needed: int) -> Throws:
    """The chances of hits and of an even die."""
    faces = list(product(range(1, DIE + 1), repeat=dice))
    found = Counter(
        (sum(die >= needed for die in one), any(die % 2 == 0 for die in one)) for one in faces
    )
    return {how: count / len(faces) for how, count in found.items()}


@dataclass(frozen=True)
class _Round:
    """Where a battle stands before a throw."""

    attackers: int
    defenders: int
    first: bool
    """Neither side has thrown before."""
    missed: bool
    """The other side's last throw hit nothing."""
    shield: bool
    """The first hit on the defenders is still stopped."""


@cache
def _attack(now: _Round, terms: Terms) -> Chances:
    """From an attacker's throw on."""
    if not now.first and now.attackers <= terms.limit:
        return _SPENT
    dice = DICE + (terms.berserk and now.attackers >= HORDE)
    needed = terms.attack_first if now.first else terms.attack
    found = []
    for (hits, even), chance in throws(dice, needed).items():
        killed = min(now.defenders, hits - (1 if now.shield and hits else 0))
        left = now.defenders - killed
        if left and terms.frightens and even:
            left -= 1
        shield = now.shield and not hits
        if not left:
            then = _TAKEN
        elif now.missed and not hits:
            then = _SPENT
        else:
            then = _defence(replace(now, defenders=left, missed=not hits, shield=shield), terms)
        found.append((chance, then, 0, killed))
    return _average(found)


@cache
def _defence(now: _Round, terms: Terms) -> Chances:
    """From a defender's throw on."""
    needed = terms.defence_first if now.first else terms.defence
    found = []
    for (hits, even), chance in throws(DICE, needed).items():
        lost = min(now.attackers, hits)
        left = now.attackers - lost
        if left and terms.frightened and even:
            left -= 1
        if not left:
            then = _BEATEN
        elif now.missed and not hits:
            then = _SPENT
        else:
            then = _attack(replace(now, attackers=left, first=False, missed=not hits), terms)
        found.append((chance, then, lost, 0))
    return _average(found)


def _average(found: list[tuple[float, Chances, int, int]]) -> Chances:
    return Chances(
        sum(p * then.taken for p, then, _, _ in found),
        sum(p * then.beaten for p, then, _, _ in found),
        sum(p * then.spent for p, then, _, _ in found),
        sum(p * (lost + then.lost) for p, then, lost, _ in found),
        sum(p * (killed + then.killed) for p, then, _, killed in found),
    )
