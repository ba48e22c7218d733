"""*Turning points* below the end of a match: for those who played, from what they knew, in time."""

import asyncio

import pytest

import cogs.panels.turning_points
from games.core.errors import StalePrompt
from games.nine_realms.actions import Attack, EndTurn, Move
from play.minds import Mind, Thought
from play.refusals import NoThought
from play.table.advice import turning_points
from play.workshop.thinkers import Thinkers
from play.workshop.workshop import MistakenJob
from tests.cogs.scene import settled
from tests.cogs.test_epilogue import last_word
from tests.games.nine_realms.builder import ODIN, SINFJOTLI, THOR, position
from tests.patience import wait_for

POINTS = "Turning points"
LOOKING = "🔀 I'm looking back at your decisions: "
DEEDS = (Move(ODIN, "D2"), Attack(THOR, SINFJOTLI), Move(THOR, "D3"))


@pytest.fixture
async def over(table):
    """Ann has done a few things, Bo too, and Ann has given up."""
    await table.stand(position(thor="D4", sinfjotli="D5"))
    for deed in (*DEEDS[:1], *DEEDS[2:], EndTurn()):
        await acted(table, 0, deed)
    match = await table.registry.match(1)
    await acted(table, 1, match.standing.default(1))
    await table.services.concessions.concede(1, table.ann.id)
    await table.quiet()
    return table


async def acted(table, seat, deed):
    record = (await table.registry.match(1)).record.seats[seat]
    await table.gameplay.act(1, record.user, deed, record.prompt)
    await table.quiet()


@pytest.fixture
def told(monkeypatch):
    """What is thought about: whose seat, by which mind; the prospects fall with each decision."""
    asked = []

    async def ranking(self, rules, at, seat, mind, seed, most):
        asked.append((seat, mind, at))
        worth = 0.9 - 0.3 * len([one for one in asked if one[1] is Mind.ADVISER])
        actions = [EndTurn(), Move(THOR, "E4")]
        return tuple(Thought(action, max(0.0, worth)) for action in actions)[:most]

    monkeypatch.setattr(Thinkers, "ranking", ranking)
    return asked


async def points(user, over):
    """The message that answers the button, once nothing is looked for any more."""
    return await found(await user.press(last_word(over), POINTS))


async def found(reply):
    """The last thing that was said, and not how far it is."""
    await settled(reply)
    await wait_for(lambda: not reply.messages[-1].text.startswith(LOOKING))
    return reply.messages[-1]


async def test_those_who_played_read_where_their_prospects_moved_most(over, told):
    """What they did, how it moved, what a strong robot would have done; nobody else sees it."""
    before = over.public()
    text = (await points(over.ann, over)).text

    assert text.startswith("🔀 **Where your prospects moved most**")
    assert "**Turn 1: Move Odin to D2** — from a win in about 6 of 10 to next to nothing" in text
    assert "-# A strong robot would have done the same." in text
    assert "-# A strong robot would rather have chosen: " in text
    assert text.index("Move Odin") < text.index("End the turn")
    assert over.public() == before


async def test_what_went_well_is_not_blamed(over, monkeypatch):
    """A strong robot's other answer is told there too, without saying that it was better."""
    asked = []

    async def ranking(*_):
        asked.append(None)
        return tuple(Thought(action, 0.3 * len(asked)) for action in (EndTurn(), Move(THOR, "E4")))

    monkeypatch.setattr(Thinkers, "ranking", ranking)
    text = (await points(over.ann, over)).text
    well = text[text.index("Move Odin to D2") :].split("\n")[1]

    assert well == "-# It went well. A strong robot would first have thought of: End the turn"


async def test_each_reads_of_their_own_decisions_alone(over, told):
    """By what their own seat knew then: another's seat is never thought about."""
    await points(over.bo, over)
    bos = {seat for seat, *_ in told}
    told.clear()
    await points(over.ann, over)

    assert bos == {1}
    assert {seat for seat, *_ in told} == {0}
    assert all(0 in at.asks for _, _, at in told)


