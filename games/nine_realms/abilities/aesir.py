"""The abilities on the Realm Card of the Aesir."""

from games.nine_realms.abilities.ability import Ability
from games.nine_realms.fate import Power
from games.nine_realms.forces import PROFILES, Figure, Weapon
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table


class AllSeeingEye(Ability):
    """Odin's realm draws up to four cards and discards one (R-40)."""

    draws = 1


class Foresight(Ability):
    """One die or all of Frigg's attack fall again, but not of a counterattack (R-42, N2)."""

    def re_roll(self, table: Table, roll: Roll) -> Power | None:
        """On an attack."""
        return None if roll.counter else Power.FORESIGHT


class BattleBorn(Ability):
    """One die or all of Thor's fall again against more printed Health than his own (R-43)."""

    def re_roll(self, table: Table, roll: Roll) -> Power | None:
        """On attacks and counterattacks."""
        health = PROFILES[roll.target].health
        return Power.BATTLE_BORN if health > PROFILES[roll.figure].health else None


class DeathSeekers(Ability):
    """The Valkyrie attacks the wounded with one die more (R-44)."""

    def dice(self, table: Table, figure: Figure, target: Figure, weapon: Weapon) -> int:
        """Close and ranged."""
        return int(table.figures[target].wounds > 0)


ABILITIES: dict[Figure, Ability] = {
    Figure.ODIN: AllSeeingEye(),
    Figure.FRIGG: Foresight(),
    Figure.THOR: BattleBorn(),
    Figure.VALKYRIE: DeathSeekers(),
}
