"""Kinds of proposals at a table: who must agree to each, and how long one stands.

Pure: from records. What follows when all have agreed is done in `play.table.agreements` and
`play.table.proposals`.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from db import MatchRecord, Proposal, SeatRecord
from games.core.vocabulary import Seat
from play.hours.deadlines import has_robot
from play.hours.paces import DAY, HOUR, MINUTE
from play.match.match import is_robot
from play.refusals import NotAPlayer, NothingOffered

__all__ = ["BY_TURNS", "GUEST", "TERMS", "Proposal", "ProposalKind", "Terms", "Voices"]

GUEST = -1
"""The seat of somebody without one, among those who have agreed."""
LASTS = 3 * DAY
"""Seconds for which a proposal waits for answers, if it does not live by turns."""


class ProposalKind(StrEnum):
    """The kinds of proposals."""

    DRAW = "draw"
    UNDO = "undo"
    TIME = "time"
    """More time for the seat."""
    PAUSE = "pause"
    HANDOVER = "handover"
    """The player gives the seat to a guest."""
    REPLACE = "replace"
    """The others give an abandoned seat to a guest."""
    TAKEOVER = "takeover"
    """A guest asks for a seat that a robot holds."""


class Voices(StrEnum):
    """The voices of the other players that a proposal needs."""

    ALL = "all"
    ANY = "any"
    NONE = "none"


class Terms(Struct, frozen=True):
    """The terms on which a proposal is good."""

    voices: Voices
    guest: bool = False
    """It seats a guest, who must agree too; the seat itself has no voice then."""
    every: float | None = None
    """Seconds in which a seat's proposal of this kind is made once; None: it lives by turns."""


BY_TURNS = (ProposalKind.DRAW, ProposalKind.UNDO)
"""The kinds that are answered in `play.table.agreements`; the rest in `play.table.proposals`."""
TERMS: Mapping[ProposalKind, Terms] = MappingProxyType(
    {
        ProposalKind.DRAW: Terms(Voices.ALL),
        ProposalKind.UNDO: Terms(Voices.ALL),
        ProposalKind.TIME: Terms(Voices.ALL, every=HOUR),
        ProposalKind.PAUSE: Terms(Voices.ALL, every=HOUR),
        ProposalKind.HANDOVER: Terms(Voices.NONE, guest=True, every=MINUTE),
        ProposalKind.REPLACE: Terms(Voices.ALL, guest=True, every=MINUTE),
        ProposalKind.TAKEOVER: Terms(Voices.ANY, guest=True, every=MINUTE),
    }
)


def key_of(offer: Proposal) -> str:
    """Give the key that tells the message of a proposal from those of others."""
    every = TERMS[ProposalKind(offer.kind)].every
    if every is None or offer.asked is None:
        return f"{offer.kind}:{offer.seat}:{offer.number}"
    return f"{offer.kind}:{offer.seat}:{int(offer.asked // every)}"


def has_run_out(offer: Proposal, now: float) -> bool:
    """Tell whether silence has refused it by now; play itself removes what lives by turns."""
    return offer.asked is not None and now - offer.asked > LASTS


def is_agreed(offer: Proposal, record: MatchRecord) -> bool:
    """Tell whether all who must have agreed have done so; robots have no voice."""
    terms, agreed = TERMS[ProposalKind(offer.kind)], set(offer.agreed)
    if terms.guest and GUEST not in agreed:
        return False
    voices = _voices(offer, record)
    match terms.voices:
        case Voices.ALL:
            return voices <= agreed
        case Voices.ANY:
            return not voices or bool(voices & agreed)
        case Voices.NONE:
            return True


def voice_of(offer: Proposal, record: MatchRecord, user: int, *, agrees: bool) -> Seat:
    """As whom a user answers: a seat, or `GUEST`. Who has agreed may still think better of it.

    Raises:
        NotAPlayer: neither plays nor was asked.
        NothingOffered: has no voice in this.
    """
    seat = record.seat_of(user)
    if seat is None:
        if user != offer.guest:
            raise NotAPlayer
        voice = GUEST
    else:
        voice = seat.seat
    may_agree = _voices(offer, record) | (
        {GUEST} if TERMS[ProposalKind(offer.kind)].guest else set()
    )
    if agrees and (voice in offer.agreed or voice not in may_agree):
        raise NothingOffered
    if not agrees and voice not in may_agree | {offer.seat}:
        raise NothingOffered
    return voice


def is_abandoned(seat: SeatRecord) -> bool:
    """Tell whether a seat's player was waited for in vain, and has done nothing since."""
    return seat.missed > 0 and not is_robot(seat)


def _voices(offer: Proposal, record: MatchRecord) -> set[Seat]:
    terms = TERMS[ProposalKind(offer.kind)]
    if terms.voices is Voices.NONE:
        return set()
    people = {seat.seat for seat in record.seats if not has_robot(seat, record.turn)}
    return people - {offer.seat} if terms.guest else people
