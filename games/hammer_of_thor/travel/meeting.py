"""The groups that may be met where a journey ends, and what a manner is good for there (4.6)."""

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.effects import Recon
from games.hammer_of_thor.folk.chart import Code, Hook
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import Key, in_turn, is_walled
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import has, is_awaited, is_done
from games.hammer_of_thor.travel.manners import Manner

TRACKLESS: Code = "9.0D"
DIE, WHOLE = 10, 100


def may_meet(table: Table, seat: Seat, other: Counter) -> bool:
    """Whether a counter of another seat can be met now (4.6.2, 4.6.5, 7.0D)."""
    if other.seat in (None, seat) or table.game_turn <= 1:
        return False
    if other.number in table.players[seat].met:
        return False
    shut = any(rule.key == Key.NOT_MET and rule.seat == other.seat for rule in table.rules)
    scouted = table.sitting is not None and table.sitting.scouted
    return not shut and not is_walled(table, other) and (scouted or not has(other, TRACKLESS))


def by_choice(table: Table, seat: Seat, place: Place, manner: Manner) -> int:
    """How many groups at a place a seat may meet there or leave (4.5.7, 4.6.1)."""
    avoids = is_avoiding(place, manner)
    return sum(
        avoids or is_done(table, seat, one) if one.seat is None else may_meet(table, seat, one)
        for one in table.at(place)
    )


def is_avoiding(place: Place, manner: Manner) -> bool:
    """Whether a manner avoids whoever is not sought (4.5.1)."""
    return manner is Manner.CAUTION and BOARD[place].box is not Box.ROLL_ENCOUNTER


def is_vain(table: Table, counter: Counter, place: Place, manner: Manner) -> bool:
    """Whether a manner costs SPEED and changes nothing at a place.

    Three rivers know no caution, nobody is sought where a resident waits, and nothing is scouted at
    Utgard, or by those who see it anyway (4.2, 4.5.1, 4.5.7, 9.5).
    """
    assert counter.seat is not None, counter
    if manner is Manner.CAUTION:
        return not is_avoiding(place, manner)
    searches = manner.searches and not is_awaited(table, counter.seat, place)
    scouts = manner.scouts and scouting(table, counter, place) is not None
    return manner is not Manner.PLAIN and not searches and not scouts


def scouting(table: Table, counter: Counter, place: Place) -> int | None:
    """The chance of reconnaissance in percent; None: no die is thrown for it (4.2, 9.5)."""
    seers = any(entry.recon for one in counter.free for entry in one.entries(Hook.MOVE))
    if seers or BOARD[place].box is Box.NO_RECON or in_turn(table, counter.seat, Recon):
        return None
    senses = min(table.stat(one, Stat.SENSES) for one in counter.acting)
    return min(DIE, max(0, senses + 1)) * WHOLE // DIE
