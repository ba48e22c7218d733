"""The Turn step: travel, and all that can be done beside it (21.1, 4.1.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.company.actions import BackToTurn, SeeTo
from games.hammer_of_thor.company.council import DEEDS, carry_out, council, seeable
from games.hammer_of_thor.company.council import refused as not_so
from games.hammer_of_thor.company.prompts import SeeingTo
from games.hammer_of_thor.dead.awakening import Raise, raise_dead, raises
from games.hammer_of_thor.dead.refusals import NobodyRises
from games.hammer_of_thor.encounter.arriving import Led
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.fate.playing import (
    OTHERS_TURN,
    OWN_TURN,
    beside,
    handle,
    offers,
    refused,
)
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture
from games.hammer_of_thor.travel.travel import Travel, Travels
from games.hammer_of_thor.turns.prompts import HoldingCard


class Turn(Step[Table], frozen=True, tag="turn", omit_defaults=True):
    """The active seat travels; whoever holds a card may play it, and nobody waits for that."""

    seat: Seat
    tended: int | None = None
    """The number of the group that its player sees to; None: of none."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The journeys and the hand of the active seat; an optional ask for each other holder."""
        journeys = Travels(self.seat).ask(table)
        if journeys is None:
            return {}
        asks: dict[Seat, Ask] = {self.seat: AnyOf([journeys, *self._beside(table)])}
        for seat in table.seats:
            ask = beside(table, seat) if seat != self.seat else None
            if ask is not None:
                asks[seat] = ask
        return asks

    def _beside(self, table: Table) -> list[Ask]:
        """All but the journeys: for the group that is seen to, or for all and with the hand."""
        own = self._own(table)
        if own is not None:
            return [council(table, own)]
        hand = offers(table, self.seat, own_turn=True)
        return [OneOf([*hand, *raises(table, self.seat), *seeable(table, self.seat)])]

    def _own(self, table: Table) -> Counter | None:
        """The group that is seen to, if it is still there."""
        own = find(table, self.tended) if self.tended is not None else None
        return own if own is not None and own.seat == self.seat else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody is left who could travel."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A journey ends the step; all else leaves it as it is."""
        if isinstance(action, Travel):
            return (*Travels(seat).answer(table, seat, action, referee), Led(seat))
        if isinstance(action, SeeTo):
            tended = table.led_by(action.leader).number
            return (*lecture(table, Lesson.COMPANY), replace(self, tended=tended))
        if isinstance(action, BackToTurn):
            return (replace(self, tended=None),)
        if isinstance(action, DEEDS):
            own = self._own(table)
            assert own is not None, action
            return (replace(self, tended=carry_out(table, own, action, referee)),)
        if isinstance(action, Raise):
            raise_dead(table, action, referee)
            return (self,)
        return (*handle(table, seat, action, referee), self)

    def default(self, table: Table, seat: Seat) -> Action:
        """Stay, with caution (T32)."""
        return Travels(seat).default(table, seat)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to? Or, beside it, which card? Or what to do for a group?"""
        if seat != self.seat:
            return HoldingCard(seat, self.seat)
        own = self._own(table)
        if own is not None:
            return SeeingTo(seat, table.leader(own).id)
        return Travels(seat).prompt(table, seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Of the journey, of the groups, of the dead, or of the hand."""
        if seat == self.seat:
            if isinstance(action, Travel):
                return Travels(seat).refusal(table, seat, action)
            if isinstance(action, (SeeTo, BackToTurn, *DEEDS)):
                return not_so(self._own(table), action)
            if isinstance(action, Raise):
                return NobodyRises()
        return refused(table, seat, action, OWN_TURN if seat == self.seat else OTHERS_TURN)
