"""The *Your move* panel: questions, ways back, pages, hints, pictures, and panels of yesterday."""

import asyncio
import re

import pytest

from games.nine_realms.actions import Move
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, TurnEnd
from hall import ClientRefusal
from tests.cogs.scene import chosen, chosen_in, labels, menu_of, pressed, settled, typed
from tests.e2e.player import decisions
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
HEX = re.compile(r"\b[A-H]\d+")
CHANGE_TERRAIN = "Change terrain (3 actions)"
HERE = {"thor": "D4", "sinfjotli": "D5"}


async def test_a_move_is_chosen_in_the_menu_of_its_figure(table):
    """Each figure has one; the same panel tells what happened, and asks again."""
    await table.stand(position(thor="D4", odin="D1"))
    figures = await table.panel(table.ann)
    done = await chosen(table.ann, figures, menu_of(figures, "Thor").options[0].label)

    assert "What do you do?" in figures.text
    assert menu_of(figures, "Odin").options
    assert done.text.startswith("Thor moves from D4 to ")
    assert figures.id == done.id
    assert not any((menu.placeholder or "").startswith("Thor") for menu in done.menus)
    assert (await table.standing()).table.place(THOR) != "D4"


async def test_the_way_back_leads_to_the_question_before(table):
    await table.stand(position(thor="D4"))
    kinds = await table.panel(table.ann)
    hexes = await pressed(table.ann, kinds, CHANGE_TERRAIN)
    terrain = await chosen(table.ann, hexes, hexes.menus[0].options[0].label)

    back = await pressed(table.ann, terrain, "◂ Back")
    home = await pressed(table.ann, back, "◂ Back")

    assert labels(back) == labels(hexes)
    assert labels(home) == labels(kinds)
    assert "◂ Back" not in labels(home)


