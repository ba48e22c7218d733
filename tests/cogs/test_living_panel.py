"""Open panels: edited whenever the question changes, one a seat, and a call once they are gone."""

import pytest

from cogs.panels.living import LIFE
from games.nine_realms.actions import Accept, Attack, EndTurn, Move, Pass
from hall.faults import Fault
from tests.cogs.scene import labels, pressed, settled
from tests.cogs.test_client import ANSWER
from tests.cogs.test_welcome import PLAY, clicked
from tests.games.nine_realms.builder import D6, position
from tests.patience import wait_for
from words.speech import isolated

TRIES = 5
"""How often discord.py sends what a server has failed to do (docs/discord.md, Trying again)."""
NOT_YOU = "Nothing to decide for you now."
READY = "Take the usual places and be ready"


async def ready(user, panel):
    """Deploy as usual."""
    return await pressed(user, panel, READY)


async def reads(user, panel, text):
    """Wait until an open panel says something."""
    return await wait_for(lambda: _said(user.reread(panel), text))


def _said(panel, text):
    return panel if text in panel.text else None


async def test_a_panel_is_edited_when_somebody_else_decides(table):
    """It said to wait; now it asks, tells what has happened, and shows the board."""
    await table.stand(position(thor="D4"))
    bos = await table.panel(table.bo)
    assert bos.text.endswith(f"{NOT_YOU} Waiting for {isolated('Ann')}.")

    await _acts(table, table.ann, EndTurn)

    asked = await reads(table.bo, bos, "It's your turn")
    assert asked.text.startswith(f"{isolated('Ann')} ends the turn")
    assert "🔒 You draw" in asked.text
    assert labels(asked)
    assert asked.images


async def test_nobody_is_called_who_sees_it_in_a_panel(table):
    """Whoever has just answered has the panel before their eyes."""
    anns = await ready(table.ann, await table.panel(table.ann))
    bos = await ready(table.bo, await table.panel(table.bo))
    await table.quiet()

    assert NOT_YOU in (anns.text, bos.text) or labels(table.ann.reread(anns))
    assert table.calls() == []


async def test_your_move_takes_the_panel_before_away(table):
    """There is one, and it is the newest message."""
    first = await table.panel(table.ann)
    second = await table.panel(table.ann)

    await wait_for(lambda: first.id not in [one.id for one in table.ann.sees(table.thread)])
    assert second.id != first.id
    assert labels(table.ann.reread(second))


async def test_another_players_panel_is_left_alone(table):
    """Each has one."""
    anns, bos = await table.panel(table.ann), await table.panel(table.bo)
    again = await table.panel(table.bo)

    await wait_for(lambda: bos.id not in [one.id for one in table.bo.sees(table.thread)])
    assert labels(table.ann.reread(anns))
    assert labels(table.bo.reread(again))


async def test_a_free_undo_has_a_button(table):
    """It is there as long as nobody need be asked, and takes one action back."""
    await table.stand(position(thor="D4"))
    before = (await table.standing()).table
    await _acts(table, table.ann, Move)
    panel = await table.panel(table.ann)
    assert "↩ Undo" in labels(panel)

    back = await pressed(table.ann, panel, "↩ Undo")

    assert "↩ Taken back." in back.text
    assert "↩ Undo" not in labels(back)
    assert (await table.standing()).table == before


async def test_against_a_robot_the_button_stays_behind_dice_and_answers(hallway):
    """Nobody need be asked; the same attack comes out the same again."""
    await clicked(hallway, hallway.ann, PLAY)
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    await hallway.stand(position(thor="D4", sinfjotli="D5"))
    before, panel = (await hallway.standing()).table, await hallway.panel(hallway.ann)
    attack = next(label for label in labels(panel) if label.startswith("Thor attacks"))
    struck = await pressed(hallway.ann, panel, attack)
    back = await pressed(hallway.ann, struck, "↩ Undo")

    assert "↩ Taken back." in back.text
    assert (await hallway.standing()).table == before
    end = next(label for label in labels(back) if label.startswith("End the turn"))
    sure = await pressed(hallway.ann, back, end)
    assert "Do it" in labels(sure)
    assert "can't take this back" not in sure.text
    again = await pressed(hallway.ann, await pressed(hallway.ann, sure, "◂ Back"), attack)
    assert again.text.split("\n")[0] == struck.text.split("\n")[0]


async def test_awaited_again_without_a_panel_one_is_called_in_an_own_turn(table):
    """Ann has attacked by typing; nobody would see that Bo has answered."""
    await _ann_attacks(table)
    assert [one.pinged for one in table.calls()] == [("Bo",)]

    await _bo_answers(table)

    await wait_for(lambda: [one.pinged for one in table.calls()] == [("Ann",)])


async def test_awaited_again_with_a_panel_one_is_called_when_it_can_no_longer_be_edited(table):
    """Until then it shows what is asked."""
    panel = await table.panel(table.ann)
    await _ann_attacks(table)
    await reads(table.ann, panel, NOT_YOU)

    await _bo_answers(table)

    await reads(table.ann, panel, "It's your turn")
    await table.quiet()
    assert table.calls() == []
    table.clock.advance(seconds=LIFE + 1)
    await wait_for(lambda: [one.pinged for one in table.calls()] == [("Ann",)])


@pytest.mark.parametrize("status", [400, 500])
async def test_a_panel_that_could_not_be_edited_counts_for_nothing(table, status):
    """Ann has acted and is asked again, but the answer is lost: she is called."""
    await table.stand(position(thor="D4"))
    panel = await _moved(table, await table.panel(table.ann))
    table.hall.faults.order(Fault("PATCH", ANSWER, status=status, times=TRIES))
    figure = panel.menus[0]

    await table.ann.choose(panel, figure.custom_id, figure.options[0].label)

    await wait_for(lambda: table.registry.panels.of(1, 0.0) == {})
    table.clock.advance(seconds=1)
    await wait_for(lambda: [one.pinged for one in table.calls()] == [("Ann",)])


async def _moved(table, panel):
    """The panel after the first figure has done the first thing it can do."""
    figure = panel.menus[0]
    reply = await table.ann.choose(panel, figure.custom_id, figure.options[0].label)
    return (await settled(reply)).message


async def test_a_panel_whose_token_is_gone_is_edited_no_more(table):
    """And its player is called."""
    await table.stand(position(thor="D4", sinfjotli="D5"))
    panel = await table.panel(table.bo)
    table.clock.advance(seconds=LIFE + 1)

    await _acts(table, table.ann, EndTurn)

    await wait_for(lambda: [one.pinged for one in table.calls()] == [("Bo",)])
    assert NOT_YOU in table.bo.reread(panel).text


async def _ann_attacks(table):
    """Bo, who holds a card, is asked."""
    await table.stand(position(thor="D4", sinfjotli="D5", hands=((), (D6,))))
    await _acts(table, table.ann, Move)
    await _acts(table, table.ann, Attack)
    await table.quiet()
    assert (await table.standing()).awaited == (1,)


async def _bo_answers(table):
    table.clock.advance(seconds=1)
    while (await table.standing()).awaited == (1,):
        await _acts(table, table.bo, Pass, Accept)
    assert (await table.standing()).awaited == (0,)


async def _acts(table, user, *kinds):
    """Act without a panel, as by typing."""
    match = await table.registry.match(await table.number())
    seat = match.seat_of(user.id)
    action = next(one for one in match.standing.asks[seat.seat] if isinstance(one, kinds))
    await table.services.gameplay.act(match.record.id, user.id, action, seat.prompt)
