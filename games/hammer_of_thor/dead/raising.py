"""Helheim gives back living ones, and dead members (6.1, 6.2)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.dead.draugr import DRAUGR, half_gone
from games.hammer_of_thor.dead.events import DeadRose
from games.hammer_of_thor.encounter.following import NEVER, admit, fits, is_safe
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.missions.doing import raise_dead
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach


def may_rise(table: Table, seat: Seat, own: Counter, name: Name, tier: int) -> bool:
    """Whether one of the dead can come back to life into a counter of a seat.

    Those who follow nobody do not, nor heroes of others, nor Mortals where they cannot live; it
    needs room like any newcomer (8.1) [house].
    """
    figure = FIGURES[name]
    if figure.tier > tier or not _may_join(table, seat, own, name):
        return False
    return not figure.is_mortal or name in table.heroes or is_safe(table, own)


def last_of(table: Table, seat: Seat, own: Counter, tier: int) -> Name | None:
    """The last who died of a tier at most, and can join a counter as a dead member (6.2)."""
    small = (grave.name for grave in reversed(table.helheim) if FIGURES[grave.name].tier <= tier)
    last = next(small, None)
    return last if last is not None and _may_join(table, seat, own, last) else None


def buried(table: Table, seat: Seat | None) -> Iterator[Grave]:
    """The dead of a seat; None: all of them."""
    yield from (grave for grave in table.helheim if seat is None or grave.seat == seat)


def rise(
    table: Table, own: Counter, name: Name, by: Name, referee: Referee, *, alive: bool
) -> None:
    """One of the dead leaves Helheim for a counter, with half of the STAMINA.

    It is a deed of whoever has brought it back (16.0). The living bring what waits for them
    (2.1F), and have died once; dead members bring nothing.
    """
    table.helheim = tuple(grave for grave in table.helheim if grave.name != name)
    raise_dead(table, by, name)
    wounds = half_gone(Member(name).stamina)
    if alive:
        admit(table, own, (name,))
        table.change_member(name, wounds=wounds, spent=(DRAUGR,))
    else:
        now = table.counter(own.number)
        dead = Member(name, wounds=wounds, dead=True)
        table.change_counter(own.number, members=(*now.members, dead))
    leader = table.leader(table.counter(own.number)).id
    assert own.seat is not None, own
    referee.tell(DeadRose(seat=own.seat, leader=leader, name=name, alive=alive))
    if not alive:
        teach(table, Lesson.DEAD, referee)


def _may_join(table: Table, seat: Seat, own: Counter, name: Name) -> bool:
    if name in NEVER or name in table.heroes - {*table.players[seat].heroes}:
        return False
    return fits(table, name, own)
