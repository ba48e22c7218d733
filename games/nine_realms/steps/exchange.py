"""An exchange: a roll, its Fate window, the wounds, and the counterattack (Attacking)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.nine_realms import combat
from games.nine_realms.abilities import ABILITIES
from games.nine_realms.decisions.add_bonus import AddBonus
from games.nine_realms.decisions.decision import Decisions, RollAction
from games.nine_realms.decisions.gain_actions import GainActions
from games.nine_realms.decisions.passing import Accept, Pass
from games.nine_realms.decisions.re_roll import ReRollAll, ReRollOne, ReRollSome
from games.nine_realms.events import (
    BloodSpilt,
    Countered,
    DiceRolled,
    Lesson,
    Missed,
    Wounded,
)
from games.nine_realms.forces import RULER, Figure, Weapon
from games.nine_realms.harm import decides, harm, may_answer, spared
from games.nine_realms.lessons import teach
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from games.nine_realms.prompts import EnemyRoll, OwnRoll
from games.nine_realms.reserves import can_decide, can_help, needed, needed_for_bloodline
from games.nine_realms.roll import SIDES, Roll
from games.nine_realms.table import COUNTER_COST, Table
from games.nine_realms.trails import Trail

KINDS = (AddBonus, ReRollAll, ReRollOne, GainActions, ReRollSome, Accept, Pass)
"""The decisions about a pending roll."""


class Strike(Step[Table], frozen=True, tag="strike"):
    """The dice of an attack or a counterattack are rolled (Attacking)."""

    figure: Figure
    target: Figure
    weapon: Weapon
    counter: bool

    @classmethod
    def attack(cls, table: Table, figure: Figure, target: Figure) -> "Strike":
        """An attack; the distance decides the weapon."""
        weapon = combat.weapon_between(table.place(figure), table.place(target))
        assert weapon is not None, (figure, target)
        return cls(figure, target, weapon, counter=False)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """So many dice as the moment gives; what an ability gave to an attack is spent."""
        if self.counter:
            number = combat.counter_dice(table, self.figure, self.weapon)
        else:
            number = combat.attack_dice(table, self.figure, self.target)
            ABILITIES[self.figure].on_attack(table)
        dice = tuple(referee.roll(SIDES) for _ in range(number))
        defence = combat.defence(table, self.target)
        roll = Roll(self.figure, self.target, self.weapon, self.counter, dice, defence)
        referee.tell(
            DiceRolled(
                figure=self.figure,
                dice=dice,
                twelves=roll.twelves,
                total=roll.total,
                defence=roll.defence,
                wounds=roll.wounds,
            )
        )
        teach(table, Lesson.ANSWER if self.counter else Lesson.ROLL, referee)
        return (FateWindow(roll, table.seat_of(self.figure)),)


class FateWindow(Step[Table], frozen=True, tag="fate-window"):
    """A roll is pending: its roller, then the target's owner, may change it.

    Whoever plays something goes on being asked until he passes, so that a window needs few
    hand-overs; any play restarts the count of passes, and two passes in a row close the window.
    `counter` is the target's owner's secret choice that came with his last pass (N5).
    """

    roll: Roll
    asked: Seat
    passes: int = 0
    counter: bool | None = None

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """A seat with a card or an open choice is asked, whatever the card is (N6, N19)."""
        if self.passes == 2 or not self._concerned(table):
            return {}
        return {self.asked: self._ask(table)}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Close after two passes; a seat that has nothing to decide has passed."""
        if self.passes < 2:
            return (self._passed(self.counter),)
        return (Wounding(self.roll), Counter(self.roll, chosen=bool(self.counter)))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Pass, or change the roll; the latter makes a stored choice void (N5)."""
        match action:
            case Pass():
                return (self._passed(self.counter),)
            case Accept(counter):
                return (self._passed(counter),)
            case GainActions():
                return (*action.carry_out(table, seat, referee), self)
            case _:
                assert isinstance(action, RollAction)
                return (FateWindow(action.play(table, seat, self.roll, referee), seat),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Pass, then counter if able (N8)."""
        return Pass() if self._may_pass(table, seat) else Accept(counter=True)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """Pass and counter as ordered (N7, N19)."""
        if self._asks_about_fate(table, seat, orders.fate):
            return None
        if self._may_pass(table, seat):
            return Pass()
        if orders.counter is CounterOrder.ASK:
            return None
        return Accept(counter=orders.counter is CounterOrder.ALWAYS)

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The active player has his own turn's time."""
        return seat != table.active

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The roll as it lies."""
        roll, target = self.roll, self.roll.target
        now = harm(table, target, roll.wounds)
        ignored = spared(table, target, roll.wounds)
        lies = (seat, roll.figure, target, roll.total, roll.against, roll.twelves, ignored)
        bonuses = needed(table, roll, seat), needed_for_bloodline(table, roll, seat)
        done = (now.lost, now.fatal, decides(table, target, now), *bonuses)
        if seat == table.seat_of(roll.figure):
            return OwnRoll(*lies, *done)
        counter = may_answer(table, roll)
        back = Accept(counter=counter).hint(table, seat, roll)
        odds = (back.dice, back.defence, back.hurt, back.win) if back else (0, 0, 0, 0)
        return EnemyRoll(*lies, *done, counter, *odds)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """As each decision says."""
        return self._ask(table).refusal(action)

    def _ask(self, table: Table) -> Decisions:
        return Decisions(KINDS, (table, self.asked, self.roll))

    def _concerned(self, table: Table) -> bool:
        if table.hands[self.asked]:
            return True
        if self.asked == table.seat_of(self.roll.figure):
            return combat.own_re_roll(table, self.roll) is not None
        return may_answer(table, self.roll)

    def _asks_about_fate(self, table: Table, seat: Seat, order: FateOrder) -> bool:
        """The roller in his own turn is always asked, unless no card of his can help (N7)."""
        rolls = seat == table.seat_of(self.roll.figure)
        match order:
            case FateOrder.ASK:
                return True
            case FateOrder.WHEN_IT_HELPS:
                return can_help(table, self.roll, seat)
            case FateOrder.WHEN_IT_DECIDES:
                return can_decide(table, self.roll, seat)
            case FateOrder.IF_WOUNDED if not rolls:
                return harm(table, self.roll.target, self.roll.wounds).lost > 0
            case FateOrder.IF_WOUNDED:
                return True
            case _:  # FateOrder.NEVER
                return rolls and seat == table.active

    def _may_pass(self, table: Table, seat: Seat) -> bool:
        return Pass().refusal(table, seat, self.roll) is None

    def _passed(self, counter: bool | None, /) -> "FateWindow":  # noqa: FBT001 - a stored answer
        return FateWindow(self.roll, 1 - self.asked, self.passes + 1, counter)


class Wounding(Step[Table], frozen=True, tag="wounding"):
    """The roll takes effect (Wounds)."""

    roll: Roll

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Wounds that no ability ignores, up to the Health that is left (R-27, R-28)."""
        target, wounds = self.roll.target, self.roll.wounds
        done = harm(table, target, wounds)
        if wounds:
            ABILITIES[target].on_wounds(table, referee)
            if done.lost < min(wounds, table.health_left(target)):
                teach(table, Lesson.BLOODLINE, referee)
        else:
            referee.tell(Missed(target=target))
        if done.lost:
            table.change(target, wounds=table.figures[target].wounds + done.lost)
            table.wounded = True
            left = table.health_left(target)
            referee.tell(Wounded(figure=target, wounds=done.lost, left=left))
            self._spill(table, done.blood, referee)
        return ()

    def _spill(self, table: Table, blood: int, referee: Referee) -> None:
        seat = table.seat_of(self.roll.figure)
        table.blood[seat] += blood
        referee.tell(BloodSpilt(seat=seat, blood=table.blood[seat]))


class Counter(Step[Table], frozen=True, tag="counter-chance"):
    """The target strikes back, even if it was killed or not hurt at all (Counterattack)."""

    roll: Roll
    chosen: bool

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Only if it is still legal, and never by a Ruler who was killed (R-34, N5)."""
        roll = self.roll
        beheaded = roll.target in RULER.values() and not table.health_left(roll.target)
        if not self.chosen or beheaded or not combat.can_counter(table, roll):
            return ()
        table.actions[table.seat_of(roll.target)] -= COUNTER_COST
        hexes = (table.place(roll.target), table.place(roll.figure))
        referee.trace(Trail(roll.target, hexes, attack=True, target=roll.figure, turn=table.turn))
        referee.tell(Countered(figure=roll.target, target=roll.figure, weapon=roll.weapon))
        return (Strike(roll.target, roll.figure, roll.weapon, counter=True),)
