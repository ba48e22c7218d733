"""The last battle as it would end now, to a robot (12.3 to 12.7).

Nobody is drawn or thrown here: who would meet is known, and what comes of it is taken on average.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp
from operator import attrgetter
from typing import TypeAlias

from msgspec import Struct

from games.core.kept import kept
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.ragnarok.field import FOE, RECOVERED, SURE, UNBOUND, WARRIORS, goes
from games.hammer_of_thor.ragnarok.fighting import MOST, SHARE
from games.hammer_of_thor.ragnarok.strength import DEAD, HURT, SPEARS, VALHALLA, doom, is_einherjar
from games.hammer_of_thor.view import CounterSeen, MemberSeen, PlayerSeen, View

EVEN, STEEP = 1.0, 8.4
"""Fitted to 16,831 duels: between equals each keeps 27 of 100 parts of its REPUTATION."""
SLAIN = 0.5
"""REPUTATION that is won by a slayer counts half if it falls too, and once more if it stands."""


class Warrior(Struct, frozen=True):
    """One who would fight."""

    name: Name
    reputation: int
    might: int
    part: float
    """The part of its REPUTATION that would count if nobody met it."""
    sent: bool
    """It is a seat's, and wins REPUTATION for whom it slays (12.8)."""


class Band(Struct, frozen=True):
    """All that a group brings to the last battle."""

    warriors: Mapping[Name, Warrior]
    spears: int
    gained: int
    """REPUTATION that was won in play."""


Bands: TypeAlias = Mapping[Seat, Sequence[Band]]
"""By seat, of those who know their side."""
Host: TypeAlias = dict[Name, Warrior]
MIGHT = attrgetter("might")


def lead_of_hosts(view: View, side: Side) -> float:
    """The strength that a side would have in the end, less that of its foe (12.6)."""
    sworn = [player for player in view.players if player.side in FOE and not player.out]
    bands = {player.seat: _bands(view, player.seat) for player in sworn}
    known = _known(view)
    good, evil = (_host(one, [p for p in sworn if p.side is one], bands, known) for one in FOE)
    fated = doom(view.rules, Side.GOOD) - doom(view.rules, Side.EVIL)
    lead = float(VALHALLA + _dead(view) + fated)
    for player in sworn:
        brought = _aside(bands[player.seat])
        lead += brought if player.side is Side.GOOD else -brought
    for one, other in _pairs(sworn, bands, good, evil):
        odds = STEEP * (one.might - other.might) / max(1, one.might + other.might)
        lead += _worth(one, other, odds) - _worth(other, one, -odds)
    lead += sum(map(_unmet, good.values())) - sum(map(_unmet, evil.values()))
    return lead if side is Side.GOOD else -lead


def _bands(view: View, seat: Seat) -> list[Band]:
    return [_band(counter) for counter in view.counters if counter.seat == seat]


def _known(view: View) -> frozenset[Name]:
    """Those who are somebody's, and the dead: none of them comes without a call."""
    names = [_names(counter) for counter in view.counters if counter.seat is not None]
    friends = [name for one in view.players for name in one.friends if _comes(name, one)]
    return frozenset().union(friends, [grave.name for grave in view.helheim], *names)


def _host(side: Side, own: Sequence[PlayerSeen], bands: Bands, known: frozenset[Name]) -> Host:
    """Those of the seats, their Friends and those who belong to nobody (12.3)."""
    found: Host = {}
    for player in own:
        for band in bands[player.seat]:
            found.update(band.warriors)
        found.update((name, _stranger(name)) for name in player.friends if _comes(name, player))
    strangers = (one for one in _strangers(side) if one.name not in known)
    found.update((one.name, one) for one, _ in zip(strangers, range(UNBOUND), strict=False))
    return found


def _comes(friend: Name, player: PlayerSeen) -> bool:
    """A Friend of the seat's side, or neutral, fights for the seat; others are nobody's (4.3A8)."""
    figure = FIGURES[friend]
    return not player.out and goes(figure) and figure.side in (player.side, Side.NEUTRAL)


def _aside(bands: Sequence[Band]) -> float:
    """Strength beside those who fight: spears, and REPUTATION that was won (12.6)."""
    spears = min(SPEARS, sum(band.spears for band in bands))
    return spears + sum(band.gained for band in bands) / HURT


