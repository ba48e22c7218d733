"""How a seat stands, for a robot that looks one action ahead: by its own view alone."""

from games.hammer_of_thor.alone.tasks import TASKS, worth
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.view import CounterSeen, PlayerSeen, View

WON = 1000.0
RIVAL = 0.4
"""How much the best of the others counts."""
FRIEND = 0.25
"""The REPUTATION of a friend, beside the own."""
RUNE, ITEM, CARD = 1.0, 0.6, 0.8
"""A rune, a concealed item, a held card."""
HEALTH = 6.0
"""A hero with all of the STAMINA, beside one that is nearly dead; followers by a third of it."""
MEDAL = 10.0
"""A point of a medal, beside ten of the score (14.3C)."""
DANGER = 1.5
"""An encounter that goes on."""


def appraise(view: View) -> float:
    """The viewer's score and means, less those of the best other."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        return WON * view.ending.outcome(seat)
    worth = [_worth(view, player) for player in view.players]
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - RIVAL * max(others, default=0.0) + _task(view)


def _worth(view: View, player: PlayerSeen) -> float:
    own = [counter for counter in view.counters if counter.seat == player.seat]
    friends = sum(FIGURES[name].stats[Stat.REPUTATION] for name in player.friends)
    met = view.encounter is not None and view.encounter.mover in [one.number for one in own]
    return (
        player.score + FRIEND * friends + CARD * player.holds + sum(map(_means, own)) - DANGER * met
    )


def _task(view: View) -> float:
    """The points of a task that is done, in a match for one (14.3C)."""
    solo = view.solo
    if solo is None or solo.task is None:
        return 0.0
    return MEDAL * worth(TASKS[solo.task].medal(solo.done))


def _means(counter: CounterSeen) -> float:
    """Health, runes and concealed items of a group."""
    value = 0.0
    for member in counter.members:
        whole = FIGURES[member.id].stats[Stat.STAMINA]
        share = member.left / whole if whole else 0.0
        value += HEALTH * share * (1.0 if member.hero else 0.33)
        value += RUNE * member.runes + ITEM * member.concealed
    return value
