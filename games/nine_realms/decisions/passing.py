"""Passing: a roll is left as it is; the target's owner decides about the counterattack with it."""

from collections.abc import Sequence
from typing import Self

from games.core.vocabulary import NO, Refusal, Seat
from games.nine_realms.combat import counter_dice, defence
from games.nine_realms.decisions.decision import RollAction
from games.nine_realms.harm import harm, may_answer, prospect
from games.nine_realms.hints import StrikeHint
from games.nine_realms.odds import odds
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


class Accept(RollAction, frozen=True, tag="accept"):
    """As the target: leave the roll as it is, and counterattack or not (N5)."""

    counter: bool

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Sequence[Self]:
        """Both, if there is a choice."""
        return [cls(counter=True), cls(counter=False)] if _may_counter(table, seat, roll) else []

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """Only by the target's owner, if it could strike back (R-31)."""
        return None if _may_counter(table, seat, roll) else NO

    def hint(self, table: Table, seat: Seat, roll: Roll) -> StrikeHint | None:
        """The odds of the counterattack, without Fate."""
        if not self.counter:
            return None
        dice, against = counter_dice(table, roll.target, roll.weapon), defence(table, roll.figure)
        before = harm(table, roll.target, roll.wounds).blood
        chances = odds(dice, against)
        hurt, kill, win = prospect(table, roll.figure, chances, before).percent
        return StrikeHint(roll.figure, dice, against, hurt, kill, win)


class Pass(RollAction, frozen=True, tag="pass"):
    """Leave the roll as it is."""

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """Not by an owner who could counter: he says whether he does (N5)."""
        return NO if _may_counter(table, seat, roll) else None


def _may_counter(table: Table, seat: Seat, roll: Roll) -> bool:
    return seat == table.seat_of(roll.target) and may_answer(table, roll)
