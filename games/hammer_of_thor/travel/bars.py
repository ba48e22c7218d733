"""The ways that are barred to a counter now, and by what (4.2.3, 6.3, 18.3)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.hammer_of_thor.dead.bounds import shut
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road, roads
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import BRIDGE, NOWHERE, closed, going, reached, speed
from games.hammer_of_thor.travel.prompts import Bar, Barred


def bars(table: Table, counter: Counter) -> Sequence[Barred]:
    """Each thing that keeps a counter from a place within its SPEED, once."""
    if is_rigid(table, counter):
        return (Barred(None, Bar.RIGID),)
    fast = speed(table, counter)
    there = reached(table, counter, fast)
    found = (
        bar
        for place, road in unbarred(table, counter, fast).items()
        if place not in there
        for bar in _first(table, counter, road)
    )
    return sorted(set(found), key=lambda bar: (bar.place or "", bar.why))


def bar_before(table: Table, counter: Counter, place: Place, fast: int) -> Barred | None:
    """The thing that keeps a counter from a place; None: it is too far in any case."""
    if is_rigid(table, counter):
        return Barred(None, Bar.RIGID)
    if place in closed(table, counter):
        return bar_at(table, counter, place)
    road = unbarred(table, counter, fast).get(place)
    return next(_first(table, counter, road), None) if road is not None else None


def bar_at(table: Table, counter: Counter, place: Place) -> Barred:
    """The thing that closes a place to a counter."""
    if place in table.floods:
        return Barred(place, Bar.FLOOD)
    if place in shut(counter):
        return Barred(None, Bar.DEAD)
    if any(one.form is not None and one.form.water_only for one in counter.members):
        return Barred(None, Bar.DRY)
    return Barred(place, Bar.CARD)


def is_rigid(table: Table, counter: Counter) -> bool:
    """It has no road at all (2.2A8)."""
    return table.leader(counter).mad is Madness.CATATONIA


def unbarred(table: Table, counter: Counter, fast: int) -> dict[Place, Road]:
    """The roads with so much SPEED, if nothing were closed and no bridge halted anybody."""
    free = replace(going(table, counter), closed=NOWHERE, halts=NOWHERE)
    return dict(roads(counter.place, fast, free))


def _first(table: Table, counter: Counter, road: Road) -> Iterator[Barred]:
    """The first thing that stops a counter on a road, if any does."""
    now = going(table, counter)
    for place in road.places:
        if place in now.closed:
            yield bar_at(table, counter, place)
            return
        if place in now.halts and place is not road.places[-1]:
            yield Barred(place, Bar.WATCH if place in BRIDGE else Bar.LIVING)
            return
