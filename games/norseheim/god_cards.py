"""Gods cards in the hand: which fit a window, why one cannot be played, and playing it (R57)."""

from typing import ClassVar

from games.core.dice import Referee
from games.core.vocabulary import Action, Refusal, Seat, tag
from games.norseheim.events import FavourPlayed
from games.norseheim.gods import WINDOW, Favour, Window
from games.norseheim.refusals import FavourNotHeld
from games.norseheim.table import Table


class FavourAction(Action, frozen=True):
    """Base of all that plays a Gods card: all see it, and it is out of the game (R57)."""

    weighty: ClassVar[bool] = True


class PlayFavour(FavourAction, frozen=True, tag="play-favour"):
    """Play a Gods card that leaves nothing to choose."""

    card: Favour


class NoFavour(Action, frozen=True, tag="no-favour"):
    """Play no Gods card in this window."""


def held(table: Table, seat: Seat, window: Window) -> list[Favour]:
    """The Gods cards of a seat for a window."""
    return [card for card in table.players[seat].favours if WINDOW[card] is window]


def not_held(table: Table, seat: Seat, card: Favour) -> Refusal | None:
    """A card that is played must be in the hand."""
    return None if card in table.players[seat].favours else FavourNotHeld(card)


def not_now(action: Action, *fitting: Favour) -> Refusal | None:
    """A card is not there, or not for this window; None: it fits, or no card is played at all."""
    card = played_by(action)
    return None if card is None or card in fitting else FavourNotHeld(card)


def played_by(action: Action) -> Favour | None:
    """The card that an action plays: an aimed one has an action of its own, called like it."""
    if isinstance(action, PlayFavour):
        return action.card
    return _NAMED.get(tag(action))


def spend(table: Table, seat: Seat, card: Favour, referee: Referee) -> None:
    """A card is played, and out of the game."""
    favours = tuple(one for one in table.players[seat].favours if one is not card)
    table.change_player(seat, favours=favours)
    table.spent = (*table.spent, card)
    referee.tell(FavourPlayed(seat=seat, card=card))


_NAMED = {card.value: card for card in Favour}
