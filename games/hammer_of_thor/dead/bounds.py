"""Where the dead cannot go, and their way home (6.3)."""

from collections.abc import Sequence

from games.core.dice import Referee
from games.hammer_of_thor.dead.events import DeadSentHome
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.table import Table

BARRED = frozenset({Realm.ASGARD, Realm.VANAHEIM, Realm.ALFHEIM})
"""The worlds that no dead member enters."""
_THERE = frozenset(place for place, spot in BOARD.items() if spot.realm in BARRED)


def shut(counter: Counter) -> frozenset[Place]:
    """The places that nobody of a counter could enter: those of the barred worlds, if all died."""
    return _THERE if all(one.dead for one in counter.members) else frozenset()


def left_behind(counter: Counter, road: Sequence[Place]) -> tuple[Member, ...]:
    """The dead members whom a road would leave behind."""
    return tuple(one for one in counter.members if one.dead) if _THERE & {*road} else ()


def leave_dead(table: Table, number: int, road: Sequence[Place], referee: Referee) -> None:
    """A counter goes into a barred world: its dead members go back to Helheim."""
    own = next((one for one in table.counters if one.number == number), None)
    if own is not None:
        send_home(table, own, left_behind(own, road), referee)


def call_home(table: Table, referee: Referee) -> None:
    """Dead members whom something else has led into a barred world go back to Helheim."""
    for counter in table.counters:
        send_home(table, counter, left_behind(counter, (counter.place,)), referee)


def send_home(table: Table, counter: Counter, gone: Sequence[Member], referee: Referee) -> None:
    """Dead members of a counter go back to Helheim."""
    if not gone:
        return
    referee.tell(DeadSentHome(names=tuple(one.id for one in gone)))
    table.change_counter(
        counter.number, members=tuple(one for one in counter.members if one not in gone)
    )
    bury(table, counter.seat, gone, Death.AGAIN)
