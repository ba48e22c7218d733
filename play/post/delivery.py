"""Brings Discord up to date with the store: each post is shown as it is wanted.

Posts of a match are delivered in order, matches side by side. Killed anywhere, it goes on after
a restart: what is due stands in the store. A post's number is its nonce, so that one that was
sent but not noted is not sent twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from db import Post, Store, Unavailable
from play.clock import TimeSource
from play.match.match import Match
from play.match.post_names import (
    BoardPost,
    FarewellPost,
    HeraldPost,
    LobbyPost,
    NotePost,
    RestoredPost,
    ThreadPost,
    name_of,
)
from play.match.registry import MatchRegistry
from play.post.backoff import Backoff, Patience
from play.post.messenger import Messenger, Trouble, Undeliverable
from play.post.places import seek_channel
from play.post.posting import Posting
from play.post.repairs import Repairs
from play.post.studio import Studio
from play.refusals import NoMatchHere

COALESCING = 0.25
"""Seconds for which an edit waits, so that a burst of actions becomes one."""
GIVING_WAY = 1.0
"""Seconds for which it waits at most while the studio draws for those who look at a panel."""
FIRST = (NotePost.kind, FarewellPost.kind, LobbyPost.kind, ThreadPost.kind, RestoredPost.kind)
"""Nothing is posted between what is to be marked as undone."""
APART = (NotePost.kind, FarewellPost.kind)
"""Notes hold up nobody, and farewells need no server: they go while the others must wait."""
PASSING = (NotePost.kind, HeraldPost.kind)
"""Posts that are left out where Discord would not have them: their place is not the match's."""
log = logging.getLogger(__name__)


