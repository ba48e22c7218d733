"""Whether a mission is fulfilled (16.0)."""

from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.tales import MISSIONS, Mission
from games.hammer_of_thor.table import Table


def has_company(mission: Mission, counter: Counter) -> bool:
    """Those whom a mission wants beside its character are there, and its items revealed."""
    here = {one.id for one in counter.free}
    shown = {item for one in counter.members for item in one.shown}
    found = [NUMBERS[name] in here for name in mission.beside]
    found += [item in shown for item in mission.owns]
    return any(found) if mission.any else all(found)


def is_fulfilled(table: Table, name: Name, counter: Counter) -> bool:
    """A character's mission is fulfilled, in a group of a seat."""
    mission = MISSIONS[name]
    if mission.needed:
        return len(table.feats.get(name, ())) >= mission.needed
    return has_company(mission, counter) and _stands_so(table, mission, name, counter)


def _stands_so(table: Table, mission: Mission, name: Name, counter: Counter) -> bool:
    """The things are as the mission asks; what it does not ask for goes without saying."""
    if mission.leads is not None:
        led = [one for one in counter.free if one.id != name]
        led = [one for one in led if FIGURES[one.id].race is mission.leads]
        if table.leader(counter).id != name or len(led) < mission.times:
            return False
    runes = sum(len(one.runes) for one in counter.members)
    return (
        runes >= mission.runes
        and len(table.helheim) >= mission.dead
        and table.game_turn >= mission.alive_in
    )
