"""What a player may decide in Norsaga.

An embellishment whose details are known beforehand is one order (N5).
"""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Action, Seat
from games.norsaga.cards import Card
from games.norsaga.sagas import Saga
from games.norsaga.tree import Place, Spot


class ChooseSaga(Action, frozen=True, tag="choose-saga"):
    """Keep one of two sagas, in secret (dossier 8)."""

    saga: Saga


class Skip(Action, frozen=True, tag="skip"):
    """Use no embellishment (S2, S21)."""


class Play(Action, frozen=True, tag="play"):
    """Continue the tale: play a card."""

    weighty: ClassVar[bool] = True
    card: Card
    place: Place


class Adapt(Action, frozen=True, tag="adapt"):
    """Dismiss an own hero and place a card there."""

    place: Place
    card: Card


class Assault(Action, frozen=True, tag="assault"):
    """Discard two cards, or all if fewer, and name who dismisses a hero (S32)."""

    discards: tuple[Card, ...]
    target: Seat


class Invade(Action, frozen=True, tag="invade"):
    """Play a card on another player's tree (S25, S33)."""

    card: Card
    place: Place


class Plunder(Action, frozen=True, tag="plunder"):
    """Look at another player's hand (S34)."""

    weighty: ClassVar[bool] = True
    target: Seat


class SwapCards(Action, frozen=True, tag="swap-cards"):
    """Give a card for one from the hand that one looks at."""

    give: Card
    take: Card


class Done(Action, frozen=True, tag="done"):
    """Have seen enough: swap nothing, or place no more (N6)."""


class Turncoat(Action, frozen=True, tag="turncoat"):
    """Take a hero back, play a card, then discard any number (S35)."""

    hero: Place
    card: Card
    place: Place
    discards: tuple[Card, ...]


class Infiltrate(Action, frozen=True, tag="infiltrate"):
    """Look at any player's hand, also one's own."""

    weighty: ClassVar[bool] = True
    target: Seat


class Plant(Action, frozen=True, tag="plant"):
    """Place a card of the hand that one looks at on a hero of the same colour (S36)."""

    card: Card
    place: Place


class Augur(Action, frozen=True, tag="augur"):
    """Draw a card, then discard one."""

    weighty: ClassVar[bool] = True


class DiscardOne(Action, frozen=True, tag="discard-one"):
    """Discard a card of the hand, for Augur."""

    card: Card


class Offering(Action, frozen=True, tag="offering"):
    """Discard a card and play another one of the same colour (S37)."""

    discard: Card
    card: Card
    place: Place


class OfferOnly(Action, frozen=True, tag="offer-only"):
    """Discard a card for the Offering, and play none (S37)."""

    discard: Card


class Possess(Action, frozen=True, tag="possess"):
    """Swap an own hero with one of another player's (S38)."""

    place: Place
    other: Place


class Chant(Action, frozen=True, tag="chant"):
    """Discard the hand and draw three cards."""

    weighty: ClassVar[bool] = True


class Prayer(Action, frozen=True, tag="prayer"):
    """Reveal the top card, and play it (S39)."""

    weighty: ClassVar[bool] = True


class PlayRevealed(Action, frozen=True, tag="play-revealed"):
    """Play the card that Prayer revealed."""

    place: Place


class Martyr(Action, frozen=True, tag="martyr"):
    """Everybody dismisses a hero; drawn cards replace them."""

    weighty: ClassVar[bool] = True


class Succeed(Action, frozen=True, tag="succeed"):
    """Choose which of Martyr's cards goes to the emptied spot in question (N5)."""

    card: Card


class Whisper(Action, frozen=True, tag="whisper"):
    """Take the Doom token and play a card (S28)."""

    card: Card
    place: Place


class Nix(Action, frozen=True, tag="nix"):
    """Take the Doom token; everybody dismisses a hero."""

    weighty: ClassVar[bool] = True


class Ragnarok(Action, frozen=True, tag="ragnarok"):
    """Take the Doom token; all grandparents are dismissed (S41)."""

    weighty: ClassVar[bool] = True


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Choose, in secret, which own hero is dismissed (S12, S13)."""

    place: Place


class LeaveOrder(Action, frozen=True, tag="leave-order"):
    """From now on dismiss from these spots, in this order, without being asked (dossier 7)."""

    first: Spot
    second: Spot
    third: Spot


class ForgetOrder(Action, frozen=True, tag="forget-order"):
    """Be asked again about dismissals."""


AnyAction: TypeAlias = (
    ChooseSaga
    | Skip
    | Play
    | Adapt
    | Assault
    | Invade
    | Plunder
    | SwapCards
    | Done
    | Turncoat
    | Infiltrate
    | Plant
    | Augur
    | DiscardOne
    | Offering
    | OfferOnly
    | Possess
    | Chant
    | Prayer
    | PlayRevealed
    | Martyr
    | Succeed
    | Whisper
    | Nix
    | Ragnarok
    | Dismiss
    | LeaveOrder
    | ForgetOrder
)
