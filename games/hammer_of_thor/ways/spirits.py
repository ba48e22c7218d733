"""Leaving the body: a spirit goes anywhere, and meets somebody there (4.2C)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.kept import kept
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.starting import set_out, travellers
from games.hammer_of_thor.ways.events import SpiritReturned, SpiritSent
from games.hammer_of_thor.ways.gates import is_warded
from games.hammer_of_thor.ways.prompts import SpiritHint
from games.hammer_of_thor.ways.refusals import NoArrival, NoSpirit

DIE, NINE = 10, 9
SHOCK = 3
"""STAMINA that a natural 9 costs whom it fails."""


class Send(Action, frozen=True, tag="send"):
    """Send somebody's spirit to a place, instead of travelling (4.2C)."""

    name: Name
    realm: Realm
    to: Place

    def hint(self, table: Table) -> Prompt | None:
        """The chance to arrive, and how many stand there."""
        home = table.home_of(self.name)
        if home is None:
            return None
        wisdom = table.stat(home.member(self.name), Stat.WISDOM)
        return SpiritHint(min(DIE, wisdom + 1) * 10, len(table.at(self.to)))


class Returning(Step[Table], frozen=True, tag="returning"):
    """A spirit's encounter is over: it goes back into its body, whoever leads it now."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The body has stayed with its group, or lies alone."""
        for spirit in [one for one in table.counters if one.is_spirit]:
            _go_back(table, spirit, referee)
        return ()


def sendings(table: Table, seat: Seat) -> Iterator[Send]:
    """Every spirit of a seat, to every place where it can arrive."""
    for counter in travellers(table, seat) if table.options.astral else ():
        for member in _astral(counter):
            for place, spot in BOARD.items():
                if _is_open(table, counter, place):
                    yield Send(member.id, spot.realm, place)


def send(table: Table, seat: Seat, action: Send, referee: Referee) -> bool:
    """A roll against WISDOM; a 9 that fails hurts.

    Returns:
        Whether the spirit stands there.
    """
    home = table.home_of(action.name)
    assert home is not None, action
    member = home.member(action.name)
    wisdom, roll = table.stat(member, Stat.WISDOM), referee.roll(DIE) - 1
    success = roll <= wisdom
    lost = SHOCK if roll == NINE and not success else 0
    set_out(table, seat, Sitting(home.number, home.place, Manner.CAUTION), moved=False)
    road = (home.place, action.to) if success else (home.place,)
    referee.trace(Went(turn=table.turn, seat=seat, road=road, manner=Manner.PLAIN))
    referee.tell(
        SpiritSent(seat=seat, name=action.name, to=action.to, roll=roll, wisdom=wisdom,
                   success=success, lost=lost)
    )  # fmt: skip
    if success:
        _leave_body(table, home, member, action.to)
    else:
        table.change_member(action.name, wounds=member.wounds + lost)
        if member.left <= lost:
            falls(table, action.name, None, referee)
    return success


def refused(table: Table, seat: Seat, action: Send) -> Refusal:
    """Why a spirit does not go there."""
    for counter in travellers(table, seat):
        if table.options.astral and action.name in [one.id for one in _astral(counter)]:
            return NO if _is_open(table, counter, action.to) else NoArrival(action.to)
    return NoSpirit(action.name)


@kept
def _astral(counter: Counter) -> Sequence[Member]:
    """Those who know how, by nature or by a staff that is revealed (2.2A9)."""
    return [one for one in counter.free if any(entry.astral for entry in one.entries(Hook.MOVE))]


def _is_open(table: Table, counter: Counter, place: Place) -> bool:
    return place != counter.place and not is_warded(table, place, counter.seat)


def _leave_body(table: Table, home: Counter, member: Member, to: Place) -> None:
    """The spirit is a counter of its own, for as long as it is away."""
    if len(home.members) == 1:
        table.change_counter(home.number, body=home.place, place=to)
        number = home.number
    else:
        rest = tuple(one for one in home.members if one.id != member.id)
        table.change_counter(home.number, members=rest)
        spirit = table.place_counter(home.seat, to, (member,), body=home.place, home=home.number)
        number = spirit.number
    assert table.sitting is not None, member
    table.sitting = replace(table.sitting, counter=number, manner=Manner.PLAIN)


def _go_back(table: Table, spirit: Counter, referee: Referee) -> None:
    assert spirit.body is not None, spirit
    home = next((one for one in table.counters if one.number == spirit.home), None)
    if home is None:
        table.change_counter(spirit.number, place=spirit.body, body=None, home=0)
    else:
        table.change_counter(spirit.number, members=())
        table.change_counter(home.number, members=(*home.members, *spirit.members))
    if table.sitting is not None and table.sitting.counter == spirit.number:
        number = spirit.number if home is None else home.number
        table.sitting = replace(table.sitting, counter=number)
    for member in spirit.members:
        referee.tell(SpiritReturned(name=member.id, place=spirit.body))
