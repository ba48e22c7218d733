"""Agreements of players beside the rules: taking back, conceding, draws and undos by consent.

An offer stands until it is answered, another action makes an undo pointless, or, for a draw, the
offerer's next turn has ended (N8): silence refuses.
"""

from dataclasses import dataclass

from msgspec.structs import replace

from db import WantedPost
from games.core import undo as undoing
from games.core.agenda import AnyPosition, conclude
from games.core.errors import GameOver
from games.core.undo import CannotUndo
from games.core.vocabulary import ActionTakenBack, CoreReason, Ending, Seat
from play.clock import TimeSource
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.refusals import NothingOffered, OfferGone, OfferStands, RefusedAlready
from play.table.offers import BY_TURNS, Proposal, ProposalKind, has_run_out, is_agreed, key_of
from play.table.retired_seats import leavers, left_by, playing, retired
from play.table.robots import agreeing


@dataclass(frozen=True)
class Agreements:
    """Undo, concede, offers; all through `Gameplay`."""

    registry: MatchRegistry
    gameplay: Gameplay
    clock: TimeSource

    async def undo(self, match_id: int, user: int) -> bool:
        """Take one's own last action back; False if the others were asked for their consent.

        Raises:
            NotAPlayer, GameOver, CannotUndo, OfferStands, RefusedAlready: it is not possible.
        """
        return await self.registry.decide(match_id, lambda match: self._undo(match, user))

    async def concede(self, match_id: int, user: int) -> None:
        """Leave the match for good; what follows from that, the title's rules say.

        Raises:
            NotAPlayer, NotStarted, GameOver, HasLeft: it is not possible.
        """
        await self.registry.decide(match_id, lambda match: self._concede(match, user))

    async def offer_draw(self, match_id: int, user: int) -> bool:
        """Propose a draw; True if it is agreed on, because only robots had to.

        Raises:
            NotAPlayer, GameOver, HasLeft, OfferStands, RefusedAlready: it is not possible.
            RobotRefuses: a robot stands better.
        """

        async def propose(match: Match) -> bool:
            seat = await playing(self.registry, match, user)
            return await self._propose(match, seat.seat, ProposalKind.DRAW)

        return await self.registry.decide(match_id, propose)

    async def answer(self, match_id: int, user: int, key: str, *, agrees: bool) -> bool:
        """Agree to an offer, or refuse it; True if all have agreed.

        Args:
            match_id: the match's number.
            user: who answers.
            key: of the offer's message, so that no other one is answered.
            agrees: whether it shall be so.

        Raises:
            NotAPlayer, GameOver, HasLeft, NothingOffered, OfferGone: it is not possible.
        """
        return await self.registry.decide(
            match_id, lambda match: self._answer(match, user, key, agrees=agrees)
        )

    async def _undo(self, match: Match, user: int) -> bool:
        seat = _playing(match, user)
        history = await self._history(match, seat)
        try:
            position = undoing.take_back([deed for _, deed in history], seat)
        except CannotUndo:
            if not history:
                raise
            return await self._propose(match, seat, ProposalKind.UNDO)
        await self._restore(match, seat, position, (history[0][0],), by=seat)
        return True

    async def _concede(self, match: Match, user: int) -> None:
        seat = (await playing(self.registry, match, user)).seat
        after, events = await retired(self.registry, match, seat)
        await self.gameplay.commit(match, after, events, seat=seat)

    async def _propose(self, match: Match, seat: Seat, kind: ProposalKind) -> bool:
        """Ask the people; True if it is done, because only robots had to agree."""
        record, outdated = match.record, await self.outdated(match)
        agreed = await agreeing(self.registry, match, seat, draw=kind is ProposalKind.DRAW)
        offer = Proposal(record.id, kind, seat, record.number, record.turn, agreed)
        if is_agreed(offer, record):
            await self._carry_out(match, offer, seat)
            return True
        if await self.registry.store.post(record.id, "offer", key_of(offer)) is not None:
            raise RefusedAlready
        wanted = (*outdated, WantedPost("offer", key_of(offer)))
        await self.registry.store.propose(record.id, offer, wanted, self.clock.now())
        return False

    async def _answer(self, match: Match, user: int, key: str, *, agrees: bool) -> bool:
        seat = (await playing(self.registry, match, user)).seat
        offer = await self.standing(match)
        if offer is None or key_of(offer) != key or offer.kind not in BY_TURNS:
            raise OfferGone
        if seat in offer.agreed:
            raise NothingOffered
        unasked = await leavers(self.registry, match)
        agreed = replace(offer, agreed=tuple(sorted({*offer.agreed, seat, *unasked})))
        if agrees and is_agreed(agreed, match.record):
            await self._carry_out(match, offer, seat)
            return True
        left = agreed if agrees else None
        wanted = [] if agrees else [WantedPost("offer", key_of(offer), gone=True)]
        await self.registry.store.propose(match.record.id, left, wanted, self.clock.now())
        return False

    async def _carry_out(self, match: Match, offer: Proposal, seat: Seat) -> None:
        """One write: what is done removes the offer, and its message, as any overtaken one."""
        if offer.kind == ProposalKind.DRAW:
            after, events = conclude(match.standing, Ending(CoreReason.AGREED))
            await self.gameplay.commit(match, after, events, seat=seat)
            return
        history = await self._history(match, offer.seat)
        if not history:
            raise CannotUndo
        numbers = tuple(number for number, _ in history)
        await self._restore(match, offer.seat, history[0][1].before, numbers, by=seat)

    async def standing(self, match: Match) -> Proposal | None:
        """The offer that stands now; one that has run out stands no more."""
        offer = await self.registry.store.offer(match.record.id)
        if offer is None or has_run_out(offer, self.clock.now()):
            return None
        return offer

    async def outdated(self, match: Match) -> tuple[WantedPost, ...]:
        """Give the posts that must go for another offer: the message of one that has just run out.

        Raises:
            OfferStands: one waits for an answer.
        """
        offer = await self.registry.store.offer(match.record.id)
        if offer is None:
            return ()
        if not has_run_out(offer, self.clock.now()):
            raise OfferStands
        return (WantedPost("offer", key_of(offer), gone=True),)

    async def _restore(
        self,
        match: Match,
        seat: Seat,
        position: AnyPosition,
        numbers: tuple[int, ...],
        *,
        by: Seat,
    ) -> None:
        """`by` has clicked just now: whoever asked for it hours ago is called again."""
        events = (ActionTakenBack(seat=seat),)
        await self.gameplay.commit(match, position, events, seat=by, undone=numbers)

    async def _history(self, match: Match, seat: Seat) -> list[tuple[int, undoing.Played]]:
        """The deeds since the seat's last one, with their numbers, played again.

        Raises:
            CannotUndo: somebody has left for good since.
        """
        record, codec = match.record, match.title.rules.codec
        deeds = await self.registry.store.deeds_since(record.id, seat)
        if not deeds:
            return []
        if any(left_by(match, deed) for deed in deeds):
            raise CannotUndo
        position = codec.load(await self.registry.store.position(record.id, deeds[0].number - 1))
        history = []
        for deed in deeds:
            if deed.undone or deed.seat is None or deed.action is None:
                continue
            action = codec.load_action(deed.action)
            after, events = position.apply(deed.seat, action)
            played = undoing.Played(deed.seat, action, events, position, after)
            history.append((deed.number, played))
            position = after
        last = max(at for at, (_, deed) in enumerate(history) if deed.seat == seat)
        return history[last:]


def _playing(match: Match, user: int) -> Seat:
    seat = match.seat_of(user)
    if match.standing.ending is not None:
        raise GameOver
    return seat.seat
