"""Reconnaissance of the place where a journey ends (4.2, 2.0A, 5013)."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.effects import Recon
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.events import PlaceScouted, ScoutsReturned
from games.hammer_of_thor.travel.going import sees_far
from games.hammer_of_thor.travel.manners import Manner

DIE = 10


def look_ahead(table: Table, seat: Seat, manner: Manner, referee: Referee) -> None:
    """By far sight or by a card, else in the manner of the journey."""
    assert table.sitting is not None
    counter = table.counter(table.sitting.counter)
    if in_turn(table, seat, Recon) or sees_far(counter):
        _follow_scouts(table, seat, referee)
    elif manner.scouts:
        _scout(table, seat, referee)


def _follow_scouts(table: Table, seat: Seat, referee: Referee) -> None:
    """A card, or far sight, scouts the place without a roll or SPEED; never at Utgard (9.5)."""
    assert table.sitting is not None
    place = table.counter(table.sitting.counter).place
    seen = BOARD[place].box is not Box.NO_RECON
    table.sitting = replace(table.sitting, scouted=seen)
    referee.tell(ScoutsReturned(seat=seat, place=place, success=seen))


def _scout(table: Table, seat: Seat, referee: Referee) -> None:
    """Reconnaissance: a die of at most the lowest SENSES; never at Utgard (4.2, 9.5)."""
    assert table.sitting is not None
    counter = table.counter(table.sitting.counter)
    senses = min(table.stat(one, Stat.SENSES) for one in counter.free)
    roll = referee.roll(DIE) - 1
    success = roll <= senses and BOARD[counter.place].box is not Box.NO_RECON
    table.sitting = replace(table.sitting, scouted=success)
    referee.tell(
        PlaceScouted(seat=seat, place=counter.place, roll=roll, senses=senses, success=success)
    )
