"""What players settle beside the rules: taking back, draws, conceding."""

import pytest

from db import Status
from games.core.errors import GameOver
from games.core.undo import CannotUndo
from games.core.vocabulary import CoreReason
from games.nine_realms.actions import (
    Attack,
    Deploy,
    DiscardBlindly,
    EndTurn,
    Move,
    RedeployAsUsual,
    Transform,
)
from play.library import words_of
from play.post.story import lines
from play.refusals import (
    NotAPlayer,
    NothingProposed,
    NotStarted,
    ProposalGone,
    ProposalStands,
    RefusedAlready,
)
from tests.games.nine_realms.builder import (
    FRIGG,
    HJORDIS,
    ODIN,
    SIGMUND,
    SINFJOTLI,
    THOR,
    WATER,
    position,
)
from tests.play.playing import ANN, BO, CAT, TITLE

STRIKE = Attack(THOR, SINFJOTLI)


def duel(**described):
    """Ann's turn; Thor stands beside Sinfjotli, who cannot strike back."""
    return position(thor="D4", sinfjotli="D5", actions=(6, 0), **described)


async def story(room, match, **options):
    """What everybody reads of the match."""
    sitting = await room.registry.match(match)
    deeds = await room.registry.store.deeds(match)
    told = lines(sitting.title, words_of(TITLE), deeds, sitting.names, **options)
    return [line.text for line in told]


async def offers(room, match):
    """The offers that Discord is to show or to delete."""
    return [post for post in await room.due(match) if post[0] == "offer"]


# Taking back freely


async def test_what_nobody_else_knows_is_taken_back_at_once(room):
    match = await room.begun(position(thor="D4"))
    before = await room.position(match)
    await room.play(match, ANN, Move(THOR, "D3"))

    assert await room.services.proposals.ask_undo(match, ANN.id)

    assert await room.position(match) == before
    assert (await room.record(match)).number == 5


async def test_undo_after_undo_goes_back_further(room):
    """Each time the last deed that still stands, also after something new was done."""
    match = await room.begun(position(thor="D4", frigg="E2"))
    before = await room.position(match)
    undo = room.services.proposals.ask_undo
    await room.play(match, ANN, Move(THOR, "D3"), Transform("E1", WATER))
    await undo(match, ANN.id)
    await room.play(match, ANN, Move(FRIGG, "E3"))

    assert await undo(match, ANN.id)
    assert (await room.position(match)).table.place(THOR) == "D3"
    assert await undo(match, ANN.id)

    assert await room.position(match) == before
    with pytest.raises(CannotUndo):
        await undo(match, ANN.id)


async def test_the_withdrawal_of_ready_keeps_what_the_other_placed_since(room):
    """Answers in a window commute."""
    match = await room.begun()
    await room.play(match, ANN, Deploy(ODIN, "C2"), RedeployAsUsual())
    await room.play(match, BO, Deploy(SIGMUND, "D13"), Deploy(HJORDIS, "D14"))
    bos = await room.prompt(match, BO)

    assert await room.services.proposals.ask_undo(match, ANN.id)

    step = (await room.position(match)).step
    assert step.waiting == (0, 1)
    assert step.placed == ({ODIN: "C2"}, {SIGMUND: "D13", HJORDIS: "D14"})
    assert await room.prompt(match, BO) == bos
    await room.play(match, ANN, Deploy(ODIN, "C3"))


async def test_after_such_a_withdrawal_more_is_taken_back(room):
    """What was saved between the two holds what was withdrawn, and is not trusted."""
    match = await room.begun()
    undo = room.services.proposals.ask_undo
    await room.play(match, ANN, Deploy(ODIN, "C2"), Deploy(FRIGG, "C3"))
    await room.play(match, BO, Deploy(SIGMUND, "D13"))
    await undo(match, ANN.id)

    assert await undo(match, ANN.id)

    assert (await room.position(match)).step.placed == ({}, {SIGMUND: "D13"})
    assert await undo(match, BO.id)
    assert (await room.position(match)).step.placed == ({}, {})


async def test_the_story_forgets_it_and_the_log_strikes_it_out(room):
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, Move(THOR, "D3"))
    await room.services.proposals.ask_undo(match, ANN.id)

    told, log = await story(room, match), await story(room, match, undone=True)

    assert not any("Thor" in line for line in told)
    assert told[-1].startswith("↩")
    assert "~~Thor moves from D4 to D3.~~" in log


