"""The seats that the next council will count, as far as the map tells now."""

import pytest

from games.core.vocabulary import Ending
from games.norseheim.character import Character
from games.norseheim.events import CouncilMet
from games.norseheim.forecast import is_ahead, seats_ahead
from games.norseheim.rules import RULES
from games.norseheim.steps.council import Council
from games.norseheim.table import Phase, Reason
from tests.games.looking import told
from tests.games.norseheim.builder import BJO, EIL, RAV, TAA, acting, ally, board, own, running


def ahead(table):
    """The forecast for each player."""
    view = RULES.view(acting(table), None)
    return [seats_ahead(view, seat) for seat in table.seats]


@pytest.mark.rule("R69", "R1")
def test_regions_and_chieftains_won_since_the_council_count_for_the_next():
    """Kings regions have no seat; what a rival has taken is gone."""
    table = board()
    table.lands |= {BJO: ally(0, 2), TAA: own(1, 1), EIL: own(1, 3), RAV: own(2, 1)}

    assert [table.seats_of(seat) for seat in table.seats] == [1, 1, 1]
    assert ahead(table) == [1, 2, 2]


@pytest.mark.rule("R47", "R69")
def test_chieftains_count_only_as_long_as_their_markers_may_stay():
    """Just as the council will find it when all give up what costs least."""
    lands = {RAV: own(1, 1), BJO: ally(0, 2), TAA: ally(0, 2)}
    weak = board(lands, character=Character(0, 0, 0))
    assert ahead(weak)[0] == 1

    position, _ = running(board(lands, character=Character(0, 0, 0)), Council())
    _, events = position.apply(0, position.default(0))
    assert told(events, CouncilMet)[0] == CouncilMet(seat=0, seats=1)


@pytest.mark.rule("R69", "R51")
@pytest.mark.parametrize(
    ("number", "phase", "there"),
    [
        (0, Phase.HOMES, False),
        (1, Phase.ACTIONS, True),
        (5, Phase.GIANTS, True),
        (6, Phase.ACTIONS, True),
        (6, Phase.COUNCIL, True),
        (6, Phase.GIANTS, False),
    ],
)
def test_no_council_is_ahead_before_the_first_round_and_after_the_last_council(
    number, phase, there
):
    """While markers are given up the last one has not counted yet; none follows an ending."""
    table = board(round=number, phase=phase)
    assert is_ahead(RULES.view(acting(table), None)) == there

    table.ending = Ending(Reason.LAST, (0,))
    assert not is_ahead(RULES.view(acting(table), None))
