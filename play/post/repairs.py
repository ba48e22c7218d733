"""The policy for a message that Discord would not have, in one place.

- A board or an invitation that was deleted is posted anew.
- A deleted thread lets the match rest: one note in the channel asks whether there shall be another
  one, and nobody is called before a player or the staff wants it. Deleted again, it is closed.
- What people must mend (a lock, a permission, a channel that is gone) is told once by a note,
  which goes when it is mended; meanwhile the match waits.
- On a server that the bot is not on, everything rests in silence.
- Anything else is tried again later.
"""

import logging
from collections import Counter

from db import NOBODY, Audit, Post, StaffAct
from play.clock import TimeSource
from play.match.match import Match, Status
from play.match.post_names import BoardPost, LobbyPost, Note, NotePost, ThreadPost, name_of
from play.match.registry import MatchRegistry
from play.post.backoff import Patience
from play.post.messenger import Trouble, Undeliverable
from play.table.halting import shut, stopped, table_of

OBSTACLES = {
    Trouble.CHANNEL_GONE: (Note.CHANNEL, Patience.ENDLESS),
    Trouble.LOCKED: (Note.LOCKED, Patience.LONG),
    Trouble.FORBIDDEN: (Note.FORBIDDEN, Patience.LONG),
}
"""Obstacles that people must remove: the note that tells it, and how the match waits."""
MENDS = 5
"""The number of repairs in a row at once; then a match waits like any other that fails."""
log = logging.getLogger(__name__)


class Repairs:
    """Mends what can be mended, and tells what cannot."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._store = registry.store
        self._clock = clock
        self._mended: Counter[int] = Counter()
        self._clear: set[int] = set()
        """The matches that are known to have no note about an obstacle."""

    async def mend(self, match: Match, post: Post, error: Undeliverable) -> Patience | None:
        """See to a post that failed: how to wait, or None if the match can go on at once."""
        match error.trouble:
            case Trouble.MESSAGE_GONE:
                await self._replace(match, post)
            case Trouble.THREAD_GONE:
                return await self._rest(match, post)
            case Trouble.AWAY:
                return Patience.ENDLESS
            case trouble if trouble in OBSTACLES:
                note, patience = OBSTACLES[trouble]
                await self._tell(match.record.id, NotePost(note))
                return patience
            case _:
                return Patience.DOUBLING
        self._mended[match.record.id] += 1
        return None if self._mended[match.record.id] <= MENDS else Patience.DOUBLING

    async def all_shown(self, match_id: int) -> None:
        """All that was due is shown: notes about obstacles go."""
        self._mended.pop(match_id, None)
        if match_id in self._clear:
            return
        notes = await self._store.notes_of(match_id)
        told = [name_of(note) for note in notes]
        obstacles = {NotePost(note) for note, _ in OBSTACLES.values()}
        gone = [name.wanted(gone=True) for name in told if name in obstacles]
        if gone:
            await self._store.want(match_id, gone, self._clock.now())
        self._clear.add(match_id)

    async def note_presence(self, match: Match, seat: int, *, here: bool) -> None:
        """Tell the table once that whoever is called has left; who is back is not spoken of."""
        left = NotePost(Note.LEFT, seat)
        note = await self._store.post(match.record.id, left.kind, left.key)
        told = note is not None and not note.gone
        if here is told:
            wanted = [left.wanted(gone=here)]
            await self._store.want(match.record.id, wanted, self._clock.now())

    async def _tell(self, match_id: int, name: NotePost) -> None:
        self._clear.discard(match_id)
        note = await self._store.post(match_id, name.kind, name.key)
        if note is None or note.gone:
            await self._store.want(match_id, [name.wanted()], self._clock.now())

    async def _rest(self, match: Match, post: Post) -> Patience | None:
        """The thread is gone: the match rests until somebody asks for another one.

        What is over shows nothing in a thread any more.
        """
        record = match.record
        if record.status is Status.OVER:
            await self._store.delivered(post.id, shown=post.wanted, message=None)
            return None
        if record.lost is not None:  # whoever may help was asked
            return Patience.ENDLESS
        log.info("match %d has lost its thread, and rests", record.id)
        await self._registry.decide(
            record.id, lambda kept: self._lose(kept, record.thread), regardless=True
        )
        now = (await self._registry.match(record.id)).record
        return None if now.lost is None else Patience.ENDLESS

    async def _lose(self, kept: Match, thread: int | None) -> None:
        """Ask once whether a match shall have another thread; one that had another is closed.

        No two notes of a match have the same number: Discord would take them for the same one.
        """
        match, now = await self._registry.match(kept.record.id), self._clock.now()
        record = match.record
        if record.status is Status.OVER or record.lost is not None or record.thread != thread:
            return  # somebody was faster
        if record.losses:
            note = NotePost(Note.THREAD, record.number + 1).wanted()
            entry = Audit(record.guild, now, NOBODY, StaffAct.GONE, record.id)
            await shut(self._registry, match, entry, [note])
            return
        seats, calls = stopped(await table_of(self._registry, match))
        note = NotePost(Note.THREAD, record.number).wanted()
        await self._registry.amend(match, seats, [*calls, note], lost=now)

    async def _replace(self, match: Match, post: Post) -> None:
        """Send another message for one that is gone, if it still matters."""
        record = match.record
        name = name_of(post)
        if isinstance(name, ThreadPost):  # it was to be started from the invitation
            lobby = await self._store.post(record.id, LobbyPost.kind, LobbyPost().key)
            post = lobby or post
        else:  # its message may have come to be known only now
            post = await self._store.post(record.id, name.kind, name.key) or post
        matters = (
            name.turn == record.turn
            if isinstance(name, BoardPost)
            else record.status is Status.LOBBY or record.thread is None
        )
        if matters and post.message is not None:
            await self._store.lost(post.id, post.message)
        else:
            await self._store.delivered(post.id, shown=post.wanted, message=None)
