"""Partners in Norseheim: one settles and bargains for seats, one takes lands from rivals."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from games.core.vocabulary import Action
from games.norseheim import actions as acts
from games.norseheim.board import KINGS, NEIGHBOURS, Region
from games.norseheim.land import Building
from games.norseheim.orders.attack import TO_THE_END
from games.norseheim.prompts import NeedlessHint
from games.norseheim.view import LandSeen, PlayerSeen, View
from tests.play.sparring.sparring import Seen, best

ROUNDS = 6
AP, WARRIOR, CARD, FAVOUR = 0.35, 0.55, 0.5, 1.2
WALLS = {Building.NONE: 0, Building.SETTLEMENT: 1, Building.RING: 2}


class Temper(Struct, frozen=True):
    """What one looks for."""

    spite: float
    """What a rival's loss is worth, in parts of an own gain."""
    seat: float
    """The worth of a seat in the council, beside its point."""
    build: float
    """The worth of a building, beside its walls."""


SETTLER = Temper(spite=0.15, seat=0.8, build=1.0)
RAIDER = Temper(spite=0.6, seat=0.0, build=0.0)


def settler(seen: Seen) -> Action:
    """Take what is weakly held, convince chieftains, build walls and recruit."""
    return _play(seen, SETTLER)


def raider(seen: Seen) -> Action:
    """Recruit, and take from rivals what pays most, above all from whoever leads."""
    return _play(seen, RAIDER)


def _play(seen: Seen, temper: Temper) -> Action:
    known = [one for kind in WORTHS for one in seen.of(kind)]
    worth = {one: WORTHS[type(one)](seen, one, temper) for one in known}
    found = best(known, worth.__getitem__) if known else None
    if found is not None and (worth[found] > 0 or not seen.of(*IDLE)):
        return found
    return (seen.of(*IDLE) or seen.ask)[0]


IDLE = (acts.Pass, acts.EndTurn, acts.LeaveIt, acts.NoFavour, acts.NoMercy, acts.Done)
"""What is done where nothing is worth doing."""


def _attack(seen: Seen, order: acts.Attack, temper: Temper) -> float:
    """The land that it may win, less the warriors and the AP that it costs."""
    if order.until != TO_THE_END:
        return -1.0
    hint, land, source = (
        seen.hint(order),
        _land(seen.view, order.target),
        _land(seen.view, order.source),
    )
    gain = _gain(seen.view, order.target, temper)
    held = land.owner if land.owner is not None else land.ally
    if held is not None and held != seen.view.seat:
        leader = max(seen.view.players, key=lambda one: (one.seat != seen.view.seat, one.power))
        gain += temper.spite * gain * (1.5 if held == leader.seat else 1.0)
    if land.ally == seen.view.seat:
        gain -= _seat(seen.view, temper)
    survivors = order.warriors - hint.lost
    holds = min(1.0, 0.6 + 0.2 * survivors - 0.1 * _threat(seen.view, order.target))
    left = source.warriors - order.warriors + WALLS[source.building]
    bare = 0.12 * max(0, _threat(seen.view, order.source) - left) * (source.owner is not None)
    risk = min(0.6, bare) * _gain(seen.view, order.source, temper)
    price = WARRIOR * hint.lost + _price(seen.view, hint.ap) + CARD * order.cards
    return hint.chance / 100 * gain * max(0.3, holds) - price - risk


def _recruit(seen: Seen, order: acts.Recruit, temper: Temper) -> float:
    """The warriors that come."""
    del temper
    hint = seen.hint(order)
    late = 0.5 if seen.view.round == ROUNDS else 1.0
    return late * WARRIOR * hint.warriors + 0.4 - _price(seen.view, hint.ap) - 0.2 * order.cards


def _diplomacy(seen: Seen, order: Any, temper: Temper) -> float:
    """The seat, and the markers that it binds."""
    land = _land(seen.view, order.region)
    if land.ally == seen.view.seat:
        return -1.0
    spite = temper.spite * (land.ally is not None)
    ap = seen.hint(order).ap if isinstance(order, acts.Diplomacy) else 0
    cards = CARD * getattr(order, "cards", 0)
    return (
        (1 + spite) * _seat(seen.view, temper) - 0.3 * order.markers - _price(seen.view, ap) - cards
    )


