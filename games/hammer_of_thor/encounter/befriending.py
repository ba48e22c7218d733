"""FRIENDSHIP: friends for life, and a seat's Friends (4.3A8, 4.3A9)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.memory import remember_win
from games.hammer_of_thor.encounter import aids, joining
from games.hammer_of_thor.encounter.bonds import bind
from games.hammer_of_thor.encounter.checks import DIE
from games.hammer_of_thor.encounter.current import change, current, once
from games.hammer_of_thor.encounter.events import TrailFound
from games.hammer_of_thor.encounter.parting import is_resident, overcome
from games.hammer_of_thor.fate.events import Why
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Stat
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Table

RENOWN, NORN_RENOWN = 1, 2
FRIENDS = 3
"""Friends of a seat at most; the lowest REPUTATION goes."""
GIFT = 4
"""T of the check for the treasure."""


def befriend(table: Table, own: Counter, other: Counter, referee: Referee) -> Steps[Table]:
    """A FRIENDSHIP has succeeded; the first counter's leader has used it."""
    seat_of_mover = own if own.seat is not None else other
    stranger = other if own.seat is not None else own
    leader, friend = table.leader(seat_of_mover).id, table.leader(stranger).id
    seat = seat_of_mover.seat
    assert seat is not None, own
    if FIGURES[friend].is_norn:
        known = any(deed.startswith("norn ") for deed in table.players[seat].honoured)
        if once(table, seat, "norn", friend) and not known:
            honour(table, leader, NORN_RENOWN, referee)
        remember_win(table, seat_of_mover.place)
        return ()
    follows = own.seat is not None and aids.follows(table, own.seat) and not own.is_spirit
    if follows and other.seat is None:
        steps = joining.win_over(table, own, other, referee)
    else:
        steps = ()
        _keep(table, seat, stranger)
    bind(table, leader, friend, referee)
    if once(table, seat, "friend", friend):
        honour(table, leader, RENOWN, referee, Why.FRIEND)
    overcome(table, seat_of_mover, friend, referee, resident=is_resident(stranger))
    if own.seat is not None:
        _give(table, own, other, referee)
    return steps


def _keep(table: Table, seat: Seat, stranger: Counter) -> None:
    """A random leader leaves the decks for the seat's Friends; no Mortals, Animals or dead."""
    friend = table.leader(stranger)
    figure = friend.figure
    if not stranger.wild or friend.dead or figure.is_mortal or figure.race is Race.ANIMAL:
        return
    rest = tuple(one for one in stranger.members if one.id != friend.id)
    table.change_counter(stranger.number, members=rest)
    friends = [*table.players[seat].friends, friend.id]
    if len(friends) > FRIENDS:
        gone = min(friends, key=lambda name: (FIGURES[name].stats[Stat.REPUTATION], name))
        friends.remove(gone)
        race = FIGURES[gone].race
        table.discards[race] = (*table.discards[race], gone)
    table.change_player(seat, friends=tuple(friends))


def _give(table: Table, own: Counter, other: Counter, referee: Referee) -> None:
    """The treasure too, on a check (4.3A8)."""
    guarded = current(table).treasure
    if other.seat is not None or not guarded:
        return
    roll = referee.roll(DIE) - 1
    leader = table.leader(own).id
    referee.tell(TrailFound(leader=leader, roll=roll, most=GIFT, success=roll <= GIFT))
    if roll <= GIFT:
        receive(table, own.number, guarded, referee)
        change(table, treasure=())
