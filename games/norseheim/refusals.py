"""Why the rules refuse an action in Norseheim, for sentences to the player."""

from typing import TypeAlias

from games.core.vocabulary import Refusal, Seat
from games.norseheim.board import Region
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind


class NotAHome(Refusal, frozen=True, tag="not-a-home"):
    """The region is taken, belongs to the King, or lies next to another home."""

    region: Region


class TooFewAp(Refusal, frozen=True, tag="too-few-ap"):
    """The action costs more than there is."""

    needed: int
    ap: int


class TooFewCards(Refusal, frozen=True, tag="too-few-cards"):
    """So many cards of the kind are not left, or may not be played."""

    card: Kind
    cards: int


class NothingToRecruit(Refusal, frozen=True, tag="nothing-to-recruit"):
    """There is no building with room, or no warrior left."""


class NotYourWarriors(Refusal, frozen=True, tag="not-your-warriors"):
    """So many warriors cannot leave that region."""

    region: Region


class NotNextTo(Refusal, frozen=True, tag="not-next-to"):
    """The two regions share no border."""

    region: Region
    toward: Region


class NotATarget(Refusal, frozen=True, tag="not-a-target"):
    """The region is one's own, or one's guests stand there."""

    region: Region


class NoRoom(Refusal, frozen=True, tag="no-room"):
    """The region is not under one's control, or has no room for so many."""

    region: Region


class NobodyToConvince(Refusal, frozen=True, tag="nobody-to-convince"):
    """No chieftain rules that region."""

    region: Region


class TooFewMarkers(Refusal, frozen=True, tag="too-few-markers"):
    """So many are needed to convince the chieftain."""

    region: Region
    needed: int


class TooManyMarkers(Refusal, frozen=True, tag="too-many-markers"):
    """More than may still be placed."""

    spare: int


class NoMarkersThere(Refusal, frozen=True, tag="no-markers-there"):
    """So many own markers do not lie there, or too few would be left of them."""

    region: Region


class AlreadyWorshipped(Refusal, frozen=True, tag="already-worshipped"):
    """Each god is worshipped once in a round."""

    god: God


class CannotBuild(Refusal, frozen=True, tag="cannot-build"):
    """Not one's own region, or it has that already, or none is left."""

    region: Region


class FavourNotHeld(Refusal, frozen=True, tag="favour-not-held"):
    """The Gods card is not in the hand, or does not fit now."""

    card: Favour


class RivalNotThere(Refusal, frozen=True, tag="rival-not-there"):
    """That player has nothing to take."""

    seat: Seat


AnyRefusal: TypeAlias = (
    NotAHome
    | TooFewAp
    | TooFewCards
    | NothingToRecruit
    | NotYourWarriors
    | NotNextTo
    | NotATarget
    | NoRoom
    | NobodyToConvince
    | TooFewMarkers
    | TooManyMarkers
    | NoMarkersThere
    | AlreadyWorshipped
    | CannotBuild
    | FavourNotHeld
    | RivalNotThere
)
