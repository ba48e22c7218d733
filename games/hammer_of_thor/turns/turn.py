"""The Turn step: travel, and all that can be done beside it (21.1, 4.1.2)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.encounter.arriving import Led
from games.hammer_of_thor.fate.playing import (
    OTHERS_TURN,
    OWN_TURN,
    beside,
    handle,
    offered,
    refused,
)
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.travel import Travel, Travels
from games.hammer_of_thor.turns.prompts import HoldingCard


class Turn(Step[Table], frozen=True, tag="turn"):
    """The active seat travels; whoever holds a card may play it, and nobody waits for that."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The journeys and the hand of the active seat; an optional ask for each other holder."""
        journeys = Travels(self.seat).ask(table)
        if journeys is None:
            return {}
        hand = offered(table, self.seat, own_turn=True)
        asks: dict[Seat, Ask] = {self.seat: AnyOf([journeys, hand])}
        for seat in table.seats:
            ask = beside(table, seat) if seat != self.seat else None
            if ask is not None:
                asks[seat] = ask
        return asks

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody is left who could travel."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A journey ends the step; all else leaves it as it is."""
        if isinstance(action, Travel):
            return (*Travels(seat).answer(table, seat, action, referee), Led(seat))
        return (*handle(table, seat, action, referee), self)

    def default(self, table: Table, seat: Seat) -> Action:
        """Stay, with caution (T32)."""
        return Travels(seat).default(table, seat)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to? Or, beside it, which card?"""
        if seat == self.seat:
            return Travels(seat).prompt(table, seat)
        return HoldingCard(seat, self.seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Of the journey, or of the hand."""
        if isinstance(action, Travel) and seat == self.seat:
            return Travels(seat).refusal(table, seat, action)
        return refused(table, seat, action, OWN_TURN if seat == self.seat else OTHERS_TURN)
