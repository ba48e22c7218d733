"""*Turning points* below the end of a match: for those who played, from what they knew, in time."""

import asyncio
import re

import pytest

from cogs.panels import turning_points as panel
from games.core.errors import StalePrompt
from games.nine_realms.actions import Attack, EndTurn, Move
from hall.faults import Fault
from play.minds import Mind, Thought
from play.refusals import NoThought
from play.table.advice import turning_points
from play.workshop.thinkers import Thinkers
from play.workshop.workshop import MistakenJob
from tests.cogs.scene import pressed, settled
from tests.cogs.test_client import ANSWER
from tests.cogs.test_epilogue import last_word
from tests.games.nine_realms.builder import ODIN, SINFJOTLI, THOR, position
from tests.patience import wait_for

POINTS = "Turning points"
SO_FAR = re.compile("the answer comes here", re.IGNORECASE)
WORTHS = (0.78, 0.5, 0.3, 0.8, 0.1)
"""Of Ann's first decision, her last, and those between, in the order of the looks."""
DEEDS = (Move(ODIN, "D2"), Attack(THOR, SINFJOTLI), Move(THOR, "D3"))


@pytest.fixture
async def over(table):
    """Ann has done a few things in two turns, Bo too, and Ann has given up."""
    await table.stand(position(thor="D4", sinfjotli="D5"))
    for deed in (*DEEDS[:1], *DEEDS[2:], EndTurn()):
        await acted(table, 0, deed)
    for seat in (1, 0, 0):  # Bo ends the turn; Ann discards a card, and does nothing else
        match = await table.registry.match(1)
        await acted(table, seat, match.standing.default(seat))
    await table.services.concessions.concede(1, table.ann.id)
    await table.quiet()
    return table


async def acted(table, seat, deed):
    record = (await table.registry.match(1)).record.seats[seat]
    await table.gameplay.act(1, record.user, deed, record.prompt)
    await table.quiet()


async def read(user, over):
    """The answer to a press, once it is all there."""
    return await whole(await user.press(last_word(over), POINTS))


async def whole(reply):
    """The answer in place of what tells how far it is."""
    await settled(reply)
    return await wait_for(lambda: None if SO_FAR.search(reply.text) else reply.text)


@pytest.fixture
def told(monkeypatch):
    """What is thought about: whose seat, by which mind; the prospects fall with each decision."""
    asked = []

    async def ranking(self, rules, at, seat, mind, seed, most):
        asked.append((seat, mind, at))
        number = len([one for one in asked if one[1] is Mind.ADVISER])
        worth = WORTHS[min(number, len(WORTHS)) - 1]
        actions = [EndTurn(), Move(THOR, "E4")]
        return tuple(Thought(action, max(0.0, worth)) for action in actions)[:most]

    monkeypatch.setattr(Thinkers, "ranking", ranking)
    return asked


async def test_those_who_played_read_where_their_prospects_moved_most(over, told):
    """What they did, how it moved, what a strong robot would have done; nobody else sees it."""
    before = over.public()
    text = await read(over.ann, over)

    assert text.startswith("🔀 **Where your prospects moved most**")
    thor = "**Turn 1: Move Thor to D3** — from a win in about 8 of 10 to a win in about 3 of 10"
    assert thor in text
    assert "-# A strong robot would have done the same." in text
    assert "-# A strong robot would rather have chosen: " in text
    assert "**Turn 3: End the turn** — " in text
    assert text.index("Move Thor") < text.index("End the turn")
    assert over.public() == before


async def test_of_one_turn_one_decision_is_told(over, told):
    """The one by which most was won or lost: all that was asked about a roll is one matter."""
    text = await read(over.ann, over)

    assert len(told) > 3
    assert [turn.split(":")[0] for turn in text.split("**Turn ")[1:]] == ["1", "3"]


async def test_what_went_well_is_not_blamed(over, monkeypatch):
    """A strong robot's other answer is told there too, without saying that it was better."""
    asked = []

    async def ranking(*_):
        asked.append(None)
        return tuple(Thought(action, 0.3 * len(asked)) for action in (EndTurn(), Move(THOR, "E4")))

    monkeypatch.setattr(Thinkers, "ranking", ranking)
    text = await read(over.ann, over)
    well = text[text.index("Move Odin to D2") :].split("\n")[1]

    assert well == "-# It went well. A strong robot would first have thought of: End the turn"


async def test_each_reads_of_their_own_decisions_alone(over, told):
    """By what their own seat knew then: another's seat is never thought about."""
    await read(over.bo, over)
    bos = {seat for seat, *_ in told}
    told.clear()
    await read(over.ann, over)

    assert bos == {1}
    assert {seat for seat, *_ in told} == {0}
    assert all(0 in at.asks for _, _, at in told)


async def test_whoever_did_not_play_reads_nothing(over, told):
    refused = await pressed(over.cat, last_word(over), POINTS)

    assert refused.text.startswith("You have no seat in this match.")
    assert told == []


