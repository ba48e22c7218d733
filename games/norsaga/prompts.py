"""The questions that a player is asked in Norsaga; all of them are public."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.norsaga.cards import Card, Trait
from games.norsaga.claims import TraitCount
from games.norsaga.powers import Embellishment
from games.norsaga.tree import Place


class ChoosingSaga(Prompt, frozen=True, tag="choosing-saga"):
    """Keep one of two sagas."""

    seat: Seat


class EmbellishingStory(Prompt, frozen=True, tag="embellishing-story"):
    """Embellish before playing? The colour of the youngest hero, and the generations of it."""

    seat: Seat
    trait: Trait
    level: int
    missing: tuple[TraitCount, ...]
    """The markers that the saga still asks for."""


class EmbellishingBySkald(Prompt, frozen=True, tag="embellishing-by-skald"):
    """Embellish because a skald landed on one's tree?"""

    seat: Seat
    trait: Trait
    level: int


class ContinuingTale(Prompt, frozen=True, tag="continuing-tale"):
    """Play a card."""

    seat: Seat
    missing: tuple[TraitCount, ...]
    """The markers that the saga still asks for."""


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
    own: bool = False
    """It is the seat's own embellishment."""


class ClaimHint(Prompt, frozen=True, tag="claim-hint"):
    """So many of six markers would lie on a tree afterwards, and who would have to go."""

    count: int
    gone: tuple[Card, ...] = ()


class LendingHint(Prompt, frozen=True, tag="lending-hint"):
    """The same, and all that the tree would let its owner use from then on."""

    count: int
    gone: tuple[Card, ...]
    lent: tuple[Embellishment, ...]


class SongHint(Prompt, frozen=True, tag="song-hint"):
    """The same, and what the skald's song would let the tree's owner use at once."""

    count: int
    gone: tuple[Card, ...]
    lent: tuple[Embellishment, ...]


class DismissHint(Prompt, frozen=True, tag="dismiss-hint"):
    """So many markers would be left without a hero, and what the tree would let one use."""

    gone: Card
    count: int
    lent: tuple[Embellishment, ...]


class SwapHint(Prompt, frozen=True, tag="swap-hint"):
    """So many markers would lie on both trees after two heroes changed places."""

    count: int
    rival: Seat
    other: int


class TargetHint(Prompt, frozen=True, tag="target-hint"):
    """So many markers lie on a player's tree now, and so many cards are in the hand."""

    count: int
    cards: int


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
    | LendingHint
    | SongHint
    | DismissHint
    | SwapHint
    | TargetHint
)
