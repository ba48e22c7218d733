"""The *Your move* panel: questions, ways back, pages, hints, pictures, and panels of yesterday."""

import asyncio

import pytest

from games.nine_realms.actions import Move
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, TurnEnd
from hall import ClientRefusal
from tests.cogs.scene import chosen, labels, pressed, settled, typed
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    D6,
    RA,
    SINFJOTLI,
    THOR,
    at,
    board,
    position,
    rolled,
    window,
)

STALE = "That question is closed; here is how things stand now."
HERE = {"thor": "D4", "sinfjotli": "D5"}


async def test_a_move_is_chosen_kind_by_kind(table):
    """The kind, the figure, the hex; then the same panel tells what happened, and asks again."""
    await table.stand(position(thor="D4"))
    kinds = await table.panel(table.ann)
    figures = await pressed(table.ann, kinds, "Move (1 action)")
    hexes = await pressed(table.ann, figures, "Thor")
    done = await chosen(table.ann, hexes, hexes.menus[0].options[0].label)

    assert "What do you do?" in kinds.text
    assert labels(figures) == ["1 · Odin", "2 · Thor", "◂ Back"]
    assert done.text.startswith("Thor moves from D4 to ")
    assert kinds.id == figures.id == hexes.id == done.id
    assert "Move (1 action)" in labels(done)
    assert (await table.standing()).table.place(THOR) != "D4"


async def test_the_way_back_leads_to_the_question_before(table):
    await table.stand(position(thor="D4"))
    kinds = await table.panel(table.ann)
    figures = await pressed(table.ann, kinds, "Move (1 action)")
    hexes = await pressed(table.ann, figures, "Thor")

    back = await pressed(table.ann, hexes, "◂ Back")
    home = await pressed(table.ann, back, "◂ Back")

    assert labels(back) == labels(figures)
    assert labels(home) == labels(kinds)
    assert "◂ Back" not in labels(home)


