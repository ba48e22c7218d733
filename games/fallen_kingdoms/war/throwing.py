"""Dice of a battle, as they lie on the table."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.fallen_kingdoms.field import DIE, Throw
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.table import Table


def thrown(dice: int, referee: Referee) -> tuple[int, ...]:
    """So many dice."""
    return tuple(referee.roll(DIE) for _ in range(dice))


def hits(dice: tuple[int, ...], needed: int) -> int:
    """Dice from the number on that hits."""
    return sum([die >= needed for die in dice])


def missed(throw: Throw) -> bool:
    """Whether nothing hit; what is stopped by Shields, or is too many, has hit (F-54)."""
    return not hits(throw.dice, throw.needed)


def recorded(table: Table, throw: Throw) -> None:
    """The throw is part of the battle."""
    battle = table.battle
    assert battle is not None
    table.battle = replace(battle, throws=(*battle.throws, throw))


def record_flight(table: Table, city: City) -> None:
    """The last throw has driven a unit away."""
    battle = table.battle
    assert battle is not None
    *before, last = battle.throws
    table.battle = replace(battle, throws=(*before, replace(last, fled=city)))
