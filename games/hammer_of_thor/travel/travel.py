"""Travel: one order for the road, and how one goes it (4.2, 4.2.1)."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.fate.armed import on_enters_water
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import COUNTERS, Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road, frozen
from games.hammer_of_thor.partings import bury, dismiss
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.travel.events import (
    CounterStayed,
    CounterTravelled,
    FarSeen,
    MortalsDied,
    MortalsLeft,
    PlaceScouted,
)
from games.hammer_of_thor.travel.going import (
    deadly,
    going,
    is_awaited,
    manners,
    price,
    reached,
    speed,
)
from games.hammer_of_thor.travel.manners import Manner, Mortals, Sitting
from games.hammer_of_thor.travel.prompts import TravelHint, Travelling
from games.hammer_of_thor.travel.refusals import (
    NobodyToLeave,
    NotYourCounter,
    TooDear,
    TooFar,
)

DIE = 10
PRESENT: dict[bool, int] = {True: 5, False: 7}
"""Somebody is met on a die of at most this: on drops, and elsewhere (4.5.2)."""


class Travel(Action, frozen=True, tag="travel"):
    """Move a counter, or let it stay."""

    foremost = True
    sorting = frozenset({"realm"})

    leader: Name
    """The counter's."""
    realm: Realm
    to: Place
    manner: Manner = Manner.PLAIN
    mortals: Mortals = Mortals.LEAVE

    def hint(self, table: Table) -> Prompt:
        """Costs, and the chance of meeting somebody."""
        counter = table.led_by(self.leader)
        fast = speed(table, counter)
        road = reached(table, counter, fast)[self.to]
        return TravelHint(
            cost=road.cost + price(table, counter, self.manner),
            speed=fast,
            somebody=somebody(table, counter, self.to, self.manner),
            mortals=len(deadly(table, counter, road)),
        )


