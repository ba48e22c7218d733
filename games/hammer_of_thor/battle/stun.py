"""Stun of fighters, until the battle is over; and one who is bound without a blow (5.3B, 18.1)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.battle.events import FighterDown
from games.hammer_of_thor.battle.lines import line, usual_order
from games.hammer_of_thor.battle.melee import front
from games.hammer_of_thor.belongings.binding import bound
from games.hammer_of_thor.belongings.using import Use
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table


class Stunned(Struct, frozen=True, forbid_unknown_fields=True):
    """Stun of a fighter, until the battle is over (5.3B)."""

    name: Name
    lost: int


def as_stun(lost: Mapping[Name, int]) -> tuple[Stunned, ...]:
    """Stun by name, in order."""
    return tuple(Stunned(name, lost) for name, lost in sorted(lost.items()))


def enemy_line(
    table: Table, met: tuple[Counter, Counter], able: tuple[Sequence[Member], Sequence[Member]]
) -> Sequence[Member]:
    """The enemies who stand in their line (5.1.1).

    Args:
        table: the pieces.
        met: the mover's counter, and the other one.
        able: those of both who can fight.
    """
    order = usual_order(table, met[1], met[0])
    return line(front(table, met[1], order, able[1]).fighters, len(able[0]))


def stun_of_bond(table: Table, seat: Seat, action: Use, referee: Referee) -> int:
    """An item that binds is thrown at an enemy (18.1).

    Returns:
        All the STAMINA that this one has left, or 0 if the item does not hold.
    """
    assert action.name is not None, action
    home = table.home_of(action.name)
    assert home is not None, action
    if not bound(table, seat, action, referee):
        return 0
    referee.tell(FighterDown(name=action.name))
    return home.member(action.name).left
