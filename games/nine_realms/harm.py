"""Harm: what the wounds of a roll would do in the end, as far as all can tell."""

from msgspec import Struct

from games.nine_realms.abilities import ABILITIES
from games.nine_realms.combat import can_counter
from games.nine_realms.forces import RULER, Figure
from games.nine_realms.odds import Odds
from games.nine_realms.roll import Roll
from games.nine_realms.table import CAULDRON, Table


class Harm(Struct, frozen=True):
    """The effect of wounds: the Health that is lost, and the blood that runs."""

    lost: int
    blood: int
    fatal: bool


class Prospect(Struct, frozen=True):
    """The prospects of a roll, from 0 to 1: Health is lost, the target falls, the match is won."""

    hurt: float
    kill: float
    win: float

    @property
    def percent(self) -> tuple[int, int, int]:
        """All in percent."""
        return round(100 * self.hurt), round(100 * self.kill), round(100 * self.win)


def harm(table: Table, target: Figure, wounds: int) -> Harm:
    """Less what an ability ignores (R-46), and no more than the Health that is left (R-27)."""
    felt = max(0, wounds - ABILITIES[target].ignored(table))
    left = table.health_left(target)
    lost = min(felt, left)
    return Harm(lost, felt if table.options.overkill_blood else lost, lost == left)


def may_answer(table: Table, roll: Roll) -> bool:
    """Tell whether the target of a pending roll could strike back: no Ruler who falls (R-34)."""
    return can_counter(table, roll) and not beheads(table, roll)


def beheads(table: Table, roll: Roll) -> bool:
    """Tell whether a Ruler would fall by a pending roll: the match is won, and none answers."""
    return roll.target in RULER.values() and harm(table, roll.target, roll.wounds).fatal


def spared(table: Table, target: Figure, wounds: int) -> int:
    """The wounds that an ability ignores, which it then does not do again (R-46)."""
    return min(wounds, ABILITIES[target].ignored(table))


def decides(table: Table, target: Figure, done: Harm, before: int = 0) -> bool:
    """Tell whether harm to a target wins the match for the other side (R-34 to R-37).

    Args:
        table: the pieces.
        target: the figure that is harmed.
        done: the harm.
        before: blood that the target's own side gains first, in the same exchange.
    """
    if done.fatal and target in RULER.values():
        return True
    seat = table.seat_of(target)
    if seat == table.active and table.blood[seat] + before >= CAULDRON:
        return False
    return done.blood > 0 and table.blood[1 - seat] + done.blood >= CAULDRON


def prospect(table: Table, target: Figure, chances: Odds, before: int = 0) -> Prospect:
    """The prospects of a target, by the chances of each number of wounds; `before` as above."""
    done = [(harm(table, target, wounds), chance) for wounds, chance in chances.items()]
    hurt = sum(chance for one, chance in done if one.lost)
    kill = sum(chance for one, chance in done if one.fatal)
    win = sum(chance for one, chance in done if decides(table, target, one, before))
    return Prospect(hurt, kill, win)