async def test_the_same_action_after_an_undo_gives_the_same_dice(room):
    """Taking back by consent is no second throw."""
    match = await room.begun(duel())
    first = await room.play(match, ANN, STRIKE)
    await room.services.proposals.ask_undo(match, ANN.id)
    await room.answer(match, BO, agrees=True)

    second = await room.play(match, ANN, STRIKE)

    assert second == first


# Taking back by consent


async def test_what_others_know_needs_their_consent(room):
    match = await room.begun(duel())
    before = await room.position(match)
    await room.play(match, ANN, STRIKE)
    thrown = await room.position(match)
    await room.all_shown()

    assert not await room.services.proposals.ask_undo(match, ANN.id)
    assert await room.position(match) == thrown
    assert await offers(room, match) == [("offer", "undo:0:4", False)]
    assert await room.answer(match, BO, agrees=True)

    assert await room.position(match) == before
    assert not any("Thor" in line for line in await story(room, match))


async def test_a_refused_undo_changes_nothing(room):
    match = await room.begun(duel())
    await room.play(match, ANN, STRIKE)
    thrown = await room.record(match)
    await room.services.proposals.ask_undo(match, ANN.id)
    await room.all_shown()

    assert not await room.answer(match, BO, agrees=False)

    assert await room.record(match) == thrown
    assert await offers(room, match) == [("offer", "undo:0:4", False)]
    with pytest.raises(NothingProposed):
        await room.answer(match, BO, agrees=True)


async def test_an_old_answer_is_not_given_to_a_later_offer(room):
    """Whoever agreed to a draw has not agreed that an action is taken back."""
    match = await room.begun(duel())
    await room.play(match, ANN, STRIKE)
    await room.services.proposals.ask_undo(match, ANN.id)
    old = (await room.proposal(match)).key
    await room.answer(match, BO, agrees=False)
    await room.services.proposals.ask_draw(match, ANN.id)
    before, stands = await room.record(match), await room.proposal(match)

    for agrees in (True, False):
        with pytest.raises(ProposalGone):
            await room.services.proposals.answer(match, BO.id, old, agrees=agrees)

    assert await room.record(match) == before
    assert await room.proposal(match) == stands


async def test_consent_takes_back_what_others_did_since(room):
    match = await room.begun(position(thor="D4"))
    before = await room.position(match)
    await room.play(match, ANN, EndTurn())
    await room.play(match, BO, Move(SIGMUND, "D13"))
    await room.services.proposals.ask_undo(match, ANN.id)

    await room.answer(match, BO, agrees=True)

    assert await room.position(match) == before
    assert not any("Sigmund" in line for line in await story(room, match))


async def test_consent_after_hours_calls_whoever_decides_again(room):
    """The one who consents has clicked, the one who asked has not."""
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    await room.services.proposals.ask_undo(match, ANN.id)
    await room.all_shown()
    room.clock.advance(hours=10)

    await room.answer(match, BO, agrees=True)

    prompt = await room.prompt(match, ANN)
    assert ("call", f"0:{prompt}", False) in await room.due(match)


async def test_an_offer_to_undo_is_void_when_the_match_moved(room):
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    await room.services.proposals.ask_undo(match, ANN.id)
    await room.play(match, BO, Move(SIGMUND, "D13"))
    moved = await room.position(match)

    with pytest.raises(NothingProposed):
        await room.answer(match, BO, agrees=True)
    assert await room.position(match) == moved
    assert not await room.services.proposals.ask_undo(match, ANN.id)


async def test_an_offer_that_play_overtakes_goes_with_its_buttons(room):
    """To take back, with the next action; to draw, when its time is over, or the match."""
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    await room.services.proposals.ask_undo(match, ANN.id)
    number = (await room.record(match)).number
    await room.all_shown()
    await room.play(match, BO, Move(SIGMUND, "D13"))
    assert await offers(room, match) == [("offer", f"undo:0:{number}", True)]

    await room.services.proposals.ask_draw(match, BO.id)
    number = (await room.record(match)).number
    await room.all_shown()
    await room.play(match, BO, EndTurn())
    assert await offers(room, match) == []
    await room.services.concessions.concede(match, ANN.id)

    assert await offers(room, match) == [("offer", f"draw:1:{number}", True)]


async def test_who_has_done_nothing_can_take_nothing_back(room):
    match = await room.begun(position(thor="D4"))

    with pytest.raises(CannotUndo):
        await room.services.proposals.ask_undo(match, BO.id)
    assert await offers(room, match) == []


# Draws


