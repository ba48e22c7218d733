"""Rules that are mistaken about what may be done: the table hears of it, and no match is held."""

from msgspec.structs import replace

from db import By
from games.nine_realms.actions import Attack, EndTurn, Move, Pass
from games.nine_realms.steps.exchange import FateWindow
from games.nine_realms.steps.turn import ActionPhase
from play.refusals import NoThought
from play.workshop.thinkers import Thinkers
from tests.games.nine_realms.builder import D6, SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO

NOWHERE = Move(SINFJOTLI, "E5")
"""What the figure that stands there may not do."""


async def waiting_for_bo(room, lapse):
    """It is Bo's turn, he was told, and the rules err about what the silent do."""
    match = await room.begun(position(thor="D4", sinfjotli="E5"))
    await room.settle(match, lapse=lapse)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    return match


async def looked(room, **time):
    room.clock.advance(**time)
    await room.services.clocks.look()
    await room.all_shown()


async def last_deed(room, match):
    """Who did the last thing, and for whom."""
    found = [deed for deed in await room.registry.store.deeds(match) if deed.by]
    return (found[-1].seat, found[-1].by) if found else None


async def attacked(room):
    """Ann has struck Bo, who may answer with a card; nobody has clicked of late."""
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,)), actions=(6, 0)))
    room.clock.advance(minutes=10)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    assert (await room.position(match)).is_window(1)
    return match


async def clock_of_bo(room, match):
    return (await room.record(match)).seats[1].clock


async def test_the_silent_do_what_they_may_if_the_default_is_mistaken(room, monkeypatch, caplog):
    match = await waiting_for_bo(room, "forfeit")
    monkeypatch.setattr(ActionPhase, "default", lambda *_: NOWHERE)
    assert NOWHERE not in (await room.position(match)).asks[1]

    await looked(room, hours=24)

    assert await last_deed(room, match) == (1, By.CLOCK)
    assert "match 1, seat 1: the default is not offered" in caplog.text


async def test_a_robot_does_what_it_may_if_the_default_is_mistaken(room, monkeypatch, caplog):
    match = await waiting_for_bo(room, "replace")
    monkeypatch.setattr(ActionPhase, "default", lambda *_: NOWHERE)

    async def broken(*_):
        raise NoThought

    monkeypatch.setattr(Thinkers, "answer", broken)
    await looked(room, hours=24)
    await looked(room, seconds=3)

    assert await last_deed(room, match) == (1, By.ROBOT)
    assert "match 1, seat 1: the default is not offered" in caplog.text


async def test_a_player_is_asked_what_a_mistaken_order_would_answer(room, monkeypatch, caplog):
    monkeypatch.setattr(FateWindow, "ordered", lambda *_: NOWHERE)
    match = await attacked(room)

    asked = await clock_of_bo(room, match)
    assert (asked.ordered, asked.acts) == (None, None)
    assert "match 1, seat 1: an order is not offered" in caplog.text
    await room.play(match, BO, Pass())


async def test_a_player_is_asked_if_an_order_is_not_offered_any_more(room, caplog):
    """As after an update of the bot; the player is called, with the whole time for it."""
    match = await attacked(room)
    codec = (await room.registry.match(match)).title.rules.codec
    clock = replace(await clock_of_bo(room, match), ordered=codec.dump_action(NOWHERE))
    await room.settle(match, seat=1, clock=replace(clock, acts=clock.opened, due=clock.opened))

    await looked(room, seconds=90)

    asked = await clock_of_bo(room, match)
    assert (asked.ordered, asked.acts) == (None, None)
    assert (asked.left, asked.since) == (clock.left, room.clock.now())
    assert await room.registry.store.calls(match, f"1:{asked.prompt}")
    assert "match 1, seat 1: an order is not offered" in caplog.text
    await room.play(match, BO, Pass())
