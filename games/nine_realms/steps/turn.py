"""Turns: the Resource Phase, the Action Phase and what ends them."""

from games.core.agenda import SeatStep, Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Action, Ending, Prompt, Refusal, Seat
from games.nine_realms.abilities import ABILITIES
from games.nine_realms.decisions.attack import Attack
from games.nine_realms.decisions.decision import Decisions, TurnAction
from games.nine_realms.decisions.discard import DiscardBlindly, DiscardFate
from games.nine_realms.decisions.end_turn import EndTurn
from games.nine_realms.decisions.gain_actions import GainActions
from games.nine_realms.decisions.move import Move
from games.nine_realms.decisions.name_prey import NamePrey
from games.nine_realms.decisions.rally import Rally
from games.nine_realms.decisions.transform import Transform
from games.nine_realms.events import Lesson, StallDecides, StallWarned, TurnBegan, TurnEnded
from games.nine_realms.fate import HAND
from games.nine_realms.forces import ACTIONS
from games.nine_realms.hands import make_up_to
from games.nine_realms.lessons import teach
from games.nine_realms.prompts import Discarding, YourTurn
from games.nine_realms.table import Reason, Table

WARNING = 6
"""A stalled match is warned so many player-turns before its limit (N9: at 14 of 20)."""
DISCARDS = (DiscardFate, DiscardBlindly, GainActions)
"""The decisions at the All Seeing Eye; extra actions are for every question (N4)."""
ERRANDS = (Attack, Move, Rally, Transform, NamePrey, GainActions, EndTurn)
"""The decisions of the Action Phase; menus keep this order."""


class ResourcePhase(Step[Table], frozen=True, tag="resource-phase"):
    """Actions are reset to six and the hand is made up (Resource Phase)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Forget what was done in earlier turns, then draw (N14, R-40)."""
        table.active = self.seat
        table.turn += 1
        table.rallied = table.wounded = False
        for figure in table.figures:
            ABILITIES[figure].on_turn(table)
        for figure in table.in_play(self.seat):
            table.change(figure, moved=False, attacked=False)
        table.actions[self.seat] = ACTIONS
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        excess = sum(ABILITIES[figure].draws for figure in table.in_play(self.seat))
        make_up_to(table, self.seat, HAND + excess, referee)
        if excess:
            teach(table, Lesson.DISCARDING, referee)
        teach(table, Lesson.TURN, referee)
        discarding = (AllSeeingEye(self.seat),) * excess
        return (*discarding, ActionPhase(self.seat), TurnEnd(self.seat))


class AllSeeingEye(SeatStep[Table], frozen=True, tag="all-seeing-eye"):
    """Odin's player has drawn up to four cards and discards one (All Seeing Eye, R-40)."""

    def ask(self, table: Table) -> Decisions:
        """Any card of the hand."""
        return Decisions(DISCARDS, (table, self.seat))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Extra actions leave the question open."""
        assert isinstance(action, TurnAction)
        action.carry_out(table, seat, referee)
        return (self,) if isinstance(action, GainActions) else ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Chance decides (N8)."""
        return DiscardBlindly()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Discard one."""
        return Discarding(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """As each decision says."""
        return self.ask(table).refusal(action)


class ActionPhase(SeatStep[Table], frozen=True, tag="action-phase"):
    """The active player spends actions in any order (Action Phase)."""

    def ask(self, table: Table) -> Decisions:
        """Errands for actions, what is free, and the end of the turn."""
        return Decisions(ERRANDS, (table, self.seat))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Pay, do it, and go on with the turn."""
        assert isinstance(action, TurnAction)
        table.actions[seat] -= action.cost
        first = action.carry_out(table, seat, referee)
        return first if isinstance(action, EndTurn) else (*first, self)

    def default(self, table: Table, seat: Seat) -> Action:
        """The turn ends (N8)."""
        return EndTurn()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Spend the actions that are left."""
        return YourTurn(seat, table.actions[seat])

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that stands in the way, as each decision says."""
        return self.ask(table).refusal(action)


class TurnEnd(Step[Table], frozen=True, tag="turn-end"):
    """The turn passes on; unspent actions stay for counterattacks (N9)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Count turns without a wound, and hand over."""
        referee.tell(TurnEnded(seat=self.seat, actions=table.actions[self.seat]))
        table.quiet = 0 if table.wounded else table.quiet + 1
        limit = table.options.stall_limit
        if limit and table.quiet >= limit:
            table.ending = Ending(Reason.STALLED, table.waited_for)
        elif 0 < table.quiet == limit - WARNING:
            for seat in table.waited_for:
                referee.tell(StallDecides(turns=WARNING, seat=seat))
            if not table.waited_for:
                referee.tell(StallWarned(turns=WARNING))
        return (ResourcePhase(1 - self.seat),)
