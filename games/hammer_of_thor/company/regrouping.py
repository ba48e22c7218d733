"""Splitting a group, and joining two (8.2, 8.3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.asks import Ask, SomeOf
from games.core.dice import Referee
from games.hammer_of_thor.company.actions import Join, Split
from games.hammer_of_thor.company.events import GroupsJoined, GroupSplit
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import COUNTERS, GROUP, Counter, capacity, full
from games.hammer_of_thor.table import Table


def splitting(table: Table, own: Counter) -> Ask | None:
    """Those who can go as a group of their own: one at least stays, and captives do.

    Whoever has split off in this player-turn does not do so again [house].
    """
    assert own.seat is not None, own
    able = tuple(one.id for one in own.free if _parted(one.id) not in table.used)
    most = min(len(able), len(own.free) - 1)
    if most < 1 or len(table.of(own.seat)) >= COUNTERS:
        return None
    return SomeOf(Split, "members", able, least=1, most=most)


def split(table: Table, own: Counter, names: tuple[Name, ...], referee: Referee) -> None:
    """They stand beside the others; room is asked for at entry alone (8.1)."""
    assert own.seat is not None, own
    gone = tuple(one for one in own.members if one.id in names)
    rest = tuple(one for one in own.members if one.id not in names)
    table.change_counter(own.number, members=rest)
    made = table.place_counter(own.seat, own.place, gone)
    table.change_counter(made.number, moved=own.moved)
    _as_met(table, own.number, made.number)
    table.used = (*table.used, *map(_parted, names))
    leader = table.leader(made).id
    referee.tell(GroupSplit(seat=own.seat, leader=leader, names=names, place=own.place))


def joins(table: Table, own: Counter) -> Iterator[Join]:
    """The groups of the seat in the same place for which there is room together (8.3)."""
    for other in table.of(own.seat):
        together = _together(own, other)
        here = other.number != own.number and other.place is own.place
        if here and len(together.members) <= GROUP and _fits(table, together):
            yield Join(table.leader(own).id, table.leader(other).id)


def join(table: Table, own: Counter, action: Join, referee: Referee) -> int:
    """They are one group.

    Returns:
        Its number.
    """
    other = table.led_by(action.to)
    both = _together(own, other)
    table.change_counter(own.number, members=())
    table.change_counter(other.number, members=both.members, trusted=both.trusted, moved=both.moved)
    _as_met(table, own.number, other.number)
    leader = table.leader(table.counter(other.number)).id
    assert own.seat is not None, own
    referee.tell(GroupsJoined(seat=own.seat, leader=leader, names=own.names))
    return other.number


def _together(own: Counter, other: Counter) -> Counter:
    """Both in one; of Sub-Leaders those of the group that is joined."""
    return replace(other, members=(*other.members, *own.members), moved=own.moved or other.moved)


def _fits(table: Table, both: Counter) -> bool:
    """Whether one leader has room for all (8.1)."""
    chief = table.leader(both)
    return full(both, chief, table.roomless) <= capacity(both, chief, table.season)


def _as_met(table: Table, known: int, number: int) -> None:
    """Those who have met the one have met the other, until the game-turn ends (4.6.2)."""
    for seat, player in enumerate(table.players):
        if known in player.met:
            table.change_player(seat, met=(*player.met, number))


def _parted(name: Name) -> str:
    return f"{name} split"
