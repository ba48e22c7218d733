"""The kinds of posts, each declared once: the names by which a match's posts differ.

The store keeps a post's name as two texts, its kind and its key; nothing else reads or writes them.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from db import Post, WantedPost
from play.match.call_kinds import CALL_KINDS, CallStage

Name = TypeVar("Name", bound="PostName")
ALONE = "0"
"""The key of a post that is the only one of its kind."""


class Word(StrEnum):
    """Words to the table about a player; each has a sentence `word-…`."""

    RELIEVED = "relieved"
    BACK = "back"
    ROBOT = "robot"
    FORFEIT = "forfeit"
    SILENT = "silent"
    LONGER = "longer"
    RESUMED = "resumed"
    SEATED = "seated"
    CLOSING = "closing"
    REMATCH = "rematch"

    @property
    def rings(self) -> bool:
        """True if it calls all players."""
        return self in (Word.CLOSING, Word.REMATCH)


class Note(StrEnum):
    """Notes about what is in a match's way; each has a sentence `note-…`."""

    CHANNEL = "channel"
    LOCKED = "locked"
    FORBIDDEN = "forbidden"
    LEFT = "left"
    """A player is not on the server any more."""
    THREAD = "thread"
    """The thread is gone: shall there be another one? The second time, the match is closed."""


class PostName(Struct, frozen=True, array_like=True):
    """The name of a post: its kind, and the fields that tell it from others of that kind."""

    kind: ClassVar[str]

    @property
    def key(self) -> str:
        """The fields as text, without empty ones at the end."""
        values = [getattr(self, field) for field in self.__struct_fields__]
        while values and values[-1] in (None, ""):
            values.pop()
        return ":".join(map(str, values)) or ALONE

    def wanted(self, *, gone: bool = False) -> WantedPost:
        """The post is wanted from now on, or not any more."""
        return WantedPost(self.kind, self.key, gone)


class LobbyPost(PostName, frozen=True):
    """The invitation in the channel."""

    kind = "lobby"


class ThreadPost(PostName, frozen=True):
    """The match's thread, started from the invitation, and kept awake."""

    kind = "thread"


class BoardPost(PostName, frozen=True):
    """The board of a player-turn."""

    kind = "board"
    turn: int


class ResultPost(PostName, frozen=True):
    """The result, told to all players."""

    kind = "result"


class CallPost(PostName, frozen=True):
    """A call for a seat's question, in the thread."""

    kind = "call"
    seat: int
    prompt: int
    stage: CallStage = CallStage.CALL
    count: int | None = None
    """The number of notices of this question that came before; None for the first call."""

    @property
    def notice(self) -> tuple[CallStage, int | None]:
        """The notice that it gives; two ways to call give the same one."""
        return self.stage, self.count

    @property
    def reminds(self) -> bool:
        """True if its player was told of the question before."""
        kind = CALL_KINDS[self.stage]
        return kind.reminds and not (kind.calls and not self.count)


class DirectPost(CallPost, frozen=True):
    """A call for a seat's question, by direct message."""

    kind = "dm"


class WordPost(PostName, frozen=True):
    """A word to the table about a player, or about the match."""

    kind = "word"
    word: Word
    seat: int
    at: int
    """A number that no other such word has."""


class NotePost(PostName, frozen=True):
    """A note about an obstacle, deleted once that is gone."""

    kind = "note"
    note: Note
    at: int | None = None
    """The seat that it is about, or a number that no other such note has."""


class ProposalPost(PostName, frozen=True):
    """A proposal with the buttons to answer it."""

    kind = "offer"
    proposal: str
    seat: int
    at: int


class RestoredPost(PostName, frozen=True):
    """The word that a backup was put back, told when what came after it is marked as undone."""

    kind = "restored"
    after: int
    """The first message of the thread that may have come after."""


class StaffPost(PostName, frozen=True):
    """The word that tells what the server's staff has done."""

    kind = "staff"
    entry: int
    """The number of the entry in its log."""


class FarewellPost(PostName, frozen=True):
    """The word to a player, in private, that the bot has left the server and closed the match."""

    kind = "farewell"
    seat: int
    at: int
    """The match's number then: it may be opened again, and left again."""


class HeraldPost(PostName, frozen=True):
    """The result, told in a channel of the server."""

    kind = "herald"
    channel: int


KINDS: Mapping[str, type[PostName]] = MappingProxyType(
    {
        name.kind: name
        for name in (
            LobbyPost,
            ThreadPost,
            BoardPost,
            ResultPost,
            CallPost,
            DirectPost,
            WordPost,
            NotePost,
            ProposalPost,
            RestoredPost,
            StaffPost,
            HeraldPost,
            FarewellPost,
        )
    }
)


def name_of(post: Post) -> PostName:
    """The name of a post, read from the store's texts."""
    return read(KINDS[post.kind], post.key)


def read(kind: type[Name], key: str) -> Name:
    """The name of a post of a kind, read from its key.

    Raises:
        msgspec.ValidationError: the key is none of that kind.
    """
    fields: list[Any] = key.split(":") if kind.__struct_fields__ else []
    return msgspec.convert(fields, type=kind, strict=False)


def nonce_of(post: Post) -> int:
    """The same for every try and every process; another one in place of a message that is gone.

    A note may be told, withdrawn and told again before Discord has forgotten the first one, and a
    board be undone and come again: its moment tells them apart.
    """
    if post.kind == NotePost.kind or (post.kind == BoardPost.kind and post.message is None):
        return post.id * 10**10 + int(post.created)
    return post.message or post.id
