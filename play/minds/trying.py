"""Trying actions one step ahead, where what the seat cannot know is dealt anew."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import pstdev

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.dice import SECRET_BYTES, Dice
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds.effort import Effort
from play.simulation.playout import choose

DONE = 1e-3
"""The worth of being done, as an appraisal: next to nothing."""

PAIR = 2
"""The fewest that are tried again: one alone is compared with nothing."""
COARSE, PART = 5.0, 0.2
"""The most that values are taken to differ, as an appraisal and as a part of a title's lead: the
greater of both. A blunder is seen, however large it is."""


class Tried(Struct, frozen=True):
    """An action, and the appraisal of what is believed to come of it."""

    action: Action
    value: float


def as_ordered(rules: Rules, position: AnyPosition, seat: Seat) -> Action | None:
    """The answer that needs no thought: a robot follows the orders of a person among robots."""
    orders = rules.orders_among_robots
    return None if orders is None else position.ordered(seat, orders)


def one_step(
    rules: Rules, position: AnyPosition, seat: Seat, effort: Effort, rng: Random
) -> list[Tried]:
    """Actions, tried in the same few deals, the best first; between equals chance decides."""
    ordered = as_ordered(rules, position, seat)
    actions = [ordered] if ordered else _some(position.asks[seat], effort.tried, rng)
    rng.shuffle(actions)
    deals = [imagine(rules, position, seat, rng) for _ in range(effort.deals)]
    values = {action: _hope(rules, deals, seat, action) for action in actions}
    if effort.doublings and len(values) > 1:
        _look_again(rules, position, seat, values, effort, rng)
    found = [Tried(action, value) for action, value in values.items()]
    if effort.blur:
        idle = position.default(seat) if len(position.asks[seat]) >= effort.tried else None
        found = _blurred(found, effort.blur, max(COARSE, PART * rules.lead), idle, rng)
    return _useful(rules, position, seat, in_order(found), max(1, effort.kept))


def _blurred(
    tried: Sequence[Tried], blur: float, most: float, idle: Action | None, rng: Random
) -> list[Tried]:
    """The same with errors, of which the worst is that of doing nothing where there is much to do.

    Args:
        tried: the actions with what they are worth.
        blur: the errors, in parts of how much those values differ.
        most: they are taken to differ by this at most.
        idle: what is done for the silent, where there is much to do.
        rng: what the errors come from.
    """
    spread = blur * min(most, pstdev(one.value for one in tried))
    errors = [rng.gauss(0.0, spread) for _ in tried]
    return [
        Tried(one.action, one.value + (min(errors) if one.action == idle else error))
        for one, error in zip(tried, errors, strict=True)
    ]


def _look_again(
    rules: Rules,
    position: AnyPosition,
    seat: Seat,
    values: dict[Action, float],
    effort: Effort,
    rng: Random,
) -> None:
    """Try the better half in other deals, and of that again the better half, in twice as many.

    Where dice decide, a few deals tell little. Whoever was lucky at first falls back in the order.
    """
    counts = dict.fromkeys(values, effort.deals)
    kept = len(values)
    for doubling in range(effort.doublings):
        kept = max(PAIR, (kept + 1) // 2)
        more = effort.deals << doubling
        deals = [imagine(rules, position, seat, rng) for _ in range(more)]
        for action in sorted(values, key=lambda one: values[one], reverse=True)[:kept]:
            before = values[action] * counts[action]
            counts[action] += more
            hope = _hope(rules, deals, seat, action)
            values[action] = (before + hope * more) / counts[action]


def in_order(tried: Sequence[Tried]) -> list[Tried]:
    """The best first; equals stay as they are."""
    return sorted(tried, key=lambda one: one.value, reverse=True)


def _useful(
    rules: Rules, position: AnyPosition, seat: Seat, found: list[Tried], most: int
) -> list[Tried]:
    """All but those that change nothing, up to so many; what comes after them is not looked at."""
    useful: list[Tried] = []
    for number, one in enumerate(found, start=1):
        hint = rules.foretell(position, seat, one.action)
        if hint is None or not hint.useless:
            useful.append(one)
        if len(useful) == most:
            return [*useful, *found[number:]]
    return useful or found


def imagine(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> AnyPosition:
    """Deal anew what a seat cannot know: it knows its own dice no better than others do."""
    return rules.redeal(position, seat, Dice(rng.randbytes(SECRET_BYTES)))


def standing(rules: Rules, position: AnyPosition, seat: Seat) -> float:
    """The appraisal of what a seat sees; of equals, the one in which it is done."""
    done = DONE * (seat not in position.awaited)
    return rules.appraise(rules.view(position, seat)) + done


def other_dice(position: AnyPosition, rng: Random) -> AnyPosition:
    """The same position; other dice are to come."""
    return with_secret(position, rng.randbytes(SECRET_BYTES))


def with_secret(position: AnyPosition, secret: bytes) -> AnyPosition:
    """The same position with dice of another secret."""
    known = position.dice
    return replace(position, dice=Dice(secret, known.words, known.action, known.draws))


def _hope(rules: Rules, deals: list[AnyPosition], seat: Seat, action: Action) -> float:
    """The seat's standing after an action, on average."""
    return sum(standing(rules, one.apply(seat, action)[0], seat) for one in deals) / len(deals)


def _some(ask: Ask, most: int, rng: Random) -> list[Action]:
    """All actions, or of a long ask as many of each kind as chance picks."""
    if len(ask) <= most:
        return list(ask)
    return list(dict.fromkeys(choose(ask, rng) for _ in range(most)))
