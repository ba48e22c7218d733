"""The question before an attack of a hunter without prey (The Hunter)."""

from games.core.agenda import SeatStep, Steps
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.nine_realms.decisions.decision import Decisions, TurnAction
from games.nine_realms.decisions.gain_actions import GainActions
from games.nine_realms.decisions.name_prey import DeclinePrey, NamePrey
from games.nine_realms.forces import Figure
from games.nine_realms.prompts import NamingPrey as NamingPreyPrompt
from games.nine_realms.table import Table

KINDS = (NamePrey, DeclinePrey, GainActions)


class NamingPrey(SeatStep[Table], frozen=True, tag="naming"):
    """Sinfjotli attacks and hunts nobody yet: now or never for this roll (R-47, N12)."""

    target: Figure

    def ask(self, table: Table) -> Decisions:
        """Any enemy in play, or nobody; extra actions may be gained too (N4)."""
        return Decisions(KINDS, (table, self.seat))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Extra actions leave the question open."""
        assert isinstance(action, TurnAction)
        action.carry_out(table, seat, referee)
        return (self,) if isinstance(action, GainActions) else ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Nobody (N12)."""
        return DeclinePrey()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Name a prey?"""
        return NamingPreyPrompt(seat, self.target)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """As each decision says."""
        return self.ask(table).refusal(action)
