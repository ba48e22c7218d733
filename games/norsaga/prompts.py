"""The questions that a player is asked in Norsaga; all of them are public."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.norsaga.cards import Card, Trait
from games.norsaga.tree import Place


class ChoosingSaga(Prompt, frozen=True, tag="choosing-saga"):
    """Keep one of two sagas."""

    seat: Seat


class EmbellishingStory(Prompt, frozen=True, tag="embellishing-story"):
    """Embellish before playing? The colour of the youngest hero, and the generations of it."""

    seat: Seat
    trait: Trait
    level: int


class EmbellishingBySkald(Prompt, frozen=True, tag="embellishing-by-skald"):
    """Embellish because a skald landed on one's tree?"""

    seat: Seat
    trait: Trait
    level: int


class ContinuingTale(Prompt, frozen=True, tag="continuing-tale"):
    """Play a card."""

    seat: Seat


class Looking(Prompt, frozen=True, tag="looking"):
    """Plunder: swap a card, or leave it?"""

    seat: Seat
    target: Seat


class Planting(Prompt, frozen=True, tag="planting"):
    """Infiltrate: place cards of the hand, one after the other."""

    seat: Seat
    target: Seat


class DiscardingOne(Prompt, frozen=True, tag="discarding-one"):
    """Augur: discard a card."""

    seat: Seat


class PlayingRevealed(Prompt, frozen=True, tag="playing-revealed"):
    """Prayer: where does the card go?"""

    seat: Seat
    card: Card


class Succeeding(Prompt, frozen=True, tag="succeeding"):
    """Martyr: which card goes to this spot?"""

    seat: Seat
    place: Place


class DismissingOne(Prompt, frozen=True, tag="dismissing-one"):
    """Somebody's embellishment makes one dismiss a hero."""

    seat: Seat
    user: Seat


class ClaimHint(Prompt, frozen=True, tag="claim-hint"):
    """So many of six markers would lie on a tree afterwards."""

    count: int


AnyPrompt: TypeAlias = (
    ChoosingSaga
    | EmbellishingStory
    | EmbellishingBySkald
    | ContinuingTale
    | Looking
    | Planting
    | DiscardingOne
    | PlayingRevealed
    | Succeeding
    | DismissingOne
    | ClaimHint
)
