"""EVADE: the encounter is over, and somebody is gone (4.3A5, 9.0C, 11.3)."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.encounter.checks import DIE, kept_within
from games.hammer_of_thor.encounter.current import change, current, sides
from games.hammer_of_thor.encounter.events import Evaded, TrailFound
from games.hammer_of_thor.encounter.stepping import step_aside
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.lasting import EXTRA, is_free
from games.hammer_of_thor.table import Table


def evade(table: Table, own: Counter, other: Counter, referee: Referee) -> None:
    """The first counter has evaded the second one."""
    referee.tell(Evaded(leader=table.leader(own).id))
    if own.number == current(table).mover and current(table).came is None:
        sitting = table.sitting
        assert sitting is not None, own
        cost = 0 if is_free(table, own.seat, EXTRA) else 1
        table.sitting = replace(sitting, left=max(0, sitting.left - cost), fled=True)
        light_fingers(table, referee)
    elif own.seat is not None:
        step_aside(table, own.number, referee)
    else:
        light_fingers(table, referee)
        search_the_trail(table, other, referee)


def light_fingers(table: Table, referee: Referee) -> None:
    """After a stand-off or an evasion a thief may have the guarded treasure (9.0C)."""
    met = sides(table)
    if met is None or not current(table).treasure:
        return
    own, other = met
    thieves = [one for one in table.leader(own).entries(Hook.MEET) if one.standoff]
    if thieves and other.seat is None:
        agility = table.stat(table.leader(own), Stat.AGILITY)
        _find(table, own, kept_within(agility), referee)


def search_the_trail(table: Table, mover: Counter, referee: Referee) -> None:
    """Sharp senses find what a random group has left behind."""
    guarded = current(table).treasure
    if not guarded:
        return
    leader = table.leader(mover)
    _find(table, mover, table.stat(leader, Stat.SENSES), referee)


def _find(table: Table, own: Counter, most: int, referee: Referee) -> None:
    roll = referee.roll(DIE) - 1
    success = roll <= most
    referee.tell(TrailFound(leader=table.leader(own).id, roll=roll, most=most, success=success))
    if success:
        receive(table, own.number, current(table).treasure, referee)
        change(table, treasure=())
