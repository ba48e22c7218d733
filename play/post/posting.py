"""Posts one post: what its kind needs, drawn and worded, and sent, edited or deleted."""

import contextlib
from collections.abc import Awaitable

from db import Post, Store
from play.clock import TimeSource
from play.library import words_of
from play.match.match import Match, people_of
from play.match.post_names import (
    BoardPost,
    CallPost,
    DirectPost,
    FarewellPost,
    HeraldPost,
    LobbyPost,
    NotePost,
    ProposalPost,
    RestoredPost,
    ResultPost,
    StaffPost,
    ThreadPost,
    WordPost,
    name_of,
    nonce_of,
)
from play.match.posts import calls
from play.match.registry import MatchRegistry
from play.post import sentences, story
from play.post.late_calls import LateCalls
from play.post.lists import best_list
from play.post.messenger import Board, Call, Messenger, Trouble, Undeliverable, Unwelcome
from play.post.offers import Offers
from play.post.places import say_farewell
from play.post.repairs import Repairs
from play.post.studio import Studio, alt_text, passed
from words import Words

RECENT = 10.0
"""Seconds for which a post of this process that is not noted was most probably never sent."""
FORGOTTEN = 120.0
"""Seconds after which Discord may have forgotten a nonce (docs/discord.md, Nonces)."""


