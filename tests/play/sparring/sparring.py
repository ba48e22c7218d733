"""Matches against scripted players, who are written to win by a plan and not by looking ahead.

A partner sees no more than a person on its seat: the view, what it is asked, and the hints.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.dice import seeded
from games.core.title import Rules, Title
from games.core.vocabulary import Action, Prompt, Seat
from play.minds import RESTLESS
from play.simulation.playout import CAP, Decider, generator


class Seen(Struct, frozen=True):
    """All that a partner knows when it is asked."""

    view: Any
    ask: Ask
    hint: Callable[[Action], Prompt | None]
    """The prospects of an action, as its player is told them before choosing."""
    rng: Random
    """A chance of its own."""

    def of(self, *kinds: type[Action]) -> list[Any]:
        """The actions of these kinds that are asked for."""
        return [action for kind in kinds for action in self.ask.kinds.get(kind, ())]


Partner: TypeAlias = Callable[[Seen], Action]
"""A scripted player."""


def best(actions: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    """The first of those that are worth most."""
    return max(actions, key=worth)


def seated(partner: Partner) -> Decider:
    """The partner as one that decides for any seat, and sees what that seat sees."""

    def decide(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> Action:
        hint = partial(rules.hint, position)
        return partner(Seen(rules.view(position, seat), position.asks[seat], hint, rng))

    return decide


def sparred(title: Title, deciders: Sequence[Decider], seed: str) -> AnyPosition:
    """The last position of a match; who is waited for answers, as at a table of robots."""
    rules, rng = title.rules, generator(seed)
    position, _ = rules.start(len(deciders), rules.options(), seeded(seed))
    answers, turn = Counter[Seat](), rules.turn(position)
    for _ in range(CAP):
        if not position.awaited:
            break
        if turn != (turn := rules.turn(position)):
            answers.clear()
        seat = position.awaited[0]
        answers[seat] += 1
        restless = answers[seat] > RESTLESS
        decide = deciders[seat]
        action = position.default(seat) if restless else decide(rules, position, seat, rng)
        position, _ = position.apply(seat, action)
    return position


def results(
    title: Title, lone: Decider, others: Decider, matches: int, seed: str, seats: int
) -> Iterator[bool | None]:
    """Tell of each match whether one won alone, on every seat in turn; None: nobody won."""
    for match in range(matches):
        seat = match % seats
        deciders = [lone if other == seat else others for other in range(seats)]
        ending = sparred(title, deciders, f"{seed}/{match}").ending
        yield seat in ending.winners if ending and ending.winners else None
