"""Buttons about a roll in War of the 9 Realms: each holds its odds, or they are not seen at all."""

import pytest

from tests.cogs.scene import labels
from tests.games.nine_realms.builder import A3, D6, NORSEMEN, RA
from tests.games.nine_realms.scenes import pending


@pytest.fixture
async def bos_panel(table):
    """Shows what Bo, the second seat, is asked; he may strike back for an action."""

    async def shown(*dice, **described):
        at = pending(*dice, asked=NORSEMEN, actions=(6, 1), **described)
        await table.stand(at)
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