def _build(seen: Seen, order: acts.Settle | acts.Fortify, temper: Temper) -> float:
    """Walls, and warriors in rounds to come."""
    size = _own(seen.view).character.size if isinstance(order, acts.Fortify) else 1
    threat = min(1.0, 0.15 * _threat(seen.view, order.region))
    rounds = ROUNDS - seen.view.round
    trained = 0.2 * rounds * size
    walls = threat * 0.25 * _gain(seen.view, order.region, temper)
    ap = seen.hint(order).ap
    return (
        (temper.build if rounds else 0.0)
        + trained
        + walls
        - _price(seen.view, ap)
        - 0.1 * order.cards
    )


def _worship(seen: Seen, order: Any, temper: Temper) -> float:
    """A card, and a Giant that is held back."""
    del temper
    return FAVOUR - _price(seen.view, seen.hint(order).ap) - 0.1 * order.cards


def _favour(seen: Seen, order: Any, temper: Temper) -> float:
    """A Gods card is played as soon as it does something."""
    del order, temper
    return 2.0


def _in_battle(seen: Seen, order: acts.PlayFavour, temper: Temper) -> float:
    del temper
    return -1.0 if isinstance(seen.hint(order), NeedlessHint) else 1.5


def _home(seen: Seen, order: acts.ChooseHome, temper: Temper) -> float:
    """Good numbers, and weak lands around."""
    del temper
    hint = seen.hint(order)
    near = [_land(seen.view, region) for region in NEIGHBOURS[order.region]]
    around = sum(land.value / (1 + land.npc) for land in near)
    return (
        2 * hint.size - hint.price + hint.strength + hint.value + 0.6 * hint.warriors + 0.5 * around
    )


def _reward(seen: Seen, order: acts.ChooseReward, temper: Temper) -> float:
    """Cards to attack first, then what is left."""
    del seen, temper
    return WISHES.get(order.reward.value, 1.0)


WISHES: Mapping[str, float] = {"attack": 4.0, "size": 3.0, "recruit": 2.0}
"""Rewards; others count 1 each."""


def _usual(seen: Seen, order: Action, temper: Temper) -> float:
    del seen, order, temper
    return 1.0


WORTHS: Mapping[type[Action], Callable[[Seen, Any, Temper], float]] = {
    acts.ChooseHome: _home,
    acts.Attack: _attack,
    acts.Recruit: _recruit,
    acts.Diplomacy: _diplomacy,
    acts.Brisingamen: _diplomacy,
    acts.Settle: _build,
    acts.Fortify: _build,
    acts.Worship: _worship,
    acts.PlayFavour: _in_battle,
    acts.Feast: _favour,
    acts.Bounty: _favour,
    acts.MimirsWell: _favour,
    acts.LightFingers: _favour,
    acts.ChooseReward: _reward,
    acts.GiveBackAsUsual: _usual,
    acts.GoIntoExile: _usual,
    acts.PlayOn: _usual,
}


def _gain(view: View, region: Region, temper: Temper) -> float:
    """The points of a land at the end, and what it yields until then."""
    rounds = ROUNDS - view.round
    land = _land(view, region).value * (1 + AP * rounds)
    return land + (1.0 if region in KINGS else _seat(view, temper))


def _seat(view: View, temper: Temper) -> float:
    return 1 + temper.seat + AP * (ROUNDS - view.round)


def _price(view: View, ap: int) -> float:
    """What AP are worth; in the last round they buy nothing later."""
    return ap * (AP if view.round < ROUNDS else 0.02)


def _threat(view: View, region: Region) -> int:
    """The warriors of the strongest rival next to a region."""
    near = (_land(view, one) for one in NEIGHBOURS[region])
    return max((one.warriors for one in near if one.owner not in (None, view.seat)), default=0)


def _land(view: View, region: Region) -> LandSeen:
    return next(land for land in view.lands if land.region is region)


def _own(view: View) -> PlayerSeen:
    return next(one for one in view.players if one.seat == view.seat)
