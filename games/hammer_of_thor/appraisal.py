"""How a seat stands, for a robot that looks one action ahead: by its own view alone."""

from msgspec.structs import replace

from games.core.kept import kept
from games.core.vocabulary import Seat
from games.hammer_of_thor.aid_appraisal import helped
from games.hammer_of_thor.alone.tasks import TASKS, worth
from games.hammer_of_thor.cards.deck import RUNES
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.folk.tales import MISSIONS
from games.hammer_of_thor.host_appraisal import lead_of_hosts
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.ragnarok.field import FOE, goes
from games.hammer_of_thor.ragnarok.strength import SPEARS
from games.hammer_of_thor.table import ItemsRule
from games.hammer_of_thor.threat_appraisal import threatened
from games.hammer_of_thor.view import CounterSeen, PlayerSeen, View

WON = 1000.0
LEAD = 65.0
"""A lead that wins e times as often as it loses; `tests.play.minds.calibrating` fits it."""
RIVAL = 0.4
"""How much the best of the others counts."""
FRIEND = 0.25
"""The REPUTATION of a friend, beside the own."""
HOST = 1.0
"""A point of strength in the last battle, which one's side must win (12.6)."""
SOLE, SMALL = 0.15, 0.5
"""A point of the score, and all other means, where no rival may win along: the last battle decides,
and the score in mutual ruin alone (13.1)."""
CHARM, BRAWN, GREAT = 2.0, 0.3, 28.0
"""A hero's CHARISMA and MIGHT; whoever has so much is as good as any."""
STANDS = 0.1
"""A point that a hero begins with, in the last battle: whoever has many meets the strong (12.5)."""
RUNE, ITEM, CARD = 1.0, 0.6, 0.8
"""A rune, a concealed item, a held card."""
HEALTH = 6.0
"""A hero with all of the STAMINA, beside one that is nearly dead; followers by a third of it."""
MEDAL = 10.0
"""A point of a medal, beside ten of the score (14.3C)."""
CHANGE = 0.8
"""A change of shape that is left (2.2C)."""
FORM = 0.1
"""A point of MIGHT that a shape adds or takes, as long as an encounter goes on."""
SPIRIT = 0.5
"""A spirit that is away: it wins less than a group (4.2C)."""
AID = 2.0
"""A rune that helps in the encounter that goes on: more than it is worth unused."""
ILL, MAD = 1.0, 6.0
"""Venom or disease; insanity."""
UNUSED = 1.0
"""An ability that is kept back, a card that sleeps, items that stay concealed."""
IDLE = 0.75
"""The own turn goes on, and nobody is met: what gains less is not worth the while."""
FOUND = 3.5
"""The own journey is over, and whom one meets is still to be chosen: nearly always somebody."""
CHANCE = 3.0
"""An encounter that has just begun on the own journey: it brings more than it costs."""
DANGER = 1.5
"""One that goes on."""
SCATTERED = 0.5
"""A group more than one: many small ones are beaten one by one."""
BUSY = 0.01
"""A group is seen to, and the turn does not go on."""
THREAT = 1.0
"""A group that stands next to a clearly stronger one of another seat."""
LEADER = 0.6
"""A Leader Action that lies ready."""
HOPE = 0.3
"""The share of a mission's reward that is counted as it comes nearer."""


def appraise(view: View) -> float:
    """The viewer's score and means, less those of the best other.

    Before the first turn all heroes are worth the same: one that begins with less fame wins more of
    it on the way (1.5).
    """
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        return WON * view.ending.outcome(seat)
    if not view.game_turn:
        return _promise(view.players[seat].hero)
    side, shared = view.players[seat].side, _is_shared(view, seat)
    worth = [_worth(view, player, shared=shared) for player in view.players]
    others = [value for other, value in enumerate(worth) if other != seat]
    lost = UNUSED * (view.asleep + (view.items is ItemsRule.ASK)) + THREAT * threatened(view)
    lost += _idleness(view, seat)
    host = HOST * lead_of_hosts(view, side) if side is not None and side in FOE else 0.0
    value = worth[seat] - RIVAL * max(others, default=0.0) + host + _task(view)
    return value - (lost if shared else SMALL * lost)


