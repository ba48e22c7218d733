"""How battles end: a city is won, or the attackers go home (5.2.2, 5.3, F-58 to F-64)."""

from typing import TypeAlias

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.kingdoms import emptied, win
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war import prompts
from games.fallen_kingdoms.war.events import (
    CityCaptured,
    CityEntered,
    CityLeftEmpty,
    Repelled,
    UnitsMoved,
    WentHome,
)
from games.fallen_kingdoms.war.forces import attackers
from games.fallen_kingdoms.war.rampage import Rampaging

QUICK = 1
"""Throws after which a victory was quick enough for a rampage (5.2.6)."""


class MoveIn(Action, frozen=True, tag="move-in"):
    """All survivors move into the city."""


class LeaveEmpty(Action, frozen=True, tag="leave-empty"):
    """All survivors go home; the city stays empty (F-58, F-59)."""


WinAction: TypeAlias = MoveIn | LeaveEmpty


class Won(Decision, frozen=True, tag="won"):
    """No defender is left: temple and kingdom first, then all move in, or all go home (F-67)."""

    moves_in: bool = False
    """It was said before that they do."""
    retreated: bool = False
    """The defenders have gone of their own will: no rampage (F-60)."""
    settled: bool = False
    """The fate of temple and kingdom is settled."""

    def ask(self, table: Table) -> Ask | None:
        """In, or home?"""
        return OneOf((MoveIn(), LeaveEmpty())) if self.settled and not self.moves_in else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """The temple goes, and the kingdom may fall."""
        battle = table.battle
        assert battle is not None
        if self.settled:
            return self._move_in(table, referee)
        then = Won(self.seat, self.moves_in, self.retreated, settled=True)
        return (*emptied(table, self.seat, battle.defender, battle.city, referee), then)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """As decided."""
        if isinstance(action, MoveIn):
            return self._move_in(table, referee)
        battle = table.battle
        assert battle is not None
        referee.tell(CityLeftEmpty(seat=seat, city=battle.city))
        return give_up(table, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """In [house]."""
        return MoveIn()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """In?"""
        battle = table.battle
        assert battle is not None
        return prompts.MovingIn(seat, battle.city, attackers(table, battle.city))

    def _move_in(self, table: Table, referee: Referee) -> Steps[Table]:
        """The city changes hands, with its building; a victory, and perhaps a rampage."""
        battle = table.battle
        assert battle is not None
        seat, city = self.seat, battle.city
        units = _arrive(table, seat, city)
        victories = table.players[seat].victories + 1
        referee.tell(
            CityCaptured(
                seat=seat, owner=battle.defender, city=city, units=units, victories=victories
            )
        )
        win(table, seat, referee)
        own = sum(throw.seat == seat for throw in battle.throws)
        quick = own <= QUICK + table.knows(seat, Knowledge.RIDERS) and not self.retreated
        end_battle(table, referee)
        referee.trace(Touched(turn=table.turn, city=city))
        return (Rampaging(seat, city),) if quick else ()


def enter(table: Table, seat: Seat, city: City, referee: Referee) -> Steps[Table]:
    """Units come to an empty city: no throw, no victory, perhaps a rampage (F-60, F-64).

    Where a unit of their own has fled to meanwhile, they only join it (F-55, K10).
    """
    came = tuple(one for one in table.marches if one.target == city)
    table.moved = (*table.moved, *came)
    referee.trace(Touched(turn=table.turn, city=city))
    is_own = table.sites[city].owner == seat
    units = _arrive(table, seat, city)
    if not is_own:
        referee.tell(CityEntered(seat=seat, city=city, units=units))
        return (Rampaging(seat, city),)
    for one in came:
        referee.tell(UnitsMoved(seat=seat, source=one.source, target=city, units=one.units))
    return ()


def give_up(table: Table, referee: Referee) -> Steps[Table]:
    """The battle ends without a city taken: whoever attacks and is left goes home."""
    battle = table.battle
    assert battle is not None
    if attackers(table, battle.city):
        go_home(table, battle.attacker, battle.city, referee)
    else:
        garrison = table.sites[battle.city].units
        referee.tell(Repelled(seat=battle.attacker, city=battle.city, garrison=garrison))
    end_battle(table, referee)
    return ()


def go_home(table: Table, seat: Seat, city: City, referee: Referee) -> None:
    """Each unit goes back where it came from (5.2.3)."""
    units = attackers(table, city)
    for march in table.marches:
        if march.target == city:
            back = table.sites[march.source].units + march.units
            table.change_site(march.source, owner=seat, units=back)
            referee.trace(Touched(turn=table.turn, city=march.source))
    table.marches = tuple(one for one in table.marches if one.target != city)
    garrison = table.sites[city].units
    referee.tell(WentHome(seat=seat, city=city, units=units, garrison=garrison))


def end_battle(table: Table, referee: Referee) -> None:
    """The dice stay in sight for a while."""
    assert table.battle is not None
    referee.trace(Fought(turn=table.turn, battle=table.battle))
    table.battle = None


def _arrive(table: Table, seat: Seat, city: City) -> int:
    """All who are under way to a city are there; their number."""
    units = attackers(table, city)
    table.marches = tuple(one for one in table.marches if one.target != city)
    table.change_site(city, owner=seat, units=table.sites[city].units + units)
    return units
