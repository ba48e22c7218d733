"""What players settle beside the rules: taking back, conceding, draws and undos by consent.

An offer stands until it is answered, another action makes an undo pointless, or, for a draw, the
offerer's next turn has ended (N8): silence refuses.
"""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.clock import Clock
from bot.leaving import leavers, left_by, playing, retired
from bot.matches import Matches
from bot.offers import BY_TURNS, Kind, Offer, has_run_out, is_agreed, key_of
from bot.refusals import NothingOffered, OfferGone, OfferStands, RefusedAlready
from bot.robots import agreeing
from bot.sitting import Sitting
from db import Wish
from games.core import undo as undoing
from games.core.agenda import AnyPosition, conclude
from games.core.errors import GameOver
from games.core.undo import CannotUndo
from games.core.vocabulary import ActionTakenBack, CoreReason, Ending, Seat


@dataclass(frozen=True)
class Agreements:
    """Undo, concede, offers; all through `Matches`."""

    matches: Matches
    clock: Clock

    async def undo(self, match: int, user: int) -> bool:
        """Take one's own last action back; False if the others were asked for their consent.

        Raises:
            NotAPlayer, GameOver, CannotUndo, OfferStands, RefusedAlready: it is not possible.
        """
        return await self.matches.decide(match, lambda sitting: self._undo(sitting, user))

    async def concede(self, match: int, user: int) -> None:
        """Leave the match for good; what follows from that, the title's rules say.

        Raises:
            NotAPlayer, NotStarted, GameOver, HasLeft: it is not possible.
        """
        await self.matches.decide(match, lambda sitting: self._concede(sitting, user))

    async def offer_draw(self, match: int, user: int) -> bool:
        """Propose a draw; True if it is agreed on, because only robots had to.

        Raises:
            NotAPlayer, GameOver, HasLeft, OfferStands, RefusedAlready: it is not possible.
            RobotRefuses: a robot stands better.
        """

        async def propose(sitting: Sitting) -> bool:
            seat = await playing(self.matches, sitting, user)
            return await self._propose(sitting, seat.seat, Kind.DRAW)

        return await self.matches.decide(match, propose)

    async def answer(self, match: int, user: int, key: str, *, agrees: bool) -> bool:
        """Agree to an offer, or refuse it; True if all have agreed.

        Args:
            match: the match's number.
            user: who answers.
            key: of the offer's message, so that no other one is answered.
            agrees: whether it shall be so.

        Raises:
            NotAPlayer, GameOver, HasLeft, NothingOffered, OfferGone: it is not possible.
        """
        return await self.matches.decide(
            match, lambda sitting: self._answer(sitting, user, key, agrees=agrees)
        )

    async def _undo(self, sitting: Sitting, user: int) -> bool:
        seat = _playing(sitting, user)
        history = await self._history(sitting, seat)
        try:
            position = undoing.take_back([deed for _, deed in history], seat)
        except CannotUndo:
            if not history:
                raise
            return await self._propose(sitting, seat, Kind.UNDO)
        await self._restore(sitting, seat, position, (history[0][0],), by=seat)
        return True

    async def _concede(self, sitting: Sitting, user: int) -> None:
        seat = (await playing(self.matches, sitting, user)).seat
        after, events = await retired(self.matches, sitting, seat)
        await self.matches.commit(sitting, after, events, seat=seat)

    async def _propose(self, sitting: Sitting, seat: Seat, kind: Kind) -> bool:
        """Ask the people; True if it is done, because only robots had to agree."""
        record, outdated = sitting.record, await self.outdated(sitting)
        agreed = await agreeing(self.matches, sitting, seat, draw=kind is Kind.DRAW)
        offer = Offer(record.id, kind, seat, record.number, record.turn, agreed)
        if is_agreed(offer, record):
            await self._carry_out(sitting, offer, seat)
            return True
        if await self.matches.store.post(record.id, "offer", key_of(offer)) is not None:
            raise RefusedAlready
        wishes = (*outdated, Wish("offer", key_of(offer)))
        await self.matches.store.propose(record.id, offer, wishes, self.clock.now())
        return False

    async def _answer(self, sitting: Sitting, user: int, key: str, *, agrees: bool) -> bool:
        seat = (await playing(self.matches, sitting, user)).seat
        offer = await self.standing(sitting)
        if offer is None or key_of(offer) != key or offer.kind not in BY_TURNS:
            raise OfferGone
        if seat in offer.agreed:
            raise NothingOffered
        unasked = await leavers(self.matches, sitting)
        agreed = replace(offer, agreed=tuple(sorted({*offer.agreed, seat, *unasked})))
        if agrees and is_agreed(agreed, sitting.record):
            await self._carry_out(sitting, offer, seat)
            return True
        left = agreed if agrees else None
        wishes = [] if agrees else [Wish("offer", key_of(offer), gone=True)]
        await self.matches.store.propose(sitting.record.id, left, wishes, self.clock.now())
        return False

    async def _carry_out(self, sitting: Sitting, offer: Offer, seat: Seat) -> None:
        """One write: what is done removes the offer, and its message, as any overtaken one."""
        if offer.kind == Kind.DRAW:
            after, events = conclude(sitting.standing, Ending(CoreReason.AGREED))
            await self.matches.commit(sitting, after, events, seat=seat)
            return
        history = await self._history(sitting, offer.seat)
        if not history:
            raise CannotUndo
        numbers = tuple(number for number, _ in history)
        await self._restore(sitting, offer.seat, history[0][1].before, numbers, by=seat)

    async def standing(self, sitting: Sitting) -> Offer | None:
        """The offer that stands now; one that has run out stands no more."""
        offer = await self.matches.store.offer(sitting.record.id)
        if offer is None or has_run_out(offer, self.clock.now()):
            return None
        return offer

    async def outdated(self, sitting: Sitting) -> tuple[Wish, ...]:
        """What must go for another offer: the message of one that has run out a moment ago.

        Raises:
            OfferStands: one waits for an answer.
        """
        offer = await self.matches.store.offer(sitting.record.id)
        if offer is None:
            return ()
        if not has_run_out(offer, self.clock.now()):
            raise OfferStands
        return (Wish("offer", key_of(offer), gone=True),)

    async def _restore(
        self,
        sitting: Sitting,
        seat: Seat,
        position: AnyPosition,
        numbers: tuple[int, ...],
        *,
        by: Seat,
    ) -> None:
        """`by` has clicked just now: whoever asked for it hours ago is called again."""
        events = (ActionTakenBack(seat=seat),)
        await self.matches.commit(sitting, position, events, seat=by, undone=numbers)

    async def _history(self, sitting: Sitting, seat: Seat) -> list[tuple[int, undoing.Played]]:
        """The deeds since the seat's last one, with their numbers, played again.

        Raises:
            CannotUndo: somebody has left for good since.
        """
        record, codec = sitting.record, sitting.title.rules.codec
        deeds = await self.matches.store.deeds_since(record.id, seat)
        if not deeds:
            return []
        if any(left_by(sitting, deed) for deed in deeds):
            raise CannotUndo
        position = codec.load(await self.matches.store.position(record.id, deeds[0].number - 1))
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


def _playing(sitting: Sitting, user: int) -> Seat:
    seat = sitting.seat_of(user)
    if sitting.standing.ending is not None:
        raise GameOver
    return seat.seat
