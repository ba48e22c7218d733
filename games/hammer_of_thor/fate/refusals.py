"""Why the rules refuse an action with a card."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.cards.deck import Number, When


class NotInHand(Refusal, frozen=True, tag="not-in-hand"):
    """The seat does not hold that card (4.1)."""

    card: Number


class NotPlayedNow(Refusal, frozen=True, tag="not-played-now"):
    """That card is played at another moment, or plays itself (4.1.2)."""

    card: Number
    when: When


class NoTarget(Refusal, frozen=True, tag="no-target"):
    """There is nobody and nothing that the card could serve or strike (4.1.4)."""

    card: Number


class WrongTarget(Refusal, frozen=True, tag="wrong-target"):
    """The card can be played, but not so (4.1.4)."""

    card: Number


class EmptyHand(Refusal, frozen=True, tag="empty-hand"):
    """The seat holds no card (4.1)."""


class IsAsleep(Refusal, frozen=True, tag="is-asleep"):
    """The held card is asleep already (4.1.2)."""


class IsAwake(Refusal, frozen=True, tag="is-awake"):
    """The held card is awake already (4.1.2)."""


class OtherCards(Refusal, frozen=True, tag="other-cards"):
    """Those are not the cards that were on top of the stack, each once."""


FateRefusal: TypeAlias = (
    NotInHand | NotPlayedNow | NoTarget | WrongTarget | EmptyHand | IsAsleep | IsAwake | OtherCards
)
