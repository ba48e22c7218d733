"""Reconnaissance of the place where a journey ends (4.2, 2.0A, 5013)."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.effects import Recon
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.events import FarSeen, PlaceScouted, ScoutsReturned
from games.hammer_of_thor.travel.manners import Manner

DIE = 10


def look_ahead(table: Table, seat: Seat, manner: Manner, referee: Referee) -> None:
    """By far sight (neither SPEED nor die) or by a card, else in the manner of the journey."""
    assert table.sitting is not None
    counter = table.counter(table.sitting.counter)
    seers = [one for one in counter.free if any(e.recon for e in one.entries(Hook.MOVE))]
    if seers and BOARD[counter.place].box is not Box.NO_RECON:
        table.sitting = replace(table.sitting, scouted=True)
        referee.tell(FarSeen(seat=seat, name=seers[0].id, place=counter.place))
    elif in_turn(table, seat, Recon):
        _follow_scouts(table, seat, counter, referee)
    elif manner.scouts:
        _scout(table, seat, counter, referee)


def _follow_scouts(table: Table, seat: Seat, counter: Counter, referee: Referee) -> None:
    """A card scouts the place without a roll or SPEED; never at Utgard (5013, 9.5)."""
    assert table.sitting is not None
    seen = BOARD[counter.place].box is not Box.NO_RECON
    table.sitting = replace(table.sitting, scouted=seen)
    referee.tell(ScoutsReturned(seat=seat, place=counter.place, success=seen))


def _scout(table: Table, seat: Seat, counter: Counter, referee: Referee) -> None:
    """Reconnaissance: a die of at most the lowest SENSES; never at Utgard (4.2, 9.5)."""
    assert table.sitting is not None
    senses = min(table.stat(one, Stat.SENSES) for one in counter.acting)
    roll = referee.roll(DIE) - 1
    success = roll <= senses and BOARD[counter.place].box is not Box.NO_RECON
    table.sitting = replace(table.sitting, scouted=success)
    referee.tell(
        PlaceScouted(seat=seat, place=counter.place, roll=roll, senses=senses, success=success)
    )
