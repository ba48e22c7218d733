"""Brings Discord up to date with the store: each post is shown as it is wanted.

Posts of a match are delivered in order, matches side by side. Killed anywhere, it goes on after
a restart: what is due stands in the store. A post's number is its nonce, so that one that was
sent but not noted is not sent twice.
"""

import asyncio
import logging
from functools import partial

from bot import telling
from bot.clock import Clock
from bot.library import words_of
from bot.matches import Matches
from bot.messenger import Board, Call, Messenger, Undeliverable, Unwelcome
from bot.sitting import Sitting
from bot.studio import Studio, alt_text, passed
from bot.wishes import calls, stage_of
from db import Post, Store
from words import Words

AGAIN = 5.0
"""Seconds until what failed is tried again; twice as many each time, up to `LONGEST`."""
LONGEST = 300.0
COALESCING = 0.25
"""Seconds for which an edit waits, so that a burst of actions becomes one."""
GIVING_WAY = 1.0
"""Seconds for which it waits at most while the studio draws for those who look at a panel."""
RECENT = 10.0
"""Seconds for which a post of this process that is not noted was most probably never sent."""
FORGOTTEN = 120.0
"""Seconds after which Discord may have forgotten a nonce: then it is looked for the message."""
log = logging.getLogger(__name__)


