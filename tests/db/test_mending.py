"""What is written when Discord has lost something."""

from db import WantedPost
from tests.db.examples import (
    ANN,
    BOARD,
    CHANNEL,
    NOON,
    draw_proposal,
    lobby,
    proposed,
    running,
    step,
    undo_proposal,
)
from tests.db.test_posts import CALL, act, posted

THREAD = 77
LOBBY = WantedPost("lobby", "0")


async def placed(store):
    """A running match in its thread, with a board and a call that Discord shows."""
    record = await act(store, await running(store), BOARD, CALL)
    await store.threaded(record.id, THREAD)
    for message, wish in enumerate((LOBBY, BOARD, CALL), 500):
        await posted(store, record, wish, message)
    return await store.match(record.id)


async def test_of_two_threads_the_first_one_counts(store, other):
    """Two processes have started one each; what was lost may be claimed anew."""
    record = await lobby(store)

    assert await store.claim_thread(record.id, 7) == 7
    assert await other.claim_thread(record.id, 8) == 7
    assert (await other.match(record.id)).thread == 7
    await store.unplace(record.id, 7, (), NOON)
    assert await other.claim_thread(record.id, 9) == 9


async def test_a_message_that_is_lost_is_due_and_keeps_its_old_number(store):
    record = await placed(store)
    post = await store.post(record.id, "board", "1")

    await store.lost(post.id, post.message)

    lost = await store.post(record.id, "board", "1")
    assert (lost.due, lost.lost, lost.message) == (True, True, post.message)


async def test_what_another_process_has_replaced_is_not_lost(store):
    record = await placed(store)
    post = await store.post(record.id, "board", "1")
    await store.delivered(post.id, shown=post.wanted, message=900)

    await store.lost(post.id, post.message)

    assert not (await store.post(record.id, "board", "1")).due


async def test_what_is_lost_while_it_is_delivered_stays_lost(store):
    """The edit of a message may arrive while somebody wants another one in its place."""
    record = await placed(store)
    post = await store.post(record.id, "lobby", "0")
    assert await store.unplace(record.id, THREAD, (), NOON + 60)

    shown = {"shown": post.wanted, "message": post.message}
    await store.delivered(post.id, **shown, before=post.shown)
    assert (await store.post(record.id, "lobby", "0")).lost

    await store.delivered(post.id, **shown, before=0)
    assert not (await store.post(record.id, "lobby", "0")).lost


async def test_without_its_thread_all_that_matters_is_lost(store):
    """The invitation too: the next thread is started from a new one. Old boards are history."""
    record = await placed(store)
    record = await act(store, record, WantedPost("board", "2"), turn=2)
    await posted(store, record, WantedPost("board", "2"), 600)

    assert await store.unplace(record.id, THREAD, (WantedPost("note", "thread:4"),), NOON + 60)

    due = {(post.kind, post.key): post.lost for post in await store.due_posts()}
    assert due == {
        ("lobby", "0"): True,
        ("call", "1:4"): True,
        ("board", "2"): True,
        ("note", "thread:4"): False,
    }
    assert (await store.match(record.id)).thread is None


async def test_a_thread_is_lost_once(store):
    """The second process finds it lost, or another one in its place."""
    record = await placed(store)
    await store.unplace(record.id, THREAD, (), NOON)
    await store.threaded(record.id, 78)

    assert not await store.unplace(record.id, THREAD, (WantedPost("note", "thread:4"),), NOON)

    assert (await store.match(record.id)).thread == 78
    assert await store.notes_of(record.id) == []


async def test_a_match_is_moved_to_another_channel(store):
    record = await placed(store)

    await store.unplace(record.id, THREAD, (), NOON, channel=CHANNEL + 1)

    moved = await store.match(record.id)
    assert (moved.channel, moved.thread) == (CHANNEL + 1, None)


async def test_a_board_that_is_wanted_once_more_keeps_its_message(store):
    """Another process may have replaced it since it was looked for."""
    record = await placed(store)
    post = await store.post(record.id, "board", "1")

    await store.want(record.id, (BOARD,), NOON + 60)

    again = await store.post(record.id, "board", "1")
    assert (again.due, again.lost, again.message) == (True, False, post.message)
    assert again.created == post.created


async def test_a_note_can_be_told_again_though_the_match_stands_still(store):
    record = await placed(store)
    note = WantedPost("note", "locked")
    for message in (700, 701):
        await store.want(record.id, (note,), NOON)
        post = await posted(store, record, note, message)
        assert not post.due
        assert await store.notes_of(record.id) == [post]
        await store.want(record.id, (WantedPost("note", "locked", gone=True),), NOON)
        gone = await store.post(record.id, "note", "locked")
        assert gone.due
        await store.delivered(gone.id, shown=gone.wanted, message=None)

    assert await store.notes_of(record.id) == []


async def test_a_new_name_is_in_the_seat_and_what_shows_it_is_due(store):
    record = await placed(store)

    await store.rename(record.id, ANN, "Anna")

    assert (await store.match(record.id)).seat_of(ANN).name == "Anna"
    due = [(post.kind, post.lost) for post in await store.due_posts()]
    assert due == [("lobby", False), ("board", False)]


async def test_what_lives_in_a_place(store):
    """Open and running matches, by their channel or their thread; those that are over are not."""
    here, waiting = await placed(store), await lobby(store)
    over = await running(store)
    await store.act(over.id, over.number, step(over.number + 1, over=True))

    in_the_channel = [record.id for record in await store.living_in(CHANNEL)]
    in_the_thread = [record.id for record in await store.living_in(THREAD)]

    assert (sorted(in_the_channel), in_the_thread) == ([here.id, waiting.id], [here.id])


async def test_which_matches_were_quiet(store):
    """By the last message in the thread; a match without one has nothing to be quiet in."""
    record = await placed(store)
    await running(store)
    last = max(post.created for post in [await store.post(record.id, "call", "1:4")])

    assert await store.quiet_since(last) == []
    assert await store.quiet_since(last + 1) == [record.id]

    by_message = WantedPost("dm", "1:4:again:1")
    await store.want(record.id, [by_message], last + 60)
    await posted(store, record, by_message, 900)
    assert await store.quiet_since(last + 1) == [record.id]


async def test_a_proposal_that_play_overtakes_goes_with_its_message(store):
    """To take back, at once; to draw, when its time is over, or the match."""
    for made, turn, over, gone in (
        (undo_proposal, 1, False, True),
        (draw_proposal, 3, False, False),
        (draw_proposal, 4, False, True),
        (draw_proposal, 1, True, True),
    ):
        record = await running(store)
        proposal = made(record)
        await proposed(store, proposal)
        await posted(store, record, WantedPost("offer", proposal.key))

        record = await act(store, record, turn=turn, over=over)

        post = await store.post(record.id, "offer", proposal.key)
        assert (post.gone, post.due) == (gone, gone)
        assert (await store.proposals(record.id) == []) is gone
