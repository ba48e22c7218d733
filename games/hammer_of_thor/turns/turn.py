"""The Turn step: travel, and all that can be done beside it (21.1, 4.1.2)."""

from collections.abc import Iterator, Mapping

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import AnyOf, Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.effects import SecondMove
from games.hammer_of_thor.encounter.arriving import Led
from games.hammer_of_thor.fate.playing import (
    OTHERS_TURN,
    OWN_TURN,
    beside,
    handle,
    offered,
    refused,
)
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.starting import travellers
from games.hammer_of_thor.travel.travel import Travel, Travels
from games.hammer_of_thor.turns.deeds import DEEDS, done, not_done, offered_deeds
from games.hammer_of_thor.turns.prompts import HoldingCard
from games.hammer_of_thor.ways import gates, shapes, spirits
from games.hammer_of_thor.ways.gates import Cross
from games.hammer_of_thor.ways.shapes import Change
from games.hammer_of_thor.ways.spirits import Returning, Send

AGAIN = "second move"


class Turn(Step[Table], frozen=True, tag="turn"):
    """The active seat travels; whoever holds a card may play it, and nobody waits for that."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The journeys and the hand of the active seat; an optional ask for each other holder."""
        journeys = Travels(self.seat).ask(table)
        if journeys is None:
            return {}
        hand = offered(table, self.seat, own_turn=True)
        own = offered_deeds(table, self.seat)
        asks: dict[Seat, Ask] = {self.seat: AnyOf([journeys, self._ways(table), hand, own])}
        for seat in table.seats:
            ask = beside(table, seat) if seat != self.seat else None
            if ask is not None:
                asks[seat] = ask
        return asks

    def _ways(self, table: Table) -> Ask:
        """Gates, spirits and shapes, listed only when somebody looks."""

        def listed() -> Iterator[Action]:
            yield from gates.crossings(table, self.seat)
            yield from spirits.sendings(table, self.seat)
            yield from shapes.changes(table, travellers(table, self.seat), met=False)

        return Checked(listed, lambda action: action in listed())

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
            case _ if isinstance(action, DEEDS):
                return (*done(table, seat, action, referee), self)
            case _:
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
        """Of the journey, of gates, spirits and shapes, of magic and items, or of the hand."""
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
                case _ if isinstance(action, DEEDS):
                    return not_done(table, seat, action)
        return refused(table, seat, action, OWN_TURN if seat == self.seat else OTHERS_TURN)


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
