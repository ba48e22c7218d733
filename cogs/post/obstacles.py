"""Notes about what is in a match's way: each is told once, and has its place."""

from play.library import words_of
from play.match.match import Match, MatchRecord, title_of
from play.match.post_names import Note, NotePost
from play.post import sentences
from play.refusals import PermissionsMissing
from words.speech import isolated

IN_THE_CHANNEL = (Note.THREAD, Note.LOCKED, Note.FORBIDDEN)
"""The notes whose place is the channel; the others belong into the thread."""


def note_of(match: Match, name: NotePost, missing: tuple[str, ...]) -> str:
    """A note in words; `missing` are the permissions that the bot lacks in the match's channel."""
    record, words = match.record, words_of(match.record.title)
    title = title_of(record)
    match name.note:
        case Note.LOCKED:
            return words.text("note-locked", match=record.id, thread=f"<#{record.thread}>")
        case Note.FORBIDDEN:
            named = sentences.sentence(PermissionsMissing(missing), words)
            return words.text("note-forbidden", match=record.id, named=named)
        case Note.LEFT:
            assert name.at is not None
            return words.text("note-left", name=isolated(record.names[name.at]))
        case Note.CHANNEL:
            players = words.list(record.names)
            return words.text("note-channel", match=record.id, title=title, players=players)
        case Note.THREAD:
            return words.text("note-thread", _wording(record), match=record.id, title=title)


def _wording(record: MatchRecord) -> str | None:
    """The way in which the note about a deleted thread is put."""
    if record.is_closed:
        return "private-closed" if record.is_private else "closed"
    return "private" if record.is_private else None
