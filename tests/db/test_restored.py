"""The note of a restore: the next start renews the epoch, and has Discord brought up to date."""

import re

import pytest

from db import WantedPost
from db.restored import FIRST
from tests.architecture import ROOT
from tests.db.examples import NOON, lobby, over, proposed, running, time_proposal
from tests.db.test_mending import THREAD, placed
from tests.db.test_posts import CALL, act, posted

LATER = NOON + 1000
README = (ROOT / "README.md").read_text()


@pytest.fixture
async def put_back(database):
    """Do what the README tells whoever has put back a copy of a server's database."""

    async def put_back() -> None:
        (statement,) = re.findall(r'psql … -c "(.*)"', README)
        await database.run(statement)

    return put_back


async def due(store, match):
    """Of a match's posts that are due, which message they have, and the rest that matters."""
    posts = await store.due_posts(match)
    return {(post.kind, post.key): (post.message, post.lost, post.created) for post in posts}


async def test_a_new_database_has_an_epoch_of_its_own(store, other):
    """One that was deleted begins with the same numbers again, too."""
    assert await store.begin(NOON) == await other.begin(NOON) == []

    assert FIRST != store.epoch == other.epoch
    assert re.fullmatch(r"[\w-]{5}", store.epoch, re.ASCII)


async def test_what_was_sent_before_there_were_epochs_keeps_its_nonces(store):
    await running(store)

    assert await store.begin(NOON) == []
    assert store.epoch == FIRST


async def test_a_restore_renews_the_epoch_once(store, other, put_back):
    """Of two programs that start on it, and at every start after that, nobody does it again."""
    await store.begin(NOON)
    before = store.epoch
    record = await running(store)
    await put_back()

    assert await store.begin(LATER) == [record.id]
    renewed, posts = store.epoch, await store.due_posts()
    assert await other.begin(LATER) == await store.begin(LATER + 1) == []
    assert before != renewed == store.epoch == other.epoch
    assert await store.due_posts() == posts


async def test_what_has_buttons_is_sent_anew_and_what_may_have_changed_is_edited(store, put_back):
    """What stands elsewhere, or long ago, is left alone, and nothing older is taken for it."""
    record = await placed(store)
    for turn in range(2, 7):
        board = WantedPost("board", str(turn))
        record = await act(store, record, board, turn=turn)
        await posted(store, record, board, 600 + turn)
    stands, fell = time_proposal(record), time_proposal(record, 1)
    await proposed(store, stands, fell)
    for message, one in enumerate((stands, fell), 700):
        await posted(store, record, WantedPost("offer", one.key), message)
    await store.take_back(fell, NOON)
    await put_back()
    await store.begin(LATER)

    assert await due(store, record.id) == {
        ("lobby", "0"): (500, False, NOON),
        ("board", "3"): (603, False, NOON + 6),
        ("board", "4"): (604, False, NOON + 7),
        ("board", "5"): (605, False, NOON + 8),
        ("board", "6"): (None, False, LATER),
        (CALL.kind, CALL.key): (None, False, LATER),
        ("offer", stands.key): (None, False, LATER),
        ("offer", fell.key): (701, False, NOON),
        ("restored", "502"): (None, False, LATER),
    }
    kept = {500, 501, *range(602, 606), 701}
    assert await store.messages_of(record.id) == kept
    assert (await store.post(record.id, "restored", "502")).wanted == record.number


async def test_a_match_that_is_over_stays_as_it_is(store, put_back):
    ended = await over(store)
    for post in await store.due_posts(ended.id):
        await store.delivered(post.id, shown=post.wanted, message=500 + post.id)
    waiting = await lobby(store)
    await put_back()

    assert await store.begin(LATER) == [waiting.id]
    assert await due(store, ended.id) == {}


async def test_nothing_tells_where_a_match_stood_that_had_shown_nothing(store, put_back):
    """All that is in its thread came after."""
    record = await running(store)
    await store.threaded(record.id, THREAD)
    await put_back()
    await store.begin(LATER)

    assert ("restored", "0") in await due(store, record.id)


async def test_a_second_restore_tells_of_itself_alone(store, put_back):
    record = await placed(store)
    for message, moment in ((900, LATER), (901, LATER + 60)):
        await put_back()
        await store.begin(moment)
        for post in await store.due_posts(record.id):
            at = message if post.kind == "restored" else post.message or message + post.id
            await store.delivered(post.id, shown=post.wanted, message=at)

    told = [post for post in await store.due_posts() if post.kind == "restored"]
    assert told == []
    assert 901 in await store.messages_of(record.id)
    assert 900 not in await store.messages_of(record.id)
