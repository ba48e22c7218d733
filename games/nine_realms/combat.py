"""Combat (dossier §3.2, §3.3): who can hit whom, with how many dice, against which Defence."""

from msgspec import Struct

from games.nine_realms.board import MASK, Hex, Terrain, distance, line, within
from games.nine_realms.fate import Power
from games.nine_realms.forces import PROFILES, VANGUARDS, Figure, Weapon
from games.nine_realms.options import Edge, Reach
from games.nine_realms.table import Table

SIDES = 12
FOREST_DEFENCE = 4
"""What forest adds to a figure's Defence; it also takes one die (Forest, R-18)."""
NEAR = 2
"""How far Revenge and Hit Them Hard reach, in hexes."""


class Roll(Struct, frozen=True):
    """A roll that is pending: the dice, and what Fate has added so far."""

    figure: Figure
    target: Figure
    weapon: Weapon
    counter: bool
    dice: tuple[int, ...]
    defence: int
    attack_bonus: int = 0
    defence_bonus: int = 0
    ability_used: bool = False

    @property
    def twelves(self) -> int:
        """Dice set aside: each is an Automatic Wound (Attacking)."""
        return self.dice.count(SIDES)

    @property
    def total(self) -> int:
        """The sum of the other dice, with bonuses (R-20)."""
        return sum(die for die in self.dice if die != SIDES) + self.attack_bonus

    @property
    def against(self) -> int:
        """The Defence with bonuses."""
        return self.defence + self.defence_bonus

    @property
    def wounds(self) -> int:
        """Whole multiples of the Defence, and the twelves (R-21)."""
        return self.total // self.against + self.twelves


def weapon_between(one: Hex, other: Hex) -> Weapon | None:
    """The weapon that a distance calls for: close at 1, ranged at 2 to 4 (§3.2)."""
    steps = distance(one, other)
    if steps == 1:
        return Weapon.CLOSE
    return Weapon.RANGED if 2 <= steps <= 4 else None


def in_range(table: Table, one: Hex, other: Hex) -> bool:
    """Whether a weapon could span the distance, whatever stands between (R-15, N1)."""
    if distance(one, other) == 1:
        return True
    between = line(one, other)
    if between is None:
        return False
    match table.options.reach:
        case Reach.DISTANCE:
            return True
        case Reach.LITERAL:
            return between.crossed <= 4
        case _:  # Reach.ROWS
            return between.straight


def visible(table: Table, one: Hex, other: Hex) -> bool:
    """Whether nothing blocks the line: mountain, forest or any figure (§3.2, R-16 to R-18)."""
    between = line(one, other)
    if between is None:
        return distance(one, other) <= 1
    opaque = table.ground(Terrain.MOUNTAIN) | table.ground(Terrain.FOREST) | table.occupied()
    return not between.blocked(opaque, either=table.options.edge is Edge.EITHER)


def attack_dice(table: Table, figure: Figure, target: Figure) -> int:
    """The dice of an attack; 0: it cannot be made (§3.3 step 2)."""
    weapon = weapon_between(table.place(figure), table.place(target))
    printed = PROFILES[figure].dice(weapon) if weapon else 0
    if not printed or weapon is None:
        return 0
    return max(0, printed + _gained(table, figure, target, weapon) - _hampered(table, figure))


def counter_dice(table: Table, figure: Figure, weapon: Weapon) -> int:
    """The dice of a counterattack with a weapon of the same kind (N2, R-33)."""
    printed = PROFILES[figure].dice(weapon)
    return max(0, printed - _hampered(table, figure)) if printed else 0


def defence(table: Table, figure: Figure) -> int:
    """The printed Defence and what forest adds (§3.3 step 3)."""
    sheltered = FOREST_DEFENCE if _in_forest(table, figure) else 0
    return PROFILES[figure].defence + sheltered


def can_attack(table: Table, figure: Figure, target: Figure) -> bool:
    """Whether the board allows the attack; actions and what was done already aside."""
    one, other = table.place(figure), table.place(target)
    return (
        in_range(table, one, other)
        and attack_dice(table, figure, target) > 0
        and visible(table, one, other)
    )


def can_counter(table: Table, roll: Roll) -> bool:
    """Whether the target of an attack could answer it: 1 action, a weapon, a die (R-30 to R-33)."""
    if roll.counter or not table.actions[table.seat_of(roll.target)]:
        return False
    return counter_dice(table, roll.target, roll.weapon) > 0


def ability(table: Table, roll: Roll) -> Power | None:
    """The re-roll that the roller's own ability allows now (R-42, R-43, R-47, R-49, N2)."""
    if roll.ability_used:
        return None
    if roll.figure is Figure.FRIGG and not roll.counter:
        return Power.FORESIGHT
    if roll.figure is Figure.THOR and _healthier(roll.target, roll.figure):
        return Power.BATTLE_BORN
    if roll.figure is Figure.SINFJOTLI and not roll.counter and table.prey is roll.target:
        return Power.THE_HUNTER
    return None


def revenge_for(table: Table, dead: list[Figure]) -> int:
    """Dice that Sigmund gains for Norsemen dying near him; he himself is not one (R-45)."""
    if Figure.SIGMUND in dead:
        return 0
    near = within(table.place(Figure.SIGMUND), NEAR)
    realm = PROFILES[Figure.SIGMUND].realm
    return sum(
        PROFILES[figure].realm is realm and bool(near & MASK[table.place(figure)])
        for figure in dead
    )


def _gained(table: Table, figure: Figure, target: Figure, weapon: Weapon) -> int:
    """Dice from Death Seekers, Revenge and Hit Them Hard (R-44, R-45, R-48)."""
    if figure is Figure.VALKYRIE:
        return int(table.figures[target].wounds > 0)
    if figure is Figure.SIGMUND:
        return table.revenge
    if figure in VANGUARDS and weapon is Weapon.CLOSE:
        near = within(table.place(figure), NEAR)
        others = (one for one in VANGUARDS if one in table.figures and one is not figure)
        return sum(bool(near & MASK.get(table.figures[one].hex or "", 0)) for one in others)
    return 0


def _hampered(table: Table, figure: Figure) -> int:
    return int(_in_forest(table, figure))


def _in_forest(table: Table, figure: Figure) -> bool:
    return bool(table.ground(Terrain.FOREST) & MASK[table.place(figure)])


def _healthier(target: Figure, figure: Figure) -> bool:
    """Printed Health is compared (R-43)."""
    return PROFILES[target].health > PROFILES[figure].health
