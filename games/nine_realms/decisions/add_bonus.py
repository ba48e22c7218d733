"""Add a bonus: a Fate card raises one's own side of a roll."""

from collections.abc import Mapping, Sequence
from typing import Self

from games.core.dice import Referee
from games.core.vocabulary import Prompt, Refusal, Seat
from games.nine_realms.decisions.decision import RollAction
from games.nine_realms.events import BonusAdded
from games.nine_realms.fate import ATTACK_BONUS, DEFENCE_BONUS, Card
from games.nine_realms.hands import discard
from games.nine_realms.harm import decides, harm, spared
from games.nine_realms.hints import BonusHint
from games.nine_realms.refusals import CardNotHeld, WrongSide
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


class AddBonus(RollAction, frozen=True, tag="add-bonus"):
    """Play a card that raises one's own side of the roll (N18)."""

    card: Card

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll) -> Sequence[Self]:
        """Each kind of card that is held and helps."""
        hand = table.hands[seat]
        return [cls(card) for card in bonuses(table, seat, roll) if card in hand]

    def refusal(self, table: Table, seat: Seat, roll: Roll) -> Refusal | None:
        """A card in the hand, and one for this side (N18)."""
        if self.card not in table.hands[seat]:
            return CardNotHeld(self.card)
        return None if self.card in bonuses(table, seat, roll) else WrongSide(self.card)

    def play(self, table: Table, seat: Seat, roll: Roll, referee: Referee) -> Roll:
        """It stays on the roll, also when dice are rolled again (R-24)."""
        discard(table, seat, self.card)
        roll = self._added(table, seat, roll)
        total, defence, wounds = roll.total, roll.against, roll.wounds
        referee.tell(
            BonusAdded(seat=seat, card=self.card, total=total, defence=defence, wounds=wounds)
        )
        return roll

    def hint(self, table: Table, seat: Seat, roll: Roll) -> Prompt:
        """The roll as it lies with it, and whether that is another harm."""
        after = self._added(table, seat, roll)
        most = with_all(table, seat, roll)
        lie = (roll, after, most)
        before, then, best = (harm(table, roll.target, one.wounds) for one in lie)
        held, broken, worst = (spared(table, roll.target, one.wounds) for one in lie)
        total, against = after.total, after.against
        ends = decides(table, roll.target, then)
        return BonusHint(
            roll.target,
            total,
            against,
            changed=before != then,
            together=(before, held) != (best, worst),
            lost=then.lost,
            fatal=then.fatal,
            decides=ends,
            bloodline=broken - held,
        )

    def _added(self, table: Table, seat: Seat, roll: Roll) -> Roll:
        bonus = bonuses(table, seat, roll)[self.card]
        return roll.raised(bonus, attack=seat == table.seat_of(roll.figure))


def with_all(table: Table, seat: Seat, roll: Roll) -> Roll:
    """The roll with every bonus that a hand holds for its side."""
    found = bonuses(table, seat, roll)
    bonus = sum(found.get(card, 0) for card in table.hands[seat])
    return roll.raised(bonus, attack=seat == table.seat_of(roll.figure))


def bonuses(table: Table, seat: Seat, roll: Roll) -> Mapping[Card, int]:
    """The attack for who has rolled, the Defence for the other."""
    return ATTACK_BONUS if seat == table.seat_of(roll.figure) else DEFENCE_BONUS
