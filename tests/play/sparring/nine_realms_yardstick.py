"""The worth of a position of War of the 9 Realms before there were minds that search."""

from games.core.vocabulary import Seat
from games.nine_realms.board import distance
from games.nine_realms.forces import PROFILES, Role
from games.nine_realms.view import FigureSeen, View

WON = 1000.0
BLOOD = 10.0
WOUND = 12.0
"""Health that the pending roll costs."""
WORTH = {Role.RULER: 20.0, Role.COMPANION: 8.0, Role.CHAMPION: 8.0, Role.WARRIOR: 5.0}
"""A figure in full health."""
CARD = 1.5
HEX = 0.3
"""A step nearer to the enemy."""
SPARED = 0.02
"""An action that is not spent."""
UNREADY = -100.0
"""A side that has not deployed."""


def appraise(view: View) -> float:
    """The viewer's side less the other one; of the blows to come nothing is seen."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        return WON * view.ending.outcome(seat)
    if view.deploying:
        placed = sum(figure.seat == seat and figure.hex is not None for figure in view.figures)
        return placed + UNREADY * len(view.awaited)
    return (
        BLOOD * (view.blood[seat] - view.blood[1 - seat])
        + sum([_worth(figure) * (1 if figure.seat == seat else -1) for figure in view.figures])
        + _pending(view, seat)
        + CARD * len(view.hand)
        + SPARED * view.actions[seat]
        - HEX * _far(view, seat)
    )


def _worth(figure: FigureSeen) -> float:
    if figure.hex is None:
        return 0.0
    worth = WORTH[PROFILES[figure.figure].role]
    return worth * (figure.health - figure.wounds) / figure.health


def _pending(view: View, seat: Seat) -> float:
    if view.pending is None:
        return 0.0
    blood = WOUND * view.pending.lost
    return blood if view.pending.seat == seat else -blood


def _far(view: View, seat: Seat) -> int:
    own = [figure.hex for figure in view.figures if figure.seat == seat and figure.hex]
    theirs = [figure.hex for figure in view.figures if figure.seat != seat and figure.hex]
    return sum([min([distance(one, other) for other in theirs]) for one in own]) if theirs else 0