async def test_more_values_than_fit_are_paged(table):
    """All can be reached, and after the last page comes the first."""
    await table.stand(position(thor="D4"))
    legal = {m.hex for m in (await table.standing()).asks[0].kinds[Move] if m.figure is THOR}
    panel = await table.panel(table.ann)
    page = first = await chosen_in(table.ann, panel, "Thor", "More choices …")
    seen = []
    for _ in range(-(-len(legal) // 24)):
        seen += [option.label.split()[-1] for option in page.menus[0].options]
        assert len(page.menus[0].options) <= 24
        page = await pressed(table.ann, page, "More ▸")

    assert len(legal) > 24
    assert len(seen) == len(set(seen))
    assert set(seen) == legal
    assert labels(page) == labels(first)


@pytest.mark.parametrize("pages", [1, 2])
async def test_what_stands_on_any_page_is_chosen_like_all_else(table, pages):
    """Each of them acts, whatever page it is on."""
    await table.stand(position(thor="D4"))
    page = await chosen_in(table.ann, await table.panel(table.ann), "Thor", "More choices …")
    for _ in range(1, pages):
        page = await pressed(table.ann, page, "More ▸")
    far = page.menus[0].options[-1].label

    done = await chosen(table.ann, page, far)

    assert "closed" not in done.text
    assert (await table.standing()).table.place(THOR) == far.split()[-1]


async def test_more_choices_are_other_choices(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    before = {option.label.split()[-1] for option in menu_of(panel, "Thor").options}

    second = await chosen_in(table.ann, panel, "Thor", "More choices …")

    assert not before & {option.label.split()[-1] for option in second.menus[0].options}


async def test_places_are_numbered_on_a_private_picture(table):
    """Beside the menus; a place has one number, whoever goes there."""
    await table.stand(position(thor="D4", odin="D3"))

    panel = await table.panel(table.ann)
    options = [option.label for menu in panel.menus for option in menu.options]
    split = [label.split(" · ") for label in options if " · " in label]
    numbered = [(number, HEX.search(what)[0]) for number, what in split]

    assert len(panel.images) == 1
    assert numbered[0][0] == "1"
    assert {what for number, what in numbered if number == "1"} == {numbered[0][1]}
    assert len({what for _, what in numbered}) == len({number for number, _ in numbered})
    assert len(numbered) > len({what for _, what in numbered})
    assert "Thor: " in panel.alt_texts[0]
    assert len(panel.alt_texts[0]) <= 250
    assert panel.images[0].data not in table.hall.delivered_to(table.bo)


async def test_a_page_of_one_figure_has_numbers_of_its_own(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    page = await chosen_in(table.ann, panel, "Thor", "More choices …")

    assert len(page.images) == 1
    assert page.menus[0].options[0].label.startswith("1 · Move to ")
    assert "1 · " in page.alt_texts[0]


async def test_a_figure_that_can_do_one_thing_says_what(table):
    """Its button is that action, with the odds; nobody attacks by looking."""
    await table.stand(position(**HERE, moved=(THOR,)))
    panel = await table.panel(table.ann)

    (attack,) = [label for label in labels(panel) if label.startswith("Thor")]
    assert attack.startswith("Thor attacks Sinfjotli")
    assert "% to hurt" in attack


async def test_attacks_are_buttons_beside_the_menus_the_likeliest_first(table):
    """One press each, with the odds; no more than five, and all of them in the menus too."""
    await table.stand(
        position(**HERE, frigg="C4", sigmund="D3", valkyrie="E4", hjordis="C5", vanguard="E5")
    )
    panel = await table.panel(table.ann)
    attacks = [label for label in labels(panel) if " attacks " in label]
    chances = [int(re.search(r"(\d+) % to hurt", label)[1]) for label in attacks]
    in_menus = [each.label for menu in panel.menus for each in menu.options]
    done = await pressed(table.ann, panel, attacks[0])

    assert len(attacks) == 5
    assert chances == sorted(chances, reverse=True)
    assert sum(" · Attack " in label for label in in_menus) > 5
    assert done.text.startswith(attacks[0].split(" — ")[0])


async def test_odds_are_shown_before_dice_are_rolled(table):
    """Beside each target, before the places, which say what they are; then it is done."""
    await table.stand(position(**HERE, hjordis="C4", sigmund="E4"))

    panel = await table.panel(table.ann)
    hints = {option.label: option.description for option in menu_of(panel, "Thor").options}
    attacks = [label for label in hints if " · Attack " in label]
    name = next(label for label in attacks if label.endswith("Sinfjotli"))
    done = await chosen_in(table.ann, panel, "Thor", name)

    assert len(attacks) == 3
    assert attacks == list(hints)[:3]
    assert all("% to hurt" in hints[label] for label in attacks)
    assert "plain" in {hint.split(" ")[0] for hint in hints.values() if hint}
    assert done.text.startswith("Thor attacks Sinfjotli")


async def test_what_cannot_be_taken_back_is_asked_twice(table):
    """With what is left undone; and it can be left alone."""
    await table.stand(position(**HERE))
    before = await table.standing()
    kinds = await table.panel(table.ann)
    end = end_of(kinds)

    sure = await pressed(table.ann, kinds, end)
    assert labels(sure) == ["Do it", "◂ Back"]
    assert "6 actions left, kept for counterattacks; Thor could still attack" in sure.text
    back = await pressed(table.ann, sure, "◂ Back")
    assert await table.standing() == before
    assert end in labels(back)
    done = await pressed(table.ann, await pressed(table.ann, back, end), "Do it")

    assert "ends the turn" in done.text


async def test_what_loses_nothing_is_asked_once(table):
    """A turn with no action left ends at a press; the prey may be chosen in the next one."""
    await table.stand(position(sinfjotli="D9", thor="D4", active=1, actions=(6, 0)))
    panel = await table.panel(table.bo)

    done = await pressed(table.bo, panel, end_of(panel))

    assert "no actions left" in end_of(panel)
    assert "ends the turn" in done.text


async def test_a_button_for_all_that_is_left_to_do_says_what_it_does(table):
    """With its effect; it stands for itself, and is pressed once."""
    await table.stand(position(active=1, actions=(6, 0), moved=(SINFJOTLI,)))
    panel = await table.panel(table.bo)

    assert decisions(panel) == ["End the turn — no actions left"]
    assert "Do it" not in labels(panel)

    done = await pressed(table.bo, panel, decisions(panel)[0])
    assert "ends the turn" in done.text


def end_of(panel):
    """The button that ends a turn, as it is labelled now."""
    return next(label for label in labels(panel) if label.startswith("End the turn"))


async def test_the_hand_is_shown_where_cards_are_chosen(table):
    """To its owner alone; the names of its cards too."""
    deal = board(hands=((A6, A3, D6, RA), (AD5,)))
    await table.stand(at(deal, AllSeeingEye(0), ActionPhase(0), TurnEnd(0)))
    panel = await table.panel(table.ann)
    assert "Let chance choose" not in labels(panel), "that is for who says nothing"
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

    again = await chosen(table.ann, panel, menu_of(panel, "Thor").options[0].label)

    assert again.text.startswith(STALE)
    assert "5 actions left" in again.text
    assert labels(again)
    assert await table.standing() == before
    assert not (await pressed(table.ann, again, CHANGE_TERRAIN)).text.startswith(STALE)


async def test_a_confirmation_of_yesterday_does_nothing(table):
    await table.stand(position(**HERE))
    kinds = await table.panel(table.ann)
    sure = await pressed(table.ann, kinds, end_of(kinds))
    await typed(table.ann, table.thread, "realms transform", hex="e1", terrain="Water")
    before = await table.standing()

    again = await pressed(table.ann, sure, "Do it")

    assert again.text.startswith(STALE)
    assert await table.standing() == before


async def test_a_doubled_click_acts_once(table):
    await table.stand(position(**HERE))
    kinds = await table.panel(table.ann)
    sure = await pressed(table.ann, kinds, end_of(kinds))

    for reply in await asyncio.gather(*(table.ann.press(sure, "Do it") for _ in range(2))):
        await settled(reply)
    await table.quiet()

    assert (await table.standing()).table.active == 1
    deeds = await table.registry.store.deeds(await table.number())
    assert len([deed for deed in deeds if deed.action is not None]) == 1


async def test_who_is_not_asked_reads_whom_the_match_waits_for(table):
    await table.stand(position(thor="D4"))

    panel = await table.panel(table.bo)

    assert (
        panel.text.split("\n\n")[-1]
        == "Nothing to decide for you now. Waiting for \u2068Ann\u2069."
    )
    assert labels(panel) == []


async def test_a_panel_closes_when_the_match_is_over(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    await table.services.concessions.concede(await table.number(), table.bo.id)

    over = await pressed(table.ann, panel, CHANGE_TERRAIN)

    assert "This match is over." in over.text
    assert labels(over) == []


async def test_a_panel_works_after_a_restart(table):
    await table.stand(position(thor="D4"))
    panel = await table.panel(table.ann)
    await table.disconnect()
    await table.connect()

    assert "◂ Back" in labels(await pressed(table.ann, panel, CHANGE_TERRAIN))


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

    assert "Waiting for" in first.text
    assert STALE not in second.text
    assert (await table.standing()).table.turn == 1
