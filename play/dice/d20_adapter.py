"""d20's dice, thrown with the chance of the operating system, and never more than is bearable.

d20 draws from Python's common generator and looks at every die again for every die that it keeps.
Here each die is drawn by `secrets`, a selection looks once, and all dice and all looks of one
command are counted. Knows no sentence and no Discord.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import d20
from d20 import diceast, expression

from play.dice.rng import CHANCE

DICE = 1000
"""Dice that one command may throw."""
LOOKS = 50_000
"""Dice that one command may look at, to keep, drop, reroll or explode them: a tenth of a second."""
_TENS = range(0, 100, 10)
_MARKS = re.compile(r"[^\w\s.,:;!?'%+-]")


class Budget(d20.RollContext):
    """The budget that is left to a command, however often it rolls."""

    def __init__(self, chance: Random = CHANCE) -> None:
        super().__init__(DICE)
        self.chance = chance
        self.looks = 0

    def reset(self) -> None:
        """A further roll of the same command gets no budget of its own."""

    def count_looks(self, dice: int) -> None:
        """Count dice that are looked at.

        Raises:
            TooManyRolls: they are too many.
        """
        self.looks += dice
        if self.looks > LOOKS:
            raise d20.TooManyRolls("Too many dice looked at.")


class Thrower(d20.Roller):
    """d20's roller with fair and counted dice."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)

    def _eval_dice(self, node: diceast.Dice) -> "_Dice":
        return _Dice.new(node.num, node.size, context=self.context)

    def _eval_operatedset(self, node: diceast.OperatedSet) -> Any:
        target = self._eval(node.value)
        for one in node.operations:
            operator = _Operator.from_ast(one)
            operator.count_looks = self.context.count_looks
            operator.operate(target)
            target.operations.append(operator)
        return target

    def _eval_annotatednumber(self, node: diceast.AnnotatedNumber) -> Any:
        """Show a player's note in brackets, but not as Markdown."""
        target = super()._eval_annotatednumber(node)
        target.annotation = f"[{_MARKS.sub('', target.annotation).strip()}]"
        return target


class DiceWriter(d20.MarkdownStringifier):
    """Writes a throw without its total: highest and lowest faces bold, dropped ones struck."""

    _nodes: dict[type, Any]

    def __init__(self) -> None:
        super().__init__()
        self._nodes |= {_Dice: self._str_dice, _Die: self._str_die}

    def _str_expression(self, node: expression.Expression) -> str:
        return str(self._stringify(node.roll))


class _Die(expression.Die):
    def _add_roll(self) -> None:
        if self.size != "%" and self.size < 1:
            raise d20.RollValueError("Cannot roll a 0-sided die.")
        self._context.count_roll()
        chance = self._context.chance
        face = chance.choice(_TENS) if self.size == "%" else chance.randrange(self.size) + 1
        self.values.append(expression.Literal(face))


class _Dice(expression.Dice):
    @classmethod
    def new(cls, num: int, size: int | str, context: Budget) -> "_Dice":
        """So many dice, each thrown."""
        return cls(num, size, [_Die.new(size, context) for _ in range(num)], context=context)

    def roll_another(self) -> None:
        """One more die, for one that exploded."""
        self.values.append(_Die.new(self.size, self._context))


class _Operator(expression.SetOperator):
    count_looks: Callable[[int], None]

    def select(self, target: expression.Number, max_targets: int | None = None) -> Any:
        """The dice that are meant."""
        self.count_looks(len(self.sels) * len(target.set))
        return super().select(target, max_targets)

    def keep(self, target: expression.Number) -> None:
        """Drop all others; d20 selects again for each of them, and finds the same."""
        kept = self.select(target)
        for value in target.keptset:
            if value not in kept:
                value.drop()