class Delivery:
    """Delivers what is due; `wake` it after every commit."""

    def __init__(
        self, store: Store, registry: MatchRegistry, studio: Studio, clock: TimeSource
    ) -> None:
        self._store = store
        self._registry = registry
        self._studio = studio
        self._clock = clock
        self.on_delivered: Callable[[float | None], None] = lambda _: None
        """Called after every post with the seconds since it was wanted, if they are known."""
        self.on_posted: Callable[[int, int], Awaitable[None]] = _unheard
        """Awaited after a new message in a server's channel, with the channel and the message."""
        self._due = asyncio.Event()
        self._due.set()
        self._busy: dict[int, asyncio.Task[bool]] = {}
        self._holds = Backoff(self.wake)
        self._revivals = 0
        """The number of times that something changed on a server."""
        self._repairs = Repairs(registry, clock)
        self._posting = Posting(store, registry, studio, self._repairs, clock)

    def wake(self) -> None:
        """Something is due."""
        self._due.set()

    def revive(self, guild: int) -> None:
        """Something changed on a server: what failed there may pass now."""
        self._revivals += 1
        self._holds.revive(guild)

    async def run(self, messenger: Messenger) -> None:
        """Deliver for ever; a match that fails does not keep the others waiting."""
        self._holds.begin()
        try:
            while True:
                await self._due.wait()
                self._due.clear()
                busy = set(self._busy)  # what is read now of these may be outdated when they end
                for match_id, due in (await self._rounds()).items():
                    if match_id in self._busy or match_id in busy:
                        continue
                    posts = due if self._holds.lets(match_id, due) else _apart(due)
                    if posts:
                        task = asyncio.create_task(self._round(match_id, posts, messenger))
                        self._busy[match_id] = task
                        task.add_done_callback(partial(self._ended, match_id))
        finally:
            self._holds.stop()
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)
            self._busy.clear()
            self._due.set()  # whoever runs it again begins with all that is due

    async def _round(self, match_id: int, posts: list[Post], messenger: Messenger) -> bool:
        """Deliver what is due in a match; mere edits wait a moment for those that follow."""
        if all(post.message is not None and not post.gone for post in posts):
            await self._coalesce()
            posts = await self._store.due_posts(match_id)
        return await self._match(posts, messenger)

    async def _coalesce(self) -> None:
        """Wait for further actions; longer while others wait for their pictures."""
        waited = COALESCING
        await asyncio.sleep(COALESCING)
        while self._studio.is_busy and waited < GIVING_WAY:
            await asyncio.sleep(COALESCING)
            waited += COALESCING

    async def drain(self, messenger: Messenger) -> bool:
        """Deliver all that is due now; False if some of it would not go."""
        rounds = (await self._rounds()).values()
        return all(await asyncio.gather(*(self._match(posts, messenger) for posts in rounds)))

    async def is_idle(self) -> bool:
        """Tell whether nothing is due but what waits for better times."""
        rounds = await self._rounds()
        return not any(self._holds.lets(match_id, due) for match_id, due in rounds.items())

    async def _rounds(self) -> dict[int, list[Post]]:
        """Read what is due, by match, in the order in which it was wanted."""
        rounds: dict[int, list[Post]] = {}
        due = await self._store.due_posts()
        for post in sorted(due, key=_precedence):
            rounds.setdefault(post.match, []).append(post)
        return rounds

    def _ended(self, match_id: int, task: asyncio.Task[bool]) -> None:
        """Look again for what came due meanwhile."""
        self._busy.pop(match_id, None)
        if task.cancelled():
            return
        if error := task.exception():
            log.error("match %d cannot be looked after", match_id, exc_info=error)
            self._holds.hold(match_id, None, ())
        self._due.set()

    async def _match(self, posts: list[Post], messenger: Messenger) -> bool:
        """Deliver posts of one match in their order, until one fails; False if one did."""
        for post in posts:
            try:
                match = await self._registry.match(post.match)
                if _has_moved(match, post):
                    return False
                if not await self._try(match, posts, post, messenger):
                    return False
            except NoMatchHere:  # it is forgotten with its player, and so are its posts
                return True
            except Unavailable as error:
                log.warning("match %d, post %d must wait: %s", post.match, post.id, error)
                self._holds.hold(post.match, None, posts)
                return False
            except Exception:  # a fault in one match must not keep the others waiting
                log.exception("match %d, post %d cannot be made", post.match, post.id)
                self._holds.hold(post.match, None, posts)
                return False
        for match_id in {post.match for post in posts if post.kind not in APART}:
            self._holds.all_shown(match_id)
            await self._repairs.all_shown(match_id)
        return True

    async def _try(self, match: Match, posts: list[Post], post: Post, messenger: Messenger) -> bool:
        """Deliver a post, or see to it; False if the others must wait for it."""
        revivals = self._revivals
        try:
            await self._post(match, post, messenger)
        except Undeliverable as error:
            level = logging.INFO if error.trouble is Trouble.AWAY else logging.WARNING
            log.log(level, "match %d, post %d is not delivered: %s", post.match, post.id, error)
            if post.kind in PASSING and error.trouble not in (Trouble.LATER, Trouble.AWAY):
                if error.trouble is Trouble.CHANNEL_GONE and match.record.lost is not None:
                    await seek_channel(self._registry, match.record.id)
                await self._store.delivered(post.id, shown=post.wanted, message=None)
                return True
            patience = await self._repairs.mend(match, post, error)
            if patience is not None:
                if self._revivals != revivals:  # while it failed: nobody tells of it once more
                    patience = Patience.DOUBLING
                guild, after = match.record.guild, error.after
                self._holds.hold(post.match, guild, posts, after=after, patience=patience)
            return False
        return True

    async def _post(self, match: Match, post: Post, messenger: Messenger) -> None:
        message = await self._posting.post(match, post, messenger)
        reader = self._posting.reader(match, post)
        await self._store.delivered(
            post.id, shown=post.wanted, message=message, reader=reader, before=post.shown
        )
        self.on_delivered(self._since(match, post))
        channel = _channel_of(match, post)
        if channel is not None and message not in (None, post.message):
            await self.on_posted(channel, message)

    def _since(self, match: Match, post: Post) -> float | None:
        """A new post is wanted since it was made, a changed one since somebody acted last."""
        acted = [seat.acted for seat in match.record.seats if seat.acted is not None]
        since = post.created if post.message is None else max(acted, default=None)
        return None if since is None else self._clock.now() - since


def _precedence(post: Post) -> int:
    """The place of a post among those of its match that are due; the others come as wanted."""
    return FIRST.index(post.kind) if post.kind in FIRST else len(FIRST)


def _has_moved(match: Match, post: Post) -> bool:
    """Tell whether a board's thread was given up since the board was read: all is read again."""
    on_board = post.kind == BoardPost.kind and post.message is not None and not post.lost
    return on_board and match.record.thread is None


def _apart(posts: list[Post]) -> list[Post]:
    """List those that tell why the others must wait."""
    return [post for post in posts if post.kind in APART]


def _channel_of(match: Match, post: Post) -> int | None:
    """Name the server's channel into which a post goes; None for all others."""
    match name_of(post):
        case LobbyPost():
            hidden = match.record.is_private or match.record.is_direct
            return None if hidden else match.record.channel
        case HeraldPost(channel=channel):
            return channel
    return None


async def _unheard(_: int, __: int) -> None:
    """Nobody listens."""
