"""A player leaves for good (N9): what becomes of the cards, and of all that was pending."""

from games.core.agenda import Position, Step, settle
from games.core.dice import Referee
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired, without
from games.norsaga.cards import Card
from games.norsaga.events import Discarded
from games.norsaga.steps.choosing import Choosing
from games.norsaga.steps.dismissing import Dismissing
from games.norsaga.steps.draws import Augury, Martyrdom, Praying
from games.norsaga.steps.embellishing import Embellishing
from games.norsaga.steps.looks import Infiltrating, Plundering
from games.norsaga.steps.turn import Continuing, Turn
from games.norsaga.table import Table

OwnDecision = Embellishing | Continuing | Plundering | Infiltrating | Augury | Praying | Martyrdom
"""Steps that only their seat decides."""


def retire(position: Position[Table], seat: Seat) -> Started:
    """Heroes and hand are discarded and pending effects dropped; the last player left wins."""
    table = position.table.copy()
    referee = position.referee(seat, SeatRetired(seat=seat))
    referee.tell(SeatRetired(seat=seat))
    agenda = [left for step in position.agenda for left in _without(table, step, seat)]
    _clear(table, seat, referee)
    if len(table.seats) == 1:
        table.ending = Ending(CoreReason.RETIRED, table.seats)
        agenda = []
    return settle(table, agenda, position.dice, referee)


def _clear(table: Table, seat: Seat, referee: Referee) -> None:
    """The seat has no cards, no token, no grants and no turn any more."""
    left: list[Card] = [*table.trees[seat].values(), *table.hands[seat]]
    table.gone = (*table.gone, seat)
    table.doomed = without(table.doomed, seat)
    table.queue = [grant for grant in table.queue if grant.seat != seat]
    table.landed = [grant for grant in table.landed if grant.seat != seat]
    table.orders[seat] = None
    table.trees[seat], table.hands[seat] = {}, []
    table.shown[seat] = 0
    table.discards += left
    if left:
        referee.tell(Discarded(seat=seat, cards=tuple(left)))


def _without(table: Table, step: Step[Table], seat: Seat) -> tuple[Step[Table], ...]:
    """What remains of a step when a seat has left."""
    match step:
        case Choosing(waiting, offered, chosen):
            return (Choosing(without(waiting, seat), offered, chosen),)
        case Dismissing(user, waiting, chosen, martyr):
            others = tuple(place for place in chosen if place.seat != seat)
            martyr = martyr and user != seat
            return (Dismissing(user, without(waiting, seat), others, martyr),)
        case Turn(first) if first == seat:  # still to begin, while the sagas are chosen
            return (Turn(table.after(seat)),)
        case Praying() | Martyrdom() if step.seat == seat:
            table.discards += table.aloft
            table.aloft = []
            return ()
        case Martyrdom():
            return (step.without_spot_of(table, seat),)
        case _ if isinstance(step, OwnDecision) and step.seat == seat:
            return ()
        case _:
            return (step,)
