"""Posts, edits and deletes on Discord what delivery wants shown.

Nobody is pinged but the player who is called to play, by one plain line: a mention inside a V2
message shows an empty notification on phones.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot import telling
from bot.library import words_of
from bot.messenger import Board, Call, Undeliverable, Unwelcome
from bot.sitting import Post, Sitting
from bot.wishes import Stage
from cogs import ids
from cogs.answers import file_of
from cogs.board import board_view
from cogs.calls import call_text, call_view
from cogs.council import HANDLER as COUNCIL
from cogs.council import offer_view
from cogs.lobby import HANDLER as LOBBY
from cogs.lobby import lobby_view
from words.speech import isolated

NOBODY = discord.AllowedMentions.none()
WEEK: Final = 10080
"""Minutes until a quiet thread is archived."""
LOOKED_AT = 50
"""How many messages are looked at for one that may have been sent."""
ARCHIVED = 50083
UNWELCOME = (50007, 50278)
"""A person takes no direct messages, or shares no server with the bot."""
THREAD_EXISTS = 160004
"""https://docs.discord.com/developers/topics/opcodes-and-status-codes#json"""


class DiscordMessenger:
    """The messenger of a running client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def find(self, sitting: Sitting, post: Post) -> int | None:
        """The message of a post, if it was sent already, among the last ones where it belongs."""
        mark = _mark(sitting, post)
        async with _tried():
            place = await self._place(sitting, post)
            if place is None:
                return None
            async for message in place.history(limit=LOOKED_AT):
                mine = message.author == self._client.user
                since = message.created_at.timestamp() >= post.created - 1
                if mine and since and mark in _marks(message):
                    return message.id
        return None

    async def post_lobby(self, sitting: Sitting, nonce: int) -> int:
        """Post the invitation with its buttons."""
        async with _tried():
            channel = self._channel(sitting, sitting.record.channel)
            sent = await channel.send(
                view=lobby_view(sitting), nonce=_nonce(nonce), allowed_mentions=NOBODY
            )
        return sent.id

    async def edit_lobby(self, sitting: Sitting, message: int) -> None:
        """Bring the invitation up to date."""
        async with _tried():
            channel = self._channel(sitting, sitting.record.channel)
            partial = channel.get_partial_message(message)
            await partial.edit(view=lobby_view(sitting), allowed_mentions=NOBODY)

    async def start_thread(self, sitting: Sitting, message: int) -> int:
        """Start the match's thread from its invitation; the thread has the message's id."""
        record, words = sitting.record, words_of(sitting.record.title)
        name = words.text("thread-name", title=words.text("title"), match=record.id)
        async with _tried():
            partial = self._channel(sitting, record.channel).get_partial_message(message)
            try:
                await partial.create_thread(name=name, auto_archive_duration=WEEK)
            except discord.HTTPException as error:
                if error.code != THREAD_EXISTS:
                    raise
        return message

    async def post_board(self, sitting: Sitting, board: Board, nonce: int) -> int:
        """Post the board of a new player-turn."""
        async with _tried():
            sent = await self._thread(sitting).send(
                view=board_view(sitting, board),
                file=file_of(board.picture),
                nonce=_nonce(nonce),
                allowed_mentions=NOBODY,
            )
        return sent.id

    async def edit_board(self, sitting: Sitting, board: Board, message: int) -> None:
        """Bring a board up to date."""
        async with _tried():
            try:
                await self._edit(sitting, board, message)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await self._reopen(sitting)
                await self._edit(sitting, board, message)

    async def post_call(self, sitting: Sitting, call: Call, nonce: int) -> int:
        """Call a player to play, in one plain line that pings nobody else."""
        user = discord.Object(sitting.record.seats[call.seat].user)
        rings = NOBODY if call.stage is Stage.HUSHED else discord.AllowedMentions(users=[user])
        async with _tried():
            sent = await self._thread(sitting).send(
                call_text(sitting, call, f"<@{user.id}>"),
                view=call_view(sitting, call),
                nonce=_nonce(nonce),
                allowed_mentions=rings,
            )
        return sent.id

    async def post_message(self, sitting: Sitting, call: Call, nonce: int) -> int:
        """Call a player to play, by a direct message."""
        async with _tried():
            try:
                channel = await self._messages(sitting, call.seat)
                sent = await channel.send(
                    call_text(sitting, call, telling.match_mark(sitting)),
                    view=call_view(sitting, call),
                    nonce=_nonce(nonce),
                    allowed_mentions=NOBODY,
                )
            except discord.HTTPException as error:
                if error.code in UNWELCOME:
                    raise Unwelcome from error
                raise
        return sent.id

    async def delete_message(self, sitting: Sitting, seat: int, message: int) -> None:
        """Delete a direct message; one that is gone already is fine."""
        async with _tried():
            try:
                channel = await self._messages(sitting, seat)
                await channel.get_partial_message(message).delete()
            except discord.HTTPException as error:
                if error.status not in (403, 404):
                    raise

    async def post_word(self, sitting: Sitting, what: str, seat: int, nonce: int) -> int:
        """Tell the table something about a player, without a call to anybody."""
        async with _tried():
            sent = await self._thread(sitting).send(
                telling.word(sitting, what, seat),
                nonce=_nonce(nonce),
                allowed_mentions=NOBODY,
            )
        return sent.id

    async def post_result(self, sitting: Sitting, nonce: int) -> int:
        """Tell all players how the match ended, in one plain line that pings them alone."""
        players = [discord.Object(seat.user) for seat in sitting.record.seats]
        mentions = " ".join(f"<@{player.id}>" for player in players)
        text = words_of(sitting.record.title).text(
            "result",
            mentions=mentions,
            told=telling.result(sitting),
            secret=sitting.record.secret.hex(),
        )
        async with _tried():
            sent = await self._thread(sitting).send(
                text,
                nonce=_nonce(nonce),
                allowed_mentions=discord.AllowedMentions(users=players),
            )
        return sent.id

    async def post_offer(self, sitting: Sitting, kind: str, seat: int, nonce: int) -> int:
        """Post what a player proposes, with the buttons to answer."""
        async with _tried():
            sent = await self._thread(sitting).send(
                view=offer_view(sitting, kind, seat), nonce=_nonce(nonce), allowed_mentions=NOBODY
            )
        return sent.id

    async def invite(self, sitting: Sitting, host: str, user: int) -> None:
        """Call somebody to an open match, in the channel where it was announced."""
        guest = discord.Object(user)
        words = words_of(sitting.record.title)
        text = words.text(
            "invitation", mention=f"<@{user}>", name=isolated(host), title=words.text("title")
        )
        channel = self._channel(sitting, sitting.record.channel)
        await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[guest]))

    async def delete(self, sitting: Sitting, message: int) -> None:
        """Delete a message in the thread; one that is gone already is fine."""
        async with _tried():
            try:
                await self._thread(sitting).get_partial_message(message).delete()
            except discord.NotFound:
                return

    async def _edit(self, sitting: Sitting, board: Board, message: int) -> None:
        partial = self._thread(sitting).get_partial_message(message)
        await partial.edit(
            view=board_view(sitting, board),
            attachments=[file_of(board.picture)],
            allowed_mentions=NOBODY,
        )

    async def _reopen(self, sitting: Sitting) -> None:
        """Sending opens an archived thread again, editing does not."""
        assert sitting.record.thread is not None
        thread = await self._client.fetch_channel(sitting.record.thread)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _place(self, sitting: Sitting, post: Post) -> discord.abc.Messageable | None:
        """Where a post belongs; None before there is a thread."""
        if post.kind == "dm":
            return await self._messages(sitting, int(post.key.split(":")[0]))
        place = sitting.record.channel if post.kind == "lobby" else sitting.record.thread
        return None if place is None else self._channel(sitting, place)

    async def _messages(self, sitting: Sitting, seat: int) -> discord.DMChannel:
        return await self._client.create_dm(discord.Object(sitting.record.seats[seat].user))

    def _channel(self, sitting: Sitting, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=sitting.record.guild)

    def _thread(self, sitting: Sitting) -> discord.PartialMessageable:
        assert sitting.record.thread is not None
        return self._channel(sitting, sitting.record.thread)


def _mark(sitting: Sitting, post: Post) -> str:
    """What a post's message has that no other one has that was sent since it was wanted."""
    record = sitting.record
    match post.kind:
        case "lobby":
            return ids.made(LOBBY, record.id, "join")
        case "board":
            return telling.heading(sitting, int(post.key))
        case "result":
            return f"<@{record.seats[0].user}>"
        case "dm":
            return telling.match_mark(sitting)
        case "word":
            what, seat, _ = post.key.split(":")
            return telling.word(sitting, what, int(seat))
        case "call":
            return f"<@{record.seats[int(post.key.split(':')[0])].user}>"
        case _:
            return ids.made(COUNCIL, record.id, "agree")


def _marks(message: discord.Message) -> set[str]:
    """A message's text and its first word, the first lines and the ids of its components."""
    found = {message.content, *message.content.split()[:1]}
    parts: list[Any] = [part.to_dict() for part in message.components]
    while parts:
        part = parts.pop()
        found.add(part.get("custom_id", ""))
        found.add(part.get("content", "").split("\n")[0])
        parts += part.get("components", ())
    return found


def _nonce(post: int) -> str:
    return f"skald-{post}"


@asynccontextmanager
async def _tried() -> AsyncIterator[None]:
    """What Discord will not have now is tried again later."""
    try:
        yield
    except (discord.HTTPException, OSError) as error:
        raise Undeliverable(str(error)) from error