async def test_a_draw_that_is_agreed_ends_the_match(room):
    match = await room.begun(position(thor="D4"))
    await room.services.proposals.ask_draw(match, BO.id)
    number = (await room.record(match)).number
    await room.all_shown()

    assert await room.answer(match, ANN, agrees=True)

    ending = (await room.position(match)).ending
    assert (ending.reason, ending.winners) == (CoreReason.AGREED, ())
    assert (await room.record(match)).status is Status.OVER
    assert await offers(room, match) == [("offer", f"draw:1:{number}", True)]


@pytest.mark.parametrize("kind", ["draw", "undo"])
async def test_what_all_agree_on_is_done_in_one_write(room, kind):
    """Killed anywhere, nobody finds an offer that was carried out already."""
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    if kind == "draw":
        await room.services.proposals.ask_draw(match, ANN.id)
    else:
        await room.services.proposals.ask_undo(match, ANN.id)
    number = (await room.record(match)).number
    await room.all_shown()
    writes = []
    room.registry.store.on_write = writes.append

    assert await room.answer(match, BO, agrees=True)

    assert len(writes) == 1
    assert await room.proposal(match) is None
    assert await offers(room, match) == [("offer", f"{kind}:0:{number}", True)]


async def test_an_offer_is_answered_by_the_others_alone(room):
    match = await room.begun(position(thor="D4"))
    answer = room.answer
    with pytest.raises(NothingProposed):
        await answer(match, ANN, agrees=True)
    await room.services.proposals.ask_draw(match, ANN.id)

    for person, refusal in ((ANN, NothingProposed), (CAT, NotAPlayer)):
        for agrees in (True, False):
            with pytest.raises(refusal):
                await answer(match, person, agrees=agrees)
    assert (await room.position(match)).ending is None


async def test_one_draw_stands_at_a_time(room):
    """Whoever offers it; it is in the way of nothing else."""
    match = await room.begun(duel())
    await room.play(match, ANN, STRIKE)
    await room.services.proposals.ask_draw(match, BO.id)

    for offered in (
        room.services.proposals.ask_draw(match, ANN.id),
        room.services.proposals.ask_draw(match, BO.id),
    ):
        with pytest.raises(ProposalStands):
            await offered
    assert not await room.services.proposals.ask_undo(match, ANN.id)


async def test_a_draw_offer_runs_out_after_the_offerers_next_turn(room):
    """Silence refuses (N8): it stands during that turn and not after it."""
    match = await room.begun(position())
    await room.play(match, ANN, EndTurn())
    await room.play(match, BO, EndTurn())
    await room.services.proposals.ask_draw(match, ANN.id)
    await room.play(match, ANN, DiscardBlindly(), EndTurn())
    await room.play(match, BO, EndTurn())
    assert await room.proposal(match) is not None
    await room.play(match, ANN, DiscardBlindly(), EndTurn())

    assert await room.proposal(match) is None
    with pytest.raises(NothingProposed):
        await room.answer(match, BO, agrees=True)
    assert [gone for _, _, gone in await offers(room, match)] == [True]
    await room.services.proposals.ask_draw(match, BO.id)


async def test_what_was_refused_is_proposed_again_only_when_the_match_has_moved(room):
    """Its message is gone, and a second one would be the same to Discord."""
    match = await room.begun(position(thor="D4"))
    await room.services.proposals.ask_draw(match, ANN.id)
    await room.answer(match, BO, agrees=False)
    with pytest.raises(RefusedAlready):
        await room.services.proposals.ask_draw(match, ANN.id)
    await room.services.proposals.ask_draw(match, BO.id)
    await room.answer(match, ANN, agrees=False)
    await room.all_shown()

    await room.play(match, ANN, Move(THOR, "D3"))
    await room.services.proposals.ask_draw(match, ANN.id)

    assert [gone for _, _, gone in await offers(room, match)] == [False]


# Who may


async def test_nothing_is_settled_by_strangers_before_the_start_or_after_the_end(room):
    proposals, concede = room.services.proposals, room.services.concessions.concede
    lobby, running, over = await room.lobby(), await room.begun(), await room.begun()
    await concede(over, ANN.id)

    def everything(match, person):
        return (
            proposals.ask_undo(match, person.id),
            concede(match, person.id),
            proposals.ask_draw(match, person.id),
            proposals.answer(match, person.id, "draw:0:3", agrees=True),
        )

    for match, person, refusal in (
        (lobby, ANN, NotStarted),
        (running, CAT, NotAPlayer),
        (over, BO, GameOver),
    ):
        before = await room.record(match)
        for refused in everything(match, person):
            with pytest.raises(refusal):
                await refused
        assert await room.record(match) == before
