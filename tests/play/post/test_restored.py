"""After a restore: what is done first, and what is told even if people were quick."""

import pytest

from db.restored import RESTORED
from play.post.messenger import Trouble
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN


@pytest.fixture
def put_back(room, messenger):
    """The store as a restore and the next start leave it."""

    async def put_back():
        await room.registry.store.take_note(RESTORED, "")
        await room.registry.store.begin(room.clock.now())
        messenger.done.clear()

    return put_back


async def shown(room, drain):
    """A match in its first turn, of which everything is shown."""
    match = await room.begun(position(thor="D4", turn=1))
    await drain()
    return match


async def test_what_came_after_is_taken_back_before_anything_is_posted(
    room, messenger, drain, put_back
):
    await shown(room, drain)
    await put_back()
    await drain()

    first = ["edit lobby", "take back", "post restored", "post board"]
    assert [deed for deed in messenger.done if not deed.startswith("find")] == first


async def test_a_match_that_had_no_thread_has_one_first(room, messenger, drain, put_back):
    """The backup was made between its start and that."""
    await room.begun()
    await put_back()
    await drain()

    first = ["post lobby", "start thread", "take back", "post restored", "post board"]
    assert [deed for deed in messenger.done if deed.split()[0] not in ("find", "edit")][:5] == first


@pytest.mark.parametrize("refused", ["take back", "post restored"])
async def test_nothing_is_posted_between_what_cannot_be_taken_back(
    room, messenger, drain, put_back, refused
):
    await shown(room, drain)
    await put_back()
    messenger.refuses, messenger.trouble = {refused}, Trouble.LATER
    await drain()
    await drain()

    assert not {"post board", "post call"} & set(messenger.done)


async def test_the_moment_of_the_backup_is_told_though_somebody_has_acted_since(
    room, messenger, drain, put_back
):
    match = await shown(room, drain)
    begun = room.clock.now()
    record = await room.record(match)
    await put_back()
    room.clock.advance(minutes=5)
    await room.pass_on(match, ANN)
    await drain()

    (told,) = messenger.of("restored")
    assert told.then == (record.turn, begun)


async def test_an_invitation_that_begins_before_anything_is_told_is_told_nothing(
    room, messenger, drain, put_back
):
    match = await room.lobby()
    await drain()
    await put_back()
    await room.gameplay.start(match, ANN.id)
    await drain()

    assert messenger.of("restored") == []
    assert len(messenger.of("board")) == 1
