"""How a seat stands, for a robot that looks one action ahead: by its own view alone."""

from games.core.vocabulary import Seat
from games.nine_realms.board import distance
from games.nine_realms.combat import attack_dice, defence, in_range, visible
from games.nine_realms.forces import PROFILES, Figure, Role
from games.nine_realms.harm import decides, harm
from games.nine_realms.odds import odds
from games.nine_realms.table import Condition, Table
from games.nine_realms.view import FigureSeen, View

WON = 1000.0
LEAD = 30.0
"""A lead that wins e times as often as it loses; `tests.play.minds.calibrating` fits it."""
BLOOD = 10.0
WOUND = 12.0
"""Health that the pending roll costs, which is blood soon."""
WORTH = {Role.RULER: 20.0, Role.COMPANION: 8.0, Role.CHAMPION: 8.0, Role.WARRIOR: 5.0}
"""A figure in full health."""
CARD = 1.5
HEX = 0.3
"""A step nearer to the enemy."""
READY = 0.5
"""The part that counts of what a figure's best blow may bring, while it is still to be struck."""
DECISIVE = 150.0
"""A victory that such a blow may bring, beside it: not `WON`, which would outweigh all else."""
SPARED = 0.02
"""An action that is not spent: what gains nothing is not done."""
UNREADY = -100.0
"""A side that has not deployed, for both alike: nothing is won by waiting."""


def appraise(view: View) -> float:
    """The viewer's side less the other one."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        return WON * view.ending.outcome(seat)
    if view.deploying:
        return _placed(view, seat) + UNREADY * len(view.awaited)
    return (
        BLOOD * (view.blood[seat] - view.blood[1 - seat])
        + sum([_worth(figure) * (1 if figure.seat == seat else -1) for figure in view.figures])
        + _pending(view, seat)
        + CARD * len(view.hand)
        + SPARED * view.actions[seat]
        - HEX * _far(view, seat)
        + READY * _ready(view, seat)
    )


def _worth(figure: FigureSeen) -> float:
    """By the Health that is left; who has fallen is worth nothing."""
    if figure.hex is None:
        return 0.0
    worth = WORTH[PROFILES[figure.figure].role]
    return worth * (figure.health - figure.wounds) / figure.health


def _pending(view: View, seat: Seat) -> float:
    if view.pending is None:
        return 0.0
    blood = WOUND * view.pending.lost
    return blood if view.pending.seat == seat else -blood


def _placed(view: View, seat: Seat) -> int:
    """Figures that are deployed; those of the other side nobody sees yet."""
    return sum(figure.seat == seat and figure.hex is not None for figure in view.figures)


def _far(view: View, seat: Seat) -> int:
    """Steps of all own figures to the nearest enemy of each."""
    own = [figure.hex for figure in view.figures if figure.seat == seat and figure.hex]
    theirs = [figure.hex for figure in view.figures if figure.seat != seat and figure.hex]
    return sum([min([distance(one, other) for other in theirs]) for one in own]) if theirs else 0


def _ready(view: View, seat: Seat) -> float:
    """The best blows of figures that may still attack in this turn, from where they stand."""
    if view.active != seat or not view.actions[seat]:
        return 0.0
    table = _table(view)
    enemies = table.in_play(1 - seat)
    ready = [figure for figure in table.in_play(seat) if not table.figures[figure].attacked]
    best = [
        max([_blow(table, figure, enemy) for enemy in enemies], default=0.0) for figure in ready
    ]
    return sum(sorted(best, reverse=True)[: view.actions[seat]])


def _blow(table: Table, figure: Figure, target: Figure) -> float:
    """The average of what an attack would bring, unanswered and without Fate."""
    one, other = table.place(figure), table.place(target)
    if not in_range(table, one, other) or not visible(table, one, other):
        return 0.0
    profile = PROFILES[target]
    health = BLOOD + WORTH[profile.role] / profile.health
    worth = 0.0
    for wounds, chance in odds(attack_dice(table, figure, target), defence(table, target)).items():
        done = harm(table, target, wounds)
        worth += chance * (health * done.lost + DECISIVE * decides(table, target, done))
    return worth


def _table(view: View) -> Table:
    """The pieces as a view shows them, without what is secret."""
    return Table(
        view.options,
        view.realms,
        {
            seen.figure: Condition(seen.hex, seen.wounds, seen.moved, seen.attacked)
            for seen in view.figures
        },
        [[], []],
        [],
        view.active,
        terrain=view.terrain,
        actions=list(view.actions),
        blood=list(view.blood),
        bloodline_used=view.bloodline_used,
        prey=view.prey,
        revenge=view.revenge,
    )
