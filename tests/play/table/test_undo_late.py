"""Taking back what time has decided: the others have waited for it once already."""

import pytest
from msgspec.structs import replace

from db import By
from games.core.undo import CannotUndo
from games.nine_realms.actions import Deploy
from play.hours.paces import DAY, HOUR, MINUTE, Thinking, hurried
from play.library import words_of
from play.post import sentences
from play.post.story import lines
from play.table.undo import is_free
from tests.games.nine_realms.builder import HJORDIS, SIGMUND
from tests.play.playing import ANN, BO, TITLE


async def lapsed(room):
    """Both place their figures; Bo's time is up for one of them, and Ann has no limit."""
    match = await room.begun()
    await room.all_shown()
    anns = (await room.record(match)).seats[0].clock
    await room.settle(match, seat=0, clock=replace(anns, left=None))
    await run_out(room, match)
    return match


async def run_out(room, match):
    """Bo lets his time run out once."""
    clock = (await room.record(match)).seats[1].clock
    room.clock.advance(seconds=clock.left)
    await room.services.clocks.look()
    await room.all_shown()


async def left(room, match):
    """The seconds that Bo has."""
    return (await room.record(match)).seats[1].clock.left


async def free(room, match):
    """Nobody need be asked for what Bo would take back."""
    return await is_free(room.registry, await room.registry.match(match), 1)


async def test_what_time_has_decided_comes_back_with_an_hour_at_most(room):
    match = await lapsed(room)
    assert (await room.registry.store.deeds(match))[-1].by == By.CLOCK

    assert await room.services.proposals.ask_undo(match, BO.id)

    assert await left(room, match) == HOUR
    assert (await room.record(match)).seats[0].clock.left is None


async def test_all_that_is_taken_back_in_that_turn_has_little_time(room):
    """Also what Bo did himself before, or does then: else a few clicks would bring the whole."""
    match = await room.begun()
    await room.play(match, BO, Deploy(SIGMUND, "D13"))
    anns = (await room.record(match)).seats[0].clock
    await room.settle(match, seat=0, clock=replace(anns, left=None))
    await room.all_shown()
    await run_out(room, match)
    undo = room.services.proposals.ask_undo
    await undo(match, BO.id)
    await room.play(match, BO, Deploy(HJORDIS, "D14"))

    for _ in ("his new answer", "what he had done before"):
        assert await undo(match, BO.id)
        assert await left(room, match) == HOUR
    with pytest.raises(CannotUndo):
        await undo(match, BO.id)


async def test_a_second_time_in_a_turn_the_others_must_agree(room):
    match = await lapsed(room)
    assert await free(room, match)
    await room.services.proposals.ask_undo(match, BO.id)
    await run_out(room, match)

    assert not await free(room, match)
    assert not await room.services.proposals.ask_undo(match, BO.id)
    await room.answer(match, ANN, agrees=True)
    assert await left(room, match) > HOUR


async def test_it_is_said_to_the_player_and_to_all(room):
    match_id = await lapsed(room)
    await room.services.proposals.ask_undo(match_id, BO.id)
    match = await room.registry.match(match_id)
    done = await room.registry.store.deeds(match_id)

    told = await sentences.taken_back(room.registry, match, 1)
    story = lines(match.title, words_of(TITLE), done, match.names)

    assert f"it ends <t:{int(room.clock.now() + HOUR)}:R>" in told
    assert story[-1].text.endswith("so a new answer has an hour at most.")


async def test_what_is_taken_back_in_time_has_the_usual_time(room):
    match = await room.begun()
    await room.play(match, BO, Deploy(SIGMUND, "D13"), Deploy(HJORDIS, "D14"))

    assert await room.services.proposals.ask_undo(match, BO.id)

    now = await room.registry.match(match)
    assert await left(room, match) > HOUR
    assert await sentences.taken_back(room.registry, now, 1) == "↩ Taken back."


@pytest.mark.parametrize(
    ("usual", "short"),
    [(DAY, HOUR), (8 * HOUR, 40 * MINUTE), (5 * MINUTE, MINUTE), (30, 30), (None, None)],
)
def test_a_question_that_comes_back_has_a_twelfth_and_an_hour_at_most(usual, short):
    assert hurried(Thinking(usual, 5.0)) == Thinking(short, 5.0)
