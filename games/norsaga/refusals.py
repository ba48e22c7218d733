"""The reasons for which the rules refuse an action in Norsaga, for sentences to the player."""

from typing import TypeAlias

from games.core.vocabulary import Refusal, Seat
from games.norsaga.cards import Card, Trait
from games.norsaga.tree import Place


class NoYoungest(Refusal, frozen=True, tag="no-youngest"):
    """Without a youngest hero, or with a skald in front, there is nothing to embellish with."""


class OtherColour(Refusal, frozen=True, tag="other-colour"):
    """The embellishment belongs to another colour than the youngest hero's."""

    trait: Trait


class TooFewGenerations(Refusal, frozen=True, tag="too-few-generations"):
    """The colour does not reach back far enough."""

    trait: Trait
    level: int


class CardNotHeld(Refusal, frozen=True, tag="card-not-held"):
    """The card is not in the hand in question."""

    card: Card


class HandEmpty(Refusal, frozen=True, tag="hand-empty"):
    """The embellishment needs a card in hand."""


class NobodyThere(Refusal, frozen=True, tag="nobody-there"):
    """No hero stands on the spot."""

    place: Place


class NotYourTree(Refusal, frozen=True, tag="not-your-tree"):
    """The spot is not on one's own tree."""

    place: Place


class NotAnotherTree(Refusal, frozen=True, tag="not-another-tree"):
    """The spot must be on the tree of another player who takes part."""

    place: Place


class TreeClosed(Refusal, frozen=True, tag="tree-closed"):
    """Only ghosts go to other trees, unless a Doom token lies there."""

    card: Card
    seat: Seat


class ColoursDiffer(Refusal, frozen=True, tag="colours-differ"):
    """The two cards, or the card and the hero, must have the same colour."""

    card: Card


class WrongDiscards(Refusal, frozen=True, tag="wrong-discards"):
    """So many cards are to be discarded, of those that are held."""

    count: int


class NotATarget(Refusal, frozen=True, tag="not-a-target"):
    """That player cannot be named."""

    seat: Seat


AnyRefusal: TypeAlias = (
    NoYoungest
    | OtherColour
    | TooFewGenerations
    | CardNotHeld
    | HandEmpty
    | NobodyThere
    | NotYourTree
    | NotAnotherTree
    | TreeClosed
    | ColoursDiffer
    | WrongDiscards
    | NotATarget
)
