"""Printed boxes at the end of a player-turn: springs that heal, cure and restore (9.5, 1.0J)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.dead.bounds import call_home
from games.hammer_of_thor.encounter.checks import DIE
from games.hammer_of_thor.folk.chart import Entry, Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.events import DayStruck, PlaceHelped

HEALED: Mapping[str, object] = {"wounds": 0, "burnt": False}
CURED: Mapping[str, object] = {"diseased": False, "mad": None}
CLEAN: Mapping[str, object] = {"venom": 0}
WISE: Mapping[str, object] = {"wisdom": 0, "intelligence": 0}
SPRINGS: Mapping[Box | None, Mapping[str, object]] = {
    Box.REGENERATE: HEALED,
    Box.CURE: CURED,
    Box.VENOM_NEUTRAL: CLEAN,
    Box.WELL_OF_WIT: WISE,
}
"""The state that a place restores in everybody there."""


class Boxes(Step[Table], frozen=True, tag="boxes"):
    """At the end of each player-turn places help all who stand there, and the day hurts some."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Counter by counter."""
        call_home(table, referee)
        for counter in table.counters:
            state = SPRINGS.get(BOARD[counter.place].box)
            if state is None:
                continue
            helped = [one for one in counter.members if _needs(one, state)]
            for one in helped:
                table.change_member(one.id, **state)
            if helped and counter.seat is not None:
                names = tuple(one.id for one in helped)
                referee.tell(PlaceHelped(seat=counter.seat, place=counter.place, names=names))
        for counter in table.of(table.active):
            for name in counter.names:
                _shun_the_day(table, name, referee)
        return ()


def _needs(member: Member, state: Mapping[str, object]) -> bool:
    """Whether a place can help; the dead do not heal (6.2)."""
    if member.dead:
        return False
    return any(getattr(member, field) != value for field, value in state.items())


def _shun_the_day(table: Table, name: Name, referee: Referee) -> None:
    """In summer some cannot bear the worlds above: a check, or STAMINA is lost (1.0J)."""
    home = table.home_of(name)
    if home is None:
        return
    realm = BOARD[home.place].realm
    for entry in home.member(name).entries(Hook.PLACE):
        if entry.season is table.season and realm in entry.realms and entry.harm:
            _strike(table, name, entry, referee)


def _strike(table: Table, name: Name, entry: Entry, referee: Referee) -> None:
    assert isinstance(entry.check, int)
    roll = referee.roll(DIE) - 1
    lost = 0 if roll <= entry.check else entry.harm
    referee.tell(DayStruck(name=name, roll=roll, most=entry.check, lost=lost))
    home = table.home_of(name)
    assert home is not None, name
    member = home.member(name)
    table.change_member(name, wounds=member.wounds + lost)
    if member.left <= lost:
        falls(table, name, None, referee)
