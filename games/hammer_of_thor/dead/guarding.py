"""Guardians keep the dead where they belong (6.4)."""

from games.core.dice import Referee
from games.hammer_of_thor.dead.bounds import send_home
from games.hammer_of_thor.dead.events import DeadDelivered
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.table import Table

THANKS = 1
"""REPUTATION for each dead member who is delivered."""


def drive_home(table: Table, own: Counter, other: Counter, referee: Referee) -> bool:
    """A Guardian's card has succeeded: the dead of the other side go home first.

    Returns:
        Whether nobody of the other side is left.
    """
    dead = tuple(one for one in other.members if one.dead)
    if table.leader(own).figure.race is not Race.GUARDIAN:
        return False
    send_home(table, other, dead, referee)
    return len(dead) == len(other.members)


def deliverable(table: Table, own: Counter) -> tuple[Member, ...]:
    """The dead members whom a Guardian can deliver where the counter stands."""
    guarded = table.leader(own).figure.race is Race.GUARDIAN
    if not guarded or own.place is not Place.ELIUDNIR:
        return ()
    return tuple(one for one in own.members if one.dead)


def deliver(table: Table, own: Counter, referee: Referee) -> None:
    """They go home for good, and the Guardian is thanked."""
    assert own.seat is not None, own
    gone, leader = deliverable(table, own), table.leader(own).id
    names = tuple(one.id for one in gone)
    referee.tell(DeadDelivered(seat=own.seat, leader=leader, names=names))
    rest = tuple(one for one in own.members if one not in gone)
    table.change_counter(own.number, members=rest)
    bury(table, own.seat, gone, Death.AGAIN)
    honour(table, leader, THANKS * len(gone), referee)
