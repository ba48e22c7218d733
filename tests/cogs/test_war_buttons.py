"""Buttons about a roll in War of the 9 Realms: each holds its odds, or they are not seen at all."""

import pytest

from games.nine_realms.forces import Figure
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, TurnEnd
from tests.cogs.scene import labels, pressed
from tests.games.nine_realms.builder import (
    A3,
    AD5,
    AESIR,
    D6,
    HJORDIS,
    NORSEMEN,
    RA,
    SINFJOTLI,
    THOR,
    at,
    board,
    position,
    rolled,
    window,
)
from tests.games.nine_realms.scenes import pending


@pytest.fixture
async def bos_panel(table):
    """Shows what Bo, the second seat, is asked; he may strike back for an action."""

    async def shown(*dice, **described):
        await table.stand(pending(*dice, asked=NORSEMEN, actions=(6, 1), **described))
        return await table.panel(table.bo)

    return shown


async def test_striking_back_is_two_buttons_with_the_odds(bos_panel):
    """Without a card that is all there is to decide: no menu for a yes or no."""
    panel = await bos_panel(10, 5, 1, 1)

    assert panel.menus == []
    assert "Yes — 89 % to hurt" in labels(panel)
    assert "No" in labels(panel)


@pytest.mark.parametrize("dice", [(10, 5, 1, 1), (10, 9, 1, 1)])
async def test_each_way_to_roll_again_and_to_strike_back_has_its_odds(bos_panel, dice):
    """On its button, beside what it is done with."""
    panel = await bos_panel(*dice, hands=((), (A3, RA, D6)))

    told = [label for label in labels(panel) if label.startswith(("Re-roll all", "Accept and s"))]

    assert len(told) == 2
    assert all(" %" in label and len(label) <= 80 for label in told)


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((6, 6, 6, 1), "19 against 23: Sinfjotli loses no Health"),
        ((9, 8, 8, 1), "26 against 23: not enough alone, 1 Health lost"),
        ((9, 9, 9, 1), "28 against 23: no use, Sinfjotli loses 1 Health"),
    ],
)
async def test_each_card_says_on_its_button_how_the_roll_lies_with_it(bos_panel, dice, said):
    """In fewer words where all of them are too long for a button."""
    panel = await bos_panel(*dice, hands=((), (AD5, AD5)))

    assert f"Play “+5 attack or Defence” — {said}" in labels(panel)


async def test_a_card_that_breaks_the_bloodline_is_not_called_useless(table):
    """Nor does the question say that nothing can be added."""
    pieces = board(thor="E4", hjordis="E5", actions=(6, 0), hands=([AD5], []))
    await table.stand(window(pieces, rolled(pieces, THOR, HJORDIS, 3, 3, 3, 3)))
    panel = await table.panel(table.ann)

    broken = "Play “+5 attack or Defence” — 17 against 17: breaks Bloodline, no Health lost"
    assert broken in labels(panel)
    assert "It takes +5 attack to break Ancient Bloodline." in panel.text


@pytest.mark.parametrize(
    ("figure", "hand", "named"),
    [
        ("sinfjotli", (A3,), "Re-roll one die: Fate card"),
        ("frigg", (), "Re-roll one die: Foresight"),
        ("frigg", (A3,), "Re-roll one die"),
    ],
)
async def test_a_re_roll_of_one_die_says_what_it_is_done_with(table, figure, hand, named):
    """A card is spent, an ability is not; of several ways one is chosen next."""
    seat = AESIR if figure == "frigg" else NORSEMEN
    against = {"frigg": "vanguard", "sinfjotli": "thor"}[figure]
    pieces = board(
        **{figure: "E4", against: "E5"},
        active=seat,
        actions=(6, 6),
        hands=(hand, ()) if seat == AESIR else ((), hand),
    )
    roll = rolled(pieces, Figure[figure.upper()], Figure[against.upper()], 7, 4, 3)
    await table.stand(window(pieces, roll, seat))
    person = table.ann if seat == AESIR else table.bo
    panel = await table.panel(person)
    way = await pressed(person, panel, named)

    assert f"✓ {named}" in way.text


async def test_odin_s_player_is_asked_to_discard_whatever_is_left_in_hand(table):
    """A card that was played for actions first leaves three, which are not too many."""
    pieces = board(hands=((AD5, AD5, D6), ()))
    await table.stand(at(pieces, AllSeeingEye(AESIR), ActionPhase(AESIR), TurnEnd(AESIR)))

    panel = await table.panel(table.ann)

    assert "All Seeing Eye: you draw up to four Fate cards. Then discard one" in panel.text
    assert "too many" not in panel.text


async def test_the_choice_of_a_prey_says_how_long_it_binds_and_what_it_costs(table):
    await table.stand(
        position(sinfjotli="E9", thor="C5", frigg="D4", valkyrie="E5", active=NORSEMEN)
    )
    panel = await table.panel(table.bo)

    asked = await pressed(table.bo, panel, "Choose Sinfjotli's prey")

    assert "Who is his prey until it dies? It costs no action." in asked.text


@pytest.mark.parametrize("dice", [(10, 5, 3, 1), (5, 5, 3, 1), (12, 11, 2, 1)])
async def test_every_set_of_dice_that_the_hunter_rolls_again_has_its_odds(table, dice):
    """Those of all its dice together, whatever they show: each set is one line of the menu."""
    pieces = board(sinfjotli="E5", thor="E4", prey=THOR, active=NORSEMEN, actions=(6, 6))
    await table.stand(window(pieces, rolled(pieces, SINFJOTLI, THOR, *dice), NORSEMEN))
    panel = await table.panel(table.bo)
    asked = await pressed(table.bo, panel, "Re-roll any dice (The Hunter)")
    (menu,) = asked.menus

    assert menu.most == 1
    assert " \N{MIDDLE DOT} ".join(map(str, dice)) in [one.label for one in menu.options]
    assert all(" % to " in one.description for one in menu.options)
