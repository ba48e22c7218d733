"""Names of posts: what the store has kept of every kind is read, and written as it was."""

import msgspec
import pytest

from play.match.post_names import (
    KINDS,
    BoardPost,
    CallPost,
    CallStage,
    DirectPost,
    FarewellPost,
    HeraldPost,
    LobbyPost,
    Note,
    NotePost,
    PostName,
    ProposalPost,
    RestoredPost,
    ResultPost,
    StaffPost,
    ThreadPost,
    Word,
    WordPost,
    read,
)

KEPT = {
    ("lobby", "0"): LobbyPost(),
    ("thread", "0"): ThreadPost(),
    ("board", "17"): BoardPost(17),
    ("result", "0"): ResultPost(),
    ("call", "1:5"): CallPost(1, 5),
    ("call", "1:5:again:0"): CallPost(1, 5, CallStage.AGAIN, 0),
    ("dm", "0:12:own:3"): DirectPost(0, 12, CallStage.OWN, 3),
    ("dm", "0:12:next"): DirectPost(0, 12, CallStage.NEXT),
    ("word", "closing:0:29000"): WordPost(Word.CLOSING, 0, 29000),
    ("note", "locked"): NotePost(Note.LOCKED),
    ("note", "left:2"): NotePost(Note.LEFT, 2),
    ("restored", "1234567890123456789"): RestoredPost(1234567890123456789),
    ("staff", "12"): StaffPost(12),
    ("herald", "1234567890"): HeraldPost(1234567890),
    ("farewell", "1:17"): FarewellPost(1, 17),
    ("offer", "time:1:480000"): ProposalPost("time", 1, 480000),
}
"""Texts as releases have written them, and the names that they mean."""


@pytest.mark.parametrize(("texts", "name"), KEPT.items())
def test_a_name_is_written_and_read_as_ever(texts, name):
    kind, key = texts

    assert (name.kind, name.key) == texts
    assert read(KINDS[kind], key) == name


def test_every_kind_is_tried():
    assert {type(name) for name in KEPT.values()} == set(KINDS.values())
    assert set(KINDS.values()) == {*PostName.__subclasses__(), *CallPost.__subclasses__()}


@pytest.mark.parametrize(("kind", "key"), [("board", "x"), ("call", "1"), ("word", "hello:0:1")])
def test_a_key_of_no_post_is_refused(kind, key):
    with pytest.raises(msgspec.ValidationError):
        read(KINDS[kind], key)


def test_only_words_that_ask_for_something_ring():
    """That a match will be closed, and that a rematch is wanted."""
    assert [word for word in Word if word.rings] == [Word.CLOSING, Word.REMATCH]
