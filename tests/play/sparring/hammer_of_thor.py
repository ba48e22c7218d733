"""Partners in The Hammer of Thor: one wins fame in fights, one gathers companions and items."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from games.core.vocabulary import Action
from games.hammer_of_thor import actions as acts
from games.hammer_of_thor.aid_appraisal import strength
from games.hammer_of_thor.battle.captives import Lot
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.encounter.tables import RACES, Card
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.view import CounterSeen
from tests.play.sparring.sparring import Seen, best

MOST = 10.0
"""REPUTATION that a victory brings at most."""
DEFEAT = 9.0
DEALS: Mapping[Deal, float] = {Deal.TREASURE: 2.5, Deal.ITEM: 2.5, Deal.HEALING: 0.5}
"""What deals are worth beside the REPUTATION of having made one."""


class Temper(Struct, frozen=True):
    """What one is out for."""

    charisma: float
    """The worth of a hero's CHARISMA, where a point of MIGHT is worth 1."""
    company: float
    """The worth of REPUTATION that comes along."""
    fight: float
    """The worth of REPUTATION that is won by arms."""


GATHERER = Temper(charisma=6.0, company=1.2, fight=0.7)
QUESTER = Temper(charisma=4.0, company=1.1, fight=1.3)


def gatherer(seen: Seen) -> Action:
    """Meet those who would come along, and fight only whoever is weak."""
    return _play(seen, GATHERER)


def quester(seen: Seen) -> Action:
    """Fight whoever can be beaten, and take along who likes to come."""
    return _play(seen, QUESTER)


def _play(seen: Seen, temper: Temper) -> Action:
    known = [one for kind in WORTHS for one in seen.of(kind)]
    return best(known, lambda one: WORTHS[type(one)](seen, one, temper)) if known else seen.ask[0]


def _hero(seen: Seen, choice: acts.Choose, temper: Temper) -> float:
    hint = seen.hint(choice)
    return hint.might + temper.charisma * hint.charisma + hint.reputation


def _travel(seen: Seen, journey: acts.Travel, temper: Temper) -> float:
    """Where somebody is met who would come along."""
    del temper
    hint = seen.hint(journey)
    kind = _kin(journey.realm, seen.view.players[seen.view.seat].side)
    return hint.somebody / 100 * (1 + kind) - 0.5 * (hint.mortals + hint.dead) - 0.01 * hint.cost


def _meet(seen: Seen, meeting: acts.Meet, temper: Temper) -> float:
    other = next(one for one in seen.view.counters if one.leader == meeting.leader)
    return 0.2 * _fame(other) * temper.company if other.seat is None else -1.0


def _answer(seen: Seen, answer: acts.Answer, temper: Temper) -> float:
    """What a card brings if it succeeds, less what a fight may cost."""
    own, foe = _both(seen)
    leader = FIGURES[foe.leader].stats[Stat.REPUTATION]
    opposed = {own.side, foe.side} == {Side.GOOD, Side.EVIL}
    odds = _odds(own, foe)
    spoils = temper.fight * min(MOST, 0.5 * _fame(foe)) * (1.0 if opposed else 0.4)
    battle = odds * spoils - (1 - odds) * DEFEAT - 1.0
    if answer.card is Card.ATTACK:
        return battle if foe.side is not own.side else -DEFEAT
    hint = seen.hint(answer)
    gains = {
        Card.FOLLOWER: temper.company * _fame(foe) + 1,
        Card.SEDUCE: temper.company * leader,
        Card.FRIENDSHIP: 1 + (0.4 * leader if not opposed else 0.0),
        Card.NEGOTIATE: 1 + (leader if answer.deal is Deal.SERVICE else DEALS.get(answer.deal, 0)),
        Card.CON: 1.5,
        Card.CHALLENGE: odds * temper.fight * min(MOST, leader / 2) - (1 - odds) * 5,
        Card.EVADE: 0.1,
    }
    return (hint.success * gains[answer.card] + hint.battle * min(0.0, battle)) / 100


