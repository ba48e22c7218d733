"""Playing on from a position by a quick eye, as whoever looks ahead does."""

from random import Random

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Seat
from play.minds.trying import as_ordered, other_dice, standing, with_secret
from play.simulation.playout import choose

FAR = 100
"""Actions after which playing on ends, whosever turn it is."""


def played_on(
    rules: Rules, position: AnyPosition, seat: Seat, until: int, guesses: int, rng: Random
) -> tuple[float, int]:
    """The seat's standing when a turn begins, and the positions that were looked at.

    Args:
        rules: those of the title.
        position: where it begins, with what the seat cannot know dealt anew.
        seat: whose standing is asked for.
        until: the number of that turn.
        guesses: the actions that whoever is to move picks by chance, to do the best of them.
        rng: the players' chance.
    """
    looks = 1
    for _ in range(FAR):
        if not position.awaited or rules.turn(position) >= until:
            break
        position, more = _guessed(rules, position, position.awaited[0], guesses, rng)
        looks += more
    return standing(rules, position, seat), looks


def next_turn(
    rules: Rules, position: AnyPosition, seat: Seat, guesses: int, rng: Random
) -> int | None:
    """The number of the seat's next turn, if it plays on like this; None: it has no other."""
    turn = rules.turn(position)
    for _ in range(FAR):
        if not position.awaited:
            return None
        mover = position.awaited[0]
        if turn != (turn := rules.turn(position)) and mover == seat:
            return turn
        position, _ = _guessed(rules, position, mover, guesses, rng)
    return turn + 1


def _guessed(
    rules: Rules, position: AnyPosition, seat: Seat, guesses: int, rng: Random
) -> tuple[AnyPosition, int]:
    """The best of a few actions by the eye of whoever is to move, and how many it looked at.

    It tries them with other dice than those that will fall: nobody chooses by what is thrown.
    """
    if ordered := as_ordered(rules, position, seat):
        return position.apply(seat, ordered)[0], 1
    ask = position.asks[seat]
    actions = list(dict.fromkeys(choose(ask, rng) for _ in range(guesses)))
    if len(actions) == 1:
        return position.apply(seat, actions[0])[0], 1
    trial = other_dice(position, rng)
    tried = [trial.apply(seat, action)[0] for action in actions]
    worths = [standing(rules, one, seat) for one in tried]
    best = worths.index(max(worths))
    if tried[best].dice.draws > trial.dice.draws:
        return position.apply(seat, actions[best])[0], len(actions)
    return with_secret(tried[best], position.dice.secret), len(actions)