def _promise(hero: Name | None) -> float:
    """The worth of a hero: whoever charms finds followers, and the mighty stand in the end."""
    if hero is None:
        return 0.0
    charm, brawn = FIGURES[hero].stats[Stat.CHARISMA], might(Member(hero), Season.SPRING)
    return min(GREAT, CHARM * charm + BRAWN * brawn)


def _fame(hero: Name | None, *, shared: bool) -> float:
    """The worth of what a hero begins with, which is not counted: fame makes all even (1.5)."""
    if hero is None:
        return 0.0
    figure = FIGURES[hero]
    begun = figure.stats[Stat.REPUTATION] + figure.fame
    stands = HOST * STANDS * begun if goes(figure) else HOST * min(SPEARS, begun)
    return (1.0 if shared else SOLE) * begun + stands


def _is_shared(view: View, seat: Seat) -> bool:
    """Somebody else may win with the seat's side, and the score decides; or the score is all."""
    sides = {view.players[seat].side, Side.NEUTRAL}
    neutral = view.players[seat].side is Side.NEUTRAL
    others = [one for one in view.players if one.seat != seat and not one.out]
    return not others or neutral or any(one.side in sides for one in others)


def _idleness(view: View, seat: Seat) -> float:
    """The cost of one's own turn where nothing is met, and of a group that is still seen to."""
    if view.active != seat:
        return 0.0
    busy = BUSY * (view.tended is not None)
    if seat not in view.awaited or view.encounter is not None:
        return busy
    return busy - FOUND if view.meeting else busy + IDLE


def _worth(view: View, player: PlayerSeen, *, shared: bool) -> float:
    own = [counter for counter in view.counters if counter.seat == player.seat]
    friends = sum(FIGURES[name].stats[Stat.REPUTATION] for name in player.friends)
    met = view.encounter is not None and view.encounter.mover in [one.number for one in own]
    forms = FORM * sum(_gained(counter, view.season) for counter in own if met)
    means = sum(map(_means, own)) + CARD * player.holds + LEADER * (player.lead is not None)
    means += helped(view, player) + AID * _cast(view, player) + _hope(view, own)
    means -= SCATTERED * max(0, len(own) - 1)
    means += FRIEND * friends + forms + _meeting(view, met=met)
    value = player.score + means if shared else SOLE * player.score + SMALL * means
    return value + _promise(player.hero) - _fame(player.hero, shared=shared)


def _meeting(view: View, *, met: bool) -> float:
    """The prospects of an encounter, to whoever has sought it."""
    if view.encounter is None or not met:
        return 0.0
    return CHANCE if view.encounter.round == 1 and not view.encounter.fighting else -DANGER


def _cast(view: View, player: PlayerSeen) -> int:
    """The runes of a seat that help in the encounter that goes on."""
    aids = view.encounter.aids if view.encounter is not None else ()
    return sum(seat == player.seat and card in RUNES for seat, card in aids)


def _hope(view: View, own: list[CounterSeen]) -> float:
    """Missions that are begun and not yet fulfilled."""
    if not view.missions:
        return 0.0
    here = {member.id for counter in own for member in counter.members}
    begun = (one for one in view.missions if one.name in here and not one.fulfilled)
    return sum(HOPE * MISSIONS[one.name].rep * one.done / one.needed for one in begun)


def _task(view: View) -> float:
    """The points of a task that is done, in a match for one (14.3C)."""
    solo = view.solo
    if solo is None or solo.task is None:
        return 0.0
    return MEDAL * worth(TASKS[solo.task].medal(solo.done))


@kept
def _means(counter: CounterSeen) -> float:
    """Health of body and mind, runes, concealed items and changes of shape of a group."""
    value = -SPIRIT * counter.spirit
    for member in counter.members:
        whole = FIGURES[member.id].stats[Stat.STAMINA]
        share = min(1.0, member.left / whole) if whole else 0.0
        value += HEALTH * share * (1.0 if member.hero else 0.33)
        value -= ILL * (bool(member.venom) + member.diseased) + MAD * (member.mad is not None)
        value -= UNUSED * len(member.withheld)
        value += RUNE * member.runes + ITEM * member.concealed + CHANGE * member.changes
    return value


@kept
def _gained(counter: CounterSeen, season: Season) -> int:
    """MIGHT that a group has by its shapes, beside what it would have in its own."""
    gained = 0
    for one in counter.members:
        own = Member(one.id, shown=one.shown)
        gained += might(replace(own, shape=one.shape), season) - might(own, season)
    return gained