def _dead(view: View) -> int:
    """The Einherjar less Naglfar's crew (12.6)."""
    good = sum(is_einherjar(FIGURES[grave.name]) for grave in view.helheim)
    return min(DEAD, good) - min(DEAD, len(view.helheim) - good)


def _pairs(
    sworn: Sequence[PlayerSeen], bands: Bands, good: Host, evil: Host
) -> Iterator[tuple[Warrior, Warrior]]:
    """Those who would meet, good first; those who are left are met by nobody (12.4, 12.5)."""
    for one, other in SURE:
        if one in good and other in evil:
            yield good.pop(one), evil.pop(other)
        elif other in good and one in evil:
            yield good.pop(other), evil.pop(one)
    for player in sorted(sworn, key=lambda one: -one.reputation):
        own, foes = (good, evil) if player.side is Side.GOOD else (evil, good)
        champion = _champion(bands[player.seat])
        if champion in own and foes:
            vowed = own.pop(champion), foes.pop(max(foes.values(), key=MIGHT).name)
            yield vowed if own is good else vowed[::-1]
    for first, second in zip(_by_reputation(good), _by_reputation(evil), strict=False):
        yield good.pop(first.name), evil.pop(second.name)


def _champion(bands: Sequence[Band]) -> Name | None:
    """The mightiest of a seat (12.2)."""
    found = [one for band in bands for one in band.warriors.values()]
    return max(found, key=MIGHT).name if found else None


def _by_reputation(host: Host) -> list[Warrior]:
    return sorted(host.values(), key=lambda one: (-one.reputation, one.name))


def _worth(one: Warrior, other: Warrior, odds: float) -> float:
    """The strength of somebody who is met, and who may win more by slaying (12.6, 12.8)."""
    stands, falls = _logistic(odds), 1 - _logistic(-odds)
    won = min(MOST, other.reputation / SHARE) * falls * (SLAIN + stands) if one.sent else 0.0
    return _unmet(one) * stands + won


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(EVEN - odds))


def _unmet(one: Warrior) -> float:
    return one.reputation * one.part


@kept
def _names(group: CounterSeen) -> frozenset[Name]:
    return frozenset(one.id for one in group.members)


@kept
def _band(group: CounterSeen) -> Band:
    """Captives and the dead do nothing (12.3)."""
    free = [one for one in group.members if not one.captive and not one.dead]
    staying = [one for one in free if not goes(FIGURES[one.id])]
    return Band(
        warriors={one.id: _warrior(one) for one in free if goes(FIGURES[one.id])},
        spears=sum(_warrior(one).reputation for one in staying if _carries(one)),
        gained=sum(map(_gained, free)),
    )


def _carries(one: MemberSeen) -> bool:
    """Mortals carry no spears, but heroes do (1.5, 12.3)."""
    return one.hero or not FIGURES[one.id].is_mortal


def _warrior(one: MemberSeen) -> Warrior:
    """Half of its wounds are healed before, and it has changed back (2.2C, 12.3)."""
    wounds = max(0, dict(one.stats)[Stat.STAMINA] - one.left)
    there = Member(one.id, shown=one.shown, wounds=wounds - wounds // RECOVERED)
    part = 1 / HURT if there.left * HURT < there.stamina else 1.0
    renown = there.nature.renown + _won(one)
    return Warrior(one.id, renown, might(there, Season.SPRING), part, sent=True)


def _won(one: MemberSeen) -> int:
    """REPUTATION beside what is printed and shown (0.0.5)."""
    seen = Member(one.id, shown=one.shown, shape=one.shape)
    return dict(one.stats)[Stat.REPUTATION] - seen.nature.renown


def _gained(one: MemberSeen) -> int:
    """REPUTATION that was not there from the first (12.6)."""
    return max(0, _won(one) - (FIGURES[one.id].fame if one.hero else 0))


@cache
def _stranger(name: Name) -> Warrior:
    """Somebody who belongs to nobody, with the items on the card (12.3)."""
    member = Member(name, shown=FIGURES[name].items)
    return Warrior(name, member.nature.renown, might(member, Season.SPRING), 1.0, sent=False)


@cache
def _strangers(side: Side) -> tuple[Warrior, ...]:
    """All of an alignment who would come, the most renowned first."""
    return tuple(_by_reputation({name: _stranger(name) for name in WARRIORS[side]}))
