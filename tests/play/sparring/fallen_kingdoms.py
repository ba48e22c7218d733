"""Partners in Fallen Kingdoms: one goes for temples and weak cities, one builds and learns."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from games.core.vocabulary import Action
from games.fallen_kingdoms import actions as acts
from games.fallen_kingdoms.field import Site
from games.fallen_kingdoms.land.boards import board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Building, Knowledge
from games.fallen_kingdoms.view import View
from games.fallen_kingdoms.war.prompts import JoinHint
from tests.play.sparring.sparring import Seen, best

TEMPLE, CARD, UNIT, VICTORY = 6.0, 7.5, 0.7, 1.0
ENOUGH = 20
"""Units that a kingdom should have."""
SHORT = 0.7
FEW, WEAK = 3, 12
"""Cities and units with which a kingdom is better given away, for a new one."""
RICH = (Knowledge.COINAGE, Knowledge.TRADE, Knowledge.MASONRY)
"""The cards that are taken first."""


class Temper(Struct, frozen=True):
    """What one is out for."""

    bold: float
    """The worth of what is taken, in parts of that of what is built."""
    army: float
    """The worth of a unit that is made, in parts of its usual one."""
    sure: float
    """The chance that an attack must have."""
    care: float
    """The worth of a unit that guards against a neighbour's."""


BUILDER = Temper(bold=0.8, army=1.0, sure=0.75, care=0.25)
RUSHER = Temper(bold=1.3, army=2.0, sure=0.5, care=0.6)


def builder(seen: Seen) -> Action:
    """Put points into buildings and cards; fight where it is all but won."""
    return _play(seen, BUILDER)


def rusher(seen: Seen) -> Action:
    """Put points into units, and go for temples and weakly held cities."""
    return _play(seen, RUSHER)


def _play(seen: Seen, temper: Temper) -> Action:
    known = [one for kind in WORTHS for one in seen.of(kind)]
    return best(known, lambda one: WORTHS[type(one)](seen, one, temper)) if known else seen.ask[0]


def _god(seen: Seen, choice: acts.BeGod, temper: Temper) -> float:
    hint = seen.hint(choice)
    return hint.glory + 0.5 * hint.intimidation * temper.bold


def _group(seen: Seen, group: acts.PlaceGroup, temper: Temper) -> float:
    """New cities that yield much, and few roads to guard."""
    hint = seen.hint(group)
    new = _site(seen.view, group.city).owner is None
    return 9.0 * new + hint.points - temper.care * 0.2 * hint.roads


def _spend(seen: Seen, split: acts.SpendPoints, temper: Temper) -> float:
    """Each point by what its track leads to, and a little more for what is ready at once."""
    hint, tile = seen.hint(split), 2.5 * _turns(seen.view)
    made = 0.2 * (hint.units + hint.buildings + hint.cards) + 0.1 * hint.glory
    short = max(0, ENOUGH - seen.view.players[seen.view.seat].units)
    unit = temper.army * UNIT + SHORT * short
    return split.unit * unit / 3 + split.building * tile / 6 + split.knowledge * CARD / 9 + made


def _card(seen: Seen, card: acts.TakeKnowledge, temper: Temper) -> float:
    del seen, temper
    return float(card.card in RICH)


def _tile(seen: Seen, tile: acts.TakeBuilding, temper: Temper) -> float:
    del seen
    return {Building.FARM: 1.0, Building.WORKSHOP: 1.2, Building.BARRACKS: temper.army}[
        tile.building
    ]


def _units(seen: Seen, placing: acts.PlaceUnits, temper: Temper) -> float:
    """Where a neighbour is strongest beside what stands there; one after another."""
    del temper
    hint = seen.hint(placing)
    return hint.threat - hint.units + 2.0 * _prize(seen.view, placing.city) / 10 - placing.units


def _building(seen: Seen, placing: acts.PlaceBuilding, temper: Temper) -> float:
    del temper
    hint = seen.hint(placing)
    return hint.units - hint.threat


def _move(seen: Seen, move: acts.Move, temper: Temper) -> float:
    """An attack that is likely to win, an empty city, or units to where they are needed."""
    view, hint = seen.view, seen.hint(move)
    left = _site(view, move.source).units - move.units
    bare = temper.care * max(0, min(move.units, _threat(view, move.source) + 1 - left))
    if isinstance(hint, JoinHint) and hint.own:
        need = max(0, _threat(view, move.target) + 1 - hint.units)
        return 0.2 * min(move.units, need) - bare
    if isinstance(hint, JoinHint):
        marching = any(one.target is move.target for one in view.marches)
        return _prize(view, move.target) * (not marching) - bare - 0.3 * move.units
    chance = hint.percent / 100
    before = _planned(seen, move)
    gain = temper.bold * _prize(view, move.target) + VICTORY
    if chance < temper.sure:
        return -1.0
    return (chance - before) * gain - bare - 0.15 * move.units


