"""Proposals at a table beside the rules: more time, pauses, and seats that change hands.

What needs others' consent is proposed, and done when all have agreed whom `play.table.offers`
names; the rest is done at once. All of it goes through `MatchRegistry.move_on`.
"""

from dataclasses import dataclass

from msgspec.structs import replace

from db import WantedPost
from games.core.errors import GameOver
from games.core.vocabulary import Seat
from play.clock import TimeSource
from play.match.match import Match, Person, SeatRecord
from play.match.registry import MatchRegistry, TableChange
from play.refusals import (
    AskedLately,
    GuestSeated,
    HasLeft,
    NotAbandoned,
    OfferGone,
    OwnSeat,
    SeatTaken,
)
from play.table import seat_changes
from play.table.agreements import Agreements
from play.table.offers import (
    GUEST,
    TERMS,
    Proposal,
    ProposalKind,
    Voices,
    is_abandoned,
    is_agreed,
    key_of,
    voice_of,
)
from play.table.retired_seats import check_stays, leavers, playing
from play.table.seat_changes import TableState


@dataclass(frozen=True)
class Proposals:
    """Everything that `/table` settles while a match runs.

    Each method raises `NotAPlayer`, `NotStarted`, `GameOver` or `HasLeft` where there is nothing to
    settle, and `SeatIsOut` for the seat of somebody who has left for good.
    """

    registry: MatchRegistry
    agreements: Agreements
    clock: TimeSource

    async def ask_time(self, match_id: int, user: int) -> bool:
        """Ask the others for more time; True if there is nobody to be asked, and it is given.

        Raises:
            NoLimit, EnoughTime: there is nothing to ask for.
            OfferStands, AskedLately: it cannot be asked now.
        """
        return await self._ask(match_id, user, ProposalKind.TIME)

    async def ask_pause(self, match_id: int, user: int) -> bool:
        """Propose that all clocks stand still; True if there is nobody to be asked.

        Raises:
            AlreadyPaused: they do.
            OfferStands, AskedLately: it cannot be proposed now.
        """
        return await self._ask(match_id, user, ProposalKind.PAUSE)

    async def hand_over(self, match_id: int, user: int, guest: Person) -> None:
        """Offer one's own seat to somebody, who has it after agreeing.

        Raises:
            GuestSeated: the guest has a seat.
            OfferStands, AskedLately: it cannot be offered now.
        """

        async def offer(match: Match) -> None:
            seat = (await playing(self.registry, match, user)).seat
            await self._propose(match, ProposalKind.HANDOVER, seat, seat, guest)

        await self.registry.decide(match_id, offer)

    async def replace(
        self, match_id: int, user: int, seat: Seat, guest: Person, *, gone: bool
    ) -> None:
        """Propose somebody for an abandoned seat; `gone` if its player has left the server.

        Raises:
            NotAbandoned: its player is there.
            GuestSeated: the guest has a seat.
            OfferStands, AskedLately: it cannot be proposed now.
        """

        async def offer(match: Match) -> None:
            own = (await playing(self.registry, match, user)).seat
            await check_stays(self.registry, match, seat)
            if own == seat or not (gone or is_abandoned(match.record.seats[seat])):
                raise NotAbandoned
            await self._propose(match, ProposalKind.REPLACE, seat, own, guest)

        await self.registry.decide(match_id, offer)

    async def take_over(self, match_id: int, guest: Person, seat: Seat) -> bool:
        """Ask for a seat that a robot holds after a lapse; True if nobody is left to be asked.

        Raises:
            NotAbandoned: no robot has it, or one that was wanted there.
            SeatTaken: the guest has a seat.
            OfferStands, AskedLately: it cannot be asked now.
        """

        async def offer(match: Match) -> bool:
            wanted = _running(match).record.seats[seat]
            await check_stays(self.registry, match, seat)
            if wanted.mind is None or not is_abandoned(wanted):
                raise NotAbandoned
            return await self._propose(match, ProposalKind.TAKEOVER, seat, GUEST, guest)

        return await self.registry.decide(match_id, offer)

    async def answer(self, match_id: int, user: int, key: str, *, agrees: bool) -> bool:
        """Agree to what was proposed, or refuse it; True if it is done.

        Args:
            match_id: the match's number.
            user: who answers.
            key: of the proposal's message, so that no other one is answered.
            agrees: whether it shall be so.

        Raises:
            OfferGone: it stands no more.
            NothingOffered: this user has no voice in it.
        """

        async def answer(match: Match) -> bool:
            return await self._answer(_running(match), user, key, agrees=agrees)

        return await self.registry.decide(match_id, answer)

    async def give(self, match_id: int, user: int, seat: Seat) -> None:
        """Give another seat more time.

        Raises:
            NoLimit, EnoughTime: there is nothing to give.
            OwnSeat: it is one's own.
        """

        async def give(match: Match) -> None:
            own = await playing(self.registry, match, user)
            if own.seat == seat:
                raise OwnSeat
            await check_stays(self.registry, match, seat)
            table = await self._table(match)
            longer = seat_changes.longer(table, match.record.seats[seat])
            await self.registry.move_on(match, longer)

        await self.registry.decide(match_id, give)

    async def resume(self, match_id: int, user: int) -> None:
        """Let time go on.

        Raises:
            NotPaused: it does.
        """

        async def resume(match: Match) -> None:
            own = await playing(self.registry, match, user)
            table = await self._table(match)
            await self.registry.move_on(match, seat_changes.resumed(table, own))

        await self.registry.decide(match_id, resume)

    async def _ask(self, match_id: int, user: int, kind: ProposalKind) -> bool:
        async def ask(match: Match) -> bool:
            seat = (await playing(self.registry, match, user)).seat
            _outcome(kind, await self._table(match), seat)  # refuses at once what could not be
            return await self._propose(match, kind, seat, seat)

        return await self.registry.decide(match_id, ask)

    async def _propose(
        self, match: Match, kind: ProposalKind, seat: Seat, by: Seat, guest: Person | None = None
    ) -> bool:
        record, now, store = match.record, self.clock.now(), self.registry.store
        if guest is not None and record.seat_of(guest.id):
            raise SeatTaken if by == GUEST else GuestSeated
        outdated = await self.agreements.outdated(match)
        gone = await leavers(self.registry, match)
        agreed = _agreed(kind, {by}, gone)
        offer = Proposal(record.id, kind, seat, record.number, record.turn, agreed, asked=now)
        if guest is not None:
            offer = replace(offer, guest=guest.id, name=guest.name)
        if await store.post(record.id, "offer", key_of(offer)) is not None:
            raise AskedLately
        if is_agreed(offer, record):
            await self._carry_out(match, offer)
            return True
        wanted = (*outdated, WantedPost("offer", key_of(offer)))
        await store.propose(record.id, offer, wanted, now)
        return False

    async def _answer(self, match: Match, user: int, key: str, *, agrees: bool) -> bool:
        record = match.record
        offer = await self.agreements.standing(match)
        if offer is None or key_of(offer) != key:
            raise OfferGone
        voice = voice_of(offer, record, user, agrees=agrees)
        gone = await leavers(self.registry, match)
        if voice in gone:
            raise HasLeft
        agreed = replace(
            offer, agreed=_agreed(ProposalKind(offer.kind), {*offer.agreed, voice}, gone)
        )
        if agrees and is_agreed(agreed, record):
            await self._carry_out(match, agreed)
            return True
        left = agreed if agrees else None
        wanted = [] if agrees else [WantedPost("offer", key, gone=True)]
        await self.registry.store.propose(record.id, left, wanted, self.clock.now())
        return False

    async def _carry_out(self, match: Match, offer: Proposal) -> None:
        if not _still_holds(match.record.seats[offer.seat], offer):
            raise NotAbandoned
        table = await self._table(match, offer.guest)
        guest = None if offer.guest is None else Person(offer.guest, offer.name or str(offer.guest))
        done = _outcome(ProposalKind(offer.kind), table, offer.seat, guest)
        answered = replace(
            done, wanted=(*done.wanted, WantedPost("offer", key_of(offer), gone=True))
        )
        await self.registry.move_on(match, answered, answered=True)

    async def _table(self, match: Match, guest: int | None = None) -> TableState:
        people = dict(await self.registry.people.of(match.record))
        if guest is not None:
            people[guest] = await self.registry.people.get(guest)
        return TableState(match, people, self.clock.now())


def _outcome(
    kind: ProposalKind, table: TableState, seat: Seat, guest: Person | None = None
) -> TableChange:
    """Give the change that follows when all have agreed."""
    of_whom = table.match.record.seats[seat]
    if kind is ProposalKind.TIME:
        return seat_changes.longer(table, of_whom)
    if kind is ProposalKind.PAUSE:
        return seat_changes.paused(table)
    assert guest is not None
    return seat_changes.handed_over(table, of_whom, guest)


def _agreed(kind: ProposalKind, voices: set[Seat], gone: set[Seat]) -> tuple[Seat, ...]:
    """List the seats that have agreed; where all must, those who have left are in nobody's way."""
    return tuple(sorted(voices | gone if TERMS[kind].voices is Voices.ALL else voices))


def _running(match: Match) -> Match:
    if match.standing.ending is not None:
        raise GameOver
    return match


def _still_holds(seat: SeatRecord, offer: Proposal) -> bool:
    """Tell whether the seat's player has done nothing since others proposed somebody for it."""
    if offer.kind == ProposalKind.TAKEOVER:
        return seat.mind is not None
    acted = seat.acted is not None and offer.asked is not None and seat.acted > offer.asked
    return offer.kind != ProposalKind.REPLACE or not acted
