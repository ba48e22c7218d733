"""The Giants phase: a last word of the gods, then every open card (Giants, R55 to R59)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat, tag
from games.norseheim.events import FavourKept
from games.norseheim.giant_events import GiantBanished
from games.norseheim.giants import Giant
from games.norseheim.god_cards import FavourAction, NoFavour, not_now, spend
from games.norseheim.gods import Favour
from games.norseheim.lessons import Lesson
from games.norseheim.omens import banish, carry_out_all, turn_omen
from games.norseheim.prompts import FacingGiants
from games.norseheim.standing_orders import AskOrder, Orders
from games.norseheim.steps.secret import Secret
from games.norseheim.table import Phase, Table
from games.norseheim.teaching import teach


class GiantBane(FavourAction, frozen=True, tag="giant-bane"):
    """Put an uncovered Giants card under the deck (T6)."""

    giant: Giant


class TurnedOmen(FavourAction, frozen=True, tag="turned-omen"):
    """Move a god's marker from one Giants card to another (L5)."""

    source: Giant
    target: Giant


class GiantsPhase(Step[Table], frozen=True, tag="giants-phase"):
    """The open Giants cards come due."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Only those are asked whose cards fit what lies open."""
        table.phase = Phase.GIANTS
        if table.omens:
            first = (*table.uncovered(), table.omens[0].giant)[0]
            teach(table, Lesson.GIANTS, referee, giant=first)
        return (Giants(tuple(seat for seat in table.seats if _aims(table, seat))),)


class Giants(Secret[GiantBane | TurnedOmen | NoFavour], frozen=True, tag="giants"):
    """Holders of Giant-Bane and Turned Omen choose; then the cards are carried out."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """One card, or none (R57)."""
        return AnyOf((*map(OneOf, _aims(table, seat)), OneOf((NoFavour(),))))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """In player order; what has become impossible is skipped, and the card is kept (H6)."""
        for seat in table.in_order:
            for action in self.wishes_of(seat):
                if not isinstance(action, NoFavour):
                    _play(table, seat, action, referee)
        carry_out_all(table, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """No card."""
        return NoFavour()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, if the player does not want to be asked."""
        return NoFavour() if orders.giants is AskOrder.NEVER else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """A card?"""
        return FacingGiants(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The card is not there, or the Giants card is not what it must be."""
        held = (card for card in table.players[seat].favours if card in POWERS)
        return not_now(action, *held) or NO


@dataclass(frozen=True)
class Power:
    """A Gods card against Giants: what it could be aimed at, and what it does."""

    aims: Callable[[Table], Sequence[Action]]
    play: Callable[[Table, Seat, Any, Referee], None]


def _giants(table: Table) -> Sequence[Action]:
    """Any open card without a god (T6)."""
    return [GiantBane(giant) for giant in table.uncovered()]


def _banish(table: Table, seat: Seat, action: GiantBane, referee: Referee) -> None:
    """It goes under the deck (T6)."""
    banish(table, action.giant)
    referee.tell(GiantBanished(seat=seat, giant=action.giant))


def _omens(table: Table) -> Sequence[Action]:
    """From any covered card to any other (L5)."""
    covered = [omen.giant for omen in table.omens if omen.cover is not None]
    return [TurnedOmen(one, other) for one in covered for other in table.uncovered()]


def _turn(table: Table, _seat: Seat, action: TurnedOmen, referee: Referee) -> None:
    """The god's marker moves (L5)."""
    turn_omen(table, action.source, action.target, referee)


POWERS: Mapping[Favour, Power] = {
    Favour.GIANT_BANE: Power(_giants, _banish),
    Favour.TURNED_OMEN: Power(_omens, _turn),
}


def _aims(table: Table, seat: Seat) -> Sequence[Sequence[Action]]:
    """All that the cards of a seat could do now, card by card."""
    favours = table.players[seat].favours
    found = [power.aims(table) for card, power in POWERS.items() if card in favours]
    return [aims for aims in found if aims]


def _play(table: Table, seat: Seat, action: GiantBane | TurnedOmen, referee: Referee) -> None:
    """A card whose aim is gone by now stays in the hand (H6)."""
    card = Favour(tag(action))
    if action in POWERS[card].aims(table):
        spend(table, seat, card, referee)
        POWERS[card].play(table, seat, action, referee)
    else:
        referee.tell(FavourKept(seat=seat, card=card))
