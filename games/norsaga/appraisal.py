"""The standing of a seat, for a robot that looks one action ahead: by its own view alone."""

from games.norsaga.view import TreeSeen, View

WON = 1000.0
LEAD = 25.0
"""A lead that wins e times as often as it loses; `tests.play.minds.calibrating` fits it."""
PROVED = 200.0
"""The saga is proved for good, and the round goes on."""
CLAIM = 10.0
CLOSE = 6.0
"""One claim from winning."""
PROMISE = 3.0
"""A claim that a card of the own hand would gain in a later turn; in this one it is a claim."""
HERO = 0.5
LENT = 2.0
"""A generation of the youngest hero's colour: each lends an embellishment."""
DOOM = -2.0
CHOOSING = -200.0
"""Each that has not chosen its saga, for all alike: nothing is won by waiting."""


def appraise(view: View) -> float:
    """The viewer's tree and hand, less the best tree of the others."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        return WON * view.ending.outcome(seat)
    others = [_worth(tree) for tree in view.trees if tree.seat != seat and not tree.gone]
    promise = max((held.gain for held in view.hand), default=0)
    waits = view.still_to_play and seat == view.active
    return (
        _worth(view.trees[seat])
        - max(others, default=0.0)
        + (CLAIM if waits else PROMISE) * max(promise, 0)
        + (CHOOSING * len(view.awaited) if view.choosing else 0.0)
    )


def _worth(tree: TreeSeen) -> float:
    return (
        CLAIM * tree.claims
        + (CLOSE if tree.is_close else 0.0)
        + (PROVED if tree.proved else 0.0)
        + HERO * len(tree.heroes)
        + LENT * tree.bloodline.level
        + (DOOM if tree.doomed else 0.0)
    )
