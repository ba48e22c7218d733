"""Each kind of proposal, declared once: its terms, what refuses it, and what it comes to.

Whatever is carried out is one write with the end of its proposal, which must still stand then.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games.core.agenda import conclude
from games.core.undo import CannotUndo
from games.core.vocabulary import CoreReason, Ending, Seat
from play.hours.paces import HOUR, MINUTE
from play.match.gameplay import Gameplay
from play.match.match import Match, Person
from play.match.registry import MatchRegistry, TableChange
from play.refusals import (
    GuestSeated,
    NobodyToAsk,
    NoSeatForGuest,
    NoSeatHere,
    NotAbandoned,
    RobotRefuses,
    SeatTaken,
)
from play.table import seat_changes
from play.table.earlier.rewinding import planned, rewind
from play.table.proposals.terms import GUEST, Lasting, Proposal, ProposalKind, Terms, Voices
from play.table.robots import robots_beside
from play.table.seat_changes import TableState, is_abandoned
from play.table.undo import take_back_by_consent
from play.workshop.thinkers import Thinkers


@dataclass(frozen=True)
class Case:
    """A proposal in its match: about to be made, or agreed on."""

    registry: MatchRegistry
    gameplay: Gameplay
    thinkers: Thinkers
    match: Match
    proposal: Proposal
    by: Seat
    """The seat that proposes it, or has agreed last."""
    stands: bool = False
    """It has a message; one for which nobody had to be asked never did."""

    @property
    def carried(self) -> str | None:
        """The key of what ends when this is carried out."""
        return self.proposal.key if self.stands else None

    async def table(self) -> TableState:
        """The match with what its people, and the guest, have settled for themselves."""
        guest, people = self.proposal.guest, self.registry.people
        known = dict(await people.of(self.match.record))
        if guest is not None:
            known[guest] = await people.get(guest)
        return TableState(self.match, known, self.registry.now())

    async def move_on(self, change: TableChange) -> None:
        """Write what was settled, and end the proposal."""
        await self.registry.move_on(self.match, change, carried=self.carried)


Step = Callable[[Case], Awaitable[object]]


@dataclass(frozen=True)
class Kind:
    """A kind of proposal."""

    terms: Terms
    carry_out: Step
    """Does it when all have agreed."""
    check: Step
    """Refuses what could not be done, before anybody is asked."""


# Draws and undos


async def _can_consent(asked: Case) -> None:
    """The undo itself has found out that it needs consent; whoever plays alone cannot give it.

    Raises:
        CannotUndo: nobody else is there.
    """
    if len(asked.match.record.seats) == 1:
        raise CannotUndo


async def _robots_agree(asked: Case) -> None:
    """A robot agrees to a draw unless it believes, by what its seat knows, to stand better.

    Raises:
        NobodyToAsk: nobody is there with whom it could be drawn.
        RobotRefuses: one does.
        NoThought: one cannot tell.
    """
    if len(asked.match.record.seats) == 1:
        raise NobodyToAsk
    match, seat = asked.match, asked.proposal.seat
    for robot in robots_beside(match, seat):
        if await asked.thinkers.is_ahead(match.title.rules, match.standing, robot, seat):
            raise RobotRefuses


async def _end_in_a_draw(agreed: Case) -> None:
    after, events = conclude(agreed.match.standing, Ending(CoreReason.AGREED))
    await agreed.gameplay.commit(
        agreed.match, after, events, seat=agreed.by, carried=agreed.carried
    )


async def _undo(agreed: Case) -> None:
    await take_back_by_consent(
        agreed.registry,
        agreed.gameplay,
        agreed.match,
        agreed.proposal.seat,
        by=agreed.by,
        carried=agreed.carried,
    )


async def _can_rewind(asked: Case) -> None:
    await planned(asked.registry, asked.match, _back(asked))


async def _rewind(agreed: Case) -> None:
    await rewind(
        agreed.registry, agreed.gameplay, agreed.match, _back(agreed), carried=agreed.carried
    )


def _back(case: Case) -> int:
    assert case.proposal.back is not None
    return case.proposal.back


# Time


async def _longer(case: Case) -> TableChange:
    seat = case.match.record.seats[case.proposal.seat]
    return seat_changes.longer(await case.table(), seat)


async def _paused(case: Case) -> TableChange:
    return seat_changes.paused(await case.table())


async def _give_time(agreed: Case) -> None:
    await agreed.move_on(await _longer(agreed))


async def _pause(agreed: Case) -> None:
    await agreed.move_on(await _paused(agreed))


# Seats that change hands


async def _check_guest(asked: Case) -> None:
    """Nobody has two seats.

    Raises:
        SeatTaken, GuestSeated: who would take the seat has one; said to the guest, or of it.
        NoSeatHere, NoSeatForGuest: they are kept apart from somebody there.
    """
    guest = asked.proposal.guest
    if guest is None:
        return
    if asked.match.record.seat_of(guest):
        raise SeatTaken if asked.by == GUEST else GuestSeated
    await _check_company(asked, guest)


async def _check_company(case: Case, guest: int) -> None:
    """Nobody sits down with somebody whom they have blocked, or who has blocked them.

    The player who leaves the seat counts only if it is they who offer it.

    Raises:
        NoSeatHere, NoSeatForGuest: so it is, or the server lets the guest sit down nowhere; said
            to the guest, or of it.
    """
    left = None if case.by == case.proposal.seat else case.proposal.seat
    others = [one.user for one in case.match.record.seats if one.seat != left]
    allowed = await case.registry.house.may_sit(case.match.record.guild, guest)
    if not (allowed and await case.registry.people.may_sit(guest, others)):
        raise NoSeatHere if case.by == GUEST else NoSeatForGuest


async def _hand_over(agreed: Case) -> None:
    proposal, table = agreed.proposal, await agreed.table()
    assert proposal.guest is not None
    await _check_company(agreed, proposal.guest)  # somebody may have blocked another since
    guest = Person(proposal.guest, proposal.name or str(proposal.guest))
    seat = agreed.match.record.seats[proposal.seat]
    await agreed.move_on(seat_changes.handed_over(table, seat, guest))


async def _replace(agreed: Case) -> None:
    """Unless the seat's player has done something since others proposed somebody for it.

    Raises:
        NotAbandoned: so it is.
    """
    acted, asked = agreed.match.record.seats[agreed.proposal.seat].acted, agreed.proposal.asked
    if acted is not None and asked is not None and acted > asked:
        raise NotAbandoned
    await _hand_over(agreed)


async def _check_takeover(asked: Case) -> None:
    """Only a robot that has a seat after a lapse gives way, not one that was wanted there.

    Raises:
        NotAbandoned: none has it.
        SeatTaken: the guest has a seat.
    """
    seat = asked.match.record.seats[asked.proposal.seat]
    if seat.mind is None or not is_abandoned(seat):
        raise NotAbandoned
    await _check_guest(asked)


async def _take_over(agreed: Case) -> None:
    """Unless the player has come back.

    Raises:
        NotAbandoned: so it is.
    """
    if agreed.match.record.seats[agreed.proposal.seat].mind is None:
        raise NotAbandoned
    await _hand_over(agreed)


KINDS: Mapping[ProposalKind, Kind] = MappingProxyType(
    {
        ProposalKind.DRAW: Kind(
            Terms(Voices.ALL, Lasting.ROUND, single=True, robots=True, final=True),
            carry_out=_end_in_a_draw,
            check=_robots_agree,
        ),
        ProposalKind.UNDO: Kind(
            Terms(Voices.ALL, Lasting.DEED, robots=True, final=True),
            carry_out=_undo,
            check=_can_consent,
        ),
        ProposalKind.REWIND: Kind(
            Terms(Voices.ALL, Lasting.DEED, single=True, robots=True, final=True),
            carry_out=_rewind,
            check=_can_rewind,
        ),
        ProposalKind.TIME: Kind(
            Terms(Voices.ALL, Lasting.DAYS, every=HOUR),
            carry_out=_give_time,
            check=_longer,
        ),
        ProposalKind.PAUSE: Kind(
            Terms(Voices.ALL, Lasting.DAYS, every=HOUR, single=True),
            carry_out=_pause,
            check=_paused,
        ),
        ProposalKind.HANDOVER: Kind(
            Terms(Voices.NONE, Lasting.DAYS, every=MINUTE, guest=True),
            carry_out=_hand_over,
            check=_check_guest,
        ),
        ProposalKind.REPLACE: Kind(
            Terms(Voices.ALL, Lasting.DAYS, every=MINUTE, guest=True),
            carry_out=_replace,
            check=_check_guest,
        ),
        ProposalKind.TAKEOVER: Kind(
            Terms(Voices.ANY, Lasting.DAYS, every=MINUTE, guest=True),
            carry_out=_take_over,
            check=_check_takeover,
        ),
    }
)
