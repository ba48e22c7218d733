"""The outbox: what Discord must show, until it shows it."""

from db import Tally, WantedPost
from tests.db.examples import BOARD, NOON, lobby, running, step

CALL = WantedPost("call", "1:4")
NO_CALL = WantedPost("call", "1:4", gone=True)


async def act(store, record, *wanted, **changes):
    """One more write to a match, with these wanted."""
    done = step(record.number + 1, record.id, wanted=wanted, **changes)
    await store.act(record.id, record.number, done)
    return await store.match(record.id)


async def posted(store, record, wish, message=500):
    """Discord shows what is wished."""
    post = await store.post(record.id, wish.kind, wish.key)
    await store.delivered(post.id, shown=post.wanted, message=message)
    return await store.post(record.id, wish.kind, wish.key)


async def test_a_wish_makes_a_post(store):
    """It is due until it was delivered, and then has Discord's message."""
    record = await running(store)
    post = await store.post(record.id, "board", "1")
    shown = await posted(store, record, BOARD, message=2**62 + 7)

    assert (post.wanted, post.shown, post.gone, post.message) == (3, 0, False, None)
    assert (post.created, post.due) == (NOON + 3, True)
    assert (shown.id, shown.shown, shown.message, shown.due) == (post.id, 3, 2**62 + 7, False)


async def test_the_same_wish_again_edits_the_post(store):
    """There is one post for each kind and key; it is due again, and keeps its message and age."""
    record = await running(store)
    shown = await posted(store, record, BOARD)
    record = await act(store, record, BOARD)
    post = await store.post(record.id, "board", "1")

    assert (post.id, post.message, post.created) == (shown.id, 500, shown.created)
    assert (post.wanted, post.shown, post.due) == (4, 3, True)


async def test_a_post_that_is_gone_is_due_while_it_has_a_message(store):
    """Deleted in Discord, it is done."""
    record = await act(store, await running(store), CALL)
    await posted(store, record, CALL)
    record = await act(store, record, NO_CALL)
    gone = await store.post(record.id, "call", "1:4")
    await store.delivered(gone.id, shown=gone.wanted, message=None)
    done = await store.post(record.id, "call", "1:4")

    assert (gone.gone, gone.due) == (True, True)
    assert (done.gone, done.due) == (True, False)


async def test_a_post_that_comes_again_is_another_one(store):
    """Its moment is new, by which Discord is told that it is no second try of the first."""
    record = await running(store)
    await posted(store, record, BOARD)
    record = await act(store, record, WantedPost("board", "1", gone=True))
    gone = await store.post(record.id, "board", "1")
    await store.delivered(gone.id, shown=gone.wanted, message=None)
    record = await act(store, record, BOARD)
    again = await store.post(record.id, "board", "1")

    assert (again.gone, again.due, again.message) == (False, True, None)
    assert again.created > gone.created


async def test_a_post_that_never_was_need_not_go(store):
    """Nothing is posted only to be deleted."""
    record = await act(store, await running(store), NO_CALL)

    assert await store.post(record.id, "call", "1:4") is None


async def test_a_post_that_went_may_come_back(store):
    """The same question can be asked again."""
    record = await act(store, await running(store), CALL)
    record = await act(store, record, NO_CALL)
    record = await act(store, record, CALL)
    post = await store.post(record.id, "call", "1:4")

    assert (post.gone, post.wanted, post.due) == (False, record.number, True)


async def test_what_is_due_is_in_the_order_of_the_wishes(store):
    """Match by match, or of one; what is shown already is left out."""
    first, second = await running(store), await running(store)
    first = await act(store, first, CALL, WantedPost("board", "2"))
    await posted(store, first, BOARD)
    due = await store.due_posts()

    assert [(post.match, post.kind, post.key) for post in due] == [
        (first.id, "lobby", "0"),
        (first.id, "call", "1:4"),
        (first.id, "board", "2"),
        (second.id, "lobby", "0"),
        (second.id, "board", "1"),
    ]
    assert all(post.due for post in due)
    assert await store.tally() == Tally(running=2, due=5)
    assert await store.due_posts(second.id) == due[3:]
    assert await store.due_posts(second.id + 1) == []


async def test_what_moved_on_while_it_was_delivered_is_still_due(store):
    """Delivery says what it showed, not that all is well."""
    record = await lobby(store)
    post = await store.post(record.id, "lobby", "0")
    await store.start(record.id, record.number, step(3, wanted=(WantedPost("lobby", "0"),)))
    await store.delivered(post.id, shown=post.wanted, message=500)

    assert (await store.post(record.id, "lobby", "0")).due


async def test_an_unknown_post_is_none(store):
    """Of this match, kind and key."""
    record = await running(store)

    assert await store.post(record.id, "board", "9") is None
    assert await store.post(record.id + 1, "board", "1") is None
