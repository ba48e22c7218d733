"""Places of matches, when Discord takes them away; and the names of those who play."""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cachetools import FIFOCache

from db import MatchRecord, Post, WantedPost
from games.core.errors import GameError
from play.clock import TimeSource
from play.match.match import Match, Person, Status
from play.match.post_names import BoardPost, FarewellPost, LobbyPost, Note, NotePost
from play.match.registry import MatchRegistry
from play.post.messenger import Messenger, Undeliverable, Unwelcome
from play.refusals import NotLost
from play.table.halting import NO_THREAD, wake

LOST = NotePost(Note.CHANNEL)
"""The note that a match has no channel any more."""
KNOWN = 10_000
"""Of how many people it is remembered what they were called when they were seen last."""


class ThreadThere(GameError):
    """The match has a thread."""

    tag = "thread-there"


@dataclass(frozen=True)
class Places:
    """Moves matches, and notices what is gone."""

    registry: MatchRegistry
    clock: TimeSource
    revive: Callable[[int], None]
    """Lets a server's matches try again that wait after a failure."""
    _met: FIFOCache[tuple[int, int], str] = field(default_factory=lambda: FIFOCache(KNOWN))
    """By server and user."""

    async def is_lost(self, match_id: int) -> bool:
        """Tell whether a match has no channel any more."""
        note = await self.registry.store.post(match_id, LOST.kind, LOST.key)
        return note is not None and not note.gone

    async def move(self, match: Match, channel: int) -> None:
        """Bring a match whose channel is gone into another one, as it stands.

        Raises:
            NotLost: its channel is there.
        """
        if not await self.is_lost(match.record.id):
            raise NotLost
        await self.bring(match.record, channel, [])

    async def bring(self, record: MatchRecord, channel: int, wanted: Sequence[WantedPost]) -> bool:
        """Let a match live in another channel, where it needs a new thread.

        False if it was given another thread meanwhile: nothing was done.
        """

        async def bring(kept: Match) -> bool:
            match = await self.registry.match(kept.record.id)
            lost = match.record.lost is not None
            if lost:
                await wake(self.registry, match)
            again = lost and channel == match.record.channel
            posts = [*wanted, LOST.wanted(gone=True), NO_THREAD]
            return await self.registry.store.unplace(
                record.id, record.thread, posts, self.clock.now(), channel=channel, again=again
            )

        moved = await self.registry.decide(record.id, bring, regardless=True)
        self.registry.forget(record.id)
        self.revive(record.guild)
        self.registry.on_change()
        return moved

    async def remake(self, match: Match) -> None:
        """Give a match another thread in its channel, after its own was deleted.

        Raises:
            ThreadThere: it has one.
        """
        if match.record.lost is None:
            raise ThreadThere
        await self.bring(match.record, match.record.channel, [])

    async def look_for_board(self, match: Match, messenger: Messenger) -> None:
        """Somebody asks for a board: should the public one be gone, another one is posted.

        Discord tells the bot nothing of messages that others delete, and without one nobody can
        press anything. While it stands nothing is written: what one player looks at is private.
        """
        name, store = BoardPost(match.record.turn), self.registry.store
        board = await store.post(match.record.id, name.kind, name.key)
        if match.record.status is not Status.RUNNING or board is None or board.message is None:
            return
        with contextlib.suppress(Undeliverable):  # whatever is in the way, delivery will meet it
            if await messenger.has(match, board.message):
                return
            await store.want(match.record.id, [name.wanted()], self.clock.now())
            self.registry.on_change()

    async def vanished(self, place: int) -> None:
        """A channel or a thread was deleted: its matches look for another place at once."""
        for record in await self.registry.store.living_in(place):
            if record.lost is not None and place == record.channel:
                await seek_channel(self.registry, record.id)
            await self.registry.store.want(record.id, [_shown(record)], self.clock.now())
            self.revive(record.guild)
        self.registry.on_change()

    async def meet(self, guild: int, person: Person) -> None:
        """A player was seen on a server: a new name is used there from now on."""
        if self._met.get((guild, person.id)) == person.name:
            return
        for record in await self.registry.store.matches_of(person.id, guild):
            seat = record.seat_of(person.id)
            if seat is not None and seat.name != person.name and not record.damaged:
                await self.registry.store.rename(record.id, person.id, person.name)
                self.registry.forget(record.id)
                self.registry.on_change()
        self._met[guild, person.id] = person.name

    def forget(self, user: int) -> None:
        """Let go of a person's names."""
        for met in [one for one in self._met if one[1] == user]:
            del self._met[met]


def _shown(record: MatchRecord) -> WantedPost:
    """Give the post that stands for a match in its place."""
    if record.status is Status.LOBBY:
        return LobbyPost().wanted()
    return BoardPost(record.turn).wanted()


async def seek_channel(registry: MatchRegistry, match_id: int) -> None:
    """Not even the channel is there in which somebody could be asked for another thread.

    Then the match goes on, and looks for its place as any other does that has lost its channel.
    """

    async def go_on(kept: Match) -> None:
        match = await registry.match(kept.record.id)
        record = match.record
        if record.lost is not None:
            await wake(registry, match)
            await registry.store.unplace(record.id, record.thread, [NO_THREAD], registry.now())
            registry.forget(record.id)

    await registry.decide(match_id, go_on, regardless=True)


async def say_farewell(
    match: Match, post: Post, name: FarewellPost, messenger: Messenger
) -> int | None:
    """Tell the player of a seat; somebody who takes no messages, or is forgotten, is not told.

    Its message is never looked for: it is sent once, and stays.

    Raises:
        Undeliverable: Discord would not have it now.
    """
    user = match.record.seats[name.seat].user
    if user > 0:
        with contextlib.suppress(Unwelcome):
            await messenger.post_farewell(match, user, post.id)
    return None
