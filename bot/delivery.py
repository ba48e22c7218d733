"""Brings Discord up to date with the store: each post is shown as it is wanted.

Posts of a match are delivered in order, matches side by side. Killed anywhere, it goes on after
a restart: what is due stands in the store. A post's number is its nonce, so that one that was
sent but not noted is not sent twice.
"""

import asyncio
import logging
from itertools import groupby

from bot import telling
from bot.library import words_of
from bot.matches import Matches
from bot.messenger import Board, Messenger, Undeliverable
from bot.sitting import Sitting
from bot.studio import Studio, alt_text
from db import Post, Store

AGAIN = 5.0
"""Seconds until what failed is tried again."""
log = logging.getLogger(__name__)


class Delivery:
    """One task that delivers what is due; `wake` it after every commit."""

    def __init__(self, store: Store, matches: Matches, studio: Studio) -> None:
        self._store = store
        self._matches = matches
        self._studio = studio
        self._due = asyncio.Event()
        self._due.set()

    def wake(self) -> None:
        """Something is due."""
        self._due.set()

    async def run(self, messenger: Messenger) -> None:
        """Deliver for ever."""
        while True:
            await self._due.wait()
            self._due.clear()
            if not await self.drain(messenger):
                await asyncio.sleep(AGAIN)
                self._due.set()

    async def drain(self, messenger: Messenger) -> bool:
        """Deliver all that is due; False if some of it would not go."""
        due = sorted(await self._store.due_posts(), key=lambda post: (post.match, post.id))
        rounds = [list(posts) for _, posts in groupby(due, key=lambda post: post.match)]
        done = await asyncio.gather(*(self._match(posts, messenger) for posts in rounds))
        return all(done)

    async def _match(self, posts: list[Post], messenger: Messenger) -> bool:
        for post in posts:
            try:
                sitting = await self._matches.sitting(post.match)
                await self._post(sitting, post, messenger)
            except Undeliverable as error:
                log.warning("match %d, post %d is not delivered: %s", post.match, post.id, error)
                return False
            except Exception:  # a fault in one match must not keep the others waiting
                log.exception("match %d, post %d cannot be made", post.match, post.id)
                return False
        return True

    async def _post(self, sitting: Sitting, post: Post, messenger: Messenger) -> None:
        match post.kind:
            case "lobby":
                message: int | None = await self._lobby(sitting, post, messenger)
            case "thread":
                message = await self._thread(sitting, post, messenger)
            case "board":
                message = await self._board(sitting, post, messenger)
            case "call":
                message = await self._call(sitting, post, messenger)
            case _:
                message = await self._offer(sitting, post, messenger)
        await self._store.delivered(post.id, shown=post.wanted, message=message)

    async def _lobby(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        if post.message is None:
            return await messenger.post_lobby(sitting, post.id)
        await messenger.edit_lobby(sitting, post.message)
        return post.message

    async def _thread(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        lobby = await self._store.post(sitting.record.id, "lobby", "0")
        assert lobby is not None
        assert lobby.message is not None
        thread = await messenger.start_thread(sitting, lobby.message)
        await self._store.threaded(sitting.record.id, thread)
        return thread

    async def _board(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        board = await self._compose(sitting, int(post.key), post)
        if post.message is None:
            return await messenger.post_board(sitting, board, post.id)
        await messenger.edit_board(sitting, board, post.message)
        return post.message

    async def _call(self, sitting: Sitting, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            if post.message is not None:
                await messenger.delete(sitting, post.message)
            return None
        board = await self._store.post(sitting.record.id, "board", str(sitting.record.turn))
        link = board.message if board else None
        return await messenger.post_call(sitting, int(post.key.split(":")[0]), link, post.id)

    async def _offer(self, sitting: Sitting, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            if post.message is not None:
                await messenger.delete(sitting, post.message)
            return None
        kind, seat, _ = post.key.split(":")
        return await messenger.post_offer(sitting, kind, int(seat), post.id)

    async def _compose(self, sitting: Sitting, turn: int, post: Post) -> Board:
        """A board of the turn that goes on, or of one that is over."""
        record, words = sitting.record, words_of(sitting.record.title)
        deeds = await self._store.deeds(record.id, turn)
        live = turn == record.turn
        last = deeds[-1].number
        data = await self._store.position(record.id, last)
        then = Sitting(record, sitting.title.rules.codec.load(data))
        view = then.view(None)
        fresh = live or post.shown < last
        return Board(
            heading=words.text(
                "board-heading", title=words.text("title"), match=record.id, turn=turn
            ),
            story=telling.shortened(telling.lines(sitting.title, words, deeds, sitting.names)),
            awaited=telling.awaited(sitting, words) if live else "",
            picture=await self._studio.board(then, view) if fresh else None,
            alt=alt_text(then, view),
            live=live and sitting.standing.ending is None,
        )
