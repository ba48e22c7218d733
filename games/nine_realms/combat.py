"""Combat: who can hit whom, with how many dice, against which Defence."""

from functools import cache

from games.nine_realms.abilities import ABILITIES
from games.nine_realms.board import Hex, Terrain, distance, line
from games.nine_realms.fate import Power
from games.nine_realms.forces import PROFILES, Figure, Weapon
from games.nine_realms.options import Edge, Reach
from games.nine_realms.roll import Roll
from games.nine_realms.table import COUNTER_COST, Table

FOREST_DEFENCE = 4
"""The shelter that forest adds to a figure's Defence; it also takes one die (Forest, R-18)."""


def weapon_between(one: Hex, other: Hex) -> Weapon | None:
    """The weapon that a distance calls for: close at 1, ranged at 2 to 4 (Types of Attack)."""
    steps = distance(one, other)
    if steps == 1:
        return Weapon.CLOSE
    return Weapon.RANGED if 2 <= steps <= 4 else None


def in_range(table: Table, one: Hex, other: Hex) -> bool:
    """Whether a weapon could span the distance, whatever stands between (R-15, N1)."""
    return _spans(table.options.reach, one, other)


@cache
def _spans(reach: Reach, one: Hex, other: Hex) -> bool:
    """By a table's choice of how far ranged weapons reach."""
    if distance(one, other) == 1:
        return True
    between = line(one, other)
    if between is None:
        return False
    match reach:
        case Reach.DISTANCE:
            return True
        case Reach.LITERAL:
            return between.crossed <= 4
        case _:  # Reach.ROWS
            return between.straight


def visible(table: Table, one: Hex, other: Hex) -> bool:
    """Whether nothing blocks the line: mountain, forest or any figure (R-16 to R-18)."""
    between = line(one, other)
    if between is None:
        return distance(one, other) <= 1
    opaque = table.ground(Terrain.MOUNTAIN) | table.ground(Terrain.FOREST) | table.occupied()
    return not between.blocked(opaque, either=table.options.edge is Edge.EITHER)


def attack_dice(table: Table, figure: Figure, target: Figure) -> int:
    """The dice of an attack; 0: it cannot be made (R-18)."""
    weapon = weapon_between(table.place(figure), table.place(target))
    printed = PROFILES[figure].dice(weapon) if weapon else 0
    if not printed or weapon is None:
        return 0
    gained = ABILITIES[figure].dice(table, figure, target, weapon)
    return max(0, printed + gained - _hampered(table, figure))


def counter_dice(table: Table, figure: Figure, weapon: Weapon) -> int:
    """The dice of a counterattack with a weapon of the same kind (N2, R-33)."""
    printed = PROFILES[figure].dice(weapon)
    return max(0, printed - _hampered(table, figure)) if printed else 0


def defence(table: Table, figure: Figure) -> int:
    """The printed Defence and what forest adds (Forest)."""
    sheltered = FOREST_DEFENCE if _in_forest(table, figure) else 0
    return PROFILES[figure].defence + sheltered


def can_counter(table: Table, roll: Roll) -> bool:
    """Whether the target of an attack could answer it: 1 action, a weapon, a die (R-30 to R-33)."""
    return not roll.counter and can_strike_back(table, roll.target, roll.weapon)


def can_strike_back(table: Table, figure: Figure, weapon: Weapon) -> bool:
    """Tell whether a figure under such an attack could answer it as things stand."""
    if table.actions[table.seat_of(figure)] < COUNTER_COST:
        return False
    return counter_dice(table, figure, weapon) > 0


def own_re_roll(table: Table, roll: Roll) -> Power | None:
    """The power by which the roller's own ability rolls again, once a roll (R-49)."""
    return None if roll.ability_used else ABILITIES[roll.figure].re_roll(table, roll)


def _hampered(table: Table, figure: Figure) -> int:
    return int(_in_forest(table, figure))


def _in_forest(table: Table, figure: Figure) -> bool:
    return table.terrain_at(table.place(figure)) is Terrain.FOREST
