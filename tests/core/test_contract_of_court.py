"""The contract itself holds for a game of two to four, with windows and optional asks."""

import pytest

from play.simulation.contract import Redeals, checked
from play.simulation.playout import MatchTally
from tests.core.court import CourtTitle
from tests.core.court_nouns import Options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_court_keeps_the_contract(seats):
    """Random matches under all guards."""
    tally, redeals = MatchTally(), Redeals()
    for number in range(40):
        counted, dealt = checked(CourtTitle(), seats, Options(), f"court {number}")
        tally.merge(counted)
        redeals.merge(dealt)

    redeals.redeal_differs()
    assert (tally.finished, tally.endings) == (40, {"last-standing": 40})
    assert sum(tally.wins.values()) == 40
