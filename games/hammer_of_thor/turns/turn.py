"""The Turn step: travel, and all that can be done beside it (21.1, 4.1.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import AnyOf, Ask, Lazily, Menu, if_any
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.effects import SecondMove
from games.hammer_of_thor.company.actions import BackToTurn, SeeTo
from games.hammer_of_thor.company.council import ORDERS, carry_out, council, seeable
from games.hammer_of_thor.company.council import refused as not_so
from games.hammer_of_thor.company.prompts import SeeingTo
from games.hammer_of_thor.encounter.arriving import Led
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.fate.playing import (
    OTHERS_TURN,
    OWN_TURN,
    beside,
    handle,
    offered,
    refused,
)
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.missions.stock import TakingStock
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture
from games.hammer_of_thor.travel.bars import bars
from games.hammer_of_thor.travel.prompts import Barred, Travelling
from games.hammer_of_thor.travel.starting import travellers
from games.hammer_of_thor.travel.travel import Travel, Travels
from games.hammer_of_thor.turns.deeds import DEEDS, done, not_done, offered_deeds
from games.hammer_of_thor.turns.prompts import HoldingCard
from games.hammer_of_thor.ways import gates, shapes, spirits
from games.hammer_of_thor.ways.gates import Cross
from games.hammer_of_thor.ways.shapes import Change
from games.hammer_of_thor.ways.spirits import Returning, Send

AGAIN = "second move"


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
        hand = offered(table, self.seat, own_turn=True)
        groups = Lazily(
            SeeTo,
            lambda: seeable(table, self.seat),
            lambda action: action in seeable(table, self.seat),
        )
        return [self._ways(table), hand, offered_deeds(table, self.seat), groups]

    def _own(self, table: Table) -> Counter | None:
        """The group that is seen to, if it is still there."""
        own = find(table, self.tended) if self.tended is not None else None
        return own if own is not None and own.seat == self.seat else None

    def _ways(self, table: Table) -> Ask:
        """Gates, spirits and shapes, listed only when somebody looks."""
        seat = self.seat
        return Menu(
            {
                Cross: lambda: if_any(gates.crossings(table, seat)),
                Send: lambda: if_any(spirits.sendings(table, seat)),
                Change: lambda: if_any(shapes.changes(table, travellers(table, seat), met=False)),
            }
        )

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody is left who could travel."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A journey ends the step; all else leaves it as it is."""
        match action:
            case Travel():
                steps = Travels(seat).answer(table, seat, action, referee)
                return (*steps, Led(seat), Again(seat))
            case Cross():
                gates.cross(table, seat, action, referee)
                return (Led(seat), Again(seat))
            case Send():
                arrived = spirits.send(table, seat, action, referee)
                return (*((Led(seat), Returning()) if arrived else ()), Again(seat))
            case Change():
                shapes.change(table, action, referee)
                return (self,)
            case _ if isinstance(action, (SeeTo, BackToTurn, *ORDERS)):
                return self._see_to(table, action, referee)
            case _ if isinstance(action, DEEDS):
                return (*done(table, seat, action, referee), TakingStock(), self)
            case _:
                return (*handle(table, seat, action, referee), self)

    def _see_to(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """A group is taken in hand, ordered, or left as it is (8.1 to 8.5)."""
        if isinstance(action, SeeTo):
            tended = table.led_by(action.leader).number
            return (*lecture(table, Lesson.COMPANY), replace(self, tended=tended))
        if isinstance(action, BackToTurn):
            return (replace(self, tended=None),)
        own = self._own(table)
        assert own is not None, action
        return TakingStock(), replace(self, tended=carry_out(table, own, action, referee))

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
        return Travelling(seat, _barred(table, seat))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Of the journey, of gates, spirits and shapes, of groups, magic, items, or the hand."""
        if seat == self.seat:
            match action:
                case Travel():
                    return Travels(seat).refusal(table, seat, action)
                case Cross():
                    return gates.refused(table, seat, action)
                case Send():
                    return spirits.refused(table, seat, action)
                case Change():
                    return shapes.refused(table, seat, action)
                case _ if isinstance(action, (SeeTo, BackToTurn, *ORDERS)):
                    return not_so(self._own(table), action)
                case _ if isinstance(action, DEEDS):
                    return not_done(table, seat, action)
        return refused(table, seat, action, OWN_TURN if seat == self.seat else OTHERS_TURN)


def _barred(table: Table, seat: Seat) -> tuple[Barred, ...]:
    """All that is near its counters and barred to them: by road, and by gate."""
    found: dict[Barred, None] = {}
    for counter in travellers(table, seat):
        gate = gates.gate_bar(table, counter)
        found |= dict.fromkeys((*bars(table, counter), *([gate] if gate is not None else [])))
    return tuple(found)


class Again(SeatStep[Table], frozen=True, tag="again"):
    """A card lets another counter of the seat travel, once (2047)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Its Turn step, if the card was played and somebody is there who has not travelled."""
        if AGAIN in table.used or not in_turn(table, self.seat, SecondMove):
            return ()
        table.used = (*table.used, AGAIN)
        return (Turn(self.seat),) if travellers(table, self.seat) else ()
