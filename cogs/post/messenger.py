"""Posts, edits and deletes on Discord what delivery wants shown.

Nobody is pinged but the player who is called to play, by one plain line: a mention inside a V2
message shows an empty notification on phones.
"""

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Final

import discord

from cogs.gate.answers import file_of, row_of
from cogs.gate.parts import Button
from cogs.gate.troubles import ARCHIVED, THREAD_EXISTS, Where, lacking_in, tried
from cogs.panels.board import board_view
from cogs.panels.call import call_text, call_view
from cogs.panels.epilogue import epilogue_view
from cogs.panels.lobby import lobby_view
from cogs.panels.proposal import answers, failed_text, proposal_text, rewrite
from cogs.post.direct_messages import DirectMessages
from cogs.post.lines import NOBODY, Lines
from cogs.post.lost_thread import note_view
from cogs.post.marks import mark_of, marks_in, result_text
from cogs.post.obstacles import IN_THE_CHANNEL, note_of
from cogs.post.private_threads import admit, lobby_room, start_private
from cogs.post.thread_name import WEEK, thread_name
from cogs.post.undone import mark_undone, may_stay
from play.match.match import Match, Post, people_of
from play.match.post_names import (
    DirectPost,
    HeraldPost,
    LobbyPost,
    Note,
    NotePost,
    name_of,
)
from play.post import sentences
from play.post.messenger import Board, Call, Offer, Trouble, Undeliverable, Unwelcome

LOOKED_AT = 50
"""The number of messages among which one that may have been sent is looked for."""
DAYS: Final = 4320
"""Another time than `WEEK`: to change it counts as activity (docs, Threads)."""
_WHERE = {
    LobbyPost.kind: Where.CHANNEL,
    HeraldPost.kind: Where.CHANNEL,
    DirectPost.kind: Where.PERSON,
}
"""The places of kinds of posts that do not belong into the thread."""