class Travels(SeatStep[Table], frozen=True, tag="travels"):
    """A seat moves one of its counters (4.2)."""

    def ask(self, table: Table) -> Ask | None:
        """Every place, manner and choice about Mortals that a counter can pay for."""
        if not table.of(self.seat):
            return None
        return Lazily(
            Travel,
            lambda: tuple(self._journeys(table)),
            lambda action: self._why_not(table, action) is None,
        )

    def _journeys(self, table: Table) -> Iterator[Travel]:
        """Counter by counter, place by place."""
        for counter in table.of(self.seat):
            leader, fast = table.leader(counter).id, speed(table, counter)
            for place, road in reached(table, counter, fast).items():
                realm, choices = BOARD[place].realm, _choices(table, counter, road)
                for manner in manners(table, counter, fast - road.cost):
                    for mortals in choices:
                        yield Travel(leader, realm, place, manner, mortals)

    def _why_not(self, table: Table, action: Travel) -> Refusal | None:
        """Another's counter, too far, or too dear; None: `_journeys` has it."""
        led = {table.leader(one).id: one for one in table.of(self.seat)}
        counter = led.get(action.leader)
        if counter is None:
            return NotYourCounter()
        fast = speed(table, counter)
        road = reached(table, counter, fast).get(action.to)
        if road is None:
            return TooFar(action.to, fast)
        left = fast - road.cost
        if action.manner not in manners(table, counter, left):
            return TooDear(action.to, max(0, left))
        if action.mortals not in _choices(table, counter, road):
            return NobodyToLeave()
        return None if action.realm is BOARD[action.to].realm else NO

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A seat without counters does not move."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It goes, and looks around if it scouts."""
        assert isinstance(action, Travel)
        counter = table.led_by(action.leader)
        fast = speed(table, counter)
        road = reached(table, counter, fast)[action.to]
        left = fast - road.cost - price(table, counter, action.manner)
        table.sitting = Sitting(counter.number, counter.place, action.manner, left=max(0, left))
        road = _as_far_as(table, counter, road, referee)
        part_with_mortals(table, counter, road, action.mortals, referee)
        for own in table.of(seat):
            table.change_counter(
                own.number, moved=own.number == counter.number and bool(road.places)
            )
        _go(table, seat, counter.number, road, action.manner, referee)
        if any(one.number == counter.number for one in table.counters):
            _look_ahead(table, seat, action.manner, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Stay, with caution if it can be paid (T32)."""
        counter = table.of(seat)[0]
        leader = table.leader(counter).id
        stays = partial(Travel, leader, BOARD[counter.place].realm, counter.place)
        cautious = Manner.CAUTION in manners(table, counter, speed(table, counter))
        return stays(Manner.CAUTION) if cautious else stays()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return Travelling(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Another's counter, too far, or too dear."""
        return self._why_not(table, action) if isinstance(action, Travel) else NO


def somebody(table: Table, counter: Counter, place: Place, manner: Manner) -> int:
    """Chances that somebody is met at the end of a journey, in percent (4.5.1, 4.5.2, 4.5.7)."""
    if manner.searches:
        return 100
    if manner is Manner.CAUTION and BOARD[place].box is not Box.ROLL_ENCOUNTER:
        return 0
    assert counter.seat is not None
    if is_awaited(table, counter.seat, place):
        return 100
    missed = DIE - 1 - PRESENT[is_drop(table, place)]
    if BOARD[place].box is Box.ROLL_TWICE:
        return 100 - missed**2 * 100 // DIE**2
    return (DIE - missed) * 100 // DIE


def is_drop(table: Table, place: Place) -> bool:
    """Whether a place is a river or a lake that no ice covers (3.3)."""
    covered = place in frozen(table.season) or place in table.ice
    return BOARD[place].ground is Ground.DROP and not covered


def _choices(table: Table, counter: Counter, road: Road) -> Sequence[Mortals]:
    """Leave them or take them; nobody is asked where nobody would die (2.1D)."""
    dead = deadly(table, counter, road)
    alone = len(dead) == len(counter.members)
    if not dead:
        return (Mortals.LEAVE,)
    return (Mortals.TAKE,) if alone else (Mortals.LEAVE, Mortals.TAKE)


def _as_far_as(table: Table, counter: Counter, road: Road, referee: Referee) -> Road:
    """A storm may hold the counter at the first water that it enters (4.1.3)."""
    assert counter.seat is not None
    ice = going(table, counter).ice
    wet = (at for at, place in enumerate(road.places) if BOARD[place].is_water and place not in ice)
    first = next(wet, None)
    if first is None or not on_enters_water(table, counter.seat, referee):
        return road
    return Road(road.cost, road.places[: first + 1])


def part_with_mortals(
    table: Table, counter: Counter, road: Road, mortals: Mortals, referee: Referee
) -> None:
    """They stay behind as a counter of their own, or die (2.1D)."""
    dead = deadly(table, counter, road)
    if not dead:
        return
    assert counter.seat is not None
    names = tuple(one.id for one in dead)
    rest = tuple(one for one in counter.members if one not in dead)
    if mortals is Mortals.LEAVE:
        room = len(table.of(counter.seat)) < COUNTERS
        if room:
            table.place_counter(counter.seat, counter.place, dead)
        else:
            dismiss(table, dead)
        place = counter.place if room else None
        referee.tell(MortalsLeft(seat=counter.seat, names=names, place=place))
    else:
        referee.tell(MortalsDied(seat=counter.seat, names=names))
        bury(table, counter.seat, dead)
    table.change_counter(counter.number, members=rest)


def _go(
    table: Table, seat: Seat, number: int, road: Road, manner: Manner, referee: Referee
) -> None:
    """The counter stands where the road ends, if anybody is left of it."""
    counter = next((one for one in table.counters if one.number == number), None)
    if counter is None:
        return
    chief = table.leader(counter).id
    way = (counter.place, *road.places)
    referee.trace(Went(turn=table.turn, seat=seat, road=way, manner=manner))
    if not road.places:
        referee.tell(CounterStayed(seat=seat, leader=chief, place=counter.place, manner=manner))
        return
    table.change_counter(number, place=road.places[-1])
    referee.tell(CounterTravelled(seat=seat, leader=chief, road=road.places, manner=manner))


def _look_ahead(table: Table, seat: Seat, manner: Manner, referee: Referee) -> None:
    """Far sight needs neither SPEED nor a die; but nobody scouts Utgard (2.0A, 9.5)."""
    assert table.sitting is not None
    counter = table.counter(table.sitting.counter)
    seers = [one for one in counter.free if any(e.recon for e in one.entries(Hook.MOVE))]
    if seers and BOARD[counter.place].box is not Box.NO_RECON:
        table.sitting = replace(table.sitting, scouted=True)
        referee.tell(FarSeen(seat=seat, name=seers[0].id, place=counter.place))
    elif manner.scouts:
        _scout(table, seat, counter, referee)


def _scout(table: Table, seat: Seat, counter: Counter, referee: Referee) -> None:
    """Reconnaissance: a die of at most the lowest SENSES; never at Utgard (4.2, 9.5)."""
    assert table.sitting is not None
    senses = min(table.stat(one, Stat.SENSES) for one in counter.acting)
    roll = referee.roll(DIE) - 1
    success = roll <= senses and BOARD[counter.place].box is not Box.NO_RECON
    table.sitting = replace(table.sitting, scouted=success)
    referee.tell(
        PlaceScouted(seat=seat, place=counter.place, roll=roll, senses=senses, success=success)
    )
