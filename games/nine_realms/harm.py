"""Harm: what the wounds of a roll would do in the end, as far as all can tell."""

from collections.abc import Mapping

from msgspec import Struct

from games.nine_realms.abilities import ABILITIES
from games.nine_realms.forces import Figure
from games.nine_realms.table import Table


class Harm(Struct, frozen=True):
    """The effect of wounds: the Health that is lost, and the blood that runs."""

    lost: int
    blood: int
    fatal: bool


class Prospect(Struct, frozen=True):
    """The prospects of a roll, from 0 to 1: that Health is lost, and that the target falls."""

    hurt: float
    kill: float

    @property
    def percent(self) -> tuple[int, int]:
        """Both in percent."""
        return round(100 * self.hurt), round(100 * self.kill)


def harm(table: Table, target: Figure, wounds: int) -> Harm:
    """Less what an ability ignores (R-46), and no more than the Health that is left (R-27)."""
    felt = max(0, wounds - ABILITIES[target].ignored(table))
    left = table.health_left(target)
    lost = min(felt, left)
    return Harm(lost, felt if table.options.overkill_blood else lost, lost == left)


def prospect(table: Table, target: Figure, chances: Mapping[int, float]) -> Prospect:
    """The prospects of a target, by the chances of each number of wounds."""
    done = [(harm(table, target, wounds), chance) for wounds, chance in chances.items()]
    hurt = sum(chance for one, chance in done if one.lost)
    return Prospect(hurt, sum(chance for one, chance in done if one.fatal))
