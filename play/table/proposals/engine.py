"""Proposals: made, answered, run out, and carried out when all have agreed who must.

Many may stand in a match side by side, each with a message of its own:

- At most one of a kind and a seat: two seats may each ask for time, or for an undo; a player may
  offer the seat while strangers ask for it. Of draws and of pauses one stands in a match.
- None stands in another's way. An answer belongs to the proposal on whose message it is given;
  refusing one leaves the others, and so does the silence that ends one. Its message tells who must
  still agree, and that not all did; it goes if the one who proposed it takes it back.
- The next action ends every undo, also the one that an undo itself is. A draw stands until its
  proposer's next turn is over. The others stand for three days, whatever is played.
- A draw ends the match; more time and a pause end no other proposal.
- A seat that changes hands, or that leaves for good, takes along all that is proposed by it or for
  it, and its consents: the new player is asked anew. Whoever has a seat is proposed for no other.
- The end of a match ends all.

Where two processes write at once, the slower one reads again: see `MatchRegistry.decide`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from msgspec.structs import replace

from games.core.errors import GameOver
from games.core.vocabulary import Seat
from play.match.gameplay import Gameplay
from play.match.match import Match, Person
from play.match.registry import MatchRegistry
from play.refusals import HasLeft, NotAbandoned, NotAPlayer, ProposalGone, ProposalStands
from play.table.earlier.rewinding import Plan, planned
from play.table.proposals.kinds import KINDS, Case
from play.table.proposals.terms import (
    GUEST,
    OPERATORS,
    Proposal,
    ProposalKind,
    Terms,
    Voices,
    is_standing,
)
from play.table.retired_seats import check_stays, leavers, playing
from play.table.robots import robots_beside
from play.table.seat_changes import is_abandoned
from play.table.undo import take_back
from play.workshop.thinkers import Thinkers

Settled = TypeVar("Settled")


@dataclass(frozen=True)
class Proposals:
    """Everything that players settle by consent.

    Each method that proposes gives True if nobody is left to be asked, and it is done. It raises
    `NotAPlayer`, `NotStarted`, `GameOver` or `HasLeft` where there is nothing to settle,
    `ProposalStands` where the same is proposed already, and `RefusedAlready` or `AskedLately`
    where it was so a short while ago.
    """

    registry: MatchRegistry
    gameplay: Gameplay
    thinkers: Thinkers

    async def ask_undo(self, match_id: int, user: int) -> bool:
        """Take one's own last action back: at once, or by consent where others know of it.

        Raises:
            CannotUndo: there is nothing that could be taken back.
        """

        async def ask(match: Match) -> bool:
            seat = match.seat_of(user).seat
            if await take_back(self.registry, self.gameplay, match, seat):
                return True
            now = await self.registry.match(match_id)
            return await self._propose(now, ProposalKind.UNDO, seat, seat)

        return await self.registry.decide(match_id, ask)

    async def ask_draw(self, match_id: int, user: int) -> bool:
        """Propose that the match ends in a draw.

        Raises:
            RobotRefuses: a robot stands better.
        """
        return await self._ask(match_id, user, ProposalKind.DRAW)

    async def ask_time(self, match_id: int, user: int) -> bool:
        """Ask the others for more time.

        Raises:
            NoLimit, EnoughTime: there is nothing to ask for.
        """
        return await self._ask(match_id, user, ProposalKind.TIME)

    async def ask_pause(self, match_id: int, user: int) -> bool:
        """Propose that all clocks stand still.

        Raises:
            AlreadyPaused: they do.
        """
        return await self._ask(match_id, user, ProposalKind.PAUSE)

    async def ask_rewind(self, match_id: int, to: int) -> bool:
        """Propose, for the operator, that the match goes back to where it stood after an action.

        Raises:
            NoSuchAction, NothingSince, LeftSince: it cannot.
        """

        async def ask(match: Match) -> bool:
            plan = await planned(self.registry, match, to)
            kind = ProposalKind.REWIND
            return await self._propose(match, kind, OPERATORS, OPERATORS, plan=plan)

        return await self._decide(match_id, ask)

    async def hand_over(self, match_id: int, user: int, guest: Person) -> bool:
        """Offer one's own seat to somebody, who has it after agreeing.

        Raises:
            GuestSeated: the guest has a seat.
        """
        return await self._ask(match_id, user, ProposalKind.HANDOVER, guest)

    async def replace(
        self, match_id: int, user: int, seat: Seat, guest: Person, *, gone: bool
    ) -> bool:
        """Propose somebody for an abandoned seat; `gone` if its player has left the server.

        Raises:
            NotAbandoned: its player is there.
            SeatIsOut: it has left the match for good.
            GuestSeated: the guest has a seat.
        """

        async def ask(match: Match) -> bool:
            own = (await playing(self.registry, match, user)).seat
            await check_stays(self.registry, match, seat)
            if own == seat or not (gone or is_abandoned(match.record.seats[seat])):
                raise NotAbandoned
            return await self._propose(match, ProposalKind.REPLACE, seat, own, guest)

        return await self._decide(match_id, ask)

    async def take_over(self, match_id: int, guest: Person, seat: Seat) -> bool:
        """Ask for a seat that a robot holds after a lapse.

        Raises:
            NotAbandoned: no robot has it, or one that was wanted there.
            SeatIsOut: it has left the match for good.
            SeatTaken: the guest has a seat.
        """

        async def ask(match: Match) -> bool:
            await check_stays(self.registry, _running(match), seat)
            return await self._propose(match, ProposalKind.TAKEOVER, seat, GUEST, guest)

        return await self._decide(match_id, ask)

    async def answer(self, match_id: int, user: int, key: str, *, agrees: bool) -> bool:
        """Agree to what was proposed, or refuse it; True if it is done.

        Args:
            match_id: the match's number.
            user: who answers.
            key: of the proposal's message, so that no other one is answered.
            agrees: whether it shall be so.

        Raises:
            ProposalGone: it stands no more.
            NothingProposed: this user has no voice in it.
            GameError: it cannot be carried out any more, though all have agreed.
        """
        return await self._decide(
            match_id, lambda match: self._answer(_running(match), user, key, agrees=agrees)
        )

    async def _ask(
        self, match_id: int, user: int, kind: ProposalKind, guest: Person | None = None
    ) -> bool:
        """Propose something for one's own seat."""

        async def ask(match: Match) -> bool:
            seat = (await playing(self.registry, match, user)).seat
            return await self._propose(match, kind, seat, seat, guest)

        return await self._decide(match_id, ask)

    async def _decide(
        self, match_id: int, change: Callable[[Match], Awaitable[Settled]]
    ) -> Settled:
        """As the registry does, by the seats as they stand: a robot may have come elsewhere."""

        async def decide(kept: Match) -> Settled:
            return await change(await self.registry.match(kept.record.id))

        return await self.registry.decide(match_id, decide)

    async def _propose(
        self,
        match: Match,
        kind: ProposalKind,
        seat: Seat,
        by: Seat,
        guest: Person | None = None,
        plan: Plan | None = None,
    ) -> bool:
        """Ask whom it concerns; True if that is nobody, and it is done."""
        record, store, now = match.record, self.registry.store, self.registry.now()
        terms, check = KINDS[kind].terms, KINDS[kind].check
        proposal = Proposal(
            match=record.id,
            key=terms.key(kind, seat if plan is None else plan.to, record.number, now),
            kind=kind,
            seat=seat,
            agreed=(by,),
            asked=now,
            expires=terms.expires(now),
            until=terms.until(record),
            guest=None if guest is None else guest.id,
            name=None if guest is None else guest.name,
            back=None if plan is None else plan.to,
            turn=None if plan is None else plan.turn,
        )
        known = await store.proposals(record.id)
        same = [one for one in known if _is_same(terms, one, proposal)]
        if any(is_standing(one, now) for one in same):
            raise ProposalStands
        await check(Case(self.registry, self.gameplay, self.thinkers, match, proposal, by))
        if await store.post(record.id, "offer", proposal.key) is not None:
            raise terms.asked_before
        gone = await leavers(self.registry, match)
        robots = robots_beside(match, seat) if terms.robots else ()
        asked = replace(proposal, agreed=_agreed(terms, {by, *robots}, gone))
        if terms.is_agreed(asked, record):
            await self._carry_out(match, asked, by, stands=False)
            return True
        keys, over = {one.key for one in known}, {one.key for one in same}
        await store.propose(asked, record.number, keys, now, instead_of=over)
        return False

    async def _answer(self, match: Match, user: int, key: str, *, agrees: bool) -> bool:
        record, store = match.record, self.registry.store
        gone, seat = await leavers(self.registry, match), record.seat_of(user)
        if seat is not None and seat.seat in gone:
            raise HasLeft
        proposal = await store.proposal(record.id, key)
        if proposal is None or not is_standing(proposal, self.registry.now()):
            if seat is None and not _seats_guest(key):
                raise NotAPlayer
            raise ProposalGone
        terms = KINDS[ProposalKind(proposal.kind)].terms
        voice = terms.voice_of(proposal, record, user, agrees=agrees)
        if not agrees:
            if voice == proposal.seat:
                await store.take_back(proposal, self.registry.now())
            else:
                await store.refuse(proposal)
            return False
        agreed = _agreed(terms, {*proposal.agreed, voice}, gone)
        if not terms.is_agreed(replace(proposal, agreed=agreed), record):
            await store.agree(proposal, agreed)
            return False
        await self._carry_out(match, proposal, voice, stands=True)
        return True

    async def _carry_out(self, match: Match, proposal: Proposal, by: Seat, *, stands: bool) -> None:
        case = Case(self.registry, self.gameplay, self.thinkers, match, proposal, by, stands)
        await KINDS[ProposalKind(proposal.kind)].carry_out(case)


async def run_out(registry: MatchRegistry) -> None:
    """End what silence has refused; the messages of these tell it."""
    for proposal in await registry.store.expired_proposals(registry.now()):
        await registry.store.run_out(proposal)
        registry.on_change()


def _is_same(terms: Terms, standing: Proposal, wanted: Proposal) -> bool:
    """Tell if one stands already of which there is one at a time."""
    if standing.kind != wanted.kind:
        return False
    return terms.single or standing.seat == wanted.seat


def _agreed(terms: Terms, voices: set[Seat], gone: set[Seat]) -> tuple[Seat, ...]:
    """All who have agreed; where all must, those who have left stand in nobody's way."""
    return tuple(sorted(voices | gone if terms.voices is Voices.ALL else voices))


def _seats_guest(key: str) -> bool:
    """Tell if somebody without a seat may have been asked by a message of this key."""
    return any(key.startswith(f"{kind}:") for kind, one in KINDS.items() if one.terms.guest)


def _running(match: Match) -> Match:
    if match.standing.ending is not None:
        raise GameOver
    return match
