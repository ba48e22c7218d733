"""Seeing what another seat hides: its card, its concealed items, its runes (2010, 4.2C)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.events import SeatSpied, SecretsSeen


def spy(table: Table, seat: Seat, of: Seat, referee: Referee, *, runes: bool) -> None:
    """All are told that a seat looks; it alone, what it sees.

    Args:
        table: the pieces.
        seat: who looks.
        of: whose secrets they are.
        referee: to tell.
        runes: the runes are seen, too.
    """
    people = [one for counter in table.of(of) for one in counter.members]
    referee.tell(SeatSpied(seat=seat, of=of))
    referee.tell(
        SecretsSeen(
            of=of,
            held=table.players[of].held,
            items=tuple(card for one in people for card in one.hidden),
            runes=tuple(card for one in people for card in one.runes) if runes else (),
            secret_to=seat,
        )
    )
