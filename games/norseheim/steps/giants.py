"""The Giants phase: a last word of the gods, then every open card (5.7, R55 to R59)."""

from collections.abc import Sequence

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim import actions as do
from games.norseheim.events import FavourKept
from games.norseheim.favours import spend
from games.norseheim.giant_events import GiantBanished
from games.norseheim.gods import Favour
from games.norseheim.omens import banish, carry_out_all, turn_omen
from games.norseheim.orders import AskOrder, Orders
from games.norseheim.prompts import FacingGiants
from games.norseheim.reasons import no_favour
from games.norseheim.steps.secret import Secret
from games.norseheim.table import Phase, Table


class GiantsPhase(Step[Table], frozen=True, tag="giants-phase"):
    """The open Giants cards come due."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Only those are asked whose cards fit what lies open."""
        table.phase = Phase.GIANTS
        return (Giants(tuple(seat for seat in table.seats if _aims(table, seat))),)


class Giants(Secret, frozen=True, tag="giants"):
    """Holders of Giant-Bane and Turned Omen choose; then the cards are carried out."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """One card, or none (R57)."""
        return AnyOf((*map(OneOf, _aims(table, seat)), OneOf((do.NoFavour(),))))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """In player order; what has become impossible is skipped, and the card is kept (H6)."""
        for seat in table.in_order:
            for action in self.wishes_of(seat):
                _play(table, seat, action, referee)
        carry_out_all(table, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """No card."""
        return do.NoFavour()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, if the player does not want to be asked."""
        return do.NoFavour() if orders.giants is AskOrder.NEVER else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """A card?"""
        return FacingGiants(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The card is not there, or the Giants card is not what it must be."""
        return no_favour(table, seat, action)


def _aims(table: Table, seat: Seat) -> Sequence[Sequence[Action]]:
    """What the cards of a seat could do now."""
    favours = table.players[seat].favours
    uncovered = table.uncovered()
    covered = [omen.giant for omen in table.omens if omen.cover is not None]
    found: list[Sequence[Action]] = []
    if Favour.GIANT_BANE in favours:
        found.append([do.GiantBane(giant) for giant in uncovered])
    if Favour.TURNED_OMEN in favours:
        found.append([do.TurnedOmen(one, other) for one in covered for other in uncovered])
    return [aims for aims in found if aims]


def _play(table: Table, seat: Seat, action: Action, referee: Referee) -> None:
    match action:
        case do.GiantBane(giant) if giant in table.uncovered():
            spend(table, seat, Favour.GIANT_BANE, referee)
            banish(table, giant)
            referee.tell(GiantBanished(seat=seat, giant=giant))
        case do.GiantBane():
            referee.tell(FavourKept(seat=seat, card=Favour.GIANT_BANE))
        case do.TurnedOmen() if action in (one for aims in _aims(table, seat) for one in aims):
            spend(table, seat, Favour.TURNED_OMEN, referee)
            turn_omen(table, action.source, action.target, referee)
        case do.TurnedOmen():
            referee.tell(FavourKept(seat=seat, card=Favour.TURNED_OMEN))
