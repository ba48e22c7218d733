"""Proposals in a match's thread: posted, told anew, and told to have come to nothing."""

from contextlib import suppress

from db import Post, Proposal, Reach, UserRecord
from games.core.undo import CannotUndo
from play.clock import TimeSource
from play.hours.deadlines import away_of, quiet_of
from play.match.match import Match
from play.match.post_names import nonce_of
from play.match.registry import MatchRegistry
from play.post.messenger import Messenger, Offer
from play.table.proposals.kinds import KINDS
from play.table.proposals.terms import ProposalKind
from play.table.undo import deeds_since


class Offers:
    """Shows proposals as they stand."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock

    async def show(
        self, match: Match, post: Post, there: int | None, messenger: Messenger
    ) -> int | None:
        """Show a proposal in its message, if it has one; gives that message, or a new one.

        None: it was over before anybody could read it.
        """
        proposal = await self._registry.store.proposal(post.match, post.key)
        if proposal is None:
            if there is not None:
                await messenger.close_proposal(match, post.key, there)
            return there
        offer = await self._offer(match, proposal)
        if there is not None:
            await messenger.edit_proposal(match, offer, there)
            return there
        if match.record.is_private and proposal.guest is not None:
            await messenger.admit(match, (proposal.guest,))
        return await messenger.post_proposal(match, offer, nonce_of(post))

    async def _offer(self, match: Match, proposal: Proposal) -> Offer:
        """A proposal as it stands; it rings for those who want to be called here and now."""
        kind, people = ProposalKind(proposal.kind), await self._registry.people.of(match.record)
        waiting = KINDS[kind].terms.waiting(proposal, match.record)
        asked = [match.record.seats[seat].user for seat in waiting]
        rings = [user for user in asked if self._is_called(people[user])]
        rings += [] if proposal.guest is None else [proposal.guest]
        others = 0
        if kind is ProposalKind.UNDO:
            with suppress(CannotUndo):  # somebody has left since, and it cannot be done any more
                others = await deeds_since(self._registry, match, proposal.seat)
        return Offer(proposal, tuple(asked), tuple(rings), others)

    def _is_called(self, person: UserRecord) -> bool:
        now = self._clock.now()
        if quiet_of(person).open_at(now) > now or away_of(person).covers(now):
            return False
        return person.reach is not Reach.DM or person.blocked
