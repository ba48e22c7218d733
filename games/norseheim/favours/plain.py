"""Gods cards of a turn that leave nothing to choose: when each helps, and its power (H5)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from games.core.agenda import Steps
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.vocabulary import Refusal
from games.norseheim.events import ApGained
from games.norseheim.favours.high_seat import Foreseeing
from games.norseheim.god_cards import PlayFavour, not_held, spend
from games.norseheim.gods import Favour
from games.norseheim.hands import ways
from games.norseheim.kinds import SINGLE
from games.norseheim.orders.order import Order, Turn
from games.norseheim.orders.singles import is_possible
from games.norseheim.refusals import FavourNotHeld
from games.norseheim.table import Table

REPORTED = 3
"""AP of the Ravens' Report."""


@dataclass(frozen=True)
class Power:
    """A card: whether it would be of use now, and what it does."""

    fits: Callable[[Turn], bool]
    play: Callable[[Turn, Referee], Steps[Table]]


def _helps(turn: Turn) -> bool:
    """Before an action, if some action can be done with the help of the card (L3)."""
    table, seat = turn.table, turn.seat
    if table.acted:
        return False
    hows = ((kind, ways(table, seat, kind, wild=True)) for kind in SINGLE)
    return any(how and is_possible(Turn(table, seat, cards=how), kind) for kind, how in hows)


def _shift_shape(turn: Turn, _referee: Referee) -> Steps[Table]:
    """It stands in for an Action card of the turn (L3)."""
    turn.table.wild = True
    return ()


def _report(turn: Turn, referee: Referee) -> Steps[Table]:
    """Three AP (O1)."""
    table, seat = turn.table, turn.seat
    table.gain(seat, REPORTED)
    referee.tell(ApGained(seat=seat, ap=REPORTED, total=table.players[seat].ap))
    return ()


def _ride_on(turn: Turn, _referee: Referee) -> Steps[Table]:
    """One more full turn at once: the action of the turn is to come again (O4)."""
    turn.table.acted = False
    return ()


def _look(turn: Turn, _referee: Referee) -> Steps[Table]:
    """The top of the Giants deck is seen and arranged (O5)."""
    return (Foreseeing(turn.seat),)


PLAIN: Mapping[Favour, Power] = {
    Favour.SHAPE_SHIFTER: Power(_helps, _shift_shape),
    Favour.THE_RAVENS_REPORT: Power(lambda _: True, _report),
    Favour.SLEIPNIR: Power(lambda turn: turn.table.acted, _ride_on),
    Favour.HIGH_SEAT: Power(lambda turn: bool(turn.table.giants), _look),
}


def _refusal(turn: Turn, order: PlayFavour) -> Refusal | None:
    """It is held, and would be of use in a turn."""
    card = order.card
    if refused := not_held(turn.table, turn.seat, card):
        return refused
    return None if card in PLAIN and PLAIN[card].fits(turn) else FavourNotHeld(card)


def _heads(turn: Turn) -> Sequence[Details]:
    hand = turn.table.players[turn.seat].favours
    return [(card,) for card in hand if _refusal(turn, PlayFavour(card)) is None]


def _play(turn: Turn, order: PlayFavour, referee: Referee) -> Steps[Table]:
    """The card is out of the game then."""
    spend(turn.table, turn.seat, order.card, referee)
    return PLAIN[order.card].play(turn, referee)


PLAY_FAVOUR = Order(action=PlayFavour, heads=_heads, refusal=_refusal, effect=_play)
