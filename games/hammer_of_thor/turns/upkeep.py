"""Upkeep at the start of a player-turn: healing, ailments, gifts (5.4.5)."""

from collections.abc import Iterator

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.folk.chart import Entry, Hook, Scope
from games.hammer_of_thor.folk.cures import cured
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member, mended
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.madness.turns import raving
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.events import GroupRested, VenomWorked
from games.hammer_of_thor.turns.gear import work_of_items

MOST_WOUNDED = "most_wounded"
VENOM_LOSS = 1


class Upkeep(SeatStep[Table], frozen=True, tag="upkeep"):
    """Every counter of the seat rests and suffers."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Cures first, then venom, then healing."""
        for counter in table.of(self.seat):
            _cure(table, counter)
            for name in counter.names:
                _suffer(table, name, referee)
        for counter in table.of(self.seat):
            _rest(table, counter, referee)
            work_of_items(table, counter.number, referee)
        return tuple(raving(table, self.seat, referee))


def _cure(table: Table, counter: Counter) -> None:
    """Some cure their whole counter (12.0C, 12.0D)."""
    ailments = {ailment for entry in _entries(counter) for ailment in entry.cures}
    for one in counter.members if ailments else ():
        table.change_member(one.id, **cured(ailments))


def _suffer(table: Table, name: Name, referee: Referee) -> None:
    """Venom costs STAMINA, five times at most; AGILITY comes back (5.3C)."""
    home = table.home_of(name)
    if home is None:
        return
    member = home.member(name)
    table.change_member(name, agility=0)
    if not member.venom:
        return
    table.change_member(name, wounds=member.wounds + VENOM_LOSS, venom=member.venom - 1)
    referee.tell(VenomWorked(name=name, left=max(0, member.left - VENOM_LOSS)))
    if member.left <= VENOM_LOSS:
        falls(table, name, None, referee)


def _rest(table: Table, counter: Counter, referee: Referee) -> None:
    """Natural healing, and the gifts of healers (12.0A, 12.0E, 7.0B)."""
    before = sum(one.wounds for one in counter.members)
    for one in counter.members:
        _heal(table, one, _natural(table, counter, one))
    for entry in _entries(counter):
        now = table.counter(counter.number)
        if entry.scope is not Scope.GROUP or (entry.unmoved and counter.moved):
            continue
        if entry.who == MOST_WOUNDED:
            worst = max(now.members, key=lambda one: (not one.dead, one.wounds, one.id))
            _heal(table, worst, entry.heal)
        else:
            for one in now.members:
                _heal(table, one, entry.heal)
    healed = before - sum(one.wounds for one in table.counter(counter.number).members)
    if healed and counter.seat is not None:
        leader = table.leader(table.counter(counter.number)).id
        referee.tell(GroupRested(seat=counter.seat, leader=leader, healed=healed))


def _natural(table: Table, counter: Counter, member: Member) -> int:
    """1, more for rest and at home, twice as much in autumn; none with DISEASE, half with burns."""
    own = sum(e.heal for e in member.entries(Hook.UPKEEP) if e.scope is Scope.SELF)
    if member.diseased:
        return own
    at_home = counter.place in STARTS.get(member.figure.race, ())
    healing = 1 + (not counter.moved) + at_home
    healing *= 2 if table.season is Season.AUTUMN else 1
    return own + (-(-healing // 2) if member.burnt else healing)


def _heal(table: Table, member: Member, amount: int) -> None:
    wounds = mended(member, amount)
    table.change_member(member.id, wounds=wounds, burnt=member.burnt and wounds > 0)


def _entries(counter: Counter) -> Iterator[Entry]:
    for member in counter.free:
        yield from member.entries(Hook.UPKEEP)