def _planned(seen: Seen, move: acts.Move) -> float:
    """Whether enough are under way already."""
    there = sum(one.units for one in seen.view.marches if one.target is move.target)
    return min(0.9, there / (2 + 2 * _site(seen.view, move.target).units))


def _strike(seen: Seen, strike: acts.StrikeUntil, temper: Temper) -> float:
    """The city, less the units that fall."""
    hint = seen.hint(strike)
    if strike.left:
        return -1.0
    prize = temper.bold * _prize(seen.view, strike.city) + VICTORY
    return hint.percent / 100 * prize - 0.4 * UNIT * hint.lost


def _rampage(seen: Seen, raid: acts.Rampage, temper: Temper) -> float:
    hint = seen.hint(raid)
    prize = temper.bold * _prize(seen.view, raid.target) + VICTORY
    if hint is None:
        return prize
    return (hint.percent * prize - hint.failed * UNIT) / 100


def _advance(seen: Seen, advance: Any, temper: Temper) -> float:
    del seen, temper
    return float(advance.units)


def _path(seen: Seen, path: acts.TakePath, temper: Temper) -> float:
    """A city that costs few units."""
    del temper
    hint = seen.hint(path)
    lost = getattr(hint, "lost", 9)
    return 3.0 + _prize(seen.view, hint.city) / 5 - UNIT * lost


def _push(seen: Seen, push: acts.PushOn, temper: Temper) -> float:
    del temper
    return 1.5 + _prize(seen.view, push.city) / 5 - UNIT * seen.hint(push).lost


def _surrender(seen: Seen, heir: acts.Surrender, temper: Temper) -> float:
    """A kingdom that is nearly gone makes room for a new one; to whoever has least glory."""
    del temper
    own = seen.view.players[seen.view.seat]
    gone = own.cities <= FEW and own.units <= WEAK
    return (1.0 if gone else -99.0) - 0.01 * seen.hint(heir).glory


def _weaken(seen: Seen, power: Any, temper: Temper) -> float:
    """A god's power strikes where most is to be had."""
    return temper.bold * _prize(seen.view, power.city) - 0.2 * _site(seen.view, power.city).units


def _always(worth: float) -> Callable[[Seen, Any, Temper], float]:
    return lambda _seen, _action, _temper: worth


WORTHS: Mapping[type[Action], Callable[[Seen, Any, Temper], float]] = {
    acts.BeGod: _god,
    acts.PlaceGroup: _group,
    acts.StealCity: _weaken,
    acts.TakeLife: _weaken,
    acts.ThrowHammer: _weaken,
    acts.SkipPower: _always(-1.0),
    acts.SpendPoints: _spend,
    acts.TakeKnowledge: _card,
    acts.TakeBuilding: _tile,
    acts.PlaceUnits: _units,
    acts.PlaceBuilding: _building,
    acts.Move: _move,
    acts.EndMoves: _always(0.0),
    acts.GoThere: _always(5.0),
    acts.StrikeUntil: _strike,
    acts.CallOff: _always(0.0),
    acts.Hold: _always(0.0),
    acts.MoveIn: _always(1.0),
    acts.Rampage: _rampage,
    acts.NoRampage: _always(0.0),
    acts.Advance: _advance,
    acts.StayThere: _always(0.0),
    acts.Invade: _always(1.0),
    acts.Surrender: _surrender,
    acts.StayOut: _always(0.0),
    acts.SettleEvenly: _always(0.0),
    acts.TakePath: _path,
    acts.StopInvading: _always(0.0),
    acts.PushOn: _push,
    acts.StayHere: _always(0.0),
    acts.DeployEvenly: _always(0.0),
}


def _site(view: View, city: City) -> Site:
    return next(one.site for one in view.sites if one.city is city)


def _prize(view: View, city: City) -> float:
    """What a city brings until the end, and what falls with it."""
    site = _site(view, city)
    turns = _turns(view)
    enemy = site.temple is not None and site.temple != view.seat
    return 1.5 * turns + 2.5 * turns * (site.awake is not None) + TEMPLE * enemy


def _turns(view: View) -> float:
    """The turns that are likely to come."""
    piles = sorted(
        (
            len(view.knowledge) + view.knowledge_left,
            len(view.buildings) + view.buildings_left,
            view.rumors_left,
        )
    )
    return 1.0 + min(1.5 * piles[1] / len(view.players), view.options.rounds.number - view.round)


def _threat(view: View, city: City) -> int:
    """The units that the strongest neighbour could send."""
    near = (_site(view, one) for one in board(view.layout).near(city))
    return max((one.units - 1 for one in near if one.owner not in (None, view.seat)), default=0)
