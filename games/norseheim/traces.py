"""Traces of what happened, for the picture: no rule reads them."""

from typing import Generic, TypeVar

from games.core.dice import Referee
from games.core.vocabulary import Action, Trace
from games.norseheim.board import Region
from games.norseheim.land import Battle
from games.norseheim.table import Table

A = TypeVar("A", bound=Action)


class Touched(Trace, frozen=True, tag="touched"):
    """Something happened in a region, in the last player-turn in which anything did anywhere."""

    region: Region

    def fades(self, newer: Trace) -> bool:
        """Those of one player-turn stay together, each region once."""
        if not isinstance(newer, Touched):
            return False
        return self.turn < newer.turn or self.region is newer.region


class Fought(Trace, frozen=True, tag="fought"):
    """The last attack that is over, with the runes of its last throw."""

    battle: Battle

    def fades(self, newer: Trace) -> bool:
        """It stays until the next attack is over."""
        return isinstance(newer, Fought)


class Ordered(Trace, Generic[A], frozen=True, tag="ordered"):
    """The last order that was carried out in somebody's turn, whatever became of it."""

    order: A

    def fades(self, newer: Trace) -> bool:
        """It stays until the next order."""
        return isinstance(newer, Ordered)


def touch(table: Table, region: Region, referee: Referee) -> None:
    """Something happens in a region."""
    referee.trace(Touched(turn=now(table), region=region))


def note(table: Table, order: Action, referee: Referee) -> None:
    """An order is carried out, and stays to be looked at."""
    referee.trace(Ordered(turn=now(table), order=order))


def end_battle(table: Table, referee: Referee) -> None:
    """The attack is over, and stays to be looked at."""
    assert table.battle is not None
    referee.trace(Fought(turn=now(table), battle=table.battle))
    table.battle = None


def now(table: Table) -> int:
    """Player-turns begun; the beginning of a round, which is nobody's turn, counts as one."""
    return table.turn + table.round
