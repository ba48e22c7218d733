"""The ride to Hel, for one of the dead (6.1)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt
from games.hammer_of_thor.dead.events import RideTried
from games.hammer_of_thor.dead.prompts import RideHint
from games.hammer_of_thor.dead.raising import buried, may_rise, rise
from games.hammer_of_thor.encounter.checks import DIE, chance, kept_within
from games.hammer_of_thor.encounter.current import find, once
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import HEL_ROAD, has

GREATEST = 4
"""Nobody of a higher tier is given back."""
AWE = -2
"""Added to the CHARISMA of the leader."""
KNOWN = 2
"""Added with the Hel-road, and again with a dead member."""
RENOWN = 2
HEL = NUMBERS["Hel"]
MOST = 25
"""Of a race the last who died are asked for, so many at most [house]."""


class Ride(Action, frozen=True, tag="ride"):
    """Ride to Hel, and ask for one of the dead (6.1)."""

    race: Race
    name: Name

    def hint(self, table: Table) -> Prompt | None:
        """The chance."""
        own = find(table, table.sitting.counter) if table.sitting is not None else None
        return RideHint(chance(_t(table, own))) if own is not None else None


def rides(table: Table, own: Counter) -> Iterator[Ride]:
    """Those whom a counter can ask for at the end of its journey, race by race."""
    seat = own.seat
    if seat is None or own.place is not Place.ELIUDNIR or _has_ridden(table, own):
        return
    sides = {table.players[seat].side, Side.NEUTRAL}
    able = [
        grave.name
        for grave in reversed(list(buried(table, None)))
        if FIGURES[grave.name].side in sides and may_rise(table, seat, own, grave.name, GREATEST)
    ]
    for race in Race:
        for name in [one for one in able if FIGURES[one].race is race][:MOST]:
            yield Ride(race, name)


def ride(table: Table, own: Counter, action: Ride, referee: Referee) -> None:
    """A check of the leader's CHARISMA, once a seat: the dead one comes along, or nobody does."""
    assert own.seat is not None, own
    leader = table.leader(own).id
    once(table, own.seat, "ride", HEL)
    t, roll = kept_within(_t(table, own)), referee.roll(DIE) - 1
    success = roll <= t
    referee.tell(
        RideTried(seat=own.seat, leader=leader, name=action.name, t=t, roll=roll, success=success)
    )
    if success:
        rise(table, own, action.name, leader, referee, alive=True)
        honour(table, leader, RENOWN, referee)


def _has_ridden(table: Table, own: Counter) -> bool:
    assert own.seat is not None, own
    return f"ride {HEL}" in table.players[own.seat].honoured


def _t(table: Table, own: Counter) -> int:
    """T of the ride, not yet kept within its bounds."""
    known = KNOWN * has(own, HEL_ROAD) + KNOWN * any(one.dead for one in own.members)
    return table.stat(table.leader(own), Stat.CHARISMA) + AWE + known
