"""Gain actions: a Fate card for three more, wherever its owner is asked (N4, N21)."""

from collections.abc import Sequence
from typing import Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import NO, Refusal, Seat
from games.nine_realms.decisions.decision import TurnAction
from games.nine_realms.events import ActionsGained
from games.nine_realms.fate import ACTIONS_GAINED, Card
from games.nine_realms.hands import discard
from games.nine_realms.refusals import CardNotHeld
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


class GainActions(TurnAction, frozen=True, tag="gain-actions"):
    """Play a card for three more actions (R-09, R-10, N4)."""

    @classmethod
    def listed(cls, table: Table, seat: Seat, roll: Roll | None = None) -> Sequence[Self]:
        """In a turn of one's own, or beside a roll; equal cards are one choice."""
        return () if cls().refusal(table, seat, roll) else (cls(),)

    def refusal(self, table: Table, seat: Seat, roll: Roll | None = None) -> Refusal | None:
        """Out of turn only in the answer to an attack, not beside a counterattack (N4)."""
        if Card.ACTIONS_OR_RE_ROLL not in table.hands[seat]:
            return CardNotHeld(Card.ACTIONS_OR_RE_ROLL)
        if roll is not None and roll.counter and seat != table.active:
            return NO
        return None

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Without a limit (R-09)."""
        discard(table, seat, Card.ACTIONS_OR_RE_ROLL)
        table.actions[seat] += ACTIONS_GAINED
        referee.tell(ActionsGained(seat=seat, actions=table.actions[seat]))
        return ()
