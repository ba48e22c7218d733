"""What is done about a message that Discord would not have, with a messenger that remembers."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from db import Busy
from games.nine_realms.actions import EndTurn, Move
from play.match.match import Person
from play.post import backoff
from play.post.messenger import Trouble
from play.post.places import Places
from play.watch.housekeeping import QuietThreads
from tests.games.nine_realms.builder import THOR, position
from tests.patience import wait_for
from tests.play.fake_messenger import FakeMessenger
from tests.play.playing import ANN, BO, CHANNEL, GUILD


@pytest.fixture
def messenger(clock) -> FakeMessenger:
    return FakeMessenger(clock)


@pytest.fixture
def drain(room, messenger):
    async def drain() -> bool:
        return await room.services.delivery.drain(messenger)

    return drain


async def shown(room, drain):
    """A match whose board and invitation are shown; Ann may move."""
    match = await room.begun(position(thor="D4", turn=0))
    await drain()
    return match


async def test_a_board_that_is_gone_is_posted_anew_with_another_nonce(room, messenger, drain):
    match = await shown(room, drain)
    (old,) = [number for number, each in messenger.shown.items() if each.kind == "board"]
    await room.play(match, ANN, Move(THOR, "D3"))
    messenger.refuses, messenger.trouble = {"edit board"}, Trouble.MESSAGE_GONE

    assert not await drain()
    assert await drain()

    new = messenger.of("board")[-1]
    assert "Thor moves" in new.board.story
    assert new.nonce == old


@pytest.mark.parametrize("trouble", [Trouble.LOCKED, Trouble.FORBIDDEN, Trouble.CHANNEL_GONE])
async def test_an_obstacle_is_told_once_and_taken_back(room, messenger, drain, trouble):
    match = await shown(room, drain)
    await room.play(match, ANN, Move(THOR, "D3"))
    messenger.refuses, messenger.trouble = {"edit board"}, trouble
    for _ in range(3):
        assert not await drain()
    notes = [deed for deed in messenger.done if "note" in deed]
    assert len(notes) == 1

    messenger.refuses = set()
    assert await drain()
    assert await drain()

    assert [deed for deed in messenger.done if "note" in deed][1:] == [
        notes[0].replace("post", "delete")
    ]


async def test_the_same_obstacle_is_told_again_when_it_comes_again(room, messenger, drain):
    """Even after a restart in between, which has forgotten what is open."""
    match = await shown(room, drain)
    messenger.trouble = Trouble.LOCKED
    for place in ("D3", "D4"):
        if place == "D4":
            await room.services.proposals.ask_undo(match, ANN.id)
        else:
            await room.play(match, ANN, Move(THOR, place))
        messenger.refuses = {"edit board"}
        await drain()
        await drain()
        messenger.refuses = set()
        await drain()
        await drain()

    assert messenger.done.count("post note locked") == 2
    assert messenger.done.count("delete note locked") == 2


async def test_a_note_that_cannot_be_told_holds_up_nothing(room, messenger, drain):
    match = await shown(room, drain)
    await room.play(match, ANN, Move(THOR, "D3"))
    messenger.refuses, messenger.trouble = {"edit board", "post note forbidden"}, Trouble.FORBIDDEN
    await drain()
    await drain()
    messenger.refuses = {"post note forbidden"}

    assert await drain()

    assert "Thor moves" in messenger.of("board")[-1].board.story


async def remade(room, match):
    """Somebody asks for another thread."""
    await room.services.places.remake(await room.registry.match(match))


async def test_without_its_thread_everything_is_posted_again_in_order_once_it_is_wanted(
    room, messenger, drain
):
    match = await shown(room, drain)
    room.clock.advance(minutes=3)
    await room.play(match, ANN, EndTurn())
    await drain()
    messenger.done.clear()
    await room.services.places.vanished((await room.record(match)).thread)
    messenger.refuses, messenger.trouble = {"edit board", "post board"}, Trouble.THREAD_GONE

    for _ in range(3):
        await drain()
    asked = [deed for deed in messenger.done if not deed.startswith(("find", "edit"))]
    await remade(room, match)
    messenger.refuses = set()
    assert await drain()

    kinds = [deed for deed in messenger.done if not deed.startswith(("find", "edit"))]
    assert asked == ["post note thread:4"]
    assert kinds[1:] == [
        "delete note thread:4",
        "post lobby",
        "delete lobby",
        "start thread",
        "post board",
        "delete call",
        "post call",
    ]


async def test_a_thread_that_is_gone_again_closes_the_match(room, messenger, drain):
    """Whatever Discord means by it: nothing is tried for ever."""
    match = await shown(room, drain)
    await room.play(match, ANN, Move(THOR, "D3"))
    messenger.refuses, messenger.trouble = {"edit board", "post board"}, Trouble.THREAD_GONE
    await drain()
    await remade(room, match)
    for _ in range(5):
        await drain()

    assert (await room.record(match)).is_closed
    assert await drain()


async def test_who_has_left_is_told_of_once_and_not_when_back(room, messenger, drain):
    match = await shown(room, drain)
    messenger.departed = {BO.id}
    room.clock.advance(minutes=3)
    await room.play(match, ANN, EndTurn())
    await drain()
    await drain()
    assert [each.kind for each in messenger.of("note left:1")] == ["note left:1"]
    room.clock.advance(hours=13)
    await room.services.clocks.look()
    await drain()
    await drain()
    assert messenger.done.count("post note left:1") == 1

    messenger.departed = set()
    await room.play(match, BO, EndTurn())
    await drain()
    await drain()

    assert messenger.of("note left:1") == []


async def called_by_message(room, drain):
    """Bo, who is called by direct message."""
    match = await shown(room, drain)
    await room.registry.people.change(BO.id, reach="dm")
    room.clock.advance(minutes=3)
    await room.play(match, ANN, EndTurn())
    return match


async def test_who_is_called_by_direct_message_and_has_left_is_told_of_too(room, messenger, drain):
    messenger.departed = {BO.id}
    await called_by_message(room, drain)
    await drain()
    await drain()

    assert len(messenger.of("dm")) == len(messenger.of("note left:1")) == 1


async def test_a_direct_message_that_fails_is_tried_again_later(room, messenger, drain):
    messenger.refuses = {"post dm"}
    match = await called_by_message(room, drain)
    assert not await drain()
    assert not room.services.delivery._holds.lets(match, await room.registry.store.due_posts())

    messenger.refuses = set()

    assert await drain()
    assert [each.seat for each in messenger.of("dm")] == [1]


async def test_without_the_thread_nobody_gets_a_direct_message_until_it_is_wanted_again(
    room, messenger, drain
):
    """Then time runs on, and whoever is awaited is told once more, instead of before."""
    match = await called_by_message(room, drain)
    await drain()
    await room.services.places.vanished((await room.record(match)).thread)
    messenger.refuses, messenger.trouble = {"edit board", "post board"}, Trouble.THREAD_GONE
    await drain()
    messenger.refuses = set()
    await drain()
    assert messenger.done.count("post dm") == 1
    await remade(room, match)

    assert await drain()

    assert messenger.done.count("delete dm") == 1
    assert messenger.done.count("post dm") == 2
    assert messenger.done.count("start thread") == 2


async def test_a_new_name_brings_the_board_up_to_date(room, messenger, drain):
    match = await shown(room, drain)

    await room.services.places.meet(GUILD, Person(ANN.id, "Anna"))
    await drain()

    assert (await room.record(match)).names[0] == "Anna"
    assert await room.registry.decide(match, _names) == ("Anna", "Bo")
    assert "Anna" in messenger.of("board")[-1].board.awaited


async def test_names_come_and_go(room, messenger, drain):
    """Also one that the player had before; and one that could not be written when it was met."""
    match = await shown(room, drain)
    rename, places = room.registry.store.rename, room.services.places
    for name in ("Anna", "Ann", "Anna"):
        await places.meet(GUILD, Person(ANN.id, name))
        assert (await room.record(match)).names[0] == name

    room.registry.store.rename = AsyncMock(side_effect=Busy)
    with pytest.raises(Busy):
        await places.meet(GUILD, Person(ANN.id, "Anne"))
    room.registry.store.rename = rename
    await places.meet(GUILD, Person(ANN.id, "Anne"))

    assert (await room.record(match)).names[0] == "Anne"


async def test_whoever_is_known_by_a_name_is_not_looked_up(room, monkeypatch):
    """Every click meets somebody; a known name is remembered for so many."""
    monkeypatch.setattr("play.post.places.KNOWN", 1)
    room.registry.store.matches_of = looked_up = AsyncMock(return_value=[])
    places = Places(room.registry, room.clock, lambda _: None)
    for person in (ANN, ANN, BO, ANN):
        await places.meet(GUILD, person)

    assert [call.args[0] for call in looked_up.await_args_list] == [ANN.id, BO.id, ANN.id]


async def test_the_same_name_changes_nothing(room, messenger, drain):
    await shown(room, drain)

    await room.services.places.meet(GUILD, ANN)

    assert await room.registry.store.due_posts() == []


async def test_a_deleted_channel_makes_its_matches_look_for_themselves(room, messenger, drain):
    match, waiting = await shown(room, drain), await room.lobby()
    await drain()

    await room.services.places.vanished(CHANNEL)

    assert [kind for kind, _, _ in await room.due(match)] == ["board"]
    assert [kind for kind, _, _ in await room.due(waiting)] == ["lobby"]


async def test_a_quiet_thread_is_kept_awake_every_six_days(room, messenger, drain):
    match, threads = await shown(room, drain), QuietThreads(room.registry, room.clock)
    for days, awake in ((5, 0), (2, 1), (5, 1), (2, 2)):
        room.clock.advance(days=days)
        await threads.keep_awake()
        await drain()
        assert messenger.done.count("keep awake") == awake

    await room.services.concessions.concede(match, ANN.id)
    room.clock.advance(days=30)
    await threads.keep_awake()
    await drain()
    assert messenger.done.count("keep awake") == 2


async def _names(match):
    return match.names


async def test_a_permission_that_comes_back_while_it_is_told_that_it_lacks_is_noticed(
    room, messenger, drain, monkeypatch
):
    """Discord tells of it once, a moment before the match begins to wait."""
    monkeypatch.setattr(backoff, "AGAIN", 0.02)
    match = await shown(room, drain)
    await room.play(match, ANN, Move(THOR, "D3"))
    messenger.refuses, messenger.trouble = {"edit board"}, Trouble.FORBIDDEN
    store, delivery = room.registry.store, room.services.delivery
    want = store.want

    async def meanwhile(*told):
        await want(*told)
        messenger.refuses = set()
        delivery.revive(GUILD)

    monkeypatch.setattr(store, "want", meanwhile)
    running = asyncio.create_task(delivery.run(messenger))

    await wait_for(lambda: "Thor moves" in messenger.of("board")[-1].board.story)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
