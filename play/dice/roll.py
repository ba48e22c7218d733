"""A roll in the chat: what Avrae's players type, thrown; without Discord and without sentences.

The grammar is that of `d20`. Here belong what stands around it: a comment, the words `adv` and
`dis`, repeated rolls, and what is refused.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import d20
from d20 import diceast

from play.dice.d20_adapter import Budget, DiceWriter, Thrower
from play.dice.refusals import ImpossibleRoll, NoAdvantage, RollTooBig, UnreadableRoll
from play.dice.rng import CHANCE, ROLL_LENGTH, USUAL_ROLL

GREATEST = 10**15
"""No total is as far from zero as this."""
_ADVANTAGE = {"adv": d20.AdvType.ADV, "dis": d20.AdvType.DIS}


@dataclass(frozen=True)
class Wanted:
    """A roll that is wanted, and its purpose."""

    tree: Any
    """d20's own, with advantage worked in."""
    comment: str = ""

    @property
    def text(self) -> str:
        """The dice alone, as d20 writes them."""
        return str(self.tree.roll)


@dataclass(frozen=True)
class Throw:
    """The total, and how it came about, in Markdown."""

    total: int
    shown: str


def parse(text: str) -> Wanted:
    """Read dice, perhaps `adv` or `dis`, and perhaps a comment.

    Raises:
        UnreadableRoll: it begins with no dice, or something sticks to them.
        NoAdvantage: only a single d20 at the beginning can have advantage.
        RollTooBig: it is too long or too deep.
    """
    text = " ".join(text.split()) or USUAL_ROLL
    if len(text) > ROLL_LENGTH:
        raise RollTooBig
    with refused(text):
        tree = d20.parse(text, allow_comments=True)
        comment = tree.comment or ""
        word, _, rest = comment.partition(" ")
        if word not in _ADVANTAGE:
            _check_apart(text, comment)
            return Wanted(tree, comment)
        dice = text.removesuffix(comment)
        tree = d20.parse(dice + rest, allow_comments=True)
        _check_apart(dice + rest, tree.comment or "")
        better = d20.utils.ast_adv_copy(tree, _ADVANTAGE[word])
        if str(better.roll) == str(tree.roll):
            raise NoAdvantage
        return Wanted(better, tree.comment or "")


def throw(wanted: Wanted, times: int = 1, *, chance: Random = CHANCE) -> tuple[Throw, ...]:
    """Throw as often as is wanted, all within one budget.

    Raises:
        RollTooBig: too many dice, too much to do with them, or a total beyond all bounds.
        ImpossibleRoll: it divides by zero, or dice without sides.
    """
    budget = Budget(chance)
    with refused(wanted.text):
        return tuple(_thrown(wanted.tree, budget) for _ in range(times))


def _thrown(tree: diceast.Expression, budget: Budget) -> Throw:
    result = Thrower(budget).roll(tree, DiceWriter())
    if not abs(result.total) < GREATEST:
        raise RollTooBig
    return Throw(result.total, result.result)


def _check_apart(text: str, comment: str) -> None:
    """Refuse text that follows the dice without a space: it was meant to be dice too."""
    if comment and not text.removesuffix(comment).endswith(" "):
        raise UnreadableRoll(comment)


@contextmanager
def refused(text: str) -> Iterator[None]:
    """Turn d20's errors into refusals; Python's own come from numbers and depths beyond bounds.

    Raises:
        UnreadableRoll, ImpossibleRoll, RollTooBig: instead of them.
    """
    try:
        yield
    except d20.RollSyntaxError as error:
        at = error.col - 1 if isinstance(error.col, int) and error.col > 0 else len(text)
        raise UnreadableRoll(text[at:]) from error
    except d20.RollValueError as error:
        raise ImpossibleRoll from error
    except (d20.TooManyRolls, RecursionError, OverflowError, ValueError) as error:
        raise RollTooBig from error
