"""The end of a journey: who is met there (4.5.1, 4.5.7, 4.6.1, 4.6.2)."""

from collections.abc import Sequence
from typing import Any

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.belongings.revealing import reveal_all
from games.hammer_of_thor.dead.refusals import NoRide
from games.hammer_of_thor.dead.riding import Ride, ride, rides
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.encounter.events import CounterMet
from games.hammer_of_thor.encounter.norns import Norn
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.planning import Greeting
from games.hammer_of_thor.encounter.prompts import ChoosingMeeting, MeetHint
from games.hammer_of_thor.encounter.refusals import NotMetNow
from games.hammer_of_thor.encounter.rolling import Rolling
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.fate.armed import on_arrives
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.standing_orders import MeetOrder, Orders
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach
from games.hammer_of_thor.travel.going import is_done
from games.hammer_of_thor.travel.manners import Sitting
from games.hammer_of_thor.travel.meeting import is_avoiding, may_meet

TWICE = 2


class Meet(Action, frozen=True, tag="meet"):
    """Meet a counter that stands there."""

    leader: Name
    """The counter's."""

    def hint(self, table: Table) -> Prompt:
        """The size of the group."""
        return MeetHint(members=len(table.led_by(self.leader).members))


class LookAround(Action, frozen=True, tag="look-around"):
    """Meet nobody who stands there, and roll for others."""


class PassBy(Action, frozen=True, tag="pass-by"):
    """Meet nobody: the counter is cautious."""


class Arrival(SeatStep[Table], frozen=True, tag="arrival"):
    """A seat's journey is over: it meets somebody there, or rolls (4.6.1)."""

    def ask(self, table: Table) -> Ask | None:
        """Those who may be met, and the roll; where there is no choice it goes on by itself."""
        found = _choices(table, self.seat)
        return OneOf(found) if len(found) > 1 else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The one thing that can happen, if any."""
        found = _choices(table, self.seat)
        return self.answer(table, self.seat, found[0], referee) if found else ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Meet a counter, or roll."""
        sitting = _sitting(table)
        if isinstance(action, Meet):
            return _met(table, seat, sitting, table.led_by(action.leader).number, referee)
        if isinstance(action, PassBy):
            return ()
        if isinstance(action, Ride):
            ride(table, table.counter(sitting.counter), action, referee)
            return ()
        twice = BOARD[table.counter(sitting.counter).place].box is Box.ROLL_TWICE
        return tuple(Rolling(seat) for _ in range(TWICE if twice else 1))

    def default(self, table: Table, seat: Seat) -> Action:
        """The roll, or nobody; a resident where one waits (4.5.7)."""
        return _choices(table, seat)[-1]

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """Never meet other seats, or only those of the other side."""
        assert isinstance(orders, Orders)
        if orders.meet is MeetOrder.ASK:
            return None
        if orders.meet is MeetOrder.ENEMIES:
            for action in _choices(table, seat):
                if isinstance(action, Meet) and _is_enemy(table, seat, table.led_by(action.leader)):
                    return action
        return self.default(table, seat)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Meet somebody?"""
        return ChoosingMeeting(seat, table.counter(_sitting(table).counter).place)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not there, or not to be met now."""
        if isinstance(action, Meet):
            return NotMetNow()
        if isinstance(action, Ride):
            return NoRide()
        return NO


class Led(SeatStep[Table], frozen=True, tag="led"):
    """A journey ends; a card may lead it astray (4.1.3)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Cards first, then the meeting; nobody is met where nobody has arrived."""
        sitting = table.sitting
        own = find(table, sitting.counter) if sitting is not None else None
        if sitting is None or own is None or own.is_hidden:
            return ()
        if own.moved:
            on_arrives(table, self.seat, sitting.counter, referee)
        return (Arrival(self.seat),)


def _sitting(table: Table) -> Sitting:
    assert table.sitting is not None
    return table.sitting


def _choices(table: Table, seat: Seat) -> Sequence[Action]:
    """All that can be done where the counter stands; the last is the usual."""
    sitting = _sitting(table)
    own = table.counter(sitting.counter)
    here = [one for one in table.at(own.place) if one.number != own.number]
    seats = [_meet(table, one) for one in here if may_meet(table, seat, one)]
    ways = list(rides(table, own))
    waiting = [one for one in here if one.seat is None]
    known = [_meet(table, one) for one in waiting if is_done(table, seat, one)]
    fresh = [_meet(table, one) for one in waiting if not is_done(table, seat, one)]
    if is_avoiding(own.place, sitting.manner):
        return (*seats, *known, *fresh, *ways, PassBy())
    return (*seats, *known, *ways, *(fresh or (LookAround(),)))


def _meet(table: Table, counter: Counter) -> Meet:
    return Meet(table.leader(counter).id)


def _is_enemy(table: Table, seat: Seat, other: Counter) -> bool:
    sides = {table.players[seat].side, table.side(other)}
    return other.seat is not None and sides == {Side.GOOD, Side.EVIL}


def _met(table: Table, seat: Seat, sitting: Sitting, number: int, referee: Referee) -> Steps[Table]:
    """The encounter begins."""
    own, other = table.counter(sitting.counter), table.counter(number)
    table.encounter = Encounter(own.number, number)
    table.change_counter(number, known=True)
    for counter in (own.number, number):
        reveal_all(table, counter, referee)
    referee.tell(
        CounterMet(
            seat=seat,
            leader=table.leader(own).id,
            other=table.leader(other).id,
            of=other.seat,
            place=own.place,
        )
    )
    teach(table, Lesson.CARDS if other.seat is None else Lesson.MEETING, referee)
    if other.seat is not None:
        table.change_player(seat, met=(*table.players[seat].met, number))
        return (Greeting(seat), Parting())
    return (*_faced(table, seat, other), Parting())


def _faced(table: Table, seat: Seat, other: Counter) -> Steps[Table]:
    if table.leader(other).figure.is_norn:
        return (Norn(seat), Facing(seat))
    return (Facing(seat),)
