"""Buttons about a roll in War of the 9 Realms: each holds its odds, or they are not seen at all."""

import pytest

from tests.cogs.scene import labels
from tests.games.nine_realms.builder import NORSEMEN
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
