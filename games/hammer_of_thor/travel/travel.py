"""Travel: one order for the road, and how one goes it (4.2, 4.2.1)."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.folk.groups import COUNTERS, Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road, frozen
from games.hammer_of_thor.partings import bury, dismiss
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.events import (
    CounterStayed,
    CounterTravelled,
    MortalsDied,
    MortalsLeft,
    PlaceScouted,
)
from games.hammer_of_thor.travel.going import deadly, destinations, manners, speed
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

    counter: int
    realm: Realm
    to: Place
    manner: Manner = Manner.PLAIN
    mortals: Mortals = Mortals.LEAVE

    def hint(self, table: Table) -> Prompt:
        """Costs, and the chance of meeting somebody."""
        counter = table.counter(self.counter)
        road = destinations(table, counter)[self.to]
        dead = deadly(table, counter, road)
        return TravelHint(
            cost=road.cost + self.manner.cost,
            speed=speed(table, counter),
            somebody=somebody(table, self.to, self.manner),
            mortals=tuple(one.id for one in dead),
        )


class Travels(SeatStep[Table], frozen=True, tag="travels"):
    """A seat moves one of its counters (4.2)."""

    def ask(self, table: Table) -> Ask | None:
        """Every place, manner and choice about Mortals that a counter can pay for."""
        found = [
            Travel(counter.number, BOARD[place].realm, place, manner, mortals)
            for counter in table.of(self.seat)
            for place, road in destinations(table, counter).items()
            for manner in manners(table, counter, road)
            for mortals in _choices(table, counter, road)
        ]
        return OneOf(found) if found else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A seat without counters does not move."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It goes, and looks around if it scouts."""
        assert isinstance(action, Travel)
        counter = table.counter(action.counter)
        road = destinations(table, counter)[action.to]
        left = speed(table, counter) - road.cost - action.manner.cost
        table.sitting = Sitting(counter.number, counter.place, action.manner, left=max(0, left))
        _part_with_mortals(table, counter, road, action.mortals, referee)
        for own in table.of(seat):
            table.change_counter(
                own.number, moved=own.number == counter.number and bool(road.places)
            )
        _go(table, seat, counter.number, road, action.manner, referee)
        if action.manner.scouts:
            _scout(table, seat, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Stay, with caution if it can be paid (T32)."""
        counter = table.of(seat)[0]
        stays = partial(Travel, counter.number, BOARD[counter.place].realm, counter.place)
        cautious = Manner.CAUTION in manners(table, counter, Road(0, ()))
        return stays(Manner.CAUTION) if cautious else stays()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return Travelling(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Another's counter, too far, or too dear."""
        if not isinstance(action, Travel):
            return NO
        counter = next((one for one in table.of(seat) if one.number == action.counter), None)
        if counter is None:
            return NotYourCounter()
        road = destinations(table, counter).get(action.to)
        if road is None:
            return TooFar(action.to, speed(table, counter))
        if action.manner not in manners(table, counter, road):
            return TooDear(action.to, max(0, speed(table, counter) - road.cost))
        if action.mortals not in _choices(table, counter, road):
            return NobodyToLeave()
        return NO


def somebody(table: Table, place: Place, manner: Manner) -> int:
    """Chances that somebody is met at the end of a journey, in percent (4.5.1, 4.5.2)."""
    if manner.searches:
        return 100
    if manner is Manner.CAUTION and BOARD[place].box is not Box.ROLL_ENCOUNTER:
        return 0
    return (PRESENT[is_drop(table, place)] + 1) * 100 // DIE


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


def _part_with_mortals(
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
    if not road.places:
        referee.tell(CounterStayed(seat=seat, leader=chief, place=counter.place, manner=manner))
        return
    table.change_counter(number, place=road.places[-1])
    referee.tell(CounterTravelled(seat=seat, leader=chief, road=road.places, manner=manner))


def _scout(table: Table, seat: Seat, referee: Referee) -> None:
    """Reconnaissance: a die of at most the lowest SENSES; never at Utgard (4.2, 9.5)."""
    assert table.sitting is not None
    counter = table.counter(table.sitting.counter)
    senses = min(table.stat(one, Stat.SENSES) for one in counter.free)
    roll = referee.roll(DIE) - 1
    success = roll <= senses and BOARD[counter.place].box is not Box.NO_RECON
    table.sitting = replace(table.sitting, scouted=success)
    referee.tell(
        PlaceScouted(seat=seat, place=counter.place, roll=roll, senses=senses, success=success)
    )
