"""The chances of a roll: exact where they can be worked out, else from many rolls of it.

Exact are dice that are added, kept, dropped, rerolled or bounded, with arithmetic around them:
everything but dice that explode, and sets. A weight counts equally likely ways, as an integer.
What it costs is counted on the way, which no library for chances does: icepool and dyce take
minutes, or too many frames, for what is given up here before it is begun.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any, TypeAlias

import d20
from d20 import diceast

from play.dice.d20_adapter import Budget, Thrower
from play.dice.refusals import RollTooBig
from play.dice.roll import GREATEST, Wanted, refused

Weights: TypeAlias = dict[Any, int]
"""The number of ways that lead to each number; numbers are whole, or broken by a division."""
WAYS = 200_000
"""Additions of small numbers that working out may cost: half a tenth of a second."""
SMALL = 128
"""Bits of a small number; adding a larger one costs as many times more."""
ROLLS = 5000
FEWEST = 100
"""Rolls from which chances are estimated, at most and at least."""
EFFORT = 25_000
"""The effort for all dice together, also half a tenth of a second; a die that is thrown costs 1."""
_MATCHES: dict[str | None, Callable[[Any, int], bool]] = {
    None: lambda face, number: bool(face == number),
    "<": lambda face, number: bool(face < number),
    ">": lambda face, number: bool(face > number),
}


@dataclass(frozen=True)
class Chances:
    """The chances of each total of a roll."""

    weights: dict[int, int]
    rolls: int | None
    """From how many rolls they are estimated; None: they are exact."""

    @property
    def ways(self) -> int:
        """All weights together."""
        return sum(self.weights.values())

    @property
    def mean(self) -> float:
        """The average total."""
        return sum(total * weight for total, weight in self.weights.items()) / self.ways

    def between(self, least: float, most: float) -> float:
        """The chance, 0 to 1, of a total within these bounds, both included."""
        met = (weight for total, weight in self.weights.items() if least <= total <= most)
        return sum(met) / self.ways

    def quantile(self, share: float) -> int:
        """The least total up to which at least this share of all ways lies."""
        passed, goal = 0, Fraction(share) * self.ways
        for total in sorted(self.weights):
            passed += self.weights[total]
            if passed >= goal:
                return total
        return max(self.weights)


def chances(wanted: Wanted) -> Chances:
    """The chances of a roll.

    Raises:
        RollTooBig, ImpossibleRoll: it cannot be rolled, or not often enough.
    """
    with refused(wanted.text):
        try:
            exact = _Ledger().weights(wanted.tree)
        except _Inexact:
            return _estimated(wanted)
        totals: dict[int, int] = defaultdict(int)
        for number, weight in exact.items():
            totals[int(number)] += weight
        return Chances(_bounded(totals), None)


class _Inexact(Exception):
    """This cannot be worked out, or only at too great a cost."""


class _Ledger:
    """Works out the ways to each number of a tree, and what that costs."""

    def __init__(self) -> None:
        self._left = WAYS

    def weights(self, node: Any) -> Weights:
        """The ways to each number of a part of the roll.

        Raises:
            _Inexact: it cannot be worked out.
        """
        match node:
            case diceast.Expression():
                return self.weights(node.roll)
            case diceast.AnnotatedNumber() | diceast.Parenthetical():
                return self.weights(node.value)
            case diceast.Literal():
                return {node.value: 1}
            case diceast.UnOp():
                change = d20.UnOp.UNARY_OPS[str(node.op)]
                return _merged((change(n), w) for n, w in self.weights(node.value).items())
            case diceast.BinOp():
                join = d20.BinOp.BINARY_OPS[str(node.op)]
                return self._joined(self.weights(node.left), self.weights(node.right), join)
            case diceast.Dice():
                return self._summed(_faces(node.size), node.num)
            case diceast.OperatedDice(value=diceast.Dice()):
                return self._operated(node)
            case _:
                raise _Inexact

    def _joined(self, left: Weights, right: Weights, join: Callable[[Any, Any], Any]) -> Weights:
        self._pay(len(left) * len(right), left)
        try:
            return _merged((join(a, b), v * w) for a, v in left.items() for b, w in right.items())
        except ZeroDivisionError as error:
            raise d20.RollValueError("Cannot divide by zero.") from error

    def _summed(self, faces: Weights, number: int) -> Weights:
        """The sum of so many dice, by doubling."""
        total: Weights = {0: 1}
        for bit in f"{number:b}":
            total = self._joined(total, total, lambda a, b: a + b)
            if bit == "1":
                total = self._joined(total, faces, lambda a, b: a + b)
        return total

    def _operated(self, node: Any) -> Weights:
        """Dice that are changed one by one, and of which some are kept at last."""
        faces, number = _faces(node.value.size), node.value.num
        *changes, last = node.operations
        keeps = last.op in ("k", "p")
        for operator in changes if keeps else node.operations:
            self._pay(len(faces) * len(operator.sels), faces)
            faces = _changed(faces, operator)
        if not keeps:
            return self._summed(faces, number)
        if all(one.cat in _MATCHES for one in last.sels):
            return self._summed(_kept(faces, last), number)
        if len(last.sels) > 1:
            raise _Inexact
        kept_dice, highest = _choice(last, number)
        return self._best(faces, number, kept_dice, highest=highest)

    def _best(self, faces: Weights, number: int, kept: int, *, highest: bool) -> Weights:
        """The sum of the highest or lowest dice: face by face, how many show it."""
        # The ways of the last face are numbers as long as all dice together make them.
        self._left -= (
            len(faces) * number * number * _price(number * sum(faces.values()).bit_length()) // 8
        )
        if self._left < 0:
            raise _Inexact
        placed: dict[int, Weights] = {0: {0: 1}}
        for face in sorted(faces, reverse=highest):
            further: defaultdict[int, Weights] = defaultdict(lambda: defaultdict(int))
            for used, sums in placed.items():
                self._pay(len(sums) * (number - used + 1), sums)
                for more in range(number - used + 1):
                    ways = comb(number - used, more) * faces[face] ** more
                    gain = face * (min(kept, used + more) - min(kept, used))
                    for total, weight in sums.items():
                        further[used + more][total + gain] += weight * ways
            placed = further
        return dict(placed[number])

    def _pay(self, additions: int, weights: Weights) -> None:
        """Count what it costs to add such weights.

        Raises:
            _Inexact: it is too much.
        """
        self._left -= additions * _price(max(weights.values()).bit_length())
        if self._left < 0:
            raise _Inexact


def _price(bits: int) -> int:
    """The additions of small numbers that one of numbers of so many bits costs."""
    return 1 + bits // SMALL


def _faces(size: int | str) -> Weights:
    if isinstance(size, str):
        return dict.fromkeys(range(0, 100, 10), 1)
    if size < 1:
        raise d20.RollValueError("Cannot roll a 0-sided die.")
    if size > WAYS:
        raise _Inexact
    return dict.fromkeys(range(1, size + 1), 1)


def _changed(faces: Weights, operator: Any) -> Weights:
    """The faces of a die that is rerolled or bounded."""
    if operator.op in ("mi", "ma"):
        bound = operator.sels[-1]
        if bound.cat is not None:
            raise d20.RollValueError("No bound.")
        limit = max if operator.op == "mi" else min
        return _merged((limit(face, bound.num), weight) for face, weight in faces.items())
    met = _met(faces, operator)
    spared = {face: weight for face, weight in faces.items() if face not in met}
    if operator.op == "rr" and spared:
        return spared
    if operator.op == "ro":
        again, ways = sum(met.values()), sum(faces.values())
        return {f: spared.get(f, 0) * ways + again * weight for f, weight in faces.items()}
    raise _Inexact


def _kept(faces: Weights, operator: Any) -> Weights:
    """The faces of a die that counts only if it is kept."""
    met = _met(faces, operator)
    counts = met if operator.op == "k" else faces.keys() - met.keys()
    return _merged((face if face in counts else 0, weight) for face, weight in faces.items())


def _met(faces: Weights, operator: Any) -> Weights:
    """The faces that an operator means."""
    if not all(one.cat in _MATCHES for one in operator.sels):
        raise _Inexact
    return {
        face: weight
        for face, weight in faces.items()
        if any(_MATCHES[one.cat](face, one.num) for one in operator.sels)
    }


def _choice(operator: Any, number: int) -> tuple[int, bool]:
    """Give the number of dice that are kept, and whether they are the highest."""
    (selector,) = operator.sels
    highest = selector.cat == "h"
    if operator.op == "k":
        return min(selector.num, number), highest
    return max(number - selector.num, 0), not highest


def _merged(pairs: Any) -> Weights:
    """Equal numbers once, with all their ways."""
    merged: Weights = defaultdict(int)
    for number, weight in pairs:
        merged[number] += weight
    return dict(merged)


def _estimated(wanted: Wanted) -> Chances:
    """Roll it many times; how often depends on how much the first roll takes.

    Raises:
        RollTooBig: not often enough, or a total is beyond all bounds.
    """
    budget = Budget()
    totals = Counter({_total(wanted, budget): 1})
    cost = 10 + budget.rolls + budget.looks // 2 + len(wanted.text) // 2
    rolls = min(ROLLS, EFFORT // cost)
    if rolls < FEWEST:
        raise RollTooBig
    totals.update(_total(wanted, Budget()) for _ in range(rolls - 1))
    return Chances(_bounded(totals), rolls)


def _total(wanted: Wanted, budget: Budget) -> int:
    return int(Thrower(budget).roll(wanted.tree).total)


def _bounded(totals: dict[int, int]) -> dict[int, int]:
    """The totals, if none of them is beyond all bounds.

    Raises:
        RollTooBig: one is.
    """
    if not max(map(abs, totals)) < GREATEST:
        raise RollTooBig
    return dict(totals)
