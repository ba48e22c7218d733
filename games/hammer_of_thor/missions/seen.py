"""How far missions are, as all may see it (16.0)."""

from collections.abc import Iterator

from msgspec import Struct

from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.tales import MISSIONS
from games.hammer_of_thor.table import Table


class MissionSeen(Struct, frozen=True):
    """A character in play with a mission that is to be done step by step, or is fulfilled."""

    name: Name
    done: int
    needed: int
    fulfilled: bool


def missions_seen(table: Table) -> Iterator[MissionSeen]:
    """Of those in groups of seats; none in a match without missions."""
    if not table.options.missions:
        return
    groups = [one for seat in table.seats for one in table.of(seat)]
    names = [name for one in groups for name in one.names if name in MISSIONS]
    for name in names:
        if MISSIONS[name].needed or name in table.rewarded:
            done = len(table.feats.get(name, ()))
            yield MissionSeen(name, done, MISSIONS[name].needed, name in table.rewarded)
