"""Captives of a resident who is beaten, won or befriended go with the winner (14.3C) [house]."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.encounter.events import Followed
from games.hammer_of_thor.encounter.following import fits, may_follow
from games.hammer_of_thor.table import Table


def free_captives(table: Table, mover: int, other: int, referee: Referee) -> None:
    """They join the mover's group where they may and there is room, else they stay, and are free.

    Args:
        table: the pieces.
        mover: the number of the seat's counter, which may be gone.
        other: the number of the resident's.
        referee: to tell.
    """
    own, holder = find(table, mover), find(table, other)
    if holder is None or holder.seat is not None or own is None or own.seat is None:
        return
    leader = table.leader(holder).id
    overcome = f"resident {leader}" in table.players[own.seat].honoured
    if holder.free and not overcome:
        return
    for captive in [one for one in holder.members if one.captive]:
        table.change_member(captive.id, captive=False)
        if may_follow(table, captive.id, own, seduced=True) and fits(table, captive.id, own):
            _lead_away(table, captive.id, own.number, referee)
            own = table.counter(own.number)


def _lead_away(table: Table, name: str, number: int, referee: Referee) -> None:
    home = table.home_of(name)
    assert home is not None, name
    rest = tuple(one for one in home.members if one.id != name)
    table.change_counter(home.number, members=rest)
    own = table.counter(number)
    assert own.seat is not None, own
    freed = replace(home.member(name), captive=False)
    table.change_counter(number, members=(*own.members, freed))
    referee.tell(Followed(seat=own.seat, leader=table.leader(own).id, names=(name,)))
