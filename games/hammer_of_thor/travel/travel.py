"""Travel: one order for the road, and how one goes it (4.2, 4.2.1)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.dead.bounds import leave_dead, left_behind
from games.hammer_of_thor.fate.armed import on_enters_water
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.groups import COUNTERS, Counter
from games.hammer_of_thor.land.board import BOARD, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road, frozen, roads
from games.hammer_of_thor.partings import bury, dismiss
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.travel.bars import bar_before
from games.hammer_of_thor.travel.events import (
    CounterStayed,
    CounterTravelled,
    MortalsDied,
    MortalsLeft,
)
from games.hammer_of_thor.travel.going import (
    deadly,
    going,
    is_awaited,
    manners,
    price,
    reached,
    sailing,
    speed,
)
from games.hammer_of_thor.travel.manners import Manner, Mortals, Sitting
from games.hammer_of_thor.travel.meeting import by_choice, is_avoiding, is_vain, scouting
from games.hammer_of_thor.travel.prompts import TravelHint, Travelling
from games.hammer_of_thor.travel.refusals import (
    NobodyToLeave,
    NotYourCounter,
    TooDear,
    TooFar,
    WayBarred,
)
from games.hammer_of_thor.travel.scouting import look_ahead
from games.hammer_of_thor.travel.starting import led, set_out, travellers

DIE = 10
PRESENT: dict[bool, int] = {True: 5, False: 7}
"""Somebody is met on a die of at most this: on drops, and elsewhere (4.5.2)."""


class Travel(Action, frozen=True, tag="travel"):
    """Move a counter, or let it stay."""

    foremost = True
    sorting = frozenset({"realm"})
    sharing = frozenset({"manner", "mortals"})

    leader: Name
    """The counter's."""
    realm: Realm
    to: Place
    manner: Manner = Manner.PLAIN
    mortals: Mortals = Mortals.LEAVE

    def hint(self, table: Table) -> Prompt:
        """Costs, the chance of meeting somebody, and what the manner is good for."""
        counter = table.led_by(self.leader)
        assert counter.seat is not None, counter
        fast = speed(table, counter)
        road = reached(table, counter, fast)[self.to]
        dying, gone = deadly(table, counter, road), left_behind(counter, road.places)
        rest = tuple(one for one in counter.members if one not in (*dying, *gone))
        arriving = replace(counter, members=rest or counter.members)
        return TravelHint(
            cost=road.cost + price(table, counter, self.manner),
            speed=fast,
            somebody=somebody(table, counter, self.to, self.manner),
            mortals=len(dying),
            dead=len(gone),
            groups=by_choice(table, counter.seat, self.to, self.manner),
            vain=is_vain(table, arriving, self.to, self.manner),
            warned=scouting(table, arriving, self.to) if self.manner.scouts else None,
        )


class Journeys(Lazily, frozen=True):
    """The journeys of a seat that has a counter: it may stay at least, so none need be listed."""

    @property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """Itself."""
        return {self.kind: self}


class Travels(SeatStep[Table], frozen=True, tag="travels"):
    """A seat moves one of its counters (4.2)."""

    def ask(self, table: Table) -> Ask | None:
        """Every place, manner and choice about Mortals that a counter can pay for."""
        if not travellers(table, self.seat):
            return None
        return Journeys(
            Travel,
            lambda: tuple(self._journeys(table)),
            lambda action: self._why_not(table, action) is None,
        )

    def _journeys(self, table: Table) -> Iterator[Travel]:
        """Counter by counter, place by place."""
        for counter in travellers(table, self.seat):
            leader, fast = table.leader(counter).id, speed(table, counter)
            payable = cache(partial(manners, table, counter))
            for place, road in reached(table, counter, fast).items():
                realm, fates = BOARD[place].realm, choices(table, counter, road)
                for manner in payable(fast - road.cost):
                    for mortals in fates:
                        yield Travel(leader, realm, place, manner, mortals)

    def _why_not(self, table: Table, action: Travel) -> Refusal | None:
        """Another's counter, too far, or too dear; None: `_journeys` has it."""
        counter = led(table, self.seat, action.leader)
        if counter is None:
            return NotYourCounter()
        fast = speed(table, counter)
        road = reached(table, counter, fast).get(action.to)
        if road is None:
            return _why_no_road(table, counter, action.to, fast)
        left = fast - road.cost
        if action.manner not in manners(table, counter, left):
            return TooDear(action.to, max(0, left))
        if action.mortals not in choices(table, counter, road):
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
        sitting = Sitting(counter.number, counter.place, action.manner, left=max(0, left))
        set_out(table, seat, sitting, moved=bool(road.places))
        road = _as_far_as(table, counter, road, referee)
        part_with_mortals(table, counter, road, action.mortals, referee)
        leave_dead(table, counter.number, road.places, referee)
        _go(table, seat, counter.number, road, action.manner, referee)
        if any(one.number == counter.number for one in table.counters):
            look_ahead(table, seat, action.manner, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Stay, with caution if it can be paid (T32)."""
        counter = travellers(table, seat)[0]
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


def _why_no_road(table: Table, counter: Counter, place: Place, fast: int) -> Refusal:
    """Something bars the way, or it is too far: perhaps for want of a boat."""
    bar = bar_before(table, counter, place, fast)
    if bar is not None:
        return WayBarred(place, bar)
    return TooFar(place, fast, place in roads(counter.place, fast, sailing(table, counter)))


def somebody(table: Table, counter: Counter, place: Place, manner: Manner) -> int:
    """Chances that somebody is met at the end of a journey, in percent (4.5.1, 4.5.2, 4.5.7)."""
    if manner.searches:
        return 100
    if is_avoiding(place, manner):
        return 0
    assert counter.seat is not None
    if is_awaited(table, counter.seat, place):
        return 100
    missed = DIE - 1 - present(table, place)
    if BOARD[place].box is Box.ROLL_TWICE:
        return 100 - missed**2 * 100 // DIE**2
    return (DIE - missed) * 100 // DIE


def present(table: Table, place: Place) -> int:
    """The highest die on which somebody is there, where one plays alone a higher one (14.2)."""
    return PRESENT[is_drop(table, place)] + (table.solo is not None)


def is_drop(table: Table, place: Place) -> bool:
    """Whether a place is a river or a lake that no ice covers (3.3)."""
    covered = place in frozen(table.season) or place in table.ice
    return BOARD[place].ground is Ground.DROP and not covered


def choices(table: Table, counter: Counter, road: Road) -> Sequence[Mortals]:
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
        bury(table, counter.seat, dead, Death.NATURE)
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
