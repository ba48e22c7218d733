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
    attackers,
    defence_needs,
    frightens,
    is_by_sea,
    refuges,
)
from games.fallen_kingdoms.war.throwing import missed

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


@dataclass(frozen=True)
class Exchange:
    """The chances of a throw and the reply to it."""

    hit: float
    """A defender dies or flees."""
    taken: float
    """No defender is left."""
    lost: float
    """An attacker dies or flees."""


_BOTH = 2
"""Throws in a round of battle, one of each side."""
_TAKEN = Chances(1.0, 0.0, 0.0, 0.0, 0.0)
_BEATEN = Chances(0.0, 1.0, 0.0, 0.0, 0.0)
_SPENT = Chances(0.0, 0.0, 1.0, 0.0, 0.0)


def chances(attackers: int, defenders: int, terms: Terms = PLAIN) -> Chances:
    """The chances of an attack from its first throw on."""
    begun = _Round(attackers, defenders, first=True, missed=False, shield=terms.shield)
    return _attack(begun, terms)


@cache
def plain(attackers: int, defenders: int, *, frightened: bool = False) -> float:
    """The chance to take a city, all else being equal, or from whoever is more feared."""
    return chances(attackers, defenders, Terms(frightened=frightened)).taken


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


def attack_chances(table: Table, seat: Seat, city: City, units: int, limit: int = 0) -> Chances:
    """The chances of an attack with so many units that is planned."""
    terms = terms_of(table, seat, city, limit, by_sea=is_by_sea(table, city))
    return chances(units, table.sites[city].units, terms)


def chances_now(table: Table, seat: Seat, city: City) -> Chances:
    """The chances from the attacker's next throw on; the battle may have begun."""
    return _attack(*_now(table, seat, city))


def holding_chances(table: Table, seat: Seat, city: City) -> Chances:
    """The chances from the defender's next throw on, if the attacker fights to the last."""
    return _defence(*_now(table, seat, city))


def exchange(table: Table, seat: Seat, city: City) -> Exchange:
    """The chances of the attacker's next throw, and of the reply if there is one."""
    now, terms = _now(table, seat, city)
    needed = terms.defence_first if now.first else terms.defence
    struck = sum(
        chance
        for (hits, even), chance in throws(DICE, needed).items()
        if hits or (terms.frightened and even)
    )
    hit = taken = lost = 0.0
    for (hits, even), chance in _attackers_throws(now, terms).items():
        left, _ = _left(now, terms, hits, even=even)
        hit += chance * (left < now.defenders)
        taken += chance * (not left)
        replies = left and (hits or not now.missed)
        lost += chance * struck if replies else 0
    return Exchange(hit, taken, lost)


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


def _now(table: Table, seat: Seat, city: City) -> tuple[_Round, Terms]:
    """Where the battle for a city stands, or would begin."""
    battle = table.battle
    thrown = battle.throws if battle is not None and battle.city is city else ()
    terms = terms_of(table, seat, city, by_sea=is_by_sea(table, city))
    hit = any(one.seat == seat and not missed(one) for one in thrown)
    now = _Round(
        attackers(table, city),
        table.sites[city].units,
        first=len(thrown) < _BOTH,
        missed=bool(thrown) and missed(thrown[-1]),
        shield=terms.shield and not hit,
    )
    return now, terms


@cache
def _attack(now: _Round, terms: Terms) -> Chances:
    """From an attacker's throw on."""
    if not now.first and now.attackers <= terms.limit:
        return _SPENT
    found = []
    for (hits, even), chance in _attackers_throws(now, terms).items():
        left, killed = _left(now, terms, hits, even=even)
        shield = now.shield and not hits
        if not left:
            then = _TAKEN
        elif now.missed and not hits:
            then = _SPENT
        else:
            then = _defence(replace(now, defenders=left, missed=not hits, shield=shield), terms)
        found.append((chance, then, 0, killed))
    return _average(found)


def _attackers_throws(now: _Round, terms: Terms) -> Throws:
    dice = DICE + (terms.berserk and now.attackers >= HORDE)
    return throws(dice, terms.attack_first if now.first else terms.attack)


def _left(now: _Round, terms: Terms, hits: int, *, even: bool) -> tuple[int, int]:
    """The defenders that are left after an attacker's throw, and those that it killed."""
    killed = min(now.defenders, hits - (1 if now.shield and hits else 0))
    left = now.defenders - killed
    return left - bool(left and terms.frightens and even), killed


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
