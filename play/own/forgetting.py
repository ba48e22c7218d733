"""Forgetting a person: out of what goes on, as if they gave up, and out of all that is kept."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from db import Conflict, SeatRecord, Status, nameless
from games.core.vocabulary import Seat
from play.library import words_of
from play.match.gameplay import Gameplay
from play.match.lobby.lobbies import Lobbies
from play.match.match import Match
from play.match.post_names import BoardPost, LobbyPost
from play.match.registry import MatchRegistry, TableChange
from play.post.places import Places
from play.refusals import DamagedMatch, NotAPlayer, NotInLobby, TryAgain
from play.table.retired_seats import leavers, retired

TRIES = 3
"""The number of tries to forget somebody who sits down again and again."""
CUTS, PAUSE = 20, 1.0
"""Tries to cut the database's log while another program reads, and the seconds between two."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Forgetter:
    """Forgets people."""

    registry: MatchRegistry
    lobbies: Lobbies
    gameplay: Gameplay
    places: Places

    async def forget(self, user: int) -> None:
        """Forget a person for good; finished matches keep a nameless seat.

        Raises:
            TryAgain: whenever they had left all tables, they had sat down at another one.
        """
        store = self.registry.store
        for _ in range(TRIES):
            stuck = await self._leave_all(user)
            with suppress(Conflict):
                changed = await store.forget(user, name_of, stuck)
                break
        else:
            raise TryAgain
        for match in changed:
            self.registry.forget(match)
            self.registry.on_decided(match)
        self.registry.people.forget(user)
        self.places.forget(user)
        self.registry.on_change()
        await self._cut_log()

    async def _leave_all(self, user: int) -> set[int]:
        """Leave all that goes on; gives the matches that nobody can leave, as they are damaged."""
        store, stuck = self.registry.store, set()
        for record in await store.matches_with(user, self.registry.now()):
            try:
                if record.status is Status.LOBBY:
                    with suppress(NotInLobby, NotAPlayer):
                        await self.lobbies.leave(record.id, user)
                await self.registry.decide(
                    record.id, lambda match: self._leave(match, user), regardless=True
                )
            except DamagedMatch:
                stuck.add(record.id)
        for proposal in await store.invitations_to(user):
            with suppress(Conflict):  # it has just been answered
                await store.take_back(proposal, self.registry.now())
        return stuck

    async def _cut_log(self) -> None:
        """Have the database's log hold nothing of before, within a minute."""
        for _ in range(CUTS):
            if await self.registry.store.cut_log():
                return
            await asyncio.sleep(PAUSE)
        log.warning("the database's log cannot be cut: another program keeps on reading")

    async def _leave(self, match: Match, user: int) -> None:
        """Give a match up, and leave a nameless seat in one that goes on."""
        seat = match.record.seat_of(user)
        if seat is None or match.record.status is not Status.RUNNING:
            return
        if seat.seat not in await leavers(self.registry, match):
            after, events = await retired(self.registry, match, seat.seat)
            match = await self.gameplay.commit(match, after, events, seat=seat.seat)
        if match.record.status is Status.RUNNING:
            prompt = match.record.seats[seat.seat].prompt
            left = SeatRecord(
                seat.seat, nameless(seat.seat), name_of(seat.seat), prompt=prompt, word=seat.word
            )
            wanted = (BoardPost(match.record.turn).wanted(), LobbyPost().wanted())
            await self.registry.move_on(match, TableChange((left,), wanted))


def name_of(seat: Seat) -> str:
    """The name of a seat whose player is forgotten."""
    return words_of().text("forgotten-name", seat=seat + 1)
