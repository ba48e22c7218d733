"""Brings Discord up to date with the store: each post is shown as it is wanted.

Posts of a match are delivered in order, matches side by side. Killed anywhere, it goes on after
a restart: what is due stands in the store. A post's number is its nonce, so that one that was
sent but not noted is not sent twice.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from db import Post, Store
from play.clock import TimeSource
from play.library import words_of
from play.match.match import Match
from play.match.posts import calls, stage_of
from play.match.registry import MatchRegistry
from play.post import sentences
from play.post.backoff import Backoff
from play.post.late_calls import LateCalls
from play.post.messenger import Board, Call, Messenger, Trouble, Undeliverable, Unwelcome
from play.post.repairs import Repairs
from play.post.studio import Studio, alt_text, passed
from play.table.offers import key_of
from words import Words

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

    def __init__(
        self, store: Store, registry: MatchRegistry, studio: Studio, clock: TimeSource
    ) -> None:
        self._store = store
        self._registry = registry
        self._studio = studio
        self._clock = clock
        self.on_delivered: Callable[[float | None], None] = lambda _: None
        """Called after every post with the seconds since it was wanted, if they are known."""
        self._began = clock.now()
        self._due = asyncio.Event()
        self._due.set()
        self._busy: dict[int, asyncio.Task[bool]] = {}
        self._holds = Backoff(self.wake)
        self._repairs = Repairs(registry, clock)
        self._curfew = LateCalls(registry, clock)

    def wake(self) -> None:
        """Something is due."""
        self._due.set()

    def revive(self, guild: int) -> None:
        """Something changed on a server: what failed there may pass now."""
        self._holds.revive(guild)

    async def run(self, messenger: Messenger) -> None:
        """Deliver for ever; a match that fails does not keep the others waiting."""
        try:
            while True:
                await self._due.wait()
                self._due.clear()
                busy = set(self._busy)  # what is read now of these may be outdated when they end
                for match_id, due in (await self._rounds()).items():
                    if match_id in self._busy or match_id in busy:
                        continue
                    posts = due if self._holds.lets(match_id, due) else _notes(due)
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
        """Whether nothing is due but what waits for better times."""
        rounds = await self._rounds()
        return not any(self._holds.lets(match_id, due) for match_id, due in rounds.items())

    async def _rounds(self) -> dict[int, list[Post]]:
        """What is due, by match, in the order in which it was wanted."""
        rounds: dict[int, list[Post]] = {}
        due = await self._store.due_posts()
        for post in sorted(due, key=lambda post: post.kind != "note"):  # notes hold up nobody
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
                if not await self._try(match, posts, post, messenger):
                    return False
            except Exception:  # a fault in one match must not keep the others waiting
                log.exception("match %d, post %d cannot be made", post.match, post.id)
                self._holds.hold(post.match, None, posts)
                return False
        for match_id in {post.match for post in posts if post.kind != "note"}:
            self._holds.all_shown(match_id)
            await self._repairs.all_shown(match_id)
        return True

    async def _try(self, match: Match, posts: list[Post], post: Post, messenger: Messenger) -> bool:
        """Deliver a post, or see to it; False if the others must wait for it."""
        try:
            await self._post(match, post, messenger)
        except Undeliverable as error:
            level = logging.INFO if error.trouble is Trouble.AWAY else logging.WARNING
            log.log(level, "match %d, post %d is not delivered: %s", post.match, post.id, error)
            if post.kind == "note" and error.trouble not in (Trouble.LATER, Trouble.AWAY):
                await self._store.delivered(post.id, shown=post.wanted, message=None)
                return True
            patience = await self._repairs.mend(match, post, error)
            if patience is not None:
                guild, after = match.record.guild, error.after
                self._holds.hold(post.match, guild, posts, after=after, patience=patience)
            return False
        return True

    async def _post(self, match: Match, post: Post, messenger: Messenger) -> None:
        match post.kind:
            case "lobby":
                message: int | None = await self._lobby(match, post, messenger)
            case "thread":
                message = await self._thread(match, post, messenger)
            case "board":
                message = await self._board(match, post, messenger)
            case "result":
                message = await self._result(match, post, messenger)
            case "call":
                message = await self._call(match, post, messenger)
            case "dm":
                message = await self._message(match, post, messenger)
            case "word":
                message = await self._word(match, post, messenger)
            case "note":
                message = await self._note(match, post, messenger)
            case _:
                message = await self._offer(match, post, messenger)
        reader = _reader(match, post) if post.kind == "dm" else None
        await self._store.delivered(post.id, shown=post.wanted, message=message, reader=reader)
        self.on_delivered(self._since(match, post))

    def _since(self, match: Match, post: Post) -> float | None:
        """A new post is wanted since it was made, a changed one since somebody acted last."""
        acted = [seat.acted for seat in match.record.seats if seat.acted is not None]
        since = post.created if post.message is None else max(acted, default=None)
        return None if since is None else self._clock.now() - since

    async def _lobby(self, match: Match, post: Post, messenger: Messenger) -> int:
        message = await self._there(match, post, messenger)
        if message is not None:
            await messenger.edit_lobby(match, message)
            return message
        message = await messenger.post_lobby(match, _nonce(post))
        if post.message is not None:  # its thread is gone, and it would lead nowhere
            with contextlib.suppress(Undeliverable):
                await messenger.withdraw(match, post.message)
        return message

    async def _thread(self, match: Match, post: Post, messenger: Messenger) -> int:
        if match.record.thread is not None:
            await messenger.keep_awake(match)
            return match.record.thread
        lobby = await self._store.post(match.record.id, "lobby", "0")
        assert lobby is not None
        assert lobby.message is not None
        thread = await messenger.start_thread(match, lobby.message)
        await self._store.threaded(match.record.id, thread)
        return thread

    async def _board(self, match: Match, post: Post, messenger: Messenger) -> int:
        board = await self._compose(match, int(post.key))
        message = await self._there(match, post, messenger)
        if message is None:
            return await messenger.post_board(match, board, _nonce(post))
        await messenger.edit_board(match, board, message)
        return message

    async def _call(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            await self._delete(match, post, messenger)
            await self._answered(match, post)
            return None
        if there := await self._there(match, post, messenger):
            return there
        if await self._curfew.keeps(match, post):
            return await messenger.find(match, post)  # it may have gone out before a crash
        call = await self._called(match, post)
        message = await messenger.post_call(match, call, _nonce(post))
        await self._look_for(match, call, messenger)
        return message

    async def _message(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        """Call by a direct message; whoever takes none is called in the thread from now on."""
        seat = match.record.seats[int(post.key.split(":")[0])]
        if post.gone:
            if post.message is not None:
                await messenger.delete_message(match, _reader(match, post), post.message)
            await self._answered(match, post)
            return None
        try:
            if there := await self._there(match, post, messenger):
                return there
            if await self._curfew.keeps(match, post):
                return await messenger.find(match, post)
            call = await self._called(match, post)
            message = await messenger.post_message(match, call, _nonce(post))
        except Unwelcome:
            person = await self._registry.people.change(seat.user, blocked=True)
            wanted = calls(seat, person, stage_of(post.key))
            await self._registry.amend(match, (), wanted)
            return None
        await self._look_for(match, call, messenger)
        return message

    async def _look_for(self, match: Match, call: Call, messenger: Messenger) -> None:
        """Tell the table if whoever is called is not there any more."""
        here = await messenger.is_member(match, call.seat)
        await self._repairs.note_presence(match, call.seat, here=here)

    async def _answered(self, match: Match, post: Post) -> None:
        """Whoever has answered a call is there."""
        seat, prompt = map(int, post.key.split(":")[:2])
        if prompt != match.record.seats[seat].prompt:
            await self._repairs.note_presence(match, seat, here=True)

    async def _called(self, match: Match, post: Post) -> Call:
        seat = int(post.key.split(":")[0])
        board = await self._store.post(match.record.id, "board", str(match.record.turn))
        deadline = (await self._registry.deadlines(match.record)).get(seat)
        link = board.message if board else None
        clock = match.record.seats[seat].clock
        hushed = clock is not None and clock.ordered is not None
        return Call(seat, stage_of(post.key), deadline, link, hushed)

    async def _word(self, match: Match, post: Post, messenger: Messenger) -> int:
        what, seat, _ = post.key.split(":")
        there = await self._there(match, post, messenger)
        return there or await messenger.post_word(match, what, int(seat), _nonce(post))

    async def _result(self, match: Match, post: Post, messenger: Messenger) -> int:
        there = await self._there(match, post, messenger)
        return there or await messenger.post_result(match, _nonce(post))

    async def _note(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            if post.message is not None:
                await messenger.withdraw(match, post.message)
            return None
        there = await self._there(match, post, messenger)
        return there or await messenger.post_note(match, post.key, _nonce(post))

    async def _offer(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            await self._delete(match, post, messenger)
            return None
        there, offer = (
            await self._there(match, post, messenger),
            await self._store.offer(post.match),
        )
        if offer is None or key_of(offer) != post.key:
            if there is not None:
                await messenger.close_offer(match, post.key, there)
            return there  # or it was over before anybody could read it
        return there or await messenger.post_offer(match, offer, _nonce(post))

    async def _delete(self, match: Match, post: Post, messenger: Messenger) -> None:
        """Delete a message, also one that was sent before a crash and never noted."""
        message = post.message
        inherited = post.created < self._began
        if message is None and (inherited or self._clock.now() - post.created > RECENT):
            message = await messenger.find(match, post)
        if message is not None:
            await messenger.delete(match, message)

    async def _there(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        """The post's message, if Discord has one that is not lost."""
        if post.message is not None and not post.lost:
            return post.message
        return await self._lost(match, post, messenger)

    async def _lost(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        """A message that was sent before a crash and never noted, if Discord has one."""
        if self._clock.now() - post.created < FORGOTTEN:
            return None
        return await messenger.find(match, post)

    async def _compose(self, match: Match, turn: int) -> Board:
        """A board of the turn that goes on, or of one that is over."""
        record, words = match.record, words_of(match.record.title)
        deeds = await self._store.deeds(record.id, turn)
        live = turn == record.turn
        then = match if live else await self._at_the_end(match, deeds[-1].number)
        view = then.view(None) if live else passed(then.view(None))
        return Board(
            heading=sentences.heading(match, turn),
            story=sentences.shortened(sentences.lines(match.title, words, deeds, match.names)),
            awaited=await self._awaited(match, words) if live else "",
            picture=await self._studio.board(then, view),
            alt=alt_text(then, view),
            live=live and match.standing.ending is None,
        )

    async def _at_the_end(self, match: Match, number: int) -> Match:
        """The match as it stood when a turn's last action was done."""
        data = await self._store.position(match.record.id, number)
        return Match(match.record, match.title.rules.codec.load(data))

    async def _awaited(self, match: Match, words: Words) -> str:
        deadlines = await self._registry.deadlines(match.record)
        absences = await self._registry.absences(match.record)
        return sentences.awaited(match, words, deadlines, absences)


def _reader(match: Match, post: Post) -> int:
    """To whom a direct message went, or is to go; the seat may have changed hands since."""
    return post.reader or match.record.seats[int(post.key.split(":")[0])].user


def _notes(posts: list[Post]) -> list[Post]:
    """What tells why the others must wait."""
    return [post for post in posts if post.kind == "note"]


def _nonce(post: Post) -> int:
    """The same for every try and every process; another one in place of a message that is gone.

    A note may be told, withdrawn and told again before Discord has forgotten the first one.
    """
    if post.kind == "note":
        return post.id * 10**10 + int(post.created)
    return post.message or post.id