def _plan(seen: Seen, plan: Plan, temper: Temper) -> float:
    """Strike a weaker player, else get away."""
    del temper
    own, foe = _both(seen)
    wanted = Card.ATTACK if _odds(own, foe) > 0.65 and own.side is not foe.side else Card.EVADE
    return (plan.first is wanted) + (plan.then is wanted)


def _settle(seen: Seen, settling: acts.Settle, temper: Temper) -> float:
    """Take along whoever comes."""
    hint, fame = seen.hint(settling), FIGURES[settling.name].stats[Stat.REPUTATION]
    if settling.lot is Lot.TAKE:
        return temper.company * hint.chance / 100 * fame
    return float(hint.gain - hint.cost + hint.items)


def _fight(seen: Seen, fight: acts.Fight, temper: Temper) -> float:
    del temper
    return float(seen.hint(fight).chance)


def _withdraw(seen: Seen, flight: acts.Withdraw, temper: Temper) -> float:
    """Only from what is nearly lost."""
    del temper
    return 0.4 * seen.hint(flight).chance


def _reveal(seen: Seen, item: acts.Reveal, temper: Temper) -> float:
    """Items that are shown bring fame and help."""
    del temper
    return 20.0 if seen.hint(item) is None or seen.hint(item).chance >= 50 else -20.0


def _muster(seen: Seen, muster: acts.Muster, temper: Temper) -> float:
    del temper
    hint = seen.hint(muster)
    return hint.might - hint.foe


def _duel(seen: Seen, duel: acts.AcceptDuel, temper: Temper) -> float:
    del temper
    hint = seen.hint(duel)
    return hint.own - hint.theirs


def _send_away(seen: Seen, who: acts.SendAway, temper: Temper) -> float:
    del seen, temper
    return -float(FIGURES[who.name].stats[Stat.REPUTATION])


def _pick(seen: Seen, pick: acts.Pick, temper: Temper) -> float:
    hint = seen.hint(pick)
    return temper.company * hint.friendly


def _always(worth: float) -> Callable[[Seen, Any, Temper], float]:
    return lambda _seen, _action, _temper: worth


WORTHS: Mapping[type[Action], Callable[[Seen, Any, Temper], float]] = {
    acts.Choose: _hero,
    acts.Travel: _travel,
    acts.Meet: _meet,
    acts.LookAround: _always(0.5),
    acts.PassBy: _always(-2.0),
    acts.Reveal: _reveal,
    acts.Answer: _answer,
    acts.Plan: _plan,
    acts.Settle: _settle,
    acts.Fight: _fight,
    acts.Withdraw: _withdraw,
    acts.Muster: _muster,
    acts.AcceptDuel: _duel,
    acts.RefuseDuel: _always(0.0),
    acts.SendAway: _send_away,
    acts.Pick: _pick,
    acts.RefuseDeal: _always(0.0),
    acts.Keep: _always(0.0),
    acts.TakeItem: _always(1.0),
    acts.BreakCamp: _always(0.0),
}


def _both(seen: Seen) -> tuple[CounterSeen, CounterSeen]:
    """The own group and the one that it meets."""
    met = seen.view.encounter
    by_number = {one.number: one for one in seen.view.counters}
    mover, other = by_number[met.mover], by_number[met.other]
    return (mover, other) if mover.seat == seen.view.seat else (other, mover)


def _odds(own: CounterSeen, foe: CounterSeen) -> float:
    """A guess at the chance to beat a group."""
    ours, theirs = strength(own) ** 4, strength(foe) ** 4
    return ours / max(1, ours + theirs)


def _fame(group: CounterSeen) -> int:
    return sum(FIGURES[one.id].stats[Stat.REPUTATION] for one in group.members)


@cache
def _kin(realm: Realm, side: Side | None) -> float:
    """The share of those who may be met in a realm that would come along."""
    there = [one.side for one in FIGURES.values() if one.race in RACES.get(realm, ())]
    return sum(one in (side, Side.NEUTRAL) for one in there) / max(1, len(there))
