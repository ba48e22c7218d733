"""Discard: what the All Seeing Eye gives back."""

from collections.abc import Sequence
from typing import Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Refusal, Seat
from games.nine_realms.decisions.decision import TurnAction
from games.nine_realms.events import FateDiscarded
from games.nine_realms.fate import Card
from games.nine_realms.hands import discard
from games.nine_realms.refusals import CardNotHeld
from games.nine_realms.table import Table


class DiscardFate(TurnAction, frozen=True, tag="discard-fate"):
    """Discard one card for the All Seeing Eye (R-40)."""

    card: Card

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Sequence[Self]:
        """Each kind of card in the hand."""
        return [cls(card) for card in sorted(set(table.hands[seat]))]

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Only what is held."""
        return None if self.card in table.hands[seat] else CardNotHeld(self.card)

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The card is public (N15)."""
        discard(table, seat, self.card)
        referee.tell(FateDiscarded(seat=seat, card=self.card))
        return ()


class DiscardBlindly(TurnAction, frozen=True, tag="discard-blindly"):
    """Let chance choose the card to discard; it says nothing of the hand."""

    silent = True

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Any card of the hand."""
        chosen = DiscardFate(referee.pick(sorted(table.hands[seat])))
        return chosen.carry_out(table, seat, referee)
