"""How a match ends: premature victories, the score, and the last player (Game End, R48 to R50)."""

from games.core.dice import Referee
from games.core.vocabulary import Ending, Seat
from games.norseheim.board import KINGS
from games.norseheim.events import Scored
from games.norseheim.table import Reason, Table


def premature(table: Table) -> Ending | None:
    """A majority in the council, or all Kings regions; of two the one with more seats (R49)."""
    ready = [
        seat
        for seat in table.seats
        if table.seats_of(seat) >= table.majority or table.kings(seat) == len(KINGS)
    ]
    if not ready:
        return None
    winner = max(ready, key=table.seats_of)
    most = table.seats_of(winner) >= table.majority
    return Ending(Reason.MAJORITY if most else Reason.KINGS, (winner,))


def score(table: Table, referee: Referee, reason: Reason) -> None:
    """The most power points win; ties are broken until one is left (R50)."""
    for seat in table.in_order:
        values, seats = table.worth(seat), table.seats_of(seat)
        referee.tell(Scored(seat=seat, values=values, seats=seats, power=values + seats))
    winner = max(table.in_order, key=lambda seat: rank(table, seat))
    table.ending = Ending(reason, (winner,))


def rank(table: Table, seat: Seat) -> tuple[int, ...]:
    """Points, seats, Kings regions, warriors, AP, and who is earlier in the order (R50)."""
    return (
        table.power(seat),
        table.seats_of(seat),
        table.kings(seat),
        table.on_map(seat),
        table.players[seat].ap,
        -table.order.index(seat),
    )


def last_one(table: Table) -> None:
    """The last one left wins at once (H7)."""
    if table.ending is None and len(table.seats) == 1:
        table.ending = Ending(Reason.LAST, table.seats)