class Delivery:
    """Delivers what is due; `wake` it after every commit."""

    def __init__(self, store: Store, matches: Matches, studio: Studio, clock: Clock) -> None:
        self._store = store
        self._matches = matches
        self._studio = studio
        self._clock = clock
        self._began = clock.now()
        self._due = asyncio.Event()
        self._due.set()
        self._busy: dict[int, asyncio.Task[bool]] = {}
        self._held: dict[int, float] = {}
        """The matches whose delivery failed, with the seconds that they were held last."""

    def wake(self) -> None:
        """Something is due."""
        self._due.set()

    async def run(self, messenger: Messenger) -> None:
        """Deliver for ever; a match that fails does not keep the others waiting."""
        try:
            while True:
                await self._due.wait()
                self._due.clear()
                busy = set(self._busy)  # what is read now of these may be outdated when they end
                for match, posts in (await self._rounds()).items():
                    if match not in self._busy and match not in busy:
                        task = asyncio.create_task(self._round(match, posts, messenger))
                        self._busy[match] = task
                        task.add_done_callback(partial(self._ended, match))
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)
            self._busy.clear()
            self._due.set()  # whoever runs it again begins with all that is due

    async def _round(self, match: int, posts: list[Post], messenger: Messenger) -> bool:
        """Deliver what is due in a match; mere edits wait a moment for those that follow."""
        if all(post.message is not None and not post.gone for post in posts):
            await self._coalesce()
            posts = await self._store.due_posts(match)
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

    async def _rounds(self) -> dict[int, list[Post]]:
        """What is due, by match, in the order in which it was wanted."""
        rounds: dict[int, list[Post]] = {}
        for post in await self._store.due_posts():
            rounds.setdefault(post.match, []).append(post)
        return rounds

    def _ended(self, match: int, task: asyncio.Task[bool]) -> None:
        """Look again for what came due meanwhile; later, if the match would not go."""
        if task.cancelled():
            return
        if task.result():
            self._busy.pop(match)
            self._held.pop(match, None)
            self._due.set()
            return
        wait = min(LONGEST, self._held.get(match, AGAIN / 2) * 2)
        self._held[match] = wait
        asyncio.get_running_loop().call_later(wait, self._release, match)

    def _release(self, match: int) -> None:
        self._busy.pop(match, None)
        self._due.set()

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
            case "result":
                message = await self._result(sitting, post, messenger)
            case "call":
                message = await self._call(sitting, post, messenger)
            case "dm":
                message = await self._message(sitting, post, messenger)
            case "word":
                message = await self._word(sitting, post, messenger)
            case _:
                message = await self._offer(sitting, post, messenger)
        await self._store.delivered(post.id, shown=post.wanted, message=message)

    async def _lobby(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        message = post.message or await self._lost(sitting, post, messenger)
        if message is None:
            return await messenger.post_lobby(sitting, post.id)
        await messenger.edit_lobby(sitting, message)
        return message

    async def _thread(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        lobby = await self._store.post(sitting.record.id, "lobby", "0")
        assert lobby is not None
        assert lobby.message is not None
        thread = await messenger.start_thread(sitting, lobby.message)
        await self._store.threaded(sitting.record.id, thread)
        return thread

    async def _board(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        board = await self._compose(sitting, int(post.key))
        message = post.message or await self._lost(sitting, post, messenger)
        if message is None:
            return await messenger.post_board(sitting, board, post.id)
        await messenger.edit_board(sitting, board, message)
        return message

    async def _call(self, sitting: Sitting, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            await self._delete(sitting, post, messenger)
            return None
        if lost := await self._lost(sitting, post, messenger):
            return lost
        return await messenger.post_call(sitting, await self._called(sitting, post), post.id)

    async def _message(self, sitting: Sitting, post: Post, messenger: Messenger) -> int | None:
        """Call by a direct message; whoever takes none is called in the thread from now on."""
        seat = sitting.record.seats[int(post.key.split(":")[0])]
        if post.gone:
            if post.message is not None:
                await messenger.delete_message(sitting, seat.seat, post.message)
            return None
        try:
            call = await self._called(sitting, post)
            return await messenger.post_message(sitting, call, post.id)
        except Unwelcome:
            person = await self._matches.people.change(seat.user, blocked=True)
            wishes = calls(seat, person, stage_of(post.key))
            await self._matches.settle(sitting, (), wishes)
            return None

    async def _called(self, sitting: Sitting, post: Post) -> Call:
        seat = int(post.key.split(":")[0])
        board = await self._store.post(sitting.record.id, "board", str(sitting.record.turn))
        deadline = (await self._matches.deadlines(sitting.record)).get(seat)
        link = board.message if board else None
        return Call(seat, stage_of(post.key), deadline, link)

    async def _word(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        what, seat, _ = post.key.split(":")
        lost = post.message or await self._lost(sitting, post, messenger)
        return lost or await messenger.post_word(sitting, what, int(seat), post.id)

    async def _result(self, sitting: Sitting, post: Post, messenger: Messenger) -> int:
        lost = post.message or await self._lost(sitting, post, messenger)
        return lost or await messenger.post_result(sitting, post.id)

    async def _offer(self, sitting: Sitting, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            await self._delete(sitting, post, messenger)
            return None
        kind, seat, _ = post.key.split(":")
        if lost := await self._lost(sitting, post, messenger):
            return lost
        return await messenger.post_offer(sitting, kind, int(seat), post.id)

    async def _delete(self, sitting: Sitting, post: Post, messenger: Messenger) -> None:
        """Delete a message, also one that was sent before a crash and never noted."""
        message = post.message
        inherited = post.created < self._began
        if message is None and (inherited or self._clock.now() - post.created > RECENT):
            message = await messenger.find(sitting, post)
        if message is not None:
            await messenger.delete(sitting, message)

    async def _lost(self, sitting: Sitting, post: Post, messenger: Messenger) -> int | None:
        """A message that was sent before a crash and never noted, if Discord has one."""
        if self._clock.now() - post.created < FORGOTTEN:
            return None
        return await messenger.find(sitting, post)

    async def _compose(self, sitting: Sitting, turn: int) -> Board:
        """A board of the turn that goes on, or of one that is over."""
        record, words = sitting.record, words_of(sitting.record.title)
        deeds = await self._store.deeds(record.id, turn)
        live = turn == record.turn
        then = sitting if live else await self._at_the_end(sitting, deeds[-1].number)
        view = then.view(None) if live else passed(then.view(None))
        return Board(
            heading=telling.heading(sitting, turn),
            story=telling.shortened(telling.lines(sitting.title, words, deeds, sitting.names)),
            awaited=await self._awaited(sitting, words) if live else "",
            picture=await self._studio.board(then, view),
            alt=alt_text(then, view),
            live=live and sitting.standing.ending is None,
        )

    async def _at_the_end(self, sitting: Sitting, number: int) -> Sitting:
        """The match as it stood when a turn's last action was done."""
        data = await self._store.position(sitting.record.id, number)
        return Sitting(sitting.record, sitting.title.rules.codec.load(data))

    async def _awaited(self, sitting: Sitting, words: Words) -> str:
        return telling.awaited(sitting, words, await self._matches.deadlines(sitting.record))