async def test_whoever_did_not_play_reads_nothing(over, told):
    refused = await points(over.cat, over)

    assert refused.text.startswith("You have no seat in this match.")
    assert told == []


async def test_the_real_mind_is_asked_beside_the_event_loop(over):
    text = (await points(over.ann, over)).text

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
    again = await points(over.ann, over)
    goes_on.set()
    text = (await found(first)).text
    number = len(told)

    assert again.text.startswith("I'm looking at a match of yours already.")
    assert text.startswith("🔀")
    assert (await points(over.ann, over)).text == text
    assert len(told) == number


@pytest.fixture
def slow(told, monkeypatch):
    """Each thought waits until one is let go on; closed once they all need not wait."""
    thoughts = asyncio.Semaphore(0)
    think = Thinkers.ranking

    async def waiting(self, *asked):
        await thoughts.acquire()
        return await think(self, *asked)

    monkeypatch.setattr(Thinkers, "ranking", waiting)
    return thoughts


def looked(number):
    return f"{LOOKING}{number} of 3."


async def test_meanwhile_it_says_how_far_it_is(over, slow, monkeypatch):
    """At once, and then no more often than somebody reads it; what is found takes its place."""
    monkeypatch.setattr(cogs.panels.turning_points, "PAUSE", 0.0)
    reply = await over.ann.press(last_word(over), POINTS)
    for number in range(3):
        await wait_for(lambda number=number: reply.messages[-1].text.startswith(looked(number)))
        slow.release()
    for _ in range(3):
        slow.release()

    assert (await found(reply)).text.startswith("🔀 **Where your prospects moved most**")
    assert len(reply.messages) == 1


async def test_it_is_not_said_at_every_thought(over, told):
    said = []
    replace = cogs.panels.turning_points.replace

    async def heard(interaction, view):
        said.append(view)
        await replace(interaction, view)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cogs.panels.turning_points, "replace", heard)
        await points(over.ann, over)

    assert len(said) == 2


async def test_what_goes_wrong_meanwhile_is_told_beside_it(over, monkeypatch):
    """A layout takes no sentence."""

    async def slipping(*_):
        raise RuntimeError("planted")

    monkeypatch.setattr(Thinkers, "ranking", slipping)
    reply = await over.ann.press(last_word(over), POINTS)

    await wait_for(lambda: len(reply.messages) > 1)
    assert reply.messages[0].text.startswith(looked(0))
    assert reply.messages[1].text.startswith("Something went wrong")


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
    refused = (await points(over.bo, over)).text
    monkeypatch.setattr(turning_points, "LINE", 2)
    second = await over.bo.press(last_word(over), POINTS)
    goes_on.set()
    await found(first)
    await found(second)
    seats = [seat for seat, *_ in told]

    assert refused.startswith("I'm looking at other matches just now.")
    assert seats == sorted(seats)
    assert set(seats) == {0, 1}


async def test_no_more_is_looked_at_than_there_is_time_for(over, told, monkeypatch):
    monkeypatch.setattr(turning_points, "MOST", 2)
    await points(over.ann, over)
    assert [mind for _, mind, _ in told].count(Mind.ADVISER) == 2

    told.clear()
    monkeypatch.setattr(turning_points, "BUDGET", -1.0)
    text = (await points(over.bo, over)).text
    assert told == []
    assert text.startswith("Your prospects never moved much")


@pytest.mark.parametrize("fault", [NoThought(), MistakenJob("KeyError\n  in ranked")])
async def test_decisions_of_which_no_thought_comes_are_passed_over(over, fault, monkeypatch):
    async def failing(*_):
        raise fault

    monkeypatch.setattr(Thinkers, "ranking", failing)

    text = (await points(over.ann, over)).text
    assert text.startswith("Your prospects never moved much")


async def unheard(_looked, _number):
    """It is never said."""
    raise AssertionError


async def test_a_match_that_goes_on_has_none(table):
    with pytest.raises(StalePrompt):
        await table.services.turning_points.of(await table.registry.match(1), table.ann.id, unheard)