class Posting:
    """Brings single posts up to date."""

    def __init__(
        self,
        store: Store,
        registry: MatchRegistry,
        studio: Studio,
        repairs: Repairs,
        clock: TimeSource,
    ) -> None:
        self._store = store
        self._registry = registry
        self._studio = studio
        self._repairs = repairs
        self._clock = clock
        self._late = LateCalls(registry, clock)
        self._offers = Offers(registry, clock)
        self._began = clock.now()
        self._tried: set[int] = set()
        """Posts that this process began to send: they may be there though nobody heard of it."""

    async def post(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        """Show a post as it is wanted; gives its message, or None if there is none any more.

        Raises:
            Undeliverable: Discord would not have it now.
        """
        message = await self._shown(match, post, messenger)
        self._tried.discard(post.id)
        return message

    async def _shown(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        match name := name_of(post):
            case LobbyPost():
                return await self._lobby(match, post, messenger)
            case ThreadPost():
                return await self._thread(match, post, messenger)
            case BoardPost():
                return await self._board(match, post, name, messenger)
            case ResultPost():
                return await self._result(match, post, messenger)
            case DirectPost():
                return await self._message(match, post, name, messenger)
            case CallPost():
                return await self._call(match, post, name, messenger)
            case WordPost() | StaffPost() | HeraldPost() | FarewellPost():
                return await self._word(match, post, name, messenger)
            case NotePost():
                return await self._note(match, post, name, messenger)
            case ProposalPost():
                return await self._proposal(match, post, messenger)
            case _:
                assert isinstance(name, RestoredPost), name
                return await self._restored(match, post, name, messenger)

    def reader(self, match: Match, post: Post) -> int | None:
        """To whom a direct message went, or is to go; the seat may have changed hands since."""
        name = name_of(post)
        if not isinstance(name, DirectPost | FarewellPost):
            return None
        return post.reader or match.record.seats[name.seat].user

    async def _lobby(self, match: Match, post: Post, messenger: Messenger) -> int:
        match = await self._placed(match, messenger)
        message = await self._there(match, post, messenger)
        if message is not None:
            await self._checked(post, message, messenger.edit_lobby(match, message))
            return message
        if match.record.is_private:
            await messenger.admit(match, await self._invited(match))
        again = self._begins(post)
        message = await messenger.post_lobby(match, nonce_of(post))
        if again:
            await self._checked(post, message, messenger.edit_lobby(match, message))
        if post.message is not None:  # its thread is gone, and it would lead nowhere
            with contextlib.suppress(Undeliverable):
                await messenger.withdraw(match, post.message)
        return message

    async def _thread(self, match: Match, post: Post, messenger: Messenger) -> int:
        record = (await self._placed(match, messenger)).record
        if record.is_direct:
            await self._store.threaded(record.id, record.channel)
            return record.channel
        if record.thread is not None:
            await messenger.keep_awake(match.with_changes(thread=record.thread))
            return record.thread
        lobby = await self._store.post(match.record.id, LobbyPost.kind, LobbyPost().key)
        assert lobby is not None
        assert lobby.message is not None
        thread = await messenger.start_thread(match, lobby.message)
        await self._store.threaded(match.record.id, thread)
        return thread

    async def _placed(self, match: Match, messenger: Messenger) -> Match:
        """The match; a private one has its thread before its invitation."""
        if not match.record.is_private or match.record.thread is not None:
            return match
        started = await messenger.start_private(match)
        thread = await self._store.claim_thread(match.record.id, started)
        return match.with_changes(thread=thread)

    async def _invited(self, match: Match) -> list[int]:
        """Those who belong into a private thread: who sits there, and who was invited."""
        guests = await self._store.guests(match.record.id)
        seated = [seat.user for seat in people_of(match.record)]
        return sorted({*seated, *(user for user, welcome in guests.items() if welcome)})

    async def _board(
        self, match: Match, post: Post, name: BoardPost, messenger: Messenger
    ) -> int | None:
        if post.gone:
            await self._delete(match, post, messenger)
            return None
        board = await self._compose(match, name.turn)
        message = await self._there(match, post, messenger)
        if message is None:
            again = self._begins(post)
            message = await messenger.post_board(match, board, nonce_of(post))
            if not again:
                return message
        await self._checked(post, message, messenger.edit_board(match, board, message))
        return message

    async def _call(
        self, match: Match, post: Post, name: CallPost, messenger: Messenger
    ) -> int | None:
        if post.gone:
            await self._delete(match, post, messenger)
            await self._answered(match, name)
            return None
        if there := await self._there(match, post, messenger):
            return there
        if await self._late.keeps(match, name):
            return await messenger.find(match, post)  # it may have gone out before a crash
        call = await self._called(match, name)
        self._begins(post)
        message = await messenger.post_call(match, call, nonce_of(post))
        await self._look_for(match, call, messenger)
        return message

    async def _message(
        self, match: Match, post: Post, name: DirectPost, messenger: Messenger
    ) -> int | None:
        """Call by a direct message; a player who takes none is called in the thread from now on."""
        seat = match.record.seats[name.seat]
        if post.gone:
            with contextlib.suppress(Unwelcome):
                if message := await self._sent(match, post, messenger):
                    await messenger.delete_message(match, post.reader or seat.user, message)
            await self._answered(match, name)
            return None
        try:
            if there := await self._there(match, post, messenger):
                return there
            if await self._late.keeps(match, name):
                return await messenger.find(match, post)
            call = await self._called(match, name)
            self._begins(post)
            message = await messenger.post_message(match, call, nonce_of(post))
        except Unwelcome:
            person = await self._registry.people.refused(seat.user)
            wanted = calls(match.record, seat, person, name.stage)
            await self._registry.amend(match, (), wanted)
            return None
        await self._look_for(match, call, messenger)
        return message

    async def _look_for(self, match: Match, call: Call, messenger: Messenger) -> None:
        """Tell the table if whoever is called is not there any more."""
        here = await messenger.is_member(match, call.seat)
        await self._repairs.note_presence(match, call.seat, here=here)

    async def _answered(self, match: Match, name: CallPost) -> None:
        """A player who has answered a call is there."""
        if name.prompt != match.record.seats[name.seat].prompt:
            await self._repairs.note_presence(match, name.seat, here=True)

    async def _called(self, match: Match, name: CallPost) -> Call:
        record, turn = match.record, BoardPost(match.record.turn)
        board = await self._store.post(record.id, turn.kind, turn.key)
        deadline = (await self._registry.deadlines(record)).get(name.seat)
        link = board.message if board else None
        clock = record.seats[name.seat].clock
        hushed = clock is not None and clock.ordered is not None
        return Call(name.seat, name.stage, deadline, link, hushed, name.reminds)

    async def _word(
        self,
        match: Match,
        post: Post,
        name: WordPost | StaffPost | HeraldPost | FarewellPost,
        messenger: Messenger,
    ) -> int | None:
        """Tell something once; an invitation has no thread, and shows what the staff has done."""
        if isinstance(name, FarewellPost):
            return await say_farewell(match, post, name, messenger)
        if isinstance(name, StaffPost) and match.record.thread is None:
            return None
        if there := await self._there(match, post, messenger):
            return there
        match name:
            case WordPost():
                return await messenger.post_word(match, name, nonce_of(post))
            case HeraldPost():
                return await messenger.post_herald(match, name, nonce_of(post))
        entry = await self._store.audit(name.entry)
        return None if entry is None else await messenger.post_staff(match, entry, nonce_of(post))

    async def _result(self, match: Match, post: Post, messenger: Messenger) -> int:
        if there := await self._there(match, post, messenger):
            return there
        deeds = await self._store.deeds(match.record.id)
        best = await best_list.line_for(self._registry, match.record)
        picture, alt = await self._studio.epilogue(match, deeds, best)
        return await messenger.post_result(match, picture, alt, nonce_of(post))

    async def _note(
        self, match: Match, post: Post, name: NotePost, messenger: Messenger
    ) -> int | None:
        if post.gone:
            if post.message is not None:
                await messenger.withdraw(match, post.message)
            return None
        there = await self._there(match, post, messenger)
        return there or await messenger.post_note(match, name, nonce_of(post))

    async def _proposal(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        if post.gone:
            await self._delete(match, post, messenger)
            return None
        there = await self._there(match, post, messenger)
        return await self._offers.show(match, post, there, messenger)

    async def _restored(
        self, match: Match, post: Post, name: RestoredPost, messenger: Messenger
    ) -> int | None:
        """Mark what came after a backup as undone, and tell the table."""
        record = match.record
        if record.thread is None:
            await self._take_back_start(match, name, messenger)
            return None
        known = await self._store.messages_of(record.id)
        await messenger.take_back(match, record.thread, name.after, known)
        if there := await self._there(match, post, messenger):
            return there
        deeds = await self._store.deeds(record.id)
        done = [deed for deed in deeds if deed.number <= post.wanted]
        if not done:  # it was an invitation then, and somebody was quick to begin it
            return None
        return await messenger.post_restored(match, done[-1].turn, done[-1].at, nonce_of(post))

    async def _take_back_start(
        self, match: Match, name: RestoredPost, messenger: Messenger
    ) -> None:
        """An invitation may have begun since, in a thread with its message's id."""
        record = match.record
        lobby = await self._store.post(record.id, LobbyPost.kind, LobbyPost().key)
        if lobby is None or lobby.message is None:
            return
        place = record.channel if record.is_direct else lobby.message
        since = max(name.after, lobby.message)  # older messages there are of other matches
        try:
            known = await self._store.messages_of(record.id)
            await messenger.take_back(match, place, since, known)
        except Undeliverable as error:
            if error.trouble is not Trouble.THREAD_GONE:
                raise

    async def _delete(self, match: Match, post: Post, messenger: Messenger) -> None:
        if message := await self._sent(match, post, messenger):
            await messenger.delete(match, message)

    async def _sent(self, match: Match, post: Post, messenger: Messenger) -> int | None:
        """The message that is to go, also one that was sent and never noted."""
        if post.message is not None or post.shown:
            return post.message
        if self._may_be_there(post) or self._clock.now() - post.created > RECENT:
            return await messenger.find(match, post)
        return None

    def _begins(self, post: Post) -> bool:
        """Note that a post is being sent; tell whether its nonce may give an older message."""
        again = self._may_be_there(post) or (post.shown != 0 and post.message is None)
        self._tried.add(post.id)
        return again

    def _may_be_there(self, post: Post) -> bool:
        """Tell whether somebody may have sent it before, here or in an earlier process."""
        return post.id in self._tried or post.created < self._began

    async def _checked(self, post: Post, message: int, edit: Awaitable[None]) -> None:
        """Edit a message; one that nobody has noted and that is gone is noted, as lost.

        Else the nonce would give it back for as long as Discord remembers it.
        """
        try:
            await edit
        except Undeliverable as error:
            if error.trouble is Trouble.MESSAGE_GONE and message != post.message:
                await self._store.delivered(post.id, shown=0, message=message)
            raise

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
            turn=turn,
            heading=sentences.heading(then, turn),
            story=story.told(match.title, words, deeds, match.names),
            awaited=await self._awaited(match, words) if live else "",
            picture=await self._studio.board(then, view),
            alt=alt_text(then, view),
            live=live and match.standing.ending is None and not record.is_closed,
        )

    async def _at_the_end(self, match: Match, number: int) -> Match:
        """The match as it stood when a turn's last action was done."""
        data = await self._store.position(match.record.id, number)
        return Match(match.record, match.title.rules.codec.load(data))

    async def _awaited(self, match: Match, words: Words) -> str:
        deadlines = await self._registry.deadlines(match.record)
        absences = await self._registry.absences(match.record)
        return sentences.awaited(match, words, deadlines, absences)
