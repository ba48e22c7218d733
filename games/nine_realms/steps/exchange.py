"""An exchange: an attack, its Fate window, the counterattack, the dead (dossier §3.3, §5)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Ending, Prompt, Refusal, Seat
from games.nine_realms import combat
from games.nine_realms.actions import Accept, DeclinePrey, GainActions, NamePrey, Pass
from games.nine_realms.combat import SIDES, Roll
from games.nine_realms.events import (
    BloodSpilt,
    Countered,
    DiceRolled,
    Fell,
    Missed,
    PreyNamed,
    RevengeGained,
    Wounded,
    WoundIgnored,
)
from games.nine_realms.fate import Card
from games.nine_realms.fate_play import no_play, play, plays
from games.nine_realms.forces import RULER, Figure, Weapon
from games.nine_realms.hands import gain_actions
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from games.nine_realms.prompts import EnemyRoll, OwnRoll
from games.nine_realms.prompts import NamingPrey as NamingPreyPrompt
from games.nine_realms.refusals import CardNotHeld
from games.nine_realms.table import CAULDRON, COUNTER_COST, Reason, Table


class NamingPrey(Step[Table], frozen=True, tag="naming"):
    """Sinfjotli attacks and hunts nobody yet: now or never for this roll (R-47, N12)."""

    seat: Seat
    target: Figure

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any enemy in play, or nobody."""
        prey = [NamePrey(figure) for figure in table.in_play(1 - self.seat)]
        held = Card.ACTIONS_OR_RE_ROLL in table.hands[self.seat]
        return {self.seat: OneOf((*prey, DeclinePrey(), *([GainActions()] if held else ())))}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The choice is public."""
        match action:
            case NamePrey(figure):
                table.prey = figure
                referee.tell(PreyNamed(figure=figure))
            case GainActions():
                gain_actions(table, seat, referee)
                return (self,)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Nobody (N12)."""
        return DeclinePrey()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Name a prey?"""
        return NamingPreyPrompt(seat, self.target)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A card that is not in the hand."""
        return CardNotHeld(Card.ACTIONS_OR_RE_ROLL) if action == GainActions() else None


class Strike(Step[Table], frozen=True, tag="strike"):
    """The dice of an attack or a counterattack are rolled (§3.3 steps 2 to 4)."""

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
        """Roll; an attack of Sigmund spends his Revenge, even if it misses (R-45)."""
        if self.counter:
            number = combat.counter_dice(table, self.figure, self.weapon)
        else:
            number = combat.attack_dice(table, self.figure, self.target)
            table.revenge = 0 if self.figure is Figure.SIGMUND else table.revenge
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
        return (FateWindow(roll, table.seat_of(self.figure)),)


class FateWindow(Step[Table], frozen=True, tag="fate-window"):
    """A roll is pending: its roller, then the target's owner, may change it (§5).

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
        return {
            self.asked: AnyOf((*plays(table, self.roll, self.asked), OneOf(self._passing(table))))
        }

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
                gain_actions(table, seat, referee)
                return (self,)
            case _:
                roll = play(table, self.roll, seat, action, referee)
                return (FateWindow(roll, seat),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Pass, then counter if able (N8)."""
        return self._passing(table)[0]

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """Pass and counter as ordered; who rolls in his own turn is always asked (N7, N19)."""
        rolls = seat == table.seat_of(self.roll.figure)
        if orders.fate is FateOrder.ASK or (rolls and seat == table.active):
            return None
        if orders.fate is FateOrder.IF_WOUNDED and (rolls or self.roll.wounds):
            return None
        if Pass() in self._passing(table):
            return Pass()
        if orders.counter is CounterOrder.ASK:
            return None
        return Accept(counter=orders.counter is CounterOrder.ALWAYS)

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The active player has his own turn's time."""
        return seat != table.active

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The roll as it lies."""
        roll = self.roll
        public = (seat, roll.figure, roll.target, roll.total, roll.against)
        if seat == table.seat_of(roll.figure):
            return OwnRoll(*public, twelves=roll.twelves, wounds=roll.wounds)
        counter = combat.can_counter(table, roll)
        return EnemyRoll(*public, twelves=roll.twelves, wounds=roll.wounds, counter=counter)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Why a card does not help here."""
        return no_play(table, seat, action)

    def _concerned(self, table: Table) -> bool:
        if table.hands[self.asked]:
            return True
        if self.asked == table.seat_of(self.roll.figure):
            return combat.ability(table, self.roll) is not None
        return combat.can_counter(table, self.roll)

    def _passing(self, table: Table) -> tuple[Action, ...]:
        """The target's owner takes the counter decision together with the pass (R-31, N5)."""
        targeted = self.asked == table.seat_of(self.roll.target)
        if targeted and combat.can_counter(table, self.roll):
            return (Accept(counter=True), Accept(counter=False))
        return (Pass(),)

    def _passed(self, counter: bool | None, /) -> "FateWindow":  # noqa: FBT001 - a stored answer
        return FateWindow(self.roll, 1 - self.asked, self.passes + 1, counter)


class Wounding(Step[Table], frozen=True, tag="wounding"):
    """The roll takes effect (§3.3 steps 6 and 7)."""

    roll: Roll

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Wounds, less one for Ancient Bloodline, up to the Health that is left (R-27, R-28)."""
        target = self.roll.target
        wounds = self.roll.wounds
        if not wounds:
            referee.tell(Missed(target=target))
        if wounds and target is Figure.HJORDIS and not table.bloodline_used:
            wounds -= 1
            table.bloodline_used = True
            referee.tell(WoundIgnored(figure=target))
        taken = min(wounds, table.health_left(target))
        if taken:
            table.change(target, wounds=table.figures[target].wounds + taken)
            table.wounded = True
            left = table.health_left(target)
            referee.tell(Wounded(figure=target, wounds=taken, left=left))
            self._spill(table, wounds if table.options.overkill_blood else taken, referee)
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
        table.trace(roll.target, hexes, attack=True)
        referee.tell(Countered(figure=roll.target, target=roll.figure, weapon=roll.weapon))
        return (Strike(roll.target, roll.figure, roll.weapon, counter=True),)


class Aftermath(Step[Table], frozen=True, tag="aftermath"):
    """The dead leave the board together; then the victory test (§3.3 steps 10 and 11)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Revenge is counted from where all stood before (R-45)."""
        dead = [f for seat in (0, 1) for f in table.in_play(seat) if not table.health_left(f)]
        gained = combat.revenge_for(table, dead)
        for figure in dead:
            table.change(figure, hex=None)
            table.prey = None if table.prey is figure else table.prey
            referee.tell(Fell(figure=figure))
        if gained:
            table.revenge += gained
            referee.tell(RevengeGained(dice=table.revenge))
        table.ending = _victory(table)
        return ()


def _victory(table: Table) -> Ending | None:
    """The active side first, for a fallen Ruler and for a full Cauldron (R-34 to R-37)."""
    sides = (table.active, 1 - table.active)
    for seat in sides:
        if not table.ruler_alive(1 - seat):
            return Ending(Reason.LAST_RULER, (seat,))
    for seat in sides:
        if table.blood[seat] >= CAULDRON:
            return Ending(Reason.CAULDRON, (seat,))
    return None
