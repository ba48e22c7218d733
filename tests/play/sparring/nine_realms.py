"""Partners in War of the 9 Realms: one keeps out of reach and strikes first, one seeks blood."""

from functools import partial

from msgspec import Struct

from games.core.vocabulary import Action
from games.nine_realms import actions as acts
from games.nine_realms.board import PLACES, Hex, Terrain, distance
from games.nine_realms.combat import FOREST_DEFENCE
from games.nine_realms.forces import PROFILES, Role
from games.nine_realms.odds import odds
from games.nine_realms.table import CAULDRON
from games.nine_realms.view import FigureSeen, View
from tests.play.sparring.sparring import Seen, best

PRIZE = {Role.RULER: 9.0, Role.COMPANION: 0.8, Role.CHAMPION: 0.8, Role.WARRIOR: 0.0}
"""What a kill is worth beside its blood; a blood is worth 1."""
VICTORY = 9.0
LIKELY, UNLIKELY = 40, 70
"""The chances to wound, in percent: from the first own dice are rolled again, up to the other those
of the enemy."""
PATIENCE = 12
"""Quiet turns after which whoever waits comes nearer."""


class Temper(Struct, frozen=True):
    """What one looks for when it moves."""

    care: float
    """The worth of an own blood that a strike may cost."""
    fear: float
    """The same, for what the enemy could do to a figure where it stands."""
    drive: float
    """The worth of a step nearer to the enemy's Ruler."""
    kept: int
    """Actions that it does not spend on moves, but keeps to strike back."""


WAITER = Temper(care=0.9, fear=0.5, drive=-0.01, kept=2)
RUSHER = Temper(care=0.7, fear=0.15, drive=0.1, kept=1)


def waiter(seen: Seen) -> Action:
    """Keep out of reach, strike what comes near, strike back; come nearer when nothing happens."""
    eager = seen.view.quiet >= PATIENCE
    return _play(seen, Temper(0.8, 0.35, 0.1, 2) if eager else WAITER)


def rusher(seen: Seen) -> Action:
    """Walk up to the enemy's Ruler, and strike wherever it pays."""
    return _play(seen, RUSHER)


def _play(seen: Seen, temper: Temper) -> Action:
    for kind in (acts.DeployAsUsual, acts.RedeployAsUsual, acts.Ready):
        if found := seen.of(kind):
            return found[0]
    if seen.view.pending is not None:
        return _about_the_roll(seen)
    if found := seen.of(acts.DiscardFate):
        return best(found, lambda one: one.card.value in ("re-roll-all", "actions-or-re-roll"))
    if found := seen.of(acts.Rally) or seen.of(acts.NamePrey, acts.DeclinePrey):
        if isinstance(found[0], acts.Rally):
            foes = _foes(seen.view)
            return best(found, lambda one: min(distance(one.hex, foe.hex) for foe in foes))
        return found[0]
    return _in_turn(seen, temper)


def _in_turn(seen: Seen, temper: Temper) -> Action:
    """The strike or the move that gains most, as long as one gains something."""
    view = seen.view
    worths = {
        one: _strike(view, one.figure, one.target, None, temper) for one in seen.of(acts.Attack)
    }
    if view.actions[view.seat] > temper.kept:
        for one in seen.of(acts.Move):
            worths[one] = _move(seen, one, temper)
    found = best(list(worths), worths.__getitem__) if worths else None
    if found is not None and worths[found] > 0.05:
        return found
    return seen.of(acts.EndTurn)[0]


def _move(seen: Seen, move: acts.Move, temper: Temper) -> float:
    """The gain of a move: a strike that it makes possible, less danger, and ground."""
    view = seen.view
    own = _figure(view, move.figure)
    ruler = next(foe for foe in _foes(view) if PROFILES[foe.figure].role is Role.RULER)
    nearer = distance(own.hex, ruler.hex) - distance(move.hex, ruler.hex)
    ground = temper.drive * nearer
    safer = temper.fear * (_danger(view, own, own.hex) - _danger(view, own, move.hex))
    return ground + safer + max(0.0, _chance(seen, own, move, temper)) - _now(seen, own, temper)


