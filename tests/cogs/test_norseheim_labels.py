"""Buttons of Gods cards before a throw: each has room for the chance that it gives."""

import pytest

from cogs.panels.asking import entries
from cogs.panels.asking.asked import Asked
from games.norseheim import TITLE
from games.norseheim.actions import PlayFavour
from games.norseheim.gods import Favour
from tests.cogs.test_offers import match
from tests.games.norseheim.builder import RING, SETTLED
from tests.games.norseheim.test_odds import before

ARMS = (Favour.BELT_OF_MIGHT, Favour.THUNDERCLAP, Favour.SECRET_PATH, Favour.GUNGNIR)


@pytest.mark.parametrize("card", ARMS)
@pytest.mark.parametrize("building", [SETTLED, RING])
def test_the_button_of_a_card_before_the_throw_tells_its_chance(card, building):
    """However long its name is."""
    position = before(card, 0, 1, building, walled=False)
    asked = Asked(match(TITLE, 3, position), 0, 999)
    action = PlayFavour(card)
    chance = entries.hint_at(asked, action).chance

    assert f" {chance} %" in entries.of_action(asked, action).label
