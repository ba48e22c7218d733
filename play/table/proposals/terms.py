"""Kinds of proposals, and their terms: who must agree, how long they stand, how often asked.

Pure: from records. Each kind has its terms in `play.table.proposals.kinds`.
"""

from dataclasses import dataclass
from enum import StrEnum

from db import MatchRecord, Proposal
from games.core.errors import GameError
from games.core.vocabulary import Seat
from play.hours.deadlines import has_robot
from play.hours.paces import DAY
from play.refusals import AskedLately, NotAPlayer, NothingProposed, RefusedAlready

__all__ = ["GUEST", "OPERATORS", "Lasting", "Proposal", "ProposalKind", "Terms", "Voices"]

GUEST = -1
"""Stands for somebody without a seat among those who have agreed."""
OPERATORS = -2
"""Stands for the operator: among those who have agreed, and as the seat of what is for none."""
LASTS = 3 * DAY
"""Seconds for which a proposal that lives by the clock waits for answers."""
NO_TURN = -1
"""The last turn of what the next deed ends."""


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
    REWIND = "rewind"
    """The match goes back to an earlier action, as the operator would like."""
    TAKEOVER = "takeover"
    """A guest asks for a seat that a robot holds."""


class Voices(StrEnum):
    """The other players who must agree."""

    ALL = "all"
    ANY = "any"
    NONE = "none"


class Lasting(StrEnum):
    """The time for which an unanswered proposal stands: silence refuses."""

    DEED = "deed"
    """Until somebody does something."""
    ROUND = "round"
    """Until the proposer's next turn is over."""
    DAYS = "days"
    """Three days."""


@dataclass(frozen=True)
class Terms:
    """The terms of a kind of proposal."""

    voices: Voices
    lasting: Lasting
    every: float | None = None
    """Seconds in which the same is asked once; None: once until the match has moved."""
    single: bool = False
    """One stands in a match; else one a seat."""
    guest: bool = False
    """It seats a guest, who must agree too; the seat itself has no voice then."""
    robots: bool = False
    """Robots agree when it is made, for those too whose seats they have for a while."""
    final: bool = False
    """Nobody who has agreed to it, or proposed it, may think better of it."""

    @property
    def asked_before(self) -> type[GameError]:
        """The refusal of the same when it is asked again too soon."""
        return RefusedAlready if self.every is None else AskedLately

    def key(self, kind: ProposalKind, about: int, number: int, now: float) -> str:
        """The key of a message, unlike that of any other proposal, also of earlier ones.

        It is about a seat, or about the action to which the match would go back.
        """
        return f"{kind}:{about}:{number if self.every is None else int(now // self.every)}"

    def until(self, record: MatchRecord) -> int | None:
        """The last turn in which a proposal stands that is made now."""
        match self.lasting:
            case Lasting.DEED:
                return NO_TURN
            case Lasting.ROUND:
                return record.turn + len(record.seats)
            case Lasting.DAYS:
                return None

    def expires(self, now: float) -> float | None:
        """Give the moment at which silence has refused a proposal of now."""
        return now + LASTS if self.lasting is Lasting.DAYS else None

    def is_agreed(self, proposal: Proposal, record: MatchRecord) -> bool:
        """Tell if all who must have agreed have done so; robots have no voice."""
        agreed = set(proposal.agreed)
        if self.guest and GUEST not in agreed:
            return False
        voices = self._asked(proposal, record)
        if self.voices is Voices.ANY:
            return not voices or bool(voices & agreed)
        return voices <= agreed

    def voice_of(self, proposal: Proposal, record: MatchRecord, user: int, *, agrees: bool) -> Seat:
        """As whom a user answers: a seat, or `GUEST`.

        Raises:
            NotAPlayer: neither plays nor was asked.
            NothingProposed: has no voice in this.
        """
        seat = record.seat_of(user)
        if seat is None and user != proposal.guest:
            raise NotAPlayer
        voice = GUEST if seat is None else seat.seat
        asked = self._asked(proposal, record) | ({GUEST} if self.guest else set())
        if self.robots:  # those of the start have agreed; whose robot came later may still speak
            asked |= {one.seat for one in record.seats}
        if agrees or self.final:
            asked -= set(proposal.agreed)
        else:
            asked.add(proposal.seat)
        if voice not in asked:
            raise NothingProposed
        return voice

    def waiting(self, proposal: Proposal, record: MatchRecord) -> list[Seat]:
        """The seats that must still agree; none, where one of them suffices."""
        if self.voices is not Voices.ALL:
            return []
        return sorted(self._asked(proposal, record) - set(proposal.agreed))

    def _asked(self, proposal: Proposal, record: MatchRecord) -> set[Seat]:
        """The seats whose players have a voice."""
        if self.voices is Voices.NONE:
            return set()
        people = {seat.seat for seat in record.seats if not has_robot(seat, record.turn)}
        return people - {proposal.seat} if self.guest else people


def is_standing(proposal: Proposal, now: float) -> bool:
    """Tell if silence has not refused it by now; what lives by turns, play removes."""
    return proposal.expires is None or now <= proposal.expires


def read_key(key: str) -> tuple[ProposalKind, Seat]:
    """The kind and the seat of a proposal that may stand no more, by the key of its message."""
    kind, seat, _ = key.split(":")
    return ProposalKind(kind), int(seat)
