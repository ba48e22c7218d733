"""Gates: eleven pairs of places that one goes between at once (4.2B)."""

from collections.abc import Iterator, Mapping

from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.dead.bounds import leave_dead
from games.hammer_of_thor.encounter.checks import chance, kept_within
from games.hammer_of_thor.folk.chart import Code, Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Madness, Stat
from games.hammer_of_thor.land.board import GATES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.travel.bars import bar_at
from games.hammer_of_thor.travel.going import closed, deadly, has, speed
from games.hammer_of_thor.travel.manners import Manner, Mortals, Sitting
from games.hammer_of_thor.travel.prompts import Bar, Barred
from games.hammer_of_thor.travel.refusals import NobodyToLeave, NotYourCounter, WayBarred
from games.hammer_of_thor.travel.starting import led, set_out, travellers
from games.hammer_of_thor.travel.travel import choices, part_with_mortals, somebody
from games.hammer_of_thor.ways.events import GateCrossed, GateTried
from games.hammer_of_thor.ways.prompts import GateHint
from games.hammer_of_thor.ways.refusals import GateKept, GateShut, NoGate, TooSlowForGate

DIE = 10
FEE = 2
"""SPEED that a counter needs, and spends."""
HARDER = 2
"""T is so much less than the leader's WISDOM."""
SURE = 100
GATE_WARD: Code = "3.0D"
ENDS: Mapping[Place, tuple[str, Place]] = {
    one: (letter, other)
    for letter, pair in GATES.items()
    for one, other in (pair, (pair[1], pair[0]))
}
"""The letter of the gate at a place, and the place at its other end."""


class Cross(Action, frozen=True, tag="cross"):
    """Go through the gate where a counter stands, instead of travelling (4.2B)."""

    leader: Name
    """The counter's."""
    to: Place
    """The other end."""
    mortals: Mortals = Mortals.LEAVE

    def hint(self, table: Table) -> Prompt:
        """The chance that it opens, and of meeting somebody behind it."""
        counter = table.led_by(self.leader)
        return GateHint(
            chance=SURE if is_open_to(counter) else chance(_t(table, counter)),
            somebody=somebody(table, counter, self.to, Manner.PLAIN),
            mortals=len(deadly(table, counter, Road(0, (self.to,)))),
        )


def crossings(table: Table, seat: Seat) -> Iterator[Cross]:
    """Every way of a seat's counters through a gate."""
    for counter in travellers(table, seat):
        if counter.place in ENDS and why_shut(table, counter) is None:
            _, to = ENDS[counter.place]
            leader = table.leader(counter).id
            yield from (Cross(leader, to, one) for one in choices(table, counter, Road(0, (to,))))


def why_shut(table: Table, counter: Counter) -> Refusal | None:
    """Why a counter cannot try the gate where it stands; None: it can."""
    if counter.place not in ENDS:
        return NoGate(counter.place)
    if table.leader(counter).mad is Madness.CATATONIA:
        return NO  # nor can it travel by road (2.2A8)
    letter, to = ENDS[counter.place]
    if letter in table.shut:
        return GateShut(to)
    if to in closed(table, counter):
        return WayBarred(to, bar_at(table, counter, to))
    if is_warded(table, to, counter.seat):
        return GateKept(to)
    fast = speed(table, counter)
    return TooSlowForGate(fast) if fast < FEE else None


def gate_bar(table: Table, counter: Counter) -> Barred | None:
    """The thing that keeps a counter from the gate where it stands; None: nothing, or no gate."""
    match why_shut(table, counter):
        case GateShut(place):
            return Barred(place, Bar.GATE)
        case GateKept(place):
            return Barred(place, Bar.WARD)
        case TooSlowForGate():
            return Barred(ENDS[counter.place][1], Bar.SLOW)
        case WayBarred(barred=bar):
            return bar
        case _:
            return None


def is_warded(table: Table, place: Place, seat: Seat | None) -> bool:
    """Somebody there lets nobody else arrive by gate or as a spirit (3.0D)."""
    return any(has(counter, GATE_WARD) for counter in table.at(place) if counter.seat != seat)


def is_open_to(counter: Counter) -> bool:
    """Somebody in it needs no check (3.0A)."""
    return any(entry.gate for one in counter.free for entry in one.entries(Hook.MOVE))


def cross(table: Table, seat: Seat, action: Cross, referee: Referee) -> None:
    """The gate lets the counter through, or it stays; both ways it has had its journey."""
    counter = table.led_by(action.leader)
    left = speed(table, counter) - FEE
    passes = _passes(table, counter, referee)
    set_out(table, seat, Sitting(counter.number, counter.place, Manner.PLAIN, left=left),
            moved=passes)  # fmt: skip
    if not passes:
        here = (counter.place,)
        referee.trace(Went(turn=table.turn, seat=seat, road=here, manner=Manner.PLAIN))
        return
    origin = counter.place
    part_with_mortals(table, counter, Road(FEE, (action.to,)), action.mortals, referee)
    leave_dead(table, counter.number, (action.to,), referee)
    rest = next((one for one in table.counters if one.number == counter.number), None)
    if rest is not None:
        leader, road = table.leader(rest).id, (origin, action.to)
        table.change_counter(rest.number, place=action.to)
        referee.trace(Went(turn=table.turn, seat=seat, road=road, manner=Manner.PLAIN))
        referee.tell(GateCrossed(seat=seat, leader=leader, place=origin, to=action.to))


def refused(table: Table, seat: Seat, action: Cross) -> Refusal:
    """Why a counter does not go through a gate."""
    counter = led(table, seat, action.leader)
    if counter is None:
        return NotYourCounter()
    why = why_shut(table, counter)
    if why is not None:
        return why
    if ENDS[counter.place][1] is not action.to:
        return NoGate(counter.place)
    fates = choices(table, counter, Road(0, (action.to,)))
    return NobodyToLeave() if action.mortals not in fates else NO


def _t(table: Table, counter: Counter) -> int:
    return table.stat(table.leader(counter), Stat.WISDOM) - HARDER


def _passes(table: Table, counter: Counter, referee: Referee) -> bool:
    """By somebody's art, or by a check of the leader's WISDOM."""
    if is_open_to(counter):
        return True
    roll, most = referee.roll(DIE) - 1, kept_within(_t(table, counter))
    leader = table.leader(counter).id
    referee.tell(GateTried(leader=leader, roll=roll, most=most, success=roll <= most))
    return roll <= most
