"""Notes about what is in a match's way: each is told once, and has its place."""

from play.library import words_of
from play.match.match import Match
from play.post import sentences
from play.post.repairs import CHANNEL, FORBIDDEN, LEFT, LOCKED
from play.refusals import PermissionsMissing
from words.speech import isolated

THREAD = "thread"
IN_THE_CHANNEL = (THREAD, LOCKED, FORBIDDEN)
"""The notes whose place is the channel; the others belong into the thread."""


def note_of(match: Match, key: str, missing: tuple[str, ...]) -> str:
    """A note in words.

    Args:
        match: the match.
        key: the note's key, such as `locked` or `left:1`.
        missing: the permissions that the bot lacks in the match's channel.
    """
    record, words = match.record, words_of(match.record.title)
    kind, _, seat = key.partition(":")
    if kind == LOCKED:
        return words.text("note-locked", match=record.id, thread=f"<#{record.thread}>")
    if kind == FORBIDDEN:
        named = sentences.sentence(PermissionsMissing(missing), words)
        return words.text("note-forbidden", match=record.id, named=named)
    if kind == LEFT:
        return words.text("note-left", name=isolated(record.names[int(seat)]))
    if kind == CHANNEL:
        title, players = words.text("title"), words.list(record.names)
        return words.text("note-channel", match=record.id, title=title, players=players)
    return words.text("note-thread", match=record.id, title=words.text("title"))