async def test_the_real_mind_is_asked_beside_the_event_loop(over):
    text = await read(over.ann, over)

    assert text.startswith(("🔀 **Where your prospects", "Your prospects never moved much"))


async def test_they_are_looked_for_once_and_one_at_a_time(over, told, monkeypatch):
    begins, goes_on, think = asyncio.Event(), asyncio.Event(), Thinkers.ranking

    async def slow(self, *asked):
        begins.set()
        await goes_on.wait()
        return await think(self, *asked)

    monkeypatch.setattr(Thinkers, "ranking", slow)
    first = await over.ann.press(last_word(over), POINTS)
    await begins.wait()
    again = await pressed(over.ann, last_word(over), POINTS)
    looking = (await settled(first)).text
    goes_on.set()
    text = await whole(first)
    number = len(told)

    assert looking == "🔀 I'm looking at your decisions: 0 of 5 so far. The answer comes here."
    assert again.text.startswith("I'm looking at your decisions already: 0 of 5 so far.")
    assert text.startswith("🔀")
    assert await read(over.ann, over) == text
    assert len(told) == number


async def test_how_far_it_is_is_told_now_and_then(over, told, monkeypatch):
    """Not at each decision: Discord takes few edits."""
    edits, replace = [], panel.replace

    async def seen(interaction, view):
        edits.append(view.children[0].content)
        await replace(interaction, view)

    monkeypatch.setattr(panel, "replace", seen)
    text = await read(over.ann, over)
    assert [bool(SO_FAR.search(edit)) for edit in edits] == [True, False]
    assert edits[-1] == text

    edits.clear()
    monkeypatch.setattr(panel, "EVERY", 0.0)
    await read(over.bo, over)
    assert len(edits) == [seat for seat, *_ in told].count(1) + 1
    assert edits[0].startswith("🔀 I'm looking at your decisions: 0 of ")


async def test_the_answer_comes_though_how_far_it_is_could_not_be_told(over, told):
    lost = Fault("PATCH", ANSWER, status=400)
    over.hall.faults.order(lost)
    text = await read(over.ann, over)

    assert text.startswith("🔀 **Where your prospects moved most**")
    assert lost.times == 0


async def test_what_fails_after_that_is_told_beside_it(over, monkeypatch):
    """So that whoever waits does not wait in vain."""

    async def failing(*_):
        raise RuntimeError("planted")

    monkeypatch.setattr(Thinkers, "ranking", failing)
    reply = await settled(await over.ann.press(last_word(over), POINTS))
    await wait_for(lambda: len(reply.messages) > 1)

    assert all(message.ephemeral for message in reply.messages)
    assert reply.messages[-1].text.startswith("Something went wrong")


async def test_others_wait_their_turn_and_not_too_many(over, told, monkeypatch):
    """So a hint waits for one thought at most."""
    begun, goes_on, think = asyncio.Event(), asyncio.Event(), Thinkers.ranking

    async def slow(self, *asked):
        begun.set()
        await goes_on.wait()
        return await think(self, *asked)

    monkeypatch.setattr(Thinkers, "ranking", slow)
    first = await over.ann.press(last_word(over), POINTS)
    await begun.wait()
    monkeypatch.setattr(turning_points, "LINE", 1)
    refused = (await pressed(over.bo, last_word(over), POINTS)).text
    monkeypatch.setattr(turning_points, "LINE", 2)
    second = await over.bo.press(last_word(over), POINTS)
    waiting = (await settled(second)).text
    once_more = (await pressed(over.bo, last_word(over), POINTS)).text
    goes_on.set()
    await whole(first)
    await whole(second)
    seats = [seat for seat, *_ in told]

    assert refused.startswith("Many people are waiting for their turning points")
    assert "Someone else asked first, in this match or another." in waiting
    assert "behind one other person." in once_more
    assert seats == sorted(seats)
    assert set(seats) == {0, 1}


async def test_no_more_is_looked_at_than_there_is_time_for(over, told, monkeypatch):
    monkeypatch.setattr(turning_points, "MOST", 2)
    await read(over.ann, over)
    assert [mind for _, mind, _ in told].count(Mind.ADVISER) == 2

    told.clear()
    monkeypatch.setattr(turning_points, "BUDGET", -1.0)
    text = await read(over.bo, over)
    assert told == []
    assert text.startswith("Your prospects never moved much")


@pytest.mark.parametrize("fault", [NoThought(), MistakenJob("KeyError\n  in ranked")])
async def test_decisions_of_which_no_thought_comes_are_passed_over(over, fault, monkeypatch):
    async def failing(*_):
        raise fault

    monkeypatch.setattr(Thinkers, "ranking", failing)

    text = await read(over.ann, over)
    assert text.startswith("Your prospects never moved much")


async def test_a_match_that_goes_on_has_none(table):
    async def tell(progress):
        raise AssertionError(progress)

    match = await table.registry.match(1)
    with pytest.raises(StalePrompt):
        await table.services.turning_points.of(match, table.ann.id, tell)