class DiscordMessenger(Lines):
    """The messenger of a running client."""

    async def find(self, match: Match, post: Post) -> int | None:
        """The message of a post, if it was sent already, among the last ones where it belongs."""
        if post.kind == NotePost.kind:  # whatever a note tells may be told again
            return None
        mark = mark_of(match, post)
        async with tried(self._client, match, _where(match, post.kind)):
            place = await self._place(match, post)
            if place is None:
                return None
            async for message in place.history(limit=LOOKED_AT):
                mine = message.author == self._client.user
                since = message.created_at.timestamp() >= post.created - 1
                other = message.id != post.message
                if mine and since and other and mark in marks_in(message):
                    return message.id
        return None

    async def post_lobby(self, match: Match, nonce: int) -> int:
        """Post the invitation with its buttons."""
        async with tried(self._client, match, _where(match, LobbyPost.kind)):
            channel = self._channel(match, lobby_room(match.record))
            sent = await channel.send(
                view=lobby_view(match), nonce=self._nonce(nonce), allowed_mentions=NOBODY
            )
        return sent.id

    async def edit_lobby(self, match: Match, message: int) -> None:
        """Bring the invitation up to date."""
        record, view = match.record, lobby_view(match)
        async with tried(self._client, match, _where(match, LobbyPost.kind)):
            partial = self._channel(match, lobby_room(record)).get_partial_message(message)
            await self._reopening(
                record.thread, lambda: partial.edit(view=view, allowed_mentions=NOBODY)
            )

    async def start_thread(self, match: Match, message: int) -> int:
        """Start the thread from the invitation, whose id it gets (docs/discord.md, Nonces)."""
        record, name = match.record, thread_name(match.record)
        async with tried(self._client, match, Where.CHANNEL):
            partial = self._channel(match, record.channel).get_partial_message(message)
            try:
                await partial.create_thread(name=name, auto_archive_duration=WEEK)
            except discord.HTTPException as error:
                if error.code != THREAD_EXISTS:
                    raise
        return message

    async def start_private(self, match: Match) -> int:
        """Start the match's private thread; nobody else is in it yet."""
        return await start_private(self._client, match)

    async def admit(self, match: Match, users: Iterable[int]) -> None:
        """Let people into the private thread; who isn't on the server is called there anyway."""
        await admit(self._client, match, users)

    async def keep_awake(self, match: Match) -> None:
        """Keep the thread from being archived for another week, without a word in it.

        A private one is older than its match, and gets the name of those who play by now.
        """
        async with tried(self._client, match):
            thread = await self._unlocked(match.record.thread)
            if thread.archived:
                await thread.edit(archived=False)
            for minutes in (DAYS, WEEK):
                await thread.edit(auto_archive_duration=minutes)
            if match.record.is_private and thread.name != (name := thread_name(match.record)):
                await thread.edit(name=name)

    async def post_board(self, match: Match, board: Board, nonce: int) -> int:
        """Post the board of a new player-turn."""
        async with tried(self._client, match):
            sent = await self._thread(match).send(
                view=board_view(match, board, self._emojis),
                file=file_of(board.picture),
                nonce=self._nonce(nonce),
                allowed_mentions=NOBODY,
            )
        return sent.id

    async def edit_board(self, match: Match, board: Board, message: int) -> None:
        """Bring a board up to date."""
        async with tried(self._client, match):
            await self._reopening(match.record.thread, lambda: self._edit(match, board, message))

    async def post_call(self, match: Match, call: Call, nonce: int) -> int:
        """Call a player, and nobody else, in one plain line (docs/discord.md, Messages)."""
        user = discord.Object(match.record.seats[call.seat].user)
        rings = NOBODY if call.hushed else discord.AllowedMentions(users=[user])
        async with tried(self._client, match):
            sent = await self._thread(match).send(
                call_text(match, call, f"<@{user.id}>"),
                view=call_view(match, call),
                nonce=self._nonce(nonce),
                allowed_mentions=rings,
            )
        return sent.id

    async def post_message(self, match: Match, call: Call, nonce: int) -> int:
        """Call a player to play, by a direct message."""
        text = call_text(match, call, sentences.match_mark(match))
        user = match.record.seats[call.seat].user
        return await self._write_to(match, user, text, nonce, call_view(match, call))

    async def post_farewell(self, match: Match, user: int, nonce: int) -> None:
        """Tell a player in private that the bot has left the match's server, and closed it."""
        text = sentences.farewell(match, user)
        await DirectMessages(self._client).write(user, text, self._nonce(nonce))

    async def delete_message(self, match: Match, user: int, message: int) -> None:
        """Delete a direct message; one that is gone already is fine."""
        async with tried(self._client, match, Where.PERSON):
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                channel = await self._messages(user)
                await channel.get_partial_message(message).delete()

    async def post_result(self, match: Match, picture: bytes, alt: str, nonce: int) -> int:
        """Tell all players how the match ended: a plain line that pings them alone, and why."""
        players = [discord.Object(seat.user) for seat in people_of(match.record)]
        async with tried(self._client, match):
            sent = await self._thread(match).send(
                result_text(match),
                file=file_of(picture, alt=alt),
                view=epilogue_view(match),
                nonce=self._nonce(nonce),
                allowed_mentions=discord.AllowedMentions(users=players),
            )
        return sent.id

    async def post_proposal(self, match: Match, offer: Offer, nonce: int) -> int:
        """Post what somebody proposes, with the buttons to answer; it rings for some."""
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in offer.rings])
        async with tried(self._client, match):
            sent = await self._thread(match).send(
                proposal_text(match, offer),
                view=row_of(answers(match, offer.proposal)),
                nonce=self._nonce(nonce),
                allowed_mentions=mentions,
            )
        return sent.id

    async def edit_proposal(self, match: Match, offer: Offer, message: int) -> None:
        """Tell in a proposal's message how it stands; one that is gone already is fine."""
        told, row = proposal_text(match, offer), answers(match, offer.proposal)
        await self._rewrite(match, message, told, row)

    async def close_proposal(self, match: Match, key: str, message: int) -> None:
        """Tell in a proposal's message that not all have agreed; one that is gone is fine."""
        await self._rewrite(match, message, failed_text(match, key), ())

    async def _rewrite(self, match: Match, message: int, told: str, row: Sequence[Button]) -> None:
        async with tried(self._client, match):
            partial = self._thread(match).get_partial_message(message)
            with contextlib.suppress(discord.NotFound):
                await self._reopening(match.record.thread, lambda: rewrite(partial, told, row))

    async def post_note(self, match: Match, name: NotePost, nonce: int) -> int | None:
        """Tell what is in the way: in the channel, in the thread, or to a player's own eyes."""
        missing = lacking_in(self._client, match)
        text = note_of(match, name, missing)
        if name.note is Note.CHANNEL or (match.record.is_private and name.note in IN_THE_CHANNEL):
            return await self._to_a_player(match, text, nonce, note_view(match, name))
        place = self._place_of_note(match, name.note, missing)
        if place is None:
            return None
        where = Where.THREAD if place == match.record.thread else Where.CHANNEL
        async with tried(self._client, match, where):
            channel = self._channel(match, place)
            sent = await channel.send(
                text,
                view=note_view(match, name),
                nonce=self._nonce(nonce),
                allowed_mentions=NOBODY,
            )
        return sent.id

    async def take_back(self, match: Match, thread: int, since: int, known: frozenset[int]) -> None:
        """Mark the match's messages from `since` on as undone, but for the known ones."""
        start = discord.Object(max(since - 1, 0))
        async with tried(self._client, match):
            place = self._channel(match, thread)
            async for message in place.history(limit=None, after=start, oldest_first=True):
                mine = message.author == self._client.user
                if mine and message.id not in known and not may_stay(message):
                    with contextlib.suppress(discord.NotFound):
                        await self._reopening(thread, partial(mark_undone, message))

    async def delete(self, match: Match, message: int) -> None:
        """Delete a message in the thread; one that is gone already is fine."""
        async with tried(self._client, match):
            await _delete(self._thread(match), message)

    async def withdraw(self, match: Match, message: int) -> None:
        """Delete a message in the channel or in the thread, wherever it is."""
        for place in (match.record.channel, match.record.thread):
            if place is not None:
                async with tried(self._client, match, Where.CHANNEL):
                    await _delete(self._channel(match, place), message)

    async def has(self, match: Match, message: int) -> bool:
        """Tell whether a message stands in the thread; nobody sees that it is looked for."""
        try:
            async with tried(self._client, match):
                await self._thread(match).fetch_message(message)
        except Undeliverable as error:
            if error.trouble is not Trouble.MESSAGE_GONE:
                raise
            return False
        return True

    async def is_member(self, match: Match, seat: int) -> bool:
        """Tell whether a player is still on the match's server."""
        guild = self._client.get_guild(match.record.guild)
        if guild is None:
            return True
        async with tried(self._client, match):
            try:
                await guild.fetch_member(match.record.seats[seat].user)
            except discord.NotFound:
                return False
        return True

    async def _to_a_player(
        self, match: Match, text: str, nonce: int, view: discord.ui.View
    ) -> int | None:
        """Tell the host, or the first player who takes messages from the bot."""
        record = match.record
        players = sorted(
            (seat.user for seat in record.seats if seat.user > 0),  # robots read nothing
            key=lambda user: user != record.host,
        )
        for user in players:
            with contextlib.suppress(Unwelcome):
                return await self._write_to(match, user, text, nonce, view)
        return None

    async def _write_to(
        self,
        match: Match,
        user: int,
        text: str,
        nonce: int,
        view: discord.ui.View = discord.utils.MISSING,
    ) -> int:
        """Send a direct message.

        Raises:
            Unwelcome: the person takes none from us.
        """
        async with tried(self._client, match, Where.PERSON):
            channel = await self._messages(user)
            sent = await channel.send(
                text, view=view, nonce=self._nonce(nonce), allowed_mentions=NOBODY
            )
        return sent.id

    def _place_of_note(self, match: Match, note: Note, missing: tuple[str, ...]) -> int | None:
        """Find the place in which a note can be read; None if the bot may not write there."""
        record = match.record
        if note is Note.FORBIDDEN and (not missing or "view_channel" in missing):
            return None
        if note not in IN_THE_CHANNEL:
            return record.thread
        if "send_messages" not in missing:
            return record.channel
        return None if "send_messages_in_threads" in missing else record.thread

    async def _edit(self, match: Match, board: Board, message: int) -> None:
        partial = self._thread(match).get_partial_message(message)
        await partial.edit(
            view=board_view(match, board, self._emojis),
            attachments=[file_of(board.picture)],
            allowed_mentions=NOBODY,
        )

    async def _reopening(self, thread: int | None, edit: Callable[[], Awaitable[object]]) -> None:
        """Edit, if need be twice: editing opens no archived thread (docs/discord.md, Threads)."""
        try:
            await edit()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await (await self._unlocked(thread)).edit(archived=False)
            await edit()

    async def _unlocked(self, number: int | None) -> discord.Thread:
        """A thread as Discord has it now; one that is locked is beyond the bot."""
        assert number is not None
        thread = await self._client.fetch_channel(number)
        assert isinstance(thread, discord.Thread)
        if thread.locked:
            raise Undeliverable("the thread is locked", Trouble.LOCKED)
        return thread

    async def _place(self, match: Match, post: Post) -> discord.abc.Messageable | None:
        """Find the place of a post; None before there is a thread."""
        record = match.record
        name = name_of(post)
        if isinstance(name, DirectPost):
            return await self._messages(record.seats[name.seat].user)
        if isinstance(name, HeraldPost):
            return self._channel(match, name.channel)
        here = isinstance(name, LobbyPost) and not record.is_private
        place = record.channel if here else record.thread
        return None if place is None else self._channel(match, place)

    async def _messages(self, user: int) -> discord.DMChannel:
        return await self._client.create_dm(discord.Object(user))


async def _delete(place: discord.PartialMessageable, message: int) -> None:
    """Delete a message; one that is gone already is fine."""
    with contextlib.suppress(discord.NotFound):
        await place.get_partial_message(message).delete()


def _where(match: Match, kind: str) -> Where:
    """The place of a kind of posts: it decides what a refusal means."""
    private = kind == LobbyPost.kind and match.record.is_private
    return Where.THREAD if private else _WHERE.get(kind, Where.THREAD)
