"""Attack: once a turn each figure strikes an enemy in range and sight."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Prompt, Refusal, Seat
from games.nine_realms.abilities import ABILITIES
from games.nine_realms.combat import (
    attack_dice,
    can_strike_back,
    counter_dice,
    defence,
    in_range,
    visible,
    weapon_between,
)
from games.nine_realms.decisions.decision import TurnAction, not_a_target, not_usable
from games.nine_realms.events import Attacked, Lesson
from games.nine_realms.forces import RULER, Figure
from games.nine_realms.harm import harm, prospect
from games.nine_realms.hints import AttackHint
from games.nine_realms.lessons import teach
from games.nine_realms.odds import Odds, odds
from games.nine_realms.refusals import AttackedAlready, NoDice, NoSight, OutOfRange
from games.nine_realms.steps.aftermath import Aftermath
from games.nine_realms.steps.exchange import Strike
from games.nine_realms.steps.naming_prey import NamingPrey
from games.nine_realms.table import Table
from games.nine_realms.trails import Trail


class Attack(TurnAction, frozen=True, tag="attack"):
    """Attack an enemy; the distance decides the weapon (Attacking)."""

    cost: ClassVar[int] = 1
    foremost: ClassVar[bool] = True
    figure: Figure
    target: Figure

    @property
    def actor(self) -> Figure:
        """The attacker."""
        return self.figure

    @classmethod
    def listed(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """In bulk: every figure that has not attacked, against every enemy."""
        if cls.unpaid(table, seat):
            return ()
        enemies = table.in_play(1 - seat)
        return (
            cls(figure, target)
            for figure in table.in_play(seat)
            if not table.figures[figure].attacked
            for target in enemies
            if _no_strike(table, figure, target) is None
        )

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Once a turn, at an enemy in range and sight, with a die at least (R-11, R-15 to R-18)."""
        figure, target = self.figure, self.target
        if found := not_usable(table, seat, figure) or not_a_target(table, seat, target):
            return found
        if table.figures[figure].attacked:
            return AttackedAlready(figure)
        if found := self.unpaid(table, seat):
            return found
        return _no_strike(table, figure, target)

    def carry_out(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The roll, its counterattack, and what comes of both; a hunter may name a prey before."""
        table.change(self.figure, attacked=True)
        strike = Strike.attack(table, self.figure, self.target)
        hexes = (table.place(self.figure), table.place(self.target))
        referee.trace(Trail(self.figure, hexes, attack=True, target=self.target, turn=table.turn))
        referee.tell(Attacked(figure=self.figure, target=self.target, weapon=strike.weapon))
        hunting = ABILITIES[self.figure].hunts and table.prey is None
        if hunting:
            teach(table, Lesson.PREY, referee)
        naming = (NamingPrey(seat, self.target),) if hunting else ()
        return (*naming, strike, Aftermath(self.figure, self.target))

    def hint(self, table: Table) -> Prompt:
        """The odds before it is rolled, without Fate, and those of the answer."""
        figure, target = self.figure, self.target
        dice, against = attack_dice(table, figure, target), defence(table, target)
        chances = odds(dice, against)
        hurt, kill, win = prospect(table, target, chances).percent
        wounds = sum(chance for number, chance in chances.items() if number)
        breaks = round(100 * wounds) if ABILITIES[target].ignored(table) else 0
        weapon = weapon_between(table.place(figure), table.place(target))
        assert weapon is not None
        back = counter_dice(table, target, weapon) if can_strike_back(table, target, weapon) else 0
        answers = odds(back, defence(table, figure))
        risk, _, _ = prospect(table, figure, answers).percent
        lose = round(100 * _lost(table, figure, target, chances, answers))
        return AttackHint(dice, against, breaks, hurt, kill, win, back, risk, lose)


def _lost(table: Table, figure: Figure, target: Figure, chances: Odds, answers: Odds) -> float:
    """The chance that the answer to an attack loses the match, if it hasn't won it (R-34, R-36)."""
    lost = 0.0
    for wounds, chance in chances.items():
        done = harm(table, target, wounds)
        if not (done.fatal and target in RULER.values()):
            lost += chance * prospect(table, figure, answers, done.blood).win
    return lost


def _no_strike(table: Table, figure: Figure, target: Figure) -> Refusal | None:
    """The board forbids it: by range, by dice, or by sight."""
    one, other = table.place(figure), table.place(target)
    if not in_range(table, one, other):
        return OutOfRange(figure, target)
    if not attack_dice(table, figure, target):
        return NoDice(figure, target)
    return None if visible(table, one, other) else NoSight(figure, target)