def _now(seen: Seen, own: FigureSeen, temper: Temper) -> float:
    """The best strike of a figure without moving."""
    strikes = [one.target for one in seen.of(acts.Attack) if one.figure is own.figure]
    return max((_strike(seen.view, own.figure, one, None, temper) for one in strikes), default=0.0)


def _chance(seen: Seen, own: FigureSeen, move: acts.Move, temper: Temper) -> float:
    """The best strike after a move; who stands in sight its player is told."""
    near = any(distance(move.hex, foe.hex) <= 4 for foe in _foes(seen.view))
    if own.attacked or not near:
        return 0.0
    targets = seen.hint(move).targets
    strike = partial(_strike, seen.view, own.figure, at=move.hex, temper=temper)
    return max((strike(one) for one in targets), default=0.0)


def _strike(view: View, figure: object, target: object, at: Hex | None, temper: Temper) -> float:
    """The blood that a strike brings, less what it costs when it is answered."""
    own, foe = _figure(view, figure), _figure(view, target)
    place = at or own.hex
    steps = distance(place, foe.hex)
    gain = _harm(view, own, foe, steps, foe.hex, place)
    if not view.actions[foe.seat]:
        return gain
    return gain - temper.care * _harm(view, foe, own, steps, place, foe.hex)


def _danger(view: View, own: FigureSeen, place: Hex) -> float:
    """What the three enemies that could do most would do to a figure there in their turn."""
    harms = []
    for foe in _foes(view):
        steps, profile = distance(place, foe.hex), PROFILES[foe.figure]
        reached = [far for far in (1, 2) if steps <= profile.move + (1 if far == 1 else 4)]
        harms.append(max((_harm(view, foe, own, far, place, None) for far in reached), default=0.0))
    return sum(sorted(harms)[-3:])


def _harm(
    view: View, one: FigureSeen, other: FigureSeen, steps: int, where: Hex, source: Hex | None
) -> float:
    """The worth of what one does to another there, on average."""
    profile = PROFILES[one.figure]
    dice = profile.close if steps == 1 else profile.ranged if steps <= 4 else 0
    dice -= _wooded(view, source)
    if dice <= 0:
        return 0.0
    against = PROFILES[other.figure].defence + FOREST_DEFENCE * _wooded(view, where)
    left = other.health - other.wounds
    full = CAULDRON - view.blood[one.seat]
    prize = PRIZE[PROFILES[other.figure].role]
    return sum(
        chance
        * (min(wounds, left) + prize * (wounds >= left) + VICTORY * (min(wounds, left) >= full))
        for wounds, chance in odds(dice, against).items()
    )


def _wooded(view: View, hex: Hex | None) -> bool:
    if hex is None:
        return False
    return view.terrain.get(hex, PLACES[hex].terrain) is Terrain.FOREST


def _about_the_roll(seen: Seen) -> Action:
    """Play a card where it changes what is lost, and roll again what has missed."""
    pending = seen.view.pending
    mine = pending.seat == seen.view.seat
    sign = 1 if mine else -1
    for one in sorted(seen.of(acts.AddBonus), key=lambda one: one.card.value):
        hint = seen.hint(one)
        if sign * (hint.lost - pending.lost) > 0:
            return one
    for one in seen.of(acts.ReRollSome, acts.ReRollAll, acts.ReRollOne):
        after, spare = seen.hint(one).hurt, pending.lost > 1 - pending.fatal
        if (not pending.lost and after >= LIKELY) if mine else (spare and after <= UNLIKELY):
            return one
    return (seen.of(acts.Accept) or seen.of(acts.Pass))[0]


def _figure(view: View, figure: object) -> FigureSeen:
    return next(one for one in view.figures if one.figure is figure)


def _foes(view: View) -> list[FigureSeen]:
    return [one for one in view.figures if one.seat != view.seat and one.hex]