async def test_more_values_than_fit_are_paged(table):
    """All can be reached, and after the last page comes the first."""
    await table.stand(position(thor="D4"))
    legal = {m.hex for m in (await table.standing()).asks[0].kinds[Move] if m.figure is THOR}
    page = await pressed(table.ann, await table.panel(table.ann), "Move (1 action)")
    page = first = await pressed(table.ann, page, "Thor")
    seen = []
    for _ in range(-(-len(legal) // 24)):
        seen += [option.label.split(" · ")[-1] for option in page.menus[0].options]
        assert len(page.menus[0].options) <= 24
        page = await pressed(table.ann, page, "More ▸")

    assert len(legal) > 24
    assert len(seen) == len(set(seen))
    assert set(seen) == legal
    assert labels(page) == labels(first)


async def test_places_are_numbered_on_a_private_picture(table):
    await table.stand(position(thor="D4"))
    figures = await pressed(table.ann, await table.panel(table.ann), "Move (1 action)")

    hexes = await pressed(table.ann, figures, "Thor")

    assert len(hexes.images) == 1
    assert hexes.menus[0].options[0].label.startswith("1 · ")
    assert "1 · " in hexes.alt_texts[0]
    assert len(hexes.alt_texts[0]) <= 250
    assert hexes.images[0].data not in table.hall.delivered_to(table.bo)


async def test_odds_are_shown_before_dice_are_rolled(table):
    """Beside each target, and once more before it counts."""
    await table.stand(position(**HERE, hjordis="C4", sigmund="E4"))
    kinds = await table.panel(table.ann)

    targets = await pressed(table.ann, kinds, "Attack (1 action)")
    hints = {option.label: option.description for option in targets.menus[0].options}
    name = next(label for label in hints if label.endswith("Sinfjotli"))
    sure = await chosen(table.ann, targets, name)

    assert all("% to hurt" in hint for hint in hints.values())
    assert hints[name] in sure.text
    assert "This cannot be taken back." in sure.text


async def test_what_cannot_be_taken_back_is_asked_twice(table):
    """And can be left alone."""
    await table.stand(position(**HERE))
    before = await table.standing()
    kinds = await table.panel(table.ann)
    attack = next(label for label in labels(kinds) if "Sinfjotli" in label)

    sure = await pressed(table.ann, kinds, attack)
    assert labels(sure) == ["Do it", "◂ Back"]
    back = await pressed(table.ann, sure, "◂ Back")
    assert await table.standing() == before
    assert attack in labels(back)
    done = await pressed(table.ann, await pressed(table.ann, back, attack), "Do it")

    assert done.text.startswith("Thor attacks Sinfjotli")


async def test_the_hand_is_shown_where_cards_are_chosen(table):
    """To its owner alone; the names of its cards too."""
    deal = board(hands=((A6, A3, D6, RA), (AD5,)))
    await table.stand(at(deal, AllSeeingEye(0), ActionPhase(0), TurnEnd(0)))
    panel = await table.panel(table.ann)
    if "Choose a card to discard" in labels(panel):
        panel = await pressed(table.ann, panel, "Choose a card to discard")

    assert len(panel.images) == 1
    assert any("+6 attack" in label for label in labels(panel))
    assert panel.images[0].data not in table.hall.delivered_to(table.bo)
    assert b"+6 attack" not in table.hall.delivered_to(table.bo)


async def test_a_panel_of_a_question_that_was_answered_elsewhere(table):
    """A kind sentence and the fresh question, in the same panel; nothing is done."""
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    await typed(table.ann, table.thread, "realms move", figure="thor", hex="D3")
    before = await table.standing()

    again = await pressed(table.ann, panel, "Move (1 action)")

    assert again.text.startswith(STALE)
    assert "5 actions left" in again.text
    assert labels(again)
    assert await table.standing() == before
    assert not (await pressed(table.ann, again, labels(again)[0])).text.startswith(STALE)


async def test_a_confirmation_of_yesterday_does_nothing(table):
    await table.stand(position(**HERE))
    kinds = await table.panel(table.ann)
    sure = await pressed(table.ann, kinds, next(t for t in labels(kinds) if "Sinfjotli" in t))
    await typed(table.ann, table.thread, "realms transform", hex="e1", terrain="Water")
    before = await table.standing()

    again = await pressed(table.ann, sure, "Do it")

    assert again.text.startswith(STALE)
    assert await table.standing() == before


async def test_a_doubled_click_acts_once(table):
    await table.stand(position(**HERE))
    kinds = await table.panel(table.ann)
    sure = await pressed(table.ann, kinds, next(t for t in labels(kinds) if "Sinfjotli" in t))

    for reply in await asyncio.gather(*(table.ann.press(sure, "Do it") for _ in range(2))):
        await settled(reply)
    await table.quiet()

    assert (await table.standing()).table.actions[0] == 5
    deeds = await table.registry.store.deeds(await table.number())
    assert len([deed for deed in deeds if deed.action is not None]) == 1


async def test_who_is_not_asked_reads_whom_the_match_waits_for(table):
    await table.stand(position(thor="D4"))

    panel = await table.panel(table.bo)

    assert panel.text.startswith("Nothing to decide for you now. The match waits for")
    assert labels(panel) == []


async def test_a_panel_closes_when_the_match_is_over(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    await table.services.concessions.concede(await table.number(), table.bo.id)

    over = await pressed(table.ann, panel, "Move (1 action)")

    assert "This match is over." in over.text
    assert labels(over) == []


async def test_a_panel_works_after_a_restart(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    await table.disconnect()
    await table.connect()

    assert "2 · Thor" in labels(await pressed(table.ann, panel, "Move (1 action)"))


async def test_the_other_player_never_sees_a_panel(table):
    """Not its texts, its pictures, nor that there is one."""
    deal = board(thor="D4", sinfjotli="D5", hands=((A6, A3), (D6,)))
    await table.stand(window(deal, rolled(deal, THOR, SINFJOTLI, 3, 4, 5, 6)))
    panel = await table.panel(table.ann)

    assert any("+6 attack" in label for label in labels(panel))
    delivered = table.hall.delivered_to(table.bo)
    assert str(panel.id).encode() not in delivered
    assert b"+6 attack" not in delivered
    with pytest.raises(ClientRefusal):
        await table.bo.press(panel, labels(panel)[0])


async def test_both_panels_are_open_side_by_side_while_both_deploy(table):
    """One's answers leave the other's panel as it is."""
    usual = "Take the usual places and be ready"
    anns, bos = await table.panel(table.ann), await table.panel(table.bo)
    first = await pressed(table.ann, anns, usual)

    second = await pressed(table.bo, bos, usual)

    assert "waits for" in first.text
    assert STALE not in second.text
    assert (await table.standing()).table.turn == 1
