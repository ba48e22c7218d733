"""A player leaves for good (K17): the kingdom stays, and decides by default."""

from games.core.agenda import Position, settle
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired
from games.fallen_kingdoms.table import Table


def retire(position: Position[Table], seat: Seat) -> Started:
    """Nobody waits for this seat any more; the last player left wins, for nobody else can."""
    table = position.table.copy()
    referee = position.referee(seat, SeatRetired(seat=seat))
    referee.tell(SeatRetired(seat=seat))
    table.change_player(seat, out=True)
    agenda = list(position.agenda)
    if len(table.seats) == 1:
        table.ending = Ending(CoreReason.RETIRED, table.seats)
        agenda = []
    return settle(table, agenda, position.dice, referee)
