"""A player leaves for good (N9): what becomes of the cards, and of all that was pending."""

from games.core.agenda import Position, Step, settle
from games.core.dice import Referee
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired, without
from games.norsaga.base import SagaStep
from games.norsaga.cards import Card
from games.norsaga.events import Discarded
from games.norsaga.table import Table


def retire(position: Position[Table], seat: Seat) -> Started:
    """Heroes and hand are discarded and pending effects dropped; the last player left wins."""
    table = position.table.copy()
    referee = position.referee(seat, SeatRetired(seat=seat))
    referee.tell(SeatRetired(seat=seat))
    agenda: list[Step[Table]] = []
    for step in position.agenda:
        assert isinstance(step, SagaStep)
        agenda += step.left_by(table, seat)
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
    table.trees[seat], table.hands[seat] = {}, []
    table.shown[seat] = 0
    table.discards += left
    if left:
        referee.tell(Discarded(seat=seat, cards=tuple(left)))
